import { identityRefusals, pin, ruled, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { outgoingRefusals } from '@wura/policy/contract';
import { transactionShape, walletRefusals } from '@wura/wallets/contract';
import { defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals } from '@wura/wire/refusals';
import { cursorQuery, limitQuery, moneyInput, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { isWaterType, type WaterTypeId } from './catalogue.ts';
import { findState, isCountry } from './places.ts';
import { waterRefusals } from './refusals.ts';
import { addressFault, addressLengthMax, cleanAddress, quantityFault, quantityMax, waterFaults } from './rules.ts';
import { deliverySteps } from './steps.ts';

/** A calendar day: 2026-11-24. */
const day = z.string().meta({ format: 'date' });
const orderId = z.string().max(64);

const order = z.object({
  id: z.string(),
  status: z.enum(deliverySteps),
  water_type_id: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  total: moneyText,
  country_id: z.string(),
  state_id: z.string(),
  address: z.string(),
  by_partner: z.boolean().meta({ description: 'A partner brings it, because none of our own people are there' }),
  window: z.object({ from: day, to: day }).meta({ description: 'Both days included' }),
  can_cancel: z.boolean(),
  steps: z.array(z.object({ status: z.enum(deliverySteps), at: timeText, note: z.string().nullable() })),
  transaction_id: z.string(),
  reference: z.string(),
  placed_at: timeText,
});
export type WaterOrder = z.output<typeof order>;

const state = z.object({ id: z.string(), name: z.string(), country_id: z.string() });

const purchase = z
  .strictObject({
    walletId: z.string({ error: commonFaults.field_invalid }).max(64).nullish(),
    waterTypeId: ruled(id => (isWaterType(id) ? undefined : waterFaults.water_type_missing)).transform(
      id => id as WaterTypeId,
    ),
    quantity: z
      .unknown()
      .meta({ type: 'integer', minimum: 1, maximum: quantityMax })
      .transform((sent, context): number => {
        const message = quantityFault(sent);
        if (message === undefined) return sent as number;
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }),
    countryId: ruled(id => (isCountry(id) ? undefined : waterFaults.water_country_missing)),
    stateId: ruled(id => (findState(id) ? undefined : waterFaults.water_state_missing)),
    address: ruled(addressFault, { lengthMax: addressLengthMax * 4 }).transform(cleanAddress),
    /** What the customer was shown; another total by now is refused. */
    totalAmount: moneyInput('NGN', () => undefined).optional(),
    pin: pin.optional(),
  })
  .refine(({ countryId, stateId }) => findState(stateId)?.country_id === countryId, {
    error: waterFaults.water_state_missing,
    path: ['stateId'],
    // Beside what else is wrong: a customer is told of all of it at once.
    when: ({ value }) => isText((value as Sent)?.countryId) && isText((value as Sent)?.stateId),
  });

/** Whatever was sent: not even an object, it may be. */
type Sent = Readonly<Record<'countryId' | 'stateId', unknown>> | null;
const isText = (value: unknown) => typeof value === 'string';

export const routes = {
  types: defineRoute({
    method: 'GET',
    path: '/api/water-types',
    summary: 'What water there is to buy, each with the price of one',
    access: 'public',
    answers: { 200: z.array(z.object({ id: z.string(), name: z.string(), price: moneyText })) },
  }),
  countries: defineRoute({
    method: 'GET',
    path: '/api/countries',
    summary: 'The countries we serve',
    access: 'public',
    answers: { 200: z.array(state.omit({ country_id: true })) },
  }),
  states: defineRoute({
    method: 'GET',
    path: '/api/states',
    summary: 'Their states, provinces, regions or counties, by ISO 3166-2',
    access: 'public',
    answers: { 200: z.array(state) },
  }),
  buy: defineRoute({
    method: 'POST',
    path: '/api/payments/water',
    summary: 'Buy water and have it delivered; without a wallet it is paid from the naira wallet',
    access: 'customer',
    movesMoney: true,
    body: purchase,
    answers: {
      200: z.object({
        message: z.string(),
        totalAmount: moneyText,
        reference: z.string(),
        status: z.literal('completed'),
        order: z.object({ id: z.string(), status: z.string(), by_partner: z.boolean(), window: order.shape.window }),
        transaction: transactionShape,
      }),
    },
    refusals: [
      commonRefusals.not_found,
      walletRefusals.wrong_currency,
      waterRefusals.no_default_wallet,
      waterRefusals.water_price_changed,
      ...outgoingRefusals,
      ledgerRefusals.insufficient_funds,
      ledgerRefusals.idempotency_mismatch,
      ledgerRefusals.outcome_unknown,
      ...spendRefusals,
    ],
  }),
  listOrders: defineRoute({
    method: 'GET',
    path: '/api/water-orders',
    summary: 'Your orders of water, newest first, and how far each has come',
    access: 'customer',
    query: z.object({ limit: limitQuery, cursor: cursorQuery(z.string().regex(/^ord_[0-9a-z]{26}$/)) }),
    answers: { 200: page(order) },
  }),
  readOrder: defineRoute({
    method: 'GET',
    path: '/api/water-orders/{id}',
    summary: 'One order of water',
    access: 'customer',
    params: z.object({ id: orderId }),
    answers: { 200: order },
    refusals: [commonRefusals.not_found],
  }),
  cancelOrder: defineRoute({
    method: 'POST',
    path: '/api/water-orders/{id}/cancel',
    summary: 'Cancel an order that is not on its way yet; the money comes back at once, and once',
    access: 'customer',
    bringsMoneyBack: true,
    params: z.object({ id: orderId }),
    answers: { 200: order.extend({ message: z.string() }) },
    refusals: [
      commonRefusals.not_found,
      identityRefusals.account_frozen,
      waterRefusals.water_not_cancellable,
      ledgerRefusals.idempotency_mismatch,
    ],
  }),
};
