import type { OwnRecords, OwnEntry } from '@wura/provider-payments/server/own-records';
import type { RecordState } from '@wura/provider-payments/server/ports';
import { depositJob } from './kinds.ts';
import { firstBegunAt, readBegunIn, readMoved, readNamed, type BookRow } from './queries.ts';

/** Deposits as they are held against the records of the provider that took the money. */
export function depositRecords({ provider }: { provider: string }): OwnRecords {
  return {
    operation: 'charge',
    job: depositJob,
    begunIn: async (db, stretch) => (await readBegunIn(db, provider, stretch)).map(entryOf),
    find: async (db, references) => (await readNamed(db, provider, references)).map(entryOf),
    beganAt: db => firstBegunAt(db, provider),
    moved: (db, transferIds) => readMoved(db, provider, transferIds),
  };
}

function entryOf(row: BookRow): OwnEntry {
  return {
    reference: row.reference,
    amountMinor: row.amount,
    currency: 'NGN',
    state: stateOf(row),
    at: row.created_at,
    changedAt: row.updated_at,
    customer: row.customer,
  };
}

/** What was credited is the ledger's to say; a deposit that claims to be and is in no book counts as open. */
function stateOf({ state, is_credited: isCredited }: BookRow): RecordState {
  if (isCredited) return state === 'reversed' ? 'reversed' : 'done';
  return state === 'failed' ? 'failed' : 'open';
}
