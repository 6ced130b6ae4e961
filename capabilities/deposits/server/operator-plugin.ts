import type { Tx } from '@wura/database';
import { readPage } from '@wura/database/page';
import type { OperatorRouter } from '@wura/operators/server';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { decideDeposit, onWire, type Deciding } from './decide-deposit.ts';
import { listWaiting, type DepositState } from './queries.ts';
import { stateOf } from './wire.ts';

const purpose = 'deposits for operators';

interface Listing {
  state: DepositState | null;
  customer: string | null;
  limit?: number | undefined;
  cursor?: string | undefined;
}

export function depositsForOperators(router: OperatorRouter, needs: Deciding): void {
  const { naming } = needs.walletServices;

  router.act(routes.list, async (tx, { query: { status = 'review', ...paging } }, note) => {
    await note({ what: 'deposits_listed', subject: status });
    return pageOf(tx, { state: stateOf(status), customer: null, ...paging });
  });

  router.act(routes.listOfCustomer, async (tx, { params: { id }, query }, note) => {
    await note({ what: 'deposits_listed', subject: id });
    return pageOf(tx, { state: null, customer: id, ...query });
  });

  router.act(routes.read, async (tx, { params: { id: reference } }, note) => {
    const [row] = await listWaiting(tx, { reference });
    if (!row) throw refuse(commonRefusals.not_found);
    await note({ what: 'deposit_viewed', subject: reference });
    return { status: 200, body: (await onWire(tx, needs, [row]))[0]! };
  });

  router.act(
    routes.decide,
    async (tx, { caller: operator, params: { id: reference }, body: { decision, reason } }, note) => {
      const { isDone, deposit } = await decideDeposit(tx, needs, { reference, decision, reason, operator }, note);
      return isDone ? { status: 200, body: deposit } : { status: 202, body: deposit };
    },
    { retries: 5 },
  );

  async function pageOf(tx: Tx, { limit = 25, cursor, ...filter }: Listing) {
    // A customer may have chosen any word as a reference; sealed, nothing but what a page ended with is a cursor.
    const after = cursor === undefined ? null : naming.unseal(cursor, purpose);
    if (after !== null && typeof after !== 'string') throw refuseFields({ cursor: commonFaults.cursor_foreign });
    const { rows, nextCursor } = await readPage(
      limit,
      max => listWaiting(tx, { ...filter, limit: max, after }),
      row => naming.seal(row.reference, purpose),
    );
    return { status: 200 as const, body: { data: await onWire(tx, needs, rows), nextCursor } };
  }
}
