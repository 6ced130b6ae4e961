import { openBill, type BillNeeds } from '@wura/bills/server/open-bill';
import { serveBill } from '@wura/bills/server/serve-bill';
import type { CustomerRouter } from '@wura/identity/server';
import { routes } from '../contract.ts';
import { dataBill } from './bill.ts';
import { buyData } from './buy-data.ts';
import { listPlans } from './list-plans.ts';
import type { Opened } from './needs.ts';
import { createPlans } from './plans.ts';

export function dataBundles(router: CustomerRouter, needs: BillNeeds): void {
  const opened: Opened<BillNeeds> = { data: openBill(dataBill, needs), plans: createPlans(needs) };

  router.serve(routes.plans, async ({ query: { network } }) => {
    return { status: 200, body: { status: 'success', data: await listPlans(opened, network) } };
  });

  serveBill(router, routes.pay, opened.data, {
    deed: (call, intent) => buyData(opened, call, intent),
    completed: 'Data payment successful',
    pending: 'Data payment pending',
  });
}
