import { dayMs } from '@wura/platform/time';
import type { WalletId } from '@wura/ledger/server/order';
import { commonFaults } from '@wura/wire/faults';
import { refuse, refuseFields } from '@wura/wire/refusals';
import type { QueryOf, ReplyOf } from '@wura/wire';
import type { Transaction } from '@wura/wallets/contract';
import type { HistoryRow } from '@wura/wallets/server/statements';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { spendingCategories } from '@wura/wallets/categories';
import { walletRefusals } from '@wura/wallets/refusals';
import { placeKey, readLabels } from '@wura/wallets/server/filing';
import { leastMinorOf, mostMinorOf } from '@wura/wallets/amount-bound';
import type { routes } from '../contract.ts';
import { readByAmount, type Rank } from './by-amount.ts';
import { readByPlace, type Positions } from './by-place.ts';
import type { MyWallets } from './needs.ts';
import { mostMinor, type FiledFilter, type Range } from './filed-filter.ts';
import { labelOnWire, labelsMs, partyFromWire } from './label-on-wire.ts';
import { matches } from './search.ts';
import type { Filter } from './transaction-queries.ts';

type Page = ReplyOf<typeof routes.listTransactions>;

export interface Asked {
  readonly owner: bigint;
  readonly wallets: readonly WalletFacts[];
  readonly query: QueryOf<typeof routes.listTransactions>;
}

/** No page reads more movements than this to find the ones it is asked for; it then ends early, with a cursor. */
export const scanMax = 2_000;

/** A long history that was never looked at is sorted in about a minute. */
const sortingSeconds = 15;

/** One page, and where the next begins. Cursors hold places and not counts, so nothing new shifts what follows. */
export async function listTransactions(needs: MyWallets, asked: Asked): Promise<Page> {
  const { naming } = needs.walletServices;
  const { query, wallets } = asked;
  // A cursor is good for the list it was made for, and for the customer it was made for.
  const { cursor, limit = 25, ...list } = query;
  const purpose = JSON.stringify([
    String(asked.owner),
    list.wallet_id,
    list.type,
    list.status,
    list.q,
    list.sort,
    list.order,
    list.from,
    list.to,
    list.min,
    list.max,
    list.category,
    list.counterparty,
  ]);
  const position = cursor === undefined ? undefined : naming.unseal(cursor, purpose);
  if (cursor !== undefined && position === undefined) {
    throw refuseFields({ cursor: commonFaults.cursor_foreign });
  }

  const isFound =
    list.sort === 'amount' || [list.min, list.max, list.category, list.counterparty].some(each => each !== undefined);
  const isWhole = await needs.walletServices.filing.fileUp(needs.pool, wallets, isFound ? {} : { waitMs: labelsMs });
  if (isFound && !isWhole) throw refuse(walletRefusals.history_being_sorted, { retryAfterSeconds: sortingSeconds });
  const read = list.sort === 'amount' ? byAmount : byDate;
  const { rows, next } = await read(needs, { wallets, list, limit, position });
  return { data: rows, nextCursor: next === undefined ? null : naming.seal(next, purpose) };
}

function filterOf({ type, status, from, to }: Reading['list']): Filter {
  return {
    type,
    status,
    from: from === undefined ? undefined : dayInLagos(from),
    before: to === undefined ? undefined : new Date(dayInLagos(to).getTime() + dayMs),
  };
}

/** What an index finds; nothing where the customer asked for none of it. */
function filedOf({ walletServices: { filing } }: MyWallets, { list, wallets }: Reading): FiledFilter | undefined {
  const { min, max, category, counterparty } = list;
  if ([min, max, category, counterparty].every(each => each === undefined)) return undefined;
  const isSorted = spendingCategories.some(each => each === category);
  const rangeOf = ({ currency }: WalletFacts): Range => ({
    least: min === undefined ? 1n : atLeast(leastMinorOf(min, currency), 1n),
    most: max === undefined ? mostMinor : mostMinorOf(max, currency),
  });
  const hasRange = min !== undefined || max !== undefined;
  return {
    party: counterparty === undefined ? undefined : partyFromWire(counterparty),
    category: isSorted ? category : undefined,
    kinds: category === undefined || isSorted ? undefined : filing.kindsOf(category),
    ranges: hasRange ? new Map(wallets.map(wallet => [wallet.id, rangeOf(wallet)])) : undefined,
  };
}

const atLeast = (minor: bigint, least: bigint) => (minor < least ? least : minor);

/** Lagos keeps one hour ahead of UTC all year round. */
const dayInLagos = (day: string) => new Date(`${day}T00:00:00+01:00`);

interface Reading {
  wallets: readonly WalletFacts[];
  list: Omit<Asked['query'], 'cursor' | 'limit'>;
  limit: number;
  position: unknown;
}

async function byDate(needs: MyWallets, reading: Reading) {
  const { wallets, list, limit, position } = reading;
  const found = await readByPlace(needs.pool, {
    wallets: wallets.map(({ id }) => id),
    filter: filterOf(list),
    filed: filedOf(needs, reading),
    direction: list.order ?? 'desc',
    positions: position as Positions | undefined,
    eachMax: list.q ? scanMax : limit + 1,
    scanMax,
  });
  const { rows, taken } = await takePage(needs, wallets, found.rows, { q: list.q, limit });
  return { rows, next: found.positionsAfter(taken) };
}

async function byAmount(needs: MyWallets, reading: Reading) {
  const { wallets, list, limit, position } = reading;
  const { found, end } = await readByAmount(needs.pool, {
    wallets,
    filter: filterOf(list),
    filed: filedOf(needs, reading),
    direction: list.order ?? 'desc',
    after: position as Rank | undefined,
    max: list.q ? scanMax : limit + 1,
    scanMax,
  });
  const page = await takePage(
    needs,
    wallets,
    found.map(({ row }) => row),
    { q: list.q, limit },
  );
  return { rows: page.rows, next: page.taken < found.length ? found[page.taken - 1]?.rank : end };
}

/** Reads on until the page is full, and says how many rows that took. */
async function takePage(
  { pool, walletServices: { statements } }: MyWallets,
  wallets: readonly WalletFacts[],
  rows: readonly HistoryRow[],
  { q, limit }: { q: string | undefined; limit: number },
): Promise<{ rows: Transaction[]; taken: number }> {
  const byId = new Map<WalletId, WalletFacts>(wallets.map(wallet => [wallet.id, wallet]));
  const labels = await readLabels(
    pool,
    (q ? rows : rows.slice(0, limit)).map(({ entry }) => entry),
  );
  const people = await statements.peopleOf(rows.map(({ entry }) => entry));
  const page: Transaction[] = [];
  let taken = 0;
  for (const row of rows) {
    if (page.length === limit) break;
    taken++;
    const { entry } = row;
    const transaction = {
      ...statements.transaction(row, byId.get(entry.wallet)!, people.get(entry.counterparty)),
      ...labelOnWire(labels.get(placeKey(entry))),
    };
    if (!q || matches(transaction, q)) page.push(transaction);
  }
  return { rows: page, taken };
}
