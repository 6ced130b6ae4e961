import { readPage } from '@wura/database/page';
import { currencyOf } from '@wura/money/currencies';
import { commonFaults } from '@wura/wire/faults';
import { refuseFields } from '@wura/wire/refusals';
import type { QueryOf, ReplyOf } from '@wura/wire';
import type { Tx } from '@wura/database';
import type { operatorRoutes } from '../operator-contract.ts';
import { findTransfers, readMovements, type Position } from './movement-queries.ts';
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
  const named = filter.reference === undefined ? undefined : await transfersOf(tx, walletServices, filter.reference);
  const wanted = {
    customer: filter.customer,
    status: filter.status,
    kinds: filter.category === undefined ? undefined : kinds.filter(({ category }) => category === filter.category),
    currency: filter.currency && currencyOf(filter.currency).id,
    from: filter.from,
    to: filter.to,
    transfers: named,
  };
  const { rows, nextCursor } = await readPage(
    limit,
    max => readMovements(tx, { filter: wanted, after, limit: max }),
    ({ entry }) => walletServices.naming.seal([entry.transferId, entry.wallet] satisfies Position, purpose),
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
  return { data, nextCursor };
}

/** Ours says where it stands by itself; another's is looked up. */
async function transfersOf(tx: Tx, { naming }: Desk['walletServices'], reference: string): Promise<number[]> {
  const own = naming.transferOf(reference);
  return own === undefined ? findTransfers(tx, reference) : [own];
}

/** Where the page before ended, as we sealed it. */
function placeOf(sealed: unknown): Position | undefined {
  if (!Array.isArray(sealed)) return undefined;
  const [transfer, wallet]: unknown[] = sealed;
  return typeof transfer === 'number' && typeof wallet === 'number' ? [transfer, wallet] : undefined;
}
