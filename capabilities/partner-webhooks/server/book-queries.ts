import type { Queries, Tx } from '@wura/database';
import type { Person } from '@wura/wallets/server/kinds';
import type { HistoryRecord } from '@wura/wallets/server/statements';

// What is read of the books, and how far it was read. All of it names wallets of customers with addresses, and no others.

/** False where no customer has an address. Wallets opened since are followed from their first link on. */
export async function followNewWallets(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.query('select from partner_webhooks.endpoint limit 1');
  if (rowCount === 0) return false;
  await tx.query(
    `insert into partner_webhooks.followed (wallet, customer, seq)
     select w.id, w.customer, 0 from wallets.customer_wallet w
      where w.customer in (select e.customer from partner_webhooks.endpoint e)
        and not exists (select from partner_webhooks.followed f where f.wallet = w.id)
     on conflict (wallet) do nothing`,
  );
  return true;
}

/** From here on: what was before a customer's first address is no news. What is still on its way is awaited. */
export async function followFromNow(tx: Tx, customer: bigint): Promise<void> {
  await tx.query(
    `insert into partner_webhooks.followed (wallet, customer, seq)
     select w.id, w.customer, wallets.last_link(w.id) from wallets.customer_wallet w where w.customer = $1
     on conflict (wallet) do update set seq = excluded.seq`,
    [customer],
  );
  await tx.query(
    `insert into partner_webhooks.awaited (transfer_id, customer, wallet, seq)
     select m.transfer_id, m.customer, m.wallet, m.seq from wallets.waiting_movement m
      where m.customer = $1 and m.status = 'pending' on conflict (transfer_id) do nothing`,
    [customer],
  );
}

export interface Place {
  readonly wallet: number | bigint;
  readonly seq: bigint;
}

export interface Link extends Place {
  readonly transfer_id: bigint;
  readonly gives_back: boolean;
}

/** What was written since, of each wallet in its order; no other worker reads on until the transaction ends. */
export async function readLinks(tx: Tx, most: number): Promise<Link[]> {
  const { rows } = await tx.query<Link>(
    `select f.wallet, e.seq, e.transfer_id, e.gives_back
       from partner_webhooks.followed f
       join lateral (select seq, transfer_id, gives_back from ledger.entry
                      where wallet_id = f.wallet and seq > f.seq order by seq limit $1) e on true
      where f.customer in (select customer from partner_webhooks.endpoint)
      order by f.wallet, e.seq`,
    [most],
  );
  return rows;
}

export async function moveFollowed(tx: Tx, links: readonly Link[]): Promise<void> {
  const last = new Map(links.map(({ wallet, seq }) => [wallet, seq]));
  if (last.size === 0) return;
  await tx.query(
    `update partner_webhooks.followed f set seq = n.seq
       from unnest($1::integer[], $2::bigint[]) as n (wallet, seq) where f.wallet = n.wallet and f.seq < n.seq`,
    [[...last.keys()], [...last.values()]],
  );
}

/** Where the payments stand whose money these links give back. */
export async function readBacks(tx: Tx, links: readonly Link[]): Promise<Place[]> {
  if (links.length === 0) return [];
  const { rows } = await tx.query<Place>(
    `select m.wallet, m.seq from ledger.giving_back g join wallets.waiting_movement m on m.transfer_id = g.transfer_id
      where g.by_transfer = any ($1::bigint[])`,
    [links.map(({ transfer_id: id }) => id)],
  );
  return rows;
}

export type RowAsRead = HistoryRecord & {
  wallet_id: bigint;
  seq: bigint;
  transfer_id: bigint;
  counterparty: bigint;
  amount: bigint;
  kind: number;
  currency: number;
  /** How the hold ended first: what was settled may have been given back since. */
  outcome: 'settled' | 'returned' | null;
};

export async function readRows(tx: Tx, places: readonly Place[]): Promise<RowAsRead[]> {
  if (places.length === 0) return [];
  const { rows } = await tx.query<RowAsRead>(
    `select h.*, x.outcome
       from (select distinct wallet, seq from unnest($1::integer[], $2::bigint[]) as n (wallet, seq)) p
       join wallets.history_row h on h.wallet_id = p.wallet and h.seq = p.seq
       left join ledger.hold_end x on h.is_hold and x.transfer_id = h.transfer_id
      order by h.wallet_id, h.seq`,
    [places.map(({ wallet }) => wallet), places.map(({ seq }) => seq)],
  );
  return rows;
}

export async function awaitEnds(tx: Tx, rows: readonly RowAsRead[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(
    `insert into partner_webhooks.awaited (transfer_id, customer, wallet, seq)
     select n.transfer_id, f.customer, n.wallet, n.seq
       from unnest($1::bigint[], $2::integer[], $3::bigint[]) as n (transfer_id, wallet, seq)
       join partner_webhooks.followed f on f.wallet = n.wallet
     on conflict (transfer_id) do nothing`,
    [rows.map(({ transfer_id: id }) => id), rows.map(({ wallet_id: wallet }) => wallet), rows.map(({ seq }) => seq)],
  );
}

/** Those that have come to an end since, and are awaited no more. */
export async function takeEnded(tx: Tx): Promise<Place[]> {
  const { rows } = await tx.query<Place>(
    `delete from partner_webhooks.awaited a using ledger.hold_end x where x.transfer_id = a.transfer_id
     returning a.wallet, a.seq`,
  );
  return rows;
}

export async function readPeople(db: Queries, customers: readonly bigint[]): Promise<Map<bigint, Person>> {
  const { rows } = await db.query<{ id: bigint; full_name: string; account_number: string }>(
    'select id, full_name, account_number from identity.person where id = any ($1::bigint[]) and not is_erased',
    [customers],
  );
  return new Map(
    rows.map(({ id, full_name: fullName, account_number: accountNumber }) => [id, { fullName, accountNumber }]),
  );
}

/** What was told long ago; what is still to be told of it goes too. */
export async function tidyEvents(tx: Tx, before: Date): Promise<void> {
  await tx.query(
    `delete from partner_webhooks.event where id in (
       select id from partner_webhooks.event where created_at < $1 order by created_at limit 1000)`,
    [before],
  );
}
