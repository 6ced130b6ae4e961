import { openBill, type BillNeeds } from '@wura/bills/server/open-bill';
import { serveBill } from '@wura/bills/server/serve-bill';
import type { CustomerRouter } from '@wura/identity/server';
import { routes } from '../contract.ts';
import { airtimeBill } from './bill.ts';
import { buyAirtime } from './buy-airtime.ts';

export function airtime(router: CustomerRouter, needs: BillNeeds): void {
  const open = openBill(airtimeBill, needs);
  serveBill(router, routes.pay, open, {
    deed: (call, intent) => buyAirtime(open, call, intent),
    completed: 'Airtime payment successful',
    pending: 'Airtime payment pending',
  });
}
