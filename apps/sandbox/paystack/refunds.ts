import { iso, makeCode, textOf, wholeOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { fullyReversed, invalid, missing, refundNotFound, success, transactionNotFound } from './answers.ts';
import type { Desk } from './desk.ts';
import { domain, integration, koboOf } from './fields.ts';
import { momentOf } from './lists.ts';
import type { RefundRow, RefundStatus, TransactionRow } from './tables.ts';
import { byId, findByReference, reverse } from './transactions.ts';
import { transactionIdBase, transactionOnWire } from './transaction-wire.ts';

const refundIdBase = 7_000_000;

/** `POST /refund`, of a part or of what is left. Undecided: it stays pending until it is settled. */
export function refund(desk: Desk, body: Body, how: { isUndecided: boolean }): Answer {
  const named = textOf(body['transaction']);
  if (!named) return missing('Transaction is required');
  const transaction = findTransaction(desk, named);
  if (!transaction) return transactionNotFound;
  if (transaction.status === 'reversed') return fullyReversed;
  if (transaction.status !== 'success') return invalid('Only successful transactions can be refunded');
  const left = transaction.amount - refundedOf(desk, transaction.id);
  const amount = body['amount'] === undefined ? left : koboOf(body['amount']);
  if (left <= 0) return fullyReversed;
  if (amount === undefined || amount > left) return invalid('Refund amount cannot be more than transaction amount');
  const row = giveBack(desk, {
    transaction,
    amount,
    isDispute: false,
    hasWebhook: true,
    merchantNote: textOf(body['merchant_note']) ?? null,
    customerNote: textOf(body['customer_note']) ?? null,
    isUndecided: how.isUndecided,
  });
  const wire = { ...refundOnWire(row), transaction: transactionOnWire(desk, byId(desk, transaction.id)) };
  return success('Refund has been queued for processing', wire);
}

/** `GET /refund`, newest first; of one transaction, or of a stretch of time. */
export function listRefunds({ books }: Desk, query: Body): Answer {
  const [from, to] = [momentOf(query['from'], 0), momentOf(query['to'], Number.MAX_SAFE_INTEGER)];
  if (Number.isNaN(from) || Number.isNaN(to)) return invalid('Invalid date');
  const id = wholeId(query['transaction']);
  const perPage = Math.min(wholeOf(query['perPage']) ?? 50, 100);
  const page = wholeOf(query['page']) ?? 1;
  const rows = books.all<RefundRow>(
    `select * from paystack_refunds where at between ?1 and ?2 and (?3 is null or transaction_id = ?3)
      order by id desc limit ?4 offset ?5`,
    from,
    to,
    id,
    perPage,
    (page - 1) * perPage,
  );
  return success('Refunds retrieved', rows.map(refundOnWire), { meta: { perPage, page } });
}

/** `GET /refund/:id`. */
export function fetchRefund(desk: Desk, id: string): Answer {
  const row = findRefund(desk, id);
  return row ? success('Refund retrieved', refundOnWire(row)) : refundNotFound;
}

export interface GivingBack {
  transaction: TransactionRow;
  amount: number;
  /** A payer's bank took it back, and not the merchant. */
  isDispute: boolean;
  hasWebhook: boolean;
  isUndecided?: boolean;
  merchantNote?: string | null;
  customerNote?: string | null;
}

/** Money goes back to the card or account it came from. */
export function giveBack(desk: Desk, giving: GivingBack): RefundRow {
  const { transaction, amount, isDispute, hasWebhook, isUndecided = false } = giving;
  const id = desk.books.run(
    `insert into paystack_refunds (code, transaction_id, amount, status, is_dispute, merchant_note, customer_note, at,
       updated_at)
     values (?1, ?2, ?3, 'pending', ?4, ?5, ?6, ?7, ?7)`,
    makeCode('TRF_'),
    transaction.id,
    amount,
    Number(isDispute),
    giving.merchantNote ?? null,
    giving.customerNote ?? null,
    desk.now(),
  );
  const row = desk.books.one<RefundRow>('select * from paystack_refunds where id = ?', id)!;
  announce(desk, row, { hasWebhook });
  return isUndecided ? row : settleRefund(desk, row, 'processed', { hasWebhook });
}

/** Processed or failed, and said by webhook. What was given back whole makes the payment a reversed one. */
export function settleRefund(
  desk: Desk,
  { id, transaction_id: transactionId }: RefundRow,
  status: RefundStatus,
  { hasWebhook = true } = {},
): RefundRow {
  desk.books.run('update paystack_refunds set status = ?2, updated_at = ?3 where id = ?1', id, status, desk.now());
  const row = desk.books.one<RefundRow>('select * from paystack_refunds where id = ?', id)!;
  const transaction = byId(desk, transactionId);
  if (status === 'processed' && refundedOf(desk, transactionId) >= transaction.amount) reverse(desk, transaction);
  announce(desk, row, { hasWebhook });
  return row;
}

export function findRefund({ books }: Desk, name: string): RefundRow | undefined {
  const id = /^\d{7,8}$/.test(name) ? Number(name) - refundIdBase : -1;
  return books.one<RefundRow>('select * from paystack_refunds where id = ?1 or code = ?2', id, name);
}

/** Pending included: it is promised already. */
function refundedOf({ books }: Desk, transactionId: number): number {
  const sql = `select coalesce(sum(amount), 0) as sum from paystack_refunds where transaction_id = ? and status <> 'failed'`;
  return books.one<{ sum: number }>(sql, transactionId)!.sum;
}

function findTransaction(desk: Desk, named: string): TransactionRow | undefined {
  const id = wholeId(named);
  const found =
    id === null ? undefined : desk.books.one<TransactionRow>('select * from paystack_transactions where id = ?', id);
  return findByReference(desk, named) ?? found;
}

const wholeId = (given: unknown): number | null => {
  const text = textOf(given);
  return text && /^\d{10}$/.test(text) ? Number(text) - transactionIdBase : null;
};

/** The transaction by its number, as their list has it. */
function refundOnWire(row: RefundRow) {
  return {
    integration,
    domain,
    id: row.id + refundIdBase,
    transaction: row.transaction_id + transactionIdBase,
    dispute: row.is_dispute === 1 ? row.id + 2 * refundIdBase : null,
    settlement: null,
    amount: row.amount,
    deducted_amount: row.amount,
    fully_deducted: true,
    currency: 'NGN',
    channel: 'card',
    status: row.status,
    refunded_by: row.is_dispute === 1 ? null : 'owner@wura.example',
    refunded_at: row.status === 'processed' ? iso(row.updated_at) : null,
    expected_at: iso(row.at + 7 * 86_400_000),
    merchant_note: row.merchant_note,
    customer_note: row.customer_note,
    createdAt: iso(row.at),
    updatedAt: iso(row.updated_at),
  };
}

function announce(desk: Desk, row: RefundRow, { hasWebhook }: { hasWebhook: boolean }): void {
  const { reference, ...transaction } = transactionOnWire(desk, byId(desk, row.transaction_id));
  const { customer } = transaction;
  const data = {
    status: row.status,
    transaction_reference: reference,
    refund_reference: row.code,
    // A string here, and a number in every other event.
    amount: String(row.amount),
    currency: 'NGN',
    processor: 'instant-transfer',
    customer: { first_name: customer.first_name, last_name: customer.last_name, email: customer.email },
    integration,
    domain,
  };
  desk.sendEvent(`refund.${row.status}`, data, { reference, isWithheld: !hasWebhook });
}
