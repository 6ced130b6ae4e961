import { formatMoney } from '@wura/money';
import { notify } from '@wura/notices/server';
import { defineOrderKind } from '@wura/orders/server/kinds';
import { reverse } from '@wura/wallets/server/waiting-movements';
import { z } from 'zod';
import { waterTypes } from '../catalogue.ts';
import { canCancelFrom, deliverySteps } from '../steps.ts';
import { stepNotice } from './notices.ts';

const waterOrderDetails = z.object({
  waterTypeId: z.string(),
  quantity: z.number().int(),
  totalMinor: z.string(),
  countryId: z.string(),
  stateId: z.string(),
  address: z.string(),
  /** Where the payment stands in the books. */
  wallet: z.number().int(),
  seq: z.number().int(),
  reference: z.string(),
});
export type WaterOrderDetails = Readonly<z.output<typeof waterOrderDetails>>;

export const nameOf = (waterTypeId: string) => waterTypes.find(({ id }) => id === waterTypeId)?.name ?? waterTypeId;

export const waterOrder = defineOrderKind<WaterOrderDetails>({
  name: 'water',
  details: waterOrderDetails,
  first: 'placed',
  byStaff: {
    placed: ['confirmed', 'cancelled'],
    confirmed: ['on_its_way', 'cancelled'],
    // What could not be handed over comes back, and so does the money.
    on_its_way: ['delivered', 'cancelled'],
    delivered: [],
    cancelled: [],
  },
  // Whether it was handed over is known to the driver alone.
  byTwo: { on_its_way: ['cancelled'] },
  byCustomer: Object.fromEntries(deliverySteps.map(step => [step, canCancelFrom.includes(step) ? ['cancelled'] : []])),
  hasTalk: false,
  summary: ({ waterTypeId, quantity, stateId, address }) =>
    `${quantity} × ${nameOf(waterTypeId)} to ${address.replaceAll('\n', ', ')} (${stateId})`,
  async whenStepped(tx, { order, to, note, at }) {
    const amount = { currency: 'NGN', minor: BigInt(order.details.totalMinor) } as const;
    if (to === 'cancelled') await reverse(tx, order.transferId!);
    const what = stepNotice(to);
    await notify(tx, { customer: order.customer, what, facts: { id: order.id, amount, note }, at });
  },
});

export const totalText = ({ totalMinor }: WaterOrderDetails) =>
  formatMoney({ currency: 'NGN', minor: BigInt(totalMinor) });
