import { call } from '@wura/browser/client';
import type { CountryCode } from '@wura/identity/rules';
import { formatMoney, minorOf } from '@wura/money';
import type { Transaction } from '@wura/wallets/contract';
import type { PaymentOrder, PlainFailure } from '@wura/wallets/web/payment-flow';
import type { PaymentKind } from '@wura/wallets/web/send-payment';
import { addressFault, quantityFault, waterFaults } from '../rules.ts';
import { buy } from './calls.ts';

/** What the customer confirms, with what they were shown of it. */
export interface Order extends PaymentOrder {
  readonly waterTypeId: string;
  readonly name: string;
  readonly price: string;
  readonly quantity: number;
  readonly total: string;
  readonly countryId: CountryCode;
  readonly stateId: string;
  readonly place: string;
  readonly address: string;
}

export interface Bought {
  readonly transaction: Transaction;
  readonly delivery: { readonly orderId: string; readonly from: string; readonly to: string } | undefined;
}

export const waterPurchase: PaymentKind<Order, Bought, PlainFailure> = {
  async send({ key, waterTypeId, quantity, countryId, stateId, address, total: totalAmount }, pin) {
    const asked = { walletId: null, waterTypeId, quantity, countryId, stateId, address, totalAmount };
    const body = pin === undefined ? asked : { ...asked, pin };
    const { transaction, order } = await call(buy, { body, key });
    return { transaction, delivery: { orderId: order.id, ...order.window } };
  },
  endOf: ({ delivery, ...transaction }) => ({
    type: 'done',
    done: { transaction, delivery: delivery ? { orderId: delivery.order_id, ...delivery } : undefined },
  }),
};

export const emptyOrder = { waterTypeId: '', quantity: '1', countryId: '', stateId: '', address: '' };
export type OrderValues = typeof emptyOrder;

/** A whole number as it was typed; nothing where it is none. */
export function countOf(typed: string): number | undefined {
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}

export function orderFaults({ waterTypeId, quantity, countryId, stateId, address }: OrderValues) {
  return {
    waterTypeId: waterTypeId === '' ? waterFaults.water_type_missing : undefined,
    quantity: quantityFault(countOf(quantity)),
    countryId: countryId === '' ? waterFaults.water_country_missing : undefined,
    stateId: stateId === '' ? waterFaults.water_state_missing : undefined,
    address: addressFault(address),
  };
}

/** What so many cost; nothing while either is unknown. */
export function totalOf(price: string | undefined, quantity: string): string | undefined {
  const count = countOf(quantity);
  if (price === undefined || quantityFault(count) !== undefined) return undefined;
  return formatMoney({ currency: 'NGN', minor: minorOf(price, 'NGN') * BigInt(count!) });
}
