import { textOf, wholeOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { invalid, success } from './answers.ts';
import type { Desk } from './desk.ts';
import type { TransactionRow, TransferRow } from './tables.ts';
import { transactionOnWire } from './transaction-wire.ts';
import { transferInFull } from './transfers.ts';

/** `GET /transaction`, newest first. */
export function listTransactions(desk: Desk, query: Body): Answer {
  const listed = pageOf<TransactionRow>(desk, query, 'paystack_transactions');
  if (!listed) return invalid('Invalid date');
  const volume = listed.rows.reduce((sum, { amount }) => sum + amount, 0);
  const meta = { ...listed.meta, total_volume: volume };
  return success(
    'Transactions retrieved',
    listed.rows.map(row => transactionOnWire(desk, row)),
    { meta },
  );
}

/** `GET /transfer`, newest first. */
export function listTransfers(desk: Desk, query: Body): Answer {
  const listed = pageOf<TransferRow>(desk, query, 'paystack_transfers');
  if (!listed) return invalid('Invalid date');
  return success(
    'Transfers retrieved',
    listed.rows.map(row => transferInFull(desk, row)),
    { meta: listed.meta },
  );
}

/** Nothing for a date that is none. Both ends of the stretch of time belong to it. */
function pageOf<Row extends { reference: string }>(
  { books, leftOut }: Desk,
  query: Body,
  table: 'paystack_transactions' | 'paystack_transfers',
): { rows: Row[]; meta: object } | undefined {
  const [from, to] = [momentOf(query['from'], 0), momentOf(query['to'], Number.MAX_SAFE_INTEGER)];
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  const perPage = Math.min(wholeOf(query['perPage']) ?? 50, 100);
  const page = wholeOf(query['page']) ?? 1;
  const skipped = (page - 1) * perPage;
  const where = `from ${table} where at between ?1 and ?2 and (?3 is null or status = ?3)`;
  const values = [from, to, textOf(query['status']) ?? null] as const;
  const total = books.one<{ count: number }>(`select count(*) as count ${where}`, ...values)!.count;
  const rows = books.all<Row>(`select * ${where} order by id desc limit ?4 offset ?5`, ...values, perPage, skipped);
  return {
    rows: rows.filter(({ reference }) => !leftOut.has(reference)),
    meta: { total, skipped, perPage, page, pageCount: Math.ceil(total / perPage) },
  };
}

export function momentOf(given: unknown, otherwise: number): number {
  const text = textOf(given);
  return text === undefined ? otherwise : Date.parse(text);
}
