import type { OwnRecords, OwnEntry } from '@wura/provider-payments/server/own-records';
import type { RecordState } from '@wura/provider-payments/server/ports';
import { depositJob, refundJob } from './kinds.ts';
import { firstBegunAt, readBegunIn, readMoved, readNamed, type BookRow } from './book-queries.ts';
import { readRefundsIn, readRefundsMoved, readRefundsNamed, type RefundRow } from './refund-queries.ts';

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

/** What was credited or set aside is the ledger's to say; a deposit that claims to be and is in no book counts as open. */
function stateOf({ state, is_booked: isBooked }: BookRow): RecordState {
  if (isBooked) return state === 'reversed' || state === 'returned' ? 'reversed' : 'done';
  return state === 'failed' || state === 'returned' ? 'failed' : 'open';
}

/** What went back to payers, by the provider's name for it. */
export function refundRecords({ provider }: { provider: string }): OwnRecords {
  return {
    operation: 'refund',
    job: refundJob,
    begunIn: async (db, stretch) => (await readRefundsIn(db, provider, stretch)).map(refundEntry),
    find: async (db, names) => (await readRefundsNamed(db, provider, names)).map(refundEntry),
    beganAt: db => firstBegunAt(db, provider),
    moved: (db, transferIds) => readRefundsMoved(db, provider, transferIds),
  };
}

function refundEntry({ name, amount, customer, created_at: at }: RefundRow): OwnEntry {
  return { reference: name, amountMinor: amount, currency: 'NGN', state: 'done', at, changedAt: at, customer };
}
