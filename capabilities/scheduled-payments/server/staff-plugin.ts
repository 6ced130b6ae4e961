import { readPage } from '@wura/database/page';
import { requireCustomerNumber } from '@wura/identity/server';
import type { OperatorRouter } from '@wura/operators/server';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { onWire } from './on-wire.ts';
import { listSchedules } from './queries.ts';

export function schedulesForStaff(
  router: OperatorRouter,
  { walletServices }: { walletServices: Pick<WalletServices, 'naming' | 'wallets'> },
): void {
  router.act(routes.listOfCustomer, async (tx, { params: { id }, query }, note) => {
    const { limit = 25, cursor: after = null } = query;
    const customer = await requireCustomerNumber(tx, id);
    await note({ what: 'customer_schedules_viewed', subject: id });
    const { rows, nextCursor } = await readPage(
      limit,
      max => listSchedules(tx, { customer, state: null, limit: max, after }),
      row => row.public_id,
    );
    const data = (await onWire(walletServices, rows)).map(({ fields: _theirs, ...row }) => row);
    return { status: 200, body: { data, nextCursor } };
  });
}
