import { readPage } from '@wura/database/page';
import { currencyOf } from '@wura/money/currencies';
import { leastMinorOf, mostMinorOf } from '@wura/wallets/amount-bound';
import { commonFaults } from '@wura/wire/faults';
import { refuseFields } from '@wura/wire/refusals';
import type { QueryOf, ReplyOf } from '@wura/wire';
import type { Tx } from '@wura/database';
import type { HistoryRow } from '@wura/wallets/server/statements';
import type { operatorRoutes } from '../operator-contract.ts';
import { findTransfers, readMovements, type Filter, type Position } from './movement-queries.ts';
import type { Desk } from './needs.ts';

type Asked = QueryOf<typeof operatorRoutes.transactions>;
type Page = ReplyOf<typeof operatorRoutes.transactions>;

/** One page of all customers' movements. Cursors hold a place and not a count, so nothing new shifts what follows. */
export async function listMovements(
  tx: Tx,
  { walletServices, all: { kinds }, identity: { holders } }: Desk,
  asked: Asked,
): Promise<Page> {
  const { cursor, limit = 25, ...filter } = asked;
  const purpose = JSON.stringify(['operator movements', filter]);
  const after = cursor === undefined ? undefined : placeOf(walletServices.naming.unseal(cursor, purpose));
  if (cursor !== undefined && !after) {
    throw refuseFields({ cursor: commonFaults.cursor_foreign });
  }
  const reference = filter.reference === undefined ? undefined : asWritten(filter.reference);
  const named = reference === undefined ? undefined : await transfersOf(tx, walletServices, reference);
  const wanted = {
    customer: filter.customer?.trim(),
    status: filter.status,
    kinds: filter.category === undefined ? undefined : kinds.filter(({ category }) => category === filter.category),
    currency: filter.currency && currencyOf(filter.currency).id,
    least: filter.min === undefined ? undefined : leastMinorOf(filter.min, filter.currency!),
    most: filter.max === undefined ? undefined : mostMinorOf(filter.max, filter.currency!),
    from: filter.from,
    to: filter.to,
    transfers: named,
  };
  const seal = (place: Position) => walletServices.naming.seal(place, purpose);
  let lookedTo: Position | undefined;
  const { rows, nextCursor } =
    reference !== undefined && named?.length === 0 && reference.length >= partLeast
      ? await lookThrough(tx, walletServices, {
          filter: { ...wanted, transfers: undefined },
          after,
          part: reference,
          limit,
          seal,
        })
      : await readPage(
          limit,
          async max => {
            const found = await readMovements(tx, { filter: wanted, after, limit: max });
            ({ lookedTo } = found);
            return found.rows;
          },
          row => seal(placeIn(row)),
        );
  const [wallets, people] = await Promise.all([
    walletServices.wallets.byIds(rows.map(({ entry }) => entry.wallet)),
    walletServices.statements.peopleOf(rows.map(({ entry }) => entry)),
  ]);
  const data = await Promise.all(
    rows.map(async row => {
      const wallet = wallets.get(row.entry.wallet)!;
      const other = people.get(row.entry.counterparty);
      const owner = await holders.findByNumber(wallet.owner);
      return {
        ...walletServices.statements.transaction(row, wallet, other),
        customer_id: owner?.id ?? '',
        customer: owner?.fullName ?? '',
        counterparty: (other ?? walletServices.statements.outsider(row))?.fullName ?? null,
      };
    }),
  );
  return { data, nextCursor: nextCursor ?? (lookedTo ? seal(lookedTo) : null) };
}

/**
 * As it may have been read out or copied: in groups, in small letters or capitals, with an O for a nought. Of the names that we
 * give, a transfer's own has twelve signs and the one that a provider is given sixteen; customers see them alike.
 */
function asWritten(typed: string): string {
  const text = typed.replaceAll(/\s/g, '');
  const [, moment, suffix] = /^dep_?(\d{13})_?([0-9a-z]{6})$/i.exec(text) ?? [];
  if (moment !== undefined && suffix !== undefined) return `DEP_${moment}_${suffix.toLowerCase()}`;
  if (!/^wur/i.test(text)) return text;
  const signs = text.slice(3).replace('_', '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return signs.length === 16 ? `wur_${signs.toLowerCase()}` : `WUR${signs}`;
}

const placeIn = ({ entry }: HistoryRow): Position => [entry.transferId, entry.wallet, entry.createdAt.getTime()];

const partLeast = 4;
/** How many movements one call looks at for a part of a reference: it stands in no index. */
const lookedAtMax = 10_000;
const stretch = 2_000;

interface Looking {
  filter: Filter;
  after: Position | undefined;
  part: string;
  limit: number;
  seal: (place: Position) => string;
}

/** Those whose reference holds this part. The next page goes on from the last one that was looked at, found or not. */
async function lookThrough(
  tx: Tx,
  { naming }: Desk['walletServices'],
  { filter, after, part, limit, seal }: Looking,
): Promise<{ rows: HistoryRow[]; nextCursor: string | null }> {
  const wanted = asSigns(part);
  const isIt = ({ entry, details }: HistoryRow) =>
    [naming.reference(entry.transferId), details['reference']].some(
      name => typeof name === 'string' && asSigns(name).includes(wanted),
    );
  const rows: HistoryRow[] = [];
  let last = after;
  for (let looked = 0; looked < lookedAtMax; looked += stretch) {
    const { rows: some, lookedTo } = await readMovements(tx, { filter, after: last, limit: stretch });
    for (const row of some) {
      last = placeIn(row);
      if (isIt(row)) rows.push(row);
      if (rows.length === limit) return { rows, nextCursor: seal(last) };
    }
    if (some.length < stretch) return { rows, nextCursor: lookedTo ? seal(lookedTo) : null };
    if (looked + stretch >= lookedAtMax) return { rows, nextCursor: seal(placeIn(some.at(-1)!)) };
  }
  return { rows, nextCursor: null };
}

/** Groups are written with lines between them or without. */
const asSigns = (reference: string) => reference.toUpperCase().replaceAll('_', '');

/** Ours says where it stands by itself; another's is looked up. */
async function transfersOf(tx: Tx, { naming }: Desk['walletServices'], reference: string): Promise<number[]> {
  const own = naming.transferOf(reference);
  return own === undefined ? findTransfers(tx, reference) : [own];
}

/** Where the page before ended, as we sealed it. */
function placeOf(sealed: unknown): Position | undefined {
  if (!Array.isArray(sealed)) return undefined;
  const [transfer, wallet, atMs]: unknown[] = sealed;
  if (typeof transfer !== 'number' || typeof wallet !== 'number') return undefined;
  return typeof atMs === 'number' ? [transfer, wallet, atMs] : [transfer, wallet];
}
