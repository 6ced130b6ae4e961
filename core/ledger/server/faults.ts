import { isDatabaseBusy, isDatabaseUnavailable } from '@wura/database/errors';
import type { DatabaseError } from 'pg';

/** What went wrong with a batch, as far as it matters for what to do next. */
export type BatchFault = 'stale' | 'done_before' | 'disconnected' | 'ended_before' | 'over_allowance' | 'rejected';

export function batchFault(error: unknown): BatchFault {
  if (isDatabaseUnavailable(error)) return 'disconnected';
  const { code, constraint } = error as Partial<DatabaseError>;
  if (constraint === 'entry_request') return 'done_before';
  if (constraint === 'ending_pkey' || constraint === 'reversal_pkey') return 'ended_before';
  if (code === 'WL006') return 'over_allowance';
  return isStale(error) || code === '40P01' || isDatabaseBusy(error) ? 'stale' : 'rejected';
}

/**
 * Somebody else wrote the same link first. A negative balance belongs here too: our own check had passed, so the head it
 * used was not the last one.
 */
export function isStale(error: unknown): boolean {
  const { code, constraint } = error as Partial<DatabaseError>;
  return code === '40001' || constraint === 'entry_pkey' || constraint === 'customers_never_owe';
}
