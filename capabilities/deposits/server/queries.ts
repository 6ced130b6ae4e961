import type { Queries, Tx } from '@wura/database';
import type { Intent } from '@wura/wallets/server/intents';

// The SQL of deposits; that of their refunds, of customers' own accounts and of the daily records stands beside it.

export type DepositState =
  | 'pending'
  | 'credited'
  | 'failed'
  | 'expired'
  /** A person decides. */
  | 'review'
  /** A person has decided that it goes back, and the provider has not said yet that it has. */
  | 'returning'
  | 'returned'
  | 'reversed';

export type ReviewReason = 'amount' | 'currency' | 'another_reference' | 'another_account';

export interface DepositRow {
  reference: string;
  channel: 'card' | 'account';
  provider: string;
  customer: bigint;
  wallet: bigint;
  amount: bigint;
  sender_name: string | null;
  sender_bank: string | null;
  state: DepositState;
  /** Why the provider would not begin it, if it would not. */
  refused: 'declined' | 'taken' | null;
  /** The provider has said that a bank is working on it. */
  is_processing: boolean;
  transfer_id: bigint | null;
  provider_reference: string | null;
  /** What the provider said, where that is not what was asked for. */
  reported: { readonly currency: string; readonly amount: string } | null;
  review_reason: ReviewReason | null;
  /** What came, in kobo, where it was not as asked. */
  received: bigint | null;
  set_aside_transfer_id: bigint | null;
  /** What two of the staff took out of the wallet again, to send it back. */
  taken_transfer_id: bigint | null;
  /** How often they did. */
  takings: number;
  refund_asked_at: Date | null;
  /** What has gone back of it by refunds and chargebacks, each on its own. */
  gone_back: bigint;
  created_at: Date;
  updated_at: Date;
}

/** Of a deposit called d. */
const columns = `d.reference, d.channel, d.provider, d.customer, d.wallet, d.amount, d.sender_name, d.sender_bank, d.state,
  d.refused, d.is_processing, d.transfer_id, d.provider_reference, d.reported, d.review_reason, d.received,
  d.set_aside_transfer_id, d.taken_transfer_id, d.takings, d.refund_asked_at, d.created_at, d.updated_at,
  (select coalesce(sum(r.moved), 0)::bigint from deposits.refund r where r.deposit = d.reference) as gone_back`;

type NewDeposit = Pick<DepositRow, 'reference' | 'channel' | 'provider' | 'customer' | 'wallet' | 'amount'> & {
  /** Where they are known. */
  senderName?: string;
  senderBank?: string;
};

/** False when the reference was used before, or this customer the key. */
export async function insertDeposit(tx: Tx, deposit: NewDeposit, intent?: Intent): Promise<boolean> {
  const { reference, channel, provider, customer, wallet, amount, senderName, senderBank } = deposit;
  const { rowCount } = await tx.query(
    `insert into deposits.deposit (reference, channel, provider, customer, wallet, amount, sender_name, sender_bank, request,
                                   fingerprint)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      reference,
      channel,
      provider,
      customer,
      wallet,
      amount,
      senderName || null,
      senderBank || null,
      intent?.isNamed ? intent.request : null,
      intent?.fingerprint ?? null,
    ],
  );
  return rowCount === 1;
}

export interface BegunRow {
  reference: string;
  fingerprint: number;
  access_code: string | null;
  checkout_url: string | null;
}

/** What was begun under this name of an intent. */
export async function findBegun(db: Queries, request: string): Promise<BegunRow | undefined> {
  const { rows } = await db.query<BegunRow>(
    'select reference, fingerprint, access_code, checkout_url from deposits.deposit where request = $1',
    [request],
  );
  return rows[0];
}

export async function readDeposit(db: Queries, reference: string): Promise<DepositRow | undefined> {
  const { rows } = await db.query<DepositRow>(`select ${columns} from deposits.deposit d where d.reference = $1`, [
    reference,
  ]);
  return rows[0];
}

export async function lockDeposit(tx: Tx, reference: string): Promise<DepositRow | undefined> {
  const { rows } = await tx.query<{ reference: string }>(
    'select reference from deposits.deposit where reference = $1 for update',
    [reference],
  );
  // Read once it is ours: what went back of it may have been written while we waited.
  return rows[0] && readDeposit(tx, reference);
}

/** What we call the payment that the provider knows by this number. */
export async function findByProvider(
  db: Queries,
  { provider, number }: { provider: string; number: string },
): Promise<string | undefined> {
  const { rows } = await db.query<{ reference: string }>(
    'select reference from deposits.deposit where provider = $1 and provider_reference = $2',
    [provider, number],
  );
  return rows[0]?.reference;
}

export interface Change {
  state: DepositState;
  providerReference?: string;
  refused?: 'declined' | 'taken';
  reversalId?: number;
  reported?: Readonly<Record<string, string>>;
  transferId?: number;
  reviewReason?: ReviewReason;
  received?: bigint;
  setAsideId?: number;
  reversalAmount?: bigint;
}

export async function updateDeposit(tx: Tx, reference: string, change: Change): Promise<void> {
  await tx.query(
    `update deposits.deposit
        set state = $2, provider_reference = coalesce($3, provider_reference), reported = coalesce($4, reported),
            transfer_id = coalesce($5, transfer_id), refused = coalesce($6, refused),
            reversal_transfer_id = coalesce($7, reversal_transfer_id), review_reason = coalesce($8, review_reason),
            received = coalesce($9, received), set_aside_transfer_id = coalesce($10, set_aside_transfer_id),
            reversal_amount = coalesce($11, reversal_amount), updated_at = clock_timestamp()
      where reference = $1`,
    [
      reference,
      change.state,
      change.providerReference ?? null,
      change.reported ? JSON.stringify(change.reported) : null,
      change.transferId ?? null,
      change.refused ?? null,
      change.reversalId ?? null,
      change.reviewReason ?? null,
      change.received ?? null,
      change.setAsideId ?? null,
      change.reversalAmount ?? null,
    ],
  );
}

/** It has left the wallet by this transfer, or is in it again. */
export async function noteTaken(tx: Tx, reference: string, transferId: number | null): Promise<void> {
  await tx.query(
    `update deposits.deposit set taken_transfer_id = $2, takings = takings + case when $2::bigint is null then 0 else 1 end
      where reference = $1`,
    [reference, transferId],
  );
}

/** Whether a bank is working on it, as the provider has just said. */
export async function noteProcessing(tx: Tx, reference: string, isProcessing: boolean): Promise<void> {
  await tx.query('update deposits.deposit set is_processing = $2 where reference = $1', [reference, isProcessing]);
}

export async function noteBegun(
  tx: Tx,
  { reference, accessCode, url }: { reference: string; accessCode: string; url: string },
): Promise<void> {
  await tx.query('update deposits.deposit set access_code = $2, checkout_url = $3 where reference = $1', [
    reference,
    accessCode,
    url,
  ]);
}

/** One deposit at a time is begun for each customer, so that two at once cannot both find room for themselves. */
export async function queueOfCustomer(tx: Tx, customer: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('deposits.deposit', $1))`, [customer]);
}

/** What may still arrive of deposits that were begun lately, and what has come in since a moment. */
export async function sumOf(
  tx: Tx,
  { customer, pendingSince, creditedSince }: { customer: bigint; pendingSince: Date; creditedSince: Date },
): Promise<{ pending: bigint; credited: bigint }> {
  const { rows } = await tx.query<{ pending: bigint; credited: bigint }>(
    `select coalesce(sum(amount) filter (where state in ('pending', 'review') and created_at > $2), 0)::bigint as pending,
            coalesce(sum(amount) filter (where state = 'credited' and created_at > $3), 0)::bigint as credited
       from deposits.deposit where customer = $1`,
    [customer, pendingSince, creditedSince],
  );
  return rows[0]!;
}

/** Newest first; `after` is where the last page ended. */
export async function listDeposits(
  db: Queries,
  { customer, limit, after }: { customer: bigint; limit: number; after: { at: Date; reference: string } | undefined },
): Promise<(DepositRow & { case_number: string | null; seq: bigint | null })[]> {
  const { rows } = await db.query<DepositRow & { case_number: string | null; seq: bigint | null }>(
    `select ${columns}, m.seq,
            (select c.number from cases.open_case c
              where c.subject = d.reference order by c.id desc limit 1) as case_number
       from deposits.deposit d
       left join wallets.waiting_movement m on m.transfer_id = d.transfer_id
      where d.customer = $1 and ($2::timestamptz is null or (d.created_at, d.reference) < ($2, $3))
      order by d.created_at desc, d.reference desc limit $4`,
    [customer, after?.at ?? null, after?.reference ?? null, limit],
  );
  return rows;
}

/** Asked before the call leaves: only a while later is it asked again. */
export async function noteRefundAsked(tx: Tx, reference: string, at: Date | null): Promise<void> {
  await tx.query('update deposits.deposit set refund_asked_at = $2 where reference = $1', [reference, at]);
}

export interface WaitingRow extends DepositRow {
  customer_id: string;
  customer_name: string;
  case_number: string | null;
}

/** What a person decides about, the longest waiting first; or has decided, or is of one customer, the newest first. */
export async function listWaiting(
  db: Queries,
  filter:
    | { state: DepositState | null; customer: string | null; limit: number; after: string | null }
    | { reference: string },
): Promise<WaitingRow[]> {
  const one = 'reference' in filter ? filter.reference : null;
  const { state = null, customer = null, limit = 1, after = null } = 'reference' in filter ? {} : filter;
  const [order, later] = state === 'review' ? ['asc', '>'] : ['desc', '<'];
  const { rows } = await db.query<WaitingRow>(
    `select ${columns}, p.public_id as customer_id, p.full_name as customer_name,
            (select c.number from cases.open_case c
              where c.subject = d.reference order by c.id desc limit 1) as case_number
       from deposits.deposit d join identity.person p on p.id = d.customer
      where ($4::text is null or d.reference = $4) and ($1::text is null or d.state = $1)
        and ($5::text is null or d.customer = (select of.id from identity.person of where of.public_id = $5))
        and ($3::text is null or (d.created_at, d.reference)
             ${later} (select l.created_at, l.reference from deposits.deposit l where l.reference = $3))
      order by d.created_at ${order}, d.reference ${order} limit $2`,
    [state, limit, after, one, customer],
  );
  return rows;
}
