import type { CurrencyCode } from '@wura/money/currencies';
import { currencyById } from '@wura/money/currencies';
import type { Queries, Tx } from '@wura/database';
import type { z } from 'zod';
import type { PaymentState } from '../contract.ts';

// All SQL about payments to the outside.

export type Goods = Readonly<Record<string, unknown>>;

export interface Payment<Details = unknown> {
  readonly reference: string;
  readonly provider: string;
  readonly transferId: number;
  readonly customer: bigint;
  readonly state: PaymentState;
  readonly reason: string | null;
  /** What the provider calls it, once it has said so. */
  readonly providerReference: string | null;
  readonly sessionId: string | null;
  /** What was bought, as its seller's adapter gave it. */
  readonly goods: Goods | null;
  /** False where its seller never hears our reference. */
  readonly takesReference: boolean;
  /** A person has said that no line of their list is this one. */
  readonly isNoneOfTheirs: boolean;
  /** When the first call about it left. */
  readonly sentAt: Date | null;
  /** How often the provider was asked. */
  readonly asked: number;
  /** When a call about it last left, of which it is not known that it was answered. */
  readonly askedAt: Date | null;
  readonly createdAt: Date;
  /** When this was read, by the clock that wrote the other times. */
  readonly readAt: Date;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly details: Details;
}

interface PaymentRow {
  reference: string;
  provider: string;
  transfer_id: bigint;
  customer: bigint;
  state: PaymentState;
  reason: string | null;
  provider_reference: string | null;
  session_id: string | null;
  goods: Goods | null;
  takes_reference: boolean;
  is_none_of_theirs: boolean;
  sent_at: Date | null;
  asked: number;
  asked_at: Date | null;
  created_at: Date;
  read_at: Date;
  amount: bigint;
  currency: number;
  details: unknown;
}

export interface NewPaymentRow {
  readonly reference: string;
  readonly provider: string;
  readonly operation: string;
  readonly takesReference: boolean;
  readonly twin: string | undefined;
  readonly transferId: number;
  readonly customer: bigint;
}

export async function insertPayment(tx: Tx, payment: NewPaymentRow): Promise<void> {
  const { reference, provider, operation, takesReference, twin, transferId, customer } = payment;
  await tx.query(
    `insert into provider_payments.payment (reference, provider, operation, takes_reference, twin, transfer_id, customer)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [reference, provider, operation, takesReference, twin ?? null, transferId, customer],
  );
}

/** True for the refusal by the table of a purchase whose equal is under way. */
export const isTwinUnderWay = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'one_undecided';

const selectPayment = `select p.reference, p.provider, p.transfer_id, p.customer, p.state, p.reason, p.provider_reference,
    p.session_id, p.goods, p.takes_reference, p.is_none_of_theirs, p.sent_at, p.asked, p.asked_at, p.created_at, clock_timestamp() as read_at, m.amount, m.details, m.currency
  from provider_payments.payment p
  join wallets.waiting_movement m on m.transfer_id = p.transfer_id`;

/** By which the details of a payment are read: a row that its room did not write is refused rather than paid. */
export type Shape<Details> = Pick<z.ZodType<Details>, 'parse'>;

export async function readPayment<Details>(
  db: Queries,
  reference: string,
  shape: Shape<Details>,
): Promise<Payment<Details> | undefined> {
  const { rows } = await db.query<PaymentRow>(`${selectPayment} where p.reference = $1`, [reference]);
  return rows[0] && paymentOf(rows[0], shape);
}

export async function readPaymentOf<Details>(
  db: Queries,
  transferId: number,
  shape: Shape<Details>,
): Promise<Payment<Details> | undefined> {
  const { rows } = await db.query<PaymentRow>(`${selectPayment} where p.transfer_id = $1`, [transferId]);
  return rows[0] && paymentOf(rows[0], shape);
}

/** What was asked for under this reference, if it is ours. */
export async function readOperation(db: Queries, reference: string): Promise<string | undefined> {
  const { rows } = await db.query<{ operation: string }>(
    'select operation from provider_payments.payment where reference = $1',
    [reference],
  );
  return rows[0]?.operation;
}

/** The worker that comes second waits, and then sees what the first has done. */
export async function lockPayment<Details>(
  tx: Tx,
  reference: string,
  shape: Shape<Details>,
): Promise<Payment<Details> | undefined> {
  const { rows } = await tx.query<PaymentRow>(`${selectPayment} where p.reference = $1 for update of p`, [reference]);
  return rows[0] && paymentOf(rows[0], shape);
}

/** Written before the call leaves, so that the worker that finds it later asks instead of sending again. */
export async function noteAsked(tx: Tx, reference: string): Promise<void> {
  await tx.query(
    `update provider_payments.payment
        set asked = asked + 1, asked_at = clock_timestamp(), sent_at = coalesce(sent_at, clock_timestamp()), state = case state when 'held' then 'asked' else state end
      where reference = $1`,
    [reference],
  );
}

/** The last call was answered, so what may still be under way is the one before it. */
export async function noteAnswered(tx: Tx, reference: string, underWaySince: Date): Promise<void> {
  await tx.query('update provider_payments.payment set asked_at = $2 where reference = $1', [reference, underWaySince]);
}

export interface Learnt {
  readonly state: PaymentState;
  readonly providerReference?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly reason?: string | undefined;
  readonly goods?: Goods | undefined;
}

export async function noteLearnt(tx: Tx, reference: string, learnt: Learnt): Promise<void> {
  const { state, providerReference, sessionId, reason, goods } = learnt;
  const hasEnded = state === 'succeeded' || state === 'declined' || state === 'reversed';
  await tx.query(
    `update provider_payments.payment
        set state = $2, provider_reference = coalesce($3, provider_reference), session_id = coalesce($4, session_id),
            reason = coalesce($5, reason), goods = coalesce($7, goods), ended_at = case when $6 then clock_timestamp() end
      where reference = $1`,
    [
      reference,
      state,
      providerReference ?? null,
      sessionId ?? null,
      reason?.slice(0, 500) ?? null,
      hasEnded,
      goods ? JSON.stringify(goods) : null,
    ],
  );
}

/** What they only told after they had carried it out. What is known stays. */
export async function noteTold(
  tx: Tx,
  reference: string,
  { sessionId, goods, providerReference }: Pick<Learnt, 'sessionId' | 'goods' | 'providerReference'>,
): Promise<void> {
  if (sessionId === undefined && goods === undefined && providerReference === undefined) return;
  await tx.query(
    `update provider_payments.payment
        set session_id = coalesce($2, session_id), goods = coalesce(goods, $3),
            provider_reference = coalesce(provider_reference, $4)
      where reference = $1`,
    [reference, sessionId ?? null, goods ? JSON.stringify(goods) : null, providerReference ?? null],
  );
}

/** Which of these rows of a seller's list other payments of ours have claimed. */
export async function readClaimed(
  db: Queries,
  { provider, reference }: Pick<Payment, 'provider' | 'reference'>,
  theirs: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ provider_reference: string }>(
    `select provider_reference from provider_payments.payment
      where provider = $1 and provider_reference = any($2) and not takes_reference and reference <> $3`,
    [provider, theirs, reference],
  );
  return new Set(rows.map(row => row.provider_reference));
}

export interface Step {
  readonly state: PaymentState;
  readonly at: Date;
}

/** How far a payment has come, for a movement that is one. */
export async function readWayOut(
  db: Queries,
  transferId: number,
): Promise<{ sessionId: string | null; steps: readonly Step[] } | undefined> {
  const { rows } = await db.query<Step & { session_id: string | null }>(
    `select s.state, s.at, p.session_id
       from provider_payments.payment p join provider_payments.step s on s.reference = p.reference
      where p.transfer_id = $1 order by s.id`,
    [transferId],
  );
  return rows[0] && { sessionId: rows[0].session_id, steps: rows };
}

function paymentOf<Details>(row: PaymentRow, shape: Shape<Details>): Payment<Details> {
  return {
    reference: row.reference,
    provider: row.provider,
    transferId: Number(row.transfer_id),
    customer: row.customer,
    state: row.state,
    reason: row.reason,
    providerReference: row.provider_reference,
    sessionId: row.session_id,
    goods: row.goods,
    takesReference: row.takes_reference,
    isNoneOfTheirs: row.is_none_of_theirs,
    sentAt: row.sent_at,
    asked: row.asked,
    askedAt: row.asked_at,
    createdAt: row.created_at,
    readAt: row.read_at,
    amountMinor: row.amount,
    currency: currencyById(row.currency).code,
    details: shape.parse(row.details),
  };
}
