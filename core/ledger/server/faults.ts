import type { DatabaseError } from 'pg';

/** Keys of the books that only a writer of an older version, or one at the same instant, could have taken first. */
const raced = new Set(['entry_pkey', 'entry_request', 'ending_pkey', 'reversal_pkey']);

export function isRacedKey(error: unknown): boolean {
  return raced.has((error as Partial<DatabaseError>).constraint ?? '');
}

/** The code of the notice that as many batches are at work as may be, so that this one queues. */
export const isQueueing = (code: string | undefined): boolean => code === 'WL006';
