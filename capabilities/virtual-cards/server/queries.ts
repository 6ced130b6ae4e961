import type { Queries, Tx } from '@wura/database';
import type { CardCurrency } from './ports.ts';

// The SQL about cards and what is on its way to and from them; that of their books is in entries.ts.

export interface CardRow {
  id: bigint;
  public_id: string;
  customer: bigint;
  wallet: bigint;
  currency: CardCurrency;
  provider: string;
  issuer_holder: string;
  issuer_card: string | null;
  reference: string;
  status: 'pending' | 'active' | 'closed' | 'failed';
  /** The house: the customer's account is frozen, or was until a moment ago. */
  frozen_by: 'you' | 'limit' | 'issuer' | 'house' | null;
  closing_since: Date | null;
  last_four: string | null;
  expiry_month: string | null;
  expiry_year: string | null;
  brand: string;
  per_purchase: bigint | null;
  per_month: bigint | null;
  is_single: boolean;
  merchant: string | null;
  top_up_below: bigint | null;
  top_up_amount: bigint | null;
  top_up_ceiling: bigint | null;
  top_up_wallet: bigint | null;
  created_at: Date;
  last_used_at: Date | null;
  closed_at: Date | null;
}

export async function insertCard(
  tx: Tx,
  card: Pick<
    CardRow,
    'public_id' | 'customer' | 'wallet' | 'currency' | 'provider' | 'issuer_holder' | 'reference' | 'is_single'
  >,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into virtual_cards.card (public_id, customer, wallet, currency, provider, issuer_holder, reference, is_single)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      card.public_id,
      card.customer,
      card.wallet,
      card.currency,
      card.provider,
      card.issuer_holder,
      card.reference,
      card.is_single,
    ],
  );
  return rows[0]!.id;
}

/** Nothing for a card of another customer's, as for one that is not there. */
export async function readCard(
  db: Queries,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<CardRow | undefined> {
  const { rows } = await db.query<CardRow>('select * from virtual_cards.card where public_id = $1 and customer = $2', [
    publicId,
    customer,
  ]);
  return rows[0];
}

export async function listCards(db: Queries, customer: bigint): Promise<CardRow[]> {
  const { rows } = await db.query<CardRow>('select * from virtual_cards.card where customer = $1 order by id desc', [
    customer,
  ]);
  return rows;
}

export async function findCard(db: Queries, publicId: string): Promise<CardRow | undefined> {
  const { rows } = await db.query<CardRow>('select * from virtual_cards.card where public_id = $1', [publicId]);
  return rows[0];
}

export async function findByIssuerCard(db: Queries, issuerCard: string): Promise<CardRow | undefined> {
  const { rows } = await db.query<CardRow>('select * from virtual_cards.card where issuer_card = $1', [issuerCard]);
  return rows[0];
}

/** The second who wants it waits, and then sees what the first has done. */
export async function lockCard(tx: Tx, id: bigint): Promise<CardRow> {
  const { rows } = await tx.query<CardRow>('select * from virtual_cards.card where id = $1 for update', [id]);
  return rows[0]!;
}

/** Some of what changes about a card. */
export async function updateCard(tx: Tx, id: bigint, change: Partial<CardRow>): Promise<void> {
  const names = Object.keys(change);
  if (names.length === 0) return;
  const sets = names.map((name, at) => `${name} = $${at + 2}`).join(', ');
  await tx.query(`update virtual_cards.card set ${sets} where id = $1`, [id, ...Object.values(change)]);
}

/** Cards that count against how many a customer may have, and those made in the last day. One at a time for a customer. */
export async function countCards(tx: Tx, customer: bigint): Promise<{ open: number; today: number; first: Date }> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('virtual_cards.card', $1))`, [customer]);
  const isNew = `created_at > statement_timestamp() - interval '1 day' and status <> 'failed'`;
  const { rows } = await tx.query<{ open: number; today: number; first: Date }>(
    `select count(*) filter (where status in ('pending', 'active'))::integer as open,
            count(*) filter (where ${isNew})::integer as today, min(created_at) filter (where ${isNew}) as first
       from virtual_cards.card where customer = $1`,
    [customer],
  );
  return rows[0]!;
}

export async function listOpen(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ issuer_card: string }>(
    `select issuer_card from virtual_cards.card where status = 'active' and issuer_card is not null order by id`,
  );
  return rows.map(row => row.issuer_card);
}

export interface HolderRow {
  issuer_holder: string;
}

export async function readHolder(
  db: Queries,
  { customer, provider }: { customer: bigint; provider: string },
): Promise<string | undefined> {
  const { rows } = await db.query<HolderRow>(
    'select issuer_holder from virtual_cards.holder where customer = $1 and provider = $2',
    [customer, provider],
  );
  return rows[0]?.issuer_holder;
}

/** Two that register at once leave one name: cards are ordered under it from then on. */
export async function insertHolder(
  db: Queries,
  { customer, provider, issuerHolder }: { customer: bigint; provider: string; issuerHolder: string },
): Promise<string> {
  await db.query(
    `insert into virtual_cards.holder (customer, provider, issuer_holder) values ($1, $2, $3)
     on conflict (customer) do nothing`,
    [customer, provider, issuerHolder],
  );
  return (await readHolder(db, { customer, provider }))!;
}

export interface FundingRow {
  reference: string;
  card: bigint;
  amount: bigint;
  currency: CardCurrency;
  transfer_id: bigint;
}

export async function insertFunding(tx: Tx, funding: FundingRow & { is_automatic?: boolean }): Promise<void> {
  await tx.query(
    `insert into virtual_cards.funding (reference, card, amount, currency, transfer_id, is_automatic)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      funding.reference,
      funding.card,
      funding.amount,
      funding.currency,
      funding.transfer_id,
      funding.is_automatic ?? false,
    ],
  );
}

export async function noteExchange(
  tx: Tx,
  { reference, transferId, isUndone }: { reference: string; transferId: number; isUndone: boolean },
): Promise<void> {
  const column = isUndone ? 'undone_transfer' : 'exchange_transfer';
  await tx.query(`update virtual_cards.funding set ${column} = $2 where reference = $1`, [reference, transferId]);
}

/** What is on its way to the card still, in the card's currency; the card's making is no funding of it. */
export async function readUnderWay(db: Queries, card: bigint): Promise<{ into: bigint; out: bigint }> {
  const { rows } = await db.query<{ into: bigint; out: bigint }>(
    `select coalesce((select sum(f.amount) from virtual_cards.funding f
                        join wallets.waiting_movement m on m.transfer_id = f.transfer_id
                       where f.card = $1 and m.status = 'pending'), 0)::bigint as into,
            coalesce((select sum(u.amount) from virtual_cards.unloading u
                       where u.card = $1 and u.state = 'open'), 0)::bigint as out`,
    [card],
  );
  return rows[0]!;
}

/** When money was last put on the card, or may have been. */
export async function readLastFunding(db: Queries, card: bigint): Promise<Date | undefined> {
  const { rows } = await db.query<{ created_at: Date }>(
    `select f.created_at from virtual_cards.funding f join wallets.waiting_movement m on m.transfer_id = f.transfer_id
      where f.card = $1 and m.status <> 'failed' order by f.created_at desc limit 1`,
    [card],
  );
  return rows[0]?.created_at;
}

export interface UnloadingRow {
  reference: string;
  card: bigint;
  customer: bigint;
  amount: bigint;
  purpose: 'withdraw' | 'close' | 'closed_by_issuer';
  state: 'open' | 'done' | 'declined';
  created_at: Date;
  asked_at: Date | null;
}

export async function insertUnloading(
  tx: Tx,
  row: Omit<UnloadingRow, 'state' | 'created_at' | 'asked_at'> & { request?: string | undefined },
): Promise<void> {
  await tx.query(
    `insert into virtual_cards.unloading (reference, card, customer, amount, purpose, request) values ($1, $2, $3, $4, $5, $6)`,
    [row.reference, row.card, row.customer, row.amount, row.purpose, row.request ?? null],
  );
}

/** `read_at`: what the time is by the clock that wrote when it was asked for. */
export async function lockUnloading(
  tx: Tx,
  reference: string,
): Promise<(UnloadingRow & { read_at: Date }) | undefined> {
  const { rows } = await tx.query<UnloadingRow & { read_at: Date }>(
    'select *, clock_timestamp() as read_at from virtual_cards.unloading where reference = $1 for update',
    [reference],
  );
  return rows[0];
}

/** Now, or when it is known to have been. */
export async function noteUnloadAsked(tx: Tx, reference: string, at?: Date): Promise<void> {
  await tx.query('update virtual_cards.unloading set asked_at = coalesce($2, clock_timestamp()) where reference = $1', [
    reference,
    at ?? null,
  ]);
}

export async function readUnloading(
  db: Queries,
  of: { card: bigint; state: 'open' } | { customer: bigint; request: string },
): Promise<UnloadingRow | undefined> {
  const { rows } =
    'card' in of
      ? await db.query<UnloadingRow>(`select * from virtual_cards.unloading where card = $1 and state = 'open'`, [
          of.card,
        ])
      : await db.query<UnloadingRow>('select * from virtual_cards.unloading where customer = $1 and request = $2', [
          of.customer,
          of.request,
        ]);
  return rows[0];
}

export async function endUnloading(
  tx: Tx,
  { reference, state, transferId }: { reference: string; state: 'done' | 'declined'; transferId: number | null },
): Promise<void> {
  await tx.query(
    `update virtual_cards.unloading set state = $2, transfer_id = $3, ended_at = clock_timestamp() where reference = $1`,
    [reference, state, transferId],
  );
}

/** How often a customer looked at numbers in the last hour, this time included; the time stands whatever comes after. */
export async function noteReveal(
  db: Queries,
  { card, customer, address, requestId }: { card: bigint; customer: bigint; address: string; requestId: string },
): Promise<void> {
  await db.query('insert into virtual_cards.reveal (card, customer, address, request_id) values ($1, $2, $3, $4)', [
    card,
    customer,
    address,
    requestId,
  ]);
}

/** Until the transaction ends no other look of this customer's is counted. */
export async function lockReveals(tx: Tx, customer: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('virtual_cards.reveal', $1))`, [customer]);
}

export async function countReveals(db: Queries, customer: bigint): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await db.query<{ count: number; oldest: Date | null }>(
    `select count(*)::integer as count, min(at) as oldest from virtual_cards.reveal
      where customer = $1 and at > statement_timestamp() - interval '1 hour'`,
    [customer],
  );
  return rows[0]!;
}
