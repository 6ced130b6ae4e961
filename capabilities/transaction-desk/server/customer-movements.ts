import type { Tx } from '@wura/database';
import { historyRowOf, type HistoryRecord, type HistoryRow } from '@wura/wallets/server/statements';
import type { WalletId } from '@wura/ledger/server/order';
import type { Filter, FoundMovements, Position } from './movement-queries.ts';

// The SQL of one customer's movements, as staff list them.

/** Links of each wallet that the first stretch looks at: more than most customers ever have, and than are written in one moment. */
const firstSpan = 10_000;

/** Before every wallet. */
export const walletMin = -(2 ** 31);

interface Asked {
  readonly filter: Filter;
  readonly customer: string;
  readonly after: Position | undefined;
  readonly limit: number;
  readonly mostMs: number;
  readonly span?: number;
}

/**
 * Newest first, out of the chains of this customer's own wallets: what one customer has done is found as quickly in the books of
 * a year as in those of a day. Of each wallet a stretch of its chain is looked at, and what lies before the newest of their ends
 * waits for the next one, because another wallet may have something in between.
 */
export async function readMovementsOf(tx: Tx, asked: Asked): Promise<FoundMovements> {
  const { filter, customer, limit, mostMs } = asked;
  const rows: HistoryRow[] = [];
  const began = performance.now();
  let { after } = asked;
  const wallets = await readWallets(tx, customer, filter.currency);
  for (let { span = firstSpan } = asked; ; span *= 8) {
    const chains = await readChains(tx, { wallets, filter, after, span });
    const [edge] = chains.flatMap(({ edge }) => edge ?? []).toSorted((one, other) => other.transfer - one.transfer);
    const found = await readStretches(tx, { filter, chains, after, limit: limit - rows.length });
    rows.push(...found.filter(({ entry }) => !edge || entry.transferId >= edge.transfer));
    if (!edge || rows.length >= limit) return { rows, lookedTo: undefined };
    after = [edge.transfer, walletMin, edge.atMs];
    if (performance.now() - began > mostMs) return { rows, lookedTo: after };
  }
}

async function readWallets(tx: Tx, customer: string, currency: number | undefined): Promise<WalletId[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select w.id from wallets.customer_wallet w join identity.person c on c.id = w.customer
      where (c.public_id = $1 or c.username = $1 or c.account_number = $1) and ($2::integer is null or w.currency = $2)`,
    [customer, currency ?? null],
  );
  return rows.map(({ id }) => Number(id));
}

/** The oldest link that was looked at, where there are older ones. */
interface Edge {
  readonly transfer: number;
  readonly atMs: number;
}

interface Chain {
  readonly wallet: WalletId;
  /** Both are looked at. */
  readonly low: number;
  readonly high: number;
  readonly edge: Edge | undefined;
}

/** Of each wallet, the stretch before `after` and within the filter's days: searches of its chain, however long it is. */
async function readChains(
  tx: Tx,
  {
    wallets,
    filter,
    after,
    span,
  }: { wallets: readonly WalletId[]; filter: Filter; after: Position | undefined; span: number },
): Promise<Chain[]> {
  // Those of the same moment are told apart by their transfers.
  const before = after?.[2] === undefined ? null : new Date(after[2] + 1);
  const { rows } = await tx.query<{
    wallet: bigint;
    low: bigint;
    high: bigint;
    transfer: bigint | null;
    at: Date | null;
  }>(
    `select b.wallet, greatest(b.low, b.high - $5 + 1) as low, b.high, e.transfer_id as transfer, e.created_at as at
       from (
         select w.id as wallet,
                coalesce((select l.seq from wallets.links_before(w.id, array[$2::timestamptz]) l where $2 is not null), 0) + 1
                  as low,
                case when least($3::timestamptz, $4::timestamptz) is null then wallets.last_link(w.id)
                     else (select l.seq from wallets.links_before(w.id, array[least($3, $4)]) l) end as high
           from unnest($1::bigint[]) as w (id)
       ) b
       left join ledger.entry e on b.high - $5 + 1 > b.low and e.wallet_id = b.wallet and e.seq = b.high - $5 + 1`,
    [wallets, filter.from ?? null, filter.to ?? null, before, span],
  );
  return rows.map(({ wallet, low, high, transfer, at }) => ({
    wallet: Number(wallet),
    low: Number(low),
    high: Number(high),
    edge: transfer === null ? undefined : { transfer: Number(transfer), atMs: at!.getTime() },
  }));
}

async function readStretches(
  tx: Tx,
  {
    filter,
    chains,
    after,
    limit,
  }: { filter: Filter; chains: readonly Chain[]; after: Position | undefined; limit: number },
): Promise<HistoryRow[]> {
  const { rows } = await tx.query<HistoryRecord>(
    `select row.* from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as s (wallet, low, high)
      cross join lateral (
        select * from wallets.history_row h
         where h.wallet_id = s.wallet and h.seq between s.low and s.high
           and ($4::bigint is null or (h.transfer_id, h.wallet_id) < ($4, $5::integer))
           and ($6::text is null or $6 = h.status)
           and ($7::integer[] is null or h.kind = any($7))
           and ($8::timestamptz is null or h.created_at >= $8) and ($9::timestamptz is null or h.created_at < $9)
           and ($11::bigint is null or abs(h.amount) >= $11 and coalesce(h.principal, abs(h.amount)) >= $11)
           and ($12::bigint is null or coalesce(h.principal, abs(h.amount)) <= $12)
         order by h.seq desc limit $10
      ) row
      order by row.transfer_id desc, row.wallet_id desc limit $10`,
    [
      chains.map(({ wallet }) => wallet),
      chains.map(({ low }) => low),
      chains.map(({ high }) => high),
      after?.[0] ?? null,
      after?.[1] ?? null,
      filter.status ?? null,
      filter.kinds?.map(({ id }) => id) ?? null,
      filter.from ?? null,
      filter.to ?? null,
      limit,
      filter.least ?? null,
      filter.most ?? null,
    ],
  );
  return rows.map(historyRowOf);
}
