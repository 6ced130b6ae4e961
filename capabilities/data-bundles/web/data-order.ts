import type { Network } from '@wura/bills/networks';
import { billPayment, type BillOrder } from '@wura/bills/web/bill-payment';
import { call } from '@wura/browser/client';
import { payData } from './calls.ts';

export interface DataOrder extends BillOrder {
  readonly phone: string;
  readonly network: Network;
  readonly planCode: string;
  /** "1.5GB, 7 days" */
  readonly planTitle: string;
}

export const dataPayment = billPayment(async ({ key, walletId, amount, phone, network, planCode }: DataOrder, pin) => {
  const body = { walletId, phone, amount, billerCode: network, itemCode: planCode, ...(pin !== undefined && { pin }) };
  return call(payData, { body, key });
});
