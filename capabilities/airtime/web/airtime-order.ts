import type { Network } from '@wura/bills/networks';
import { billPayment, type BillOrder } from '@wura/bills/web/bill-payment';
import { call } from '@wura/browser/client';
import { payAirtime } from './calls.ts';

export interface AirtimeOrder extends BillOrder {
  readonly phone: string;
  readonly network: Network;
}

export const airtimePayment = billPayment(async ({ key, walletId, amount, phone, network }: AirtimeOrder, pin) => {
  const body = { walletId, amount, phone, network, ...(pin !== undefined && { pin }) };
  return call(payAirtime, { body, key });
});
