import type { SpendingCategory } from '../categories.ts';
import { transaction, type Pool, type Queries, type Tx } from '@wura/database';
import { isDatabaseBusy, isReadOnly } from '@wura/database/errors';
import type { WalletId } from '@wura/ledger/server/order';
import { lagosDate } from '@wura/platform/time';
import { readCameBack } from './came-back.ts';
import { uuidOf } from './intents.ts';
import { intraTransfer, opening, type MovementKind } from './kinds.ts';
import { historyRowOf, type HistoryRecord, type HistoryRow } from './statements.ts';
import { isSpending, usualCategory } from './usual-category.ts';
import type { WalletFacts, Wallets } from './wallets.ts';

/** So many links are filed in one transaction. */
const portion = 2_000;
/** So long a caller waits for what is filed. */
const waitMsMost = 3_000;

/** Who a payment is for: another customer, or one outside whom a movement of this kind names. */
export type Party = { readonly customer: bigint } | { readonly kind: MovementKind; readonly details: unknown };

export interface Filing {
  /**
   * Files what was written to these wallets since they were last looked at, and answers whether that is all. A history of years
   * that nobody has looked at yet takes longer than a caller waits: the rest is filed behind the answer. Where the database
   * takes no changes, or another keeps these rows, it is not all, either: what is filed can still be read.
   */
  fileUp(pool: Pool, wallets: readonly WalletFacts[], options?: { waitMs?: number }): Promise<boolean>;
  /** What all movements of this customer's with one other side are filed under. */
  partyOf(owner: bigint, party: Party): string;
  /** What this movement is filed under if its customer says nothing. */
  usualOf(row: HistoryRow): string;
  /** The kinds whose movements a customer's history calls this. */
  kindsOf(category: string): readonly number[];
}

/** Keeps the index that customers find their movements by. */
export function createFiling({
  wallets,
  kinds = [],
}: {
  wallets: Pick<Wallets, 'byIds'>;
  kinds?: readonly MovementKind[];
}): Filing {
  const kindById = new Map([intraTransfer, opening, ...kinds].map(kind => [kind.id, kind]));
  const categoryOf = ({ kind }: HistoryRow['entry']) => kindById.get(kind)?.category ?? 'other';

  function usualOf({ entry }: HistoryRow): string {
    return usualCategory({
      category: categoryOf(entry),
      isSent: entry.amount < 0n,
      day: lagosDate(entry.createdAt.getTime()),
    });
  }

  /** The same for all that went to one customer, one account, or, where there is no other side, one kind of movement. */
  function partyOf(owner: bigint, party: Party): string {
    if ('customer' in party) return uuidOf(`party\0${owner}\0customer ${party.customer}`);
    return outsideParty(owner, party.kind, party.details);
  }

  function outsideParty(owner: bigint, kind: MovementKind | undefined, details: unknown): string {
    const other = kind?.outsider?.(kind.details.parse(details));
    const name = other ? `${other.accountNumber || other.fullName}\0${other.bankName ?? ''}` : '';
    return uuidOf(`party\0${owner}\0${kind?.category ?? ''}\0${name}`);
  }

  /** True where there may be more. */
  async function filePortion(tx: Tx, { id, owner }: WalletFacts): Promise<boolean> {
    const low = await lockFiling(tx, id);
    const { rows: ends } = await tx.query<{ last: bigint }>('select wallets.last_link($1) as last', [id]);
    const last = Number(ends[0]!.last);
    if (last <= low) return false;
    const high = Math.min(last, low + portion);
    const { rows: records } = await tx.query<HistoryRecord>(
      'select h.* from wallets.history_row h where h.wallet_id = $1 and h.seq > $2 and h.seq <= $3 order by h.seq',
      [id, low, high],
    );
    const rows = records.map(historyRowOf);
    const owners = await wallets.byIds([...new Set(rows.map(({ entry }) => entry.counterparty))], tx);
    const { rows: rules } = await tx.query<{ party: string; category: string }>(
      'select party, category from wallets.party_category where customer = $1',
      [owner],
    );
    const chosen = new Map(rules.map(({ party, category }) => [party, category]));
    await insertFiled(
      tx,
      id,
      rows.map(row => {
        const { entry, amountMinor } = row;
        const customer = owners.get(entry.counterparty)?.owner;
        const party =
          customer === undefined
            ? outsideParty(owner, kindById.get(entry.kind), row.details)
            : partyOf(owner, { customer });
        const isSent = entry.amount < 0n;
        return {
          seq: entry.seq,
          amount: amountMinor,
          spent: isSpending({ category: categoryOf(entry), isSent }) ? -entry.amount : 0n,
          party,
          month: `${lagosDate(entry.createdAt.getTime()).slice(0, 7)}-01`,
          kind: entry.kind,
          category: chosen.get(party) ?? usualOf(row),
        };
      }),
    );
    await unspend(tx, id, { low, high });
    await tx.query('update wallets.filing set filed_to = $2 where wallet = $1', [id, high]);
    return high < last;
  }

  const underWay = new Map<WalletId, Promise<void>>();

  function fileWhole(pool: Pool, wallet: WalletFacts): Promise<void> {
    const filing = (async () => {
      while (await transaction(pool, tx => filePortion(tx, wallet), { retries: 3 }));
    })().finally(() => underWay.delete(wallet.id));
    // A caller who waits is told; where none waits any more, the next one goes on from there.
    filing.catch(() => {});
    underWay.set(wallet.id, filing);
    return filing;
  }

  return {
    usualOf,
    partyOf,
    kindsOf: category => [...kindById.values()].filter(kind => kind.category === category).map(({ id }) => id),
    async fileUp(pool, given, { waitMs = waitMsMost } = {}) {
      const until = performance.now() + waitMs;
      const inTime = (all: readonly Promise<unknown>[]) => endsInTime(all, until - performance.now());
      try {
        // What is filed by now may lack what was written last, so what is behind is asked for after it.
        if (!(await inTime(given.flatMap(({ id }) => underWay.get(id) ?? [])))) return false;
        const behind = await listBehind(pool, given);
        return await inTime(behind.map(wallet => underWay.get(wallet.id) ?? fileWhole(pool, wallet)));
      } catch (error) {
        if (isDatabaseBusy(error) || isReadOnly(error)) return false;
        throw error;
      }
    },
  };
}

async function listBehind(pool: Pool, given: readonly WalletFacts[]): Promise<WalletFacts[]> {
  if (given.length === 0) return [];
  const { rows } = await pool.query<{ id: bigint }>({
    name: 'wallets.unfiled',
    text: `select w.id from unnest($1::bigint[]) as w (id) left join wallets.filing f on f.wallet = w.id
            where coalesce(f.filed_to, 0) < wallets.last_link(w.id)`,
    values: [given.map(({ id }) => id)],
  });
  const behind = new Set(rows.map(({ id }) => Number(id)));
  return given.filter(({ id }) => behind.has(id));
}

/** Whether all of it came to its end within so long. */
async function endsInTime(all: readonly Promise<unknown>[], ms: number): Promise<boolean> {
  if (all.length === 0) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), Math.max(0, ms));
  });
  try {
    return await Promise.race([Promise.all(all).then(() => true as const), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Up to where this wallet is filed; no other transaction files it until this transaction ends. */
export async function lockFiling(tx: Tx, wallet: WalletId): Promise<number> {
  await tx.query('insert into wallets.filing (wallet) values ($1) on conflict do nothing', [wallet]);
  const { rows } = await tx.query<{ filed_to: bigint }>(
    'select filed_to from wallets.filing where wallet = $1 for update',
    [wallet],
  );
  return Number(rows[0]!.filed_to);
}

interface Filed {
  readonly seq: number;
  readonly amount: bigint;
  readonly spent: bigint;
  readonly party: string;
  readonly month: string;
  readonly kind: number;
  readonly category: string;
}

async function insertFiled(tx: Tx, wallet: WalletId, rows: readonly Filed[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <Name extends keyof Filed>(name: Name) => rows.map(row => row[name]);
  await tx.query(
    `with new as (
       insert into wallets.filed (wallet, seq, amount, spent, party, month, kind, magnitude, category)
       select $1, r.* from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::uuid[], $6::date[], $7::smallint[],
                                  $8::smallint[], $9::text[]) as r
       returning seq, spent, party, month, category
     )
     insert into wallets.spent as s (wallet, month, category, party, spent, payments, last_seq)
     select $1, month, category, party, sum(spent), count(*), max(seq) from new where spent > 0
      group by month, category, party
     on conflict (wallet, month, category, party) do update
       set spent = s.spent + excluded.spent, payments = s.payments + excluded.payments, last_seq = excluded.last_seq`,
    [
      wallet,
      column('seq'),
      column('amount'),
      column('spent'),
      column('party'),
      column('month'),
      column('kind'),
      rows.map(({ amount }) => magnitudeOf(amount)),
      column('category'),
    ],
  );
}

/** What links of this stretch give back was not spent after all. */
async function unspend(tx: Tx, wallet: WalletId, { low, high }: { low: number; high: number }): Promise<void> {
  const back = await readCameBack(tx, wallet, { low, high });
  if (back.length === 0) return;
  await tx.query(
    `with back as (
       select f.seq, f.spent, least(f.spent, b.minor) as less, f.month, f.category, f.party
         from (select seq, sum(minor)::bigint as minor from unnest($2::bigint[], $3::bigint[]) as g (seq, minor) group by seq) b
         join wallets.filed f on f.wallet = $1 and f.seq = b.seq and f.spent > 0
     ), undone as (
       update wallets.filed f set spent = f.spent - b.less from back b where f.wallet = $1 and f.seq = b.seq
     ), less as (
       select month, category, party, sum(less) as spent, count(*) filter (where less = spent) as payments
         from back group by month, category, party
     )
     update wallets.spent s set spent = s.spent - l.spent, payments = s.payments - l.payments
       from less l where s.wallet = $1 and (s.month, s.category, s.party) = (l.month, l.category, l.party)`,
    [wallet, back.map(({ seq }) => seq), back.map(({ minor }) => minor)],
  );
}

/** The place of the highest bit. */
export const magnitudeOf = (amount: bigint): number => amount.toString(2).length - 1;

/** What a movement is filed under, with whom it was, and what its customer noted beside it. */
export interface Label {
  readonly category: SpendingCategory;
  readonly party: string;
  readonly note: string | null;
}

export const placeKey = ({ wallet, seq }: { wallet: WalletId; seq: number }) => `${wallet} ${seq}`;

/** By `placeKey`. */
export async function readLabels(
  db: Queries,
  places: readonly { wallet: WalletId; seq: number }[],
): Promise<ReadonlyMap<string, Label>> {
  if (places.length === 0) return new Map();
  const { rows } = await db.query<Label & { wallet: bigint; seq: bigint }>({
    name: 'wallets.labels',
    text: `select f.wallet, f.seq, f.category, f.party, a.note
             from unnest($1::bigint[], $2::bigint[]) as p (wallet, seq)
             join wallets.filed f on f.wallet = p.wallet and f.seq = p.seq
             left join wallets.annotation a on a.wallet = p.wallet and a.seq = p.seq`,
    values: [places.map(({ wallet }) => wallet), places.map(({ seq }) => seq)],
  });
  return new Map(
    rows.map(({ wallet, seq, ...label }) => [placeKey({ wallet: Number(wallet), seq: Number(seq) }), label]),
  );
}
