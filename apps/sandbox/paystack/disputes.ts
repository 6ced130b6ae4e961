import { iso, textOf, wholeOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { invalid, success } from './answers.ts';
import type { Desk } from './desk.ts';
import { domain } from './fields.ts';
import { momentOf } from './lists.ts';
import { giveBack } from './refunds.ts';
import type { DisputeRow, TransactionRow } from './tables.ts';
import { transactionIdBase, transactionOnWire } from './transaction-wire.ts';
import { byId } from './transactions.ts';

const disputeIdBase = 14_000_000;
/** As long as a merchant has to answer. */
const answerMs = 24 * 60 * 60_000;

/** `GET /dispute`, newest first; of one transaction, or of a stretch of time. */
export function listDisputes(desk: Desk, query: Body): Answer {
  const [from, to] = [momentOf(query['from'], 0), momentOf(query['to'], Number.MAX_SAFE_INTEGER)];
  if (Number.isNaN(from) || Number.isNaN(to)) return invalid('Invalid date');
  const transaction = textOf(query['transaction']);
  const id = transaction === undefined ? null : Number(transaction) - transactionIdBase;
  const perPage = Math.min(wholeOf(query['perPage']) ?? 50, 100);
  const page = wholeOf(query['page']) ?? 1;
  const where = 'from paystack_disputes where at between ?1 and ?2 and (?3 is null or transaction_id = ?3)';
  const total = desk.books.one<{ count: number }>(`select count(*) as count ${where}`, from, to, id)!.count;
  const rows = desk.books.all<DisputeRow>(
    `select * ${where} order by id desc limit ?4 offset ?5`,
    from,
    to,
    id,
    perPage,
    (page - 1) * perPage,
  );
  const meta = { total, skipped: (page - 1) * perPage, perPage, page, pageCount: Math.ceil(total / perPage) };
  return success(
    'Disputes retrieved',
    rows.map(row => onWire(desk, row)),
    { meta },
  );
}

export interface Disputing {
  transaction: TransactionRow;
  amount: number;
  hasWebhook: boolean;
}

/** A payer tells their bank that a payment was not theirs; nothing goes back before a bank has decided. */
export function openDispute(desk: Desk, { transaction, amount, hasWebhook }: Disputing) {
  const id = desk.books.run(
    `insert into paystack_disputes (transaction_id, amount, status, at, updated_at, due_at)
     values (?1, ?2, 'awaiting-merchant-feedback', ?3, ?3, ?4)`,
    transaction.id,
    amount,
    desk.now(),
    desk.now() + answerMs,
  );
  return announce(desk, { id, event: 'charge.dispute.create', hasWebhook });
}

/** Won, the money stays; lost, it goes back to the payer. */
export function decideDispute(
  desk: Desk,
  { id, transaction_id: transactionId, amount }: DisputeRow,
  { isLost, hasWebhook }: { isLost: boolean; hasWebhook: boolean },
) {
  desk.books.run(
    `update paystack_disputes set status = 'resolved', resolution = ?2, updated_at = ?3 where id = ?1`,
    id,
    isLost ? 'merchant-accepted' : 'declined',
    desk.now(),
  );
  if (isLost) giveBack(desk, { transaction: byId(desk, transactionId), amount, isDispute: true, hasWebhook });
  return announce(desk, { id, event: 'charge.dispute.resolve', hasWebhook });
}

export function openDisputeOf({ books }: Desk, { id }: TransactionRow): DisputeRow | undefined {
  return books.one<DisputeRow>(`select * from paystack_disputes where transaction_id = ? and status <> 'resolved'`, id);
}

function announce(desk: Desk, { id, event, hasWebhook }: { id: number; event: string; hasWebhook: boolean }) {
  const row = desk.books.one<DisputeRow>('select * from paystack_disputes where id = ?', id)!;
  const data = onWire(desk, row);
  desk.sendEvent(event, data, { reference: data.transaction.reference, isWithheld: !hasWebhook });
  return data;
}

function onWire(desk: Desk, row: DisputeRow) {
  const transaction = transactionOnWire(desk, byId(desk, row.transaction_id));
  return {
    id: row.id + disputeIdBase,
    refund_amount: row.amount,
    currency: 'NGN',
    status: row.status,
    resolution: row.resolution,
    domain,
    transaction,
    // Null in their samples, though the transaction beside it has one.
    transaction_reference: null,
    category: 'chargeback',
    customer: transaction.customer,
    bin: null,
    last4: null,
    dueAt: iso(row.due_at),
    resolvedAt: row.status === 'resolved' ? iso(row.updated_at) : null,
    evidence: null,
    attachments: null,
    note: null,
    history: [],
    messages: [],
    createdAt: iso(row.at),
    updatedAt: iso(row.updated_at),
  };
}
