import { readPage } from '@wura/database/page';
import type { OperatorRouter } from '@wura/operators/server';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { decideDeposit, onWire, type Deciding } from './decide-deposit.ts';
import { listWaiting } from './queries.ts';
import { stateOf } from './wire.ts';

const purpose = 'deposits for operators';

export function depositsForOperators(router: OperatorRouter, needs: Deciding): void {
  const { naming } = needs.walletServices;

  router.act(routes.list, async (tx, { query }, note) => {
    const { customer = null, limit = 25, cursor } = query;
    const status = query.status ?? (customer === null ? 'review' : null);
    // A customer may have chosen any word as a reference; sealed, nothing but what a page ended with is a cursor.
    const after = cursor === undefined ? null : naming.unseal(cursor, purpose);
    if (after !== null && typeof after !== 'string') throw refuseFields({ cursor: commonFaults.cursor_foreign });
    await note({ what: 'deposits_listed', subject: customer ?? status ?? 'deposits' });
    const { rows, nextCursor } = await readPage(
      limit,
      max => listWaiting(tx, { state: status && stateOf(status), customer, limit: max, after }),
      row => naming.seal(row.reference, purpose),
    );
    const data = [];
    for (const row of rows) data.push(await onWire(tx, needs, row));
    return { status: 200, body: { data, nextCursor } };
  });

  router.act(routes.read, async (tx, { params: { id: reference } }, note) => {
    const [row] = await listWaiting(tx, { reference });
    if (!row) throw refuse(commonRefusals.not_found);
    await note({ what: 'deposit_viewed', subject: reference });
    return { status: 200, body: await onWire(tx, needs, row) };
  });

  router.act(
    routes.decide,
    async (tx, { caller: operator, params: { id: reference }, body: { decision, reason } }, note) => {
      const { isDone, deposit } = await decideDeposit(tx, needs, { reference, decision, reason, operator }, note);
      return isDone ? { status: 200, body: deposit } : { status: 202, body: deposit };
    },
    { retries: 5 },
  );
}
