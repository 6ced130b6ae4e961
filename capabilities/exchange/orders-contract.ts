import { pin, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { policyRefusals } from '@wura/policy/contract';
import { rateRefusals } from '@wura/rates/contract';
import { defineRoute, hourSeconds } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals } from '@wura/wire/refusals';
import { amountInput, cursorQuery, limitQuery, moneyText, page, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { rateInput } from './rate-input.ts';
import { exchangeRefusals } from './refusals.ts';
import { exchangeFaults } from './rules.ts';

const wallet = z
  .string({ error: exchangeFaults.wallets_missing })
  .min(1, { error: exchangeFaults.wallets_missing })
  .max(64, { error: exchangeFaults.wallets_missing });

export const orderStates = ['open', 'executed', 'cancelled', 'expired', 'failed'] as const;

export const order = z.object({
  id: z.string(),
  from_wallet_id: z.string(),
  to_wallet_id: z.string(),
  from: z.string(),
  to: z.string(),
  target_rate: z.string(),
  rate_of: z.enum(['source', 'target']),
  ceiling: moneyText.meta({ description: 'The most that leaves, fee included, in the currency of the source' }),
  ends_at: timeText,
  status: z.enum(orderStates),
  why: z.string().nullable().meta({ description: 'The code of the refusal that ended it' }),
  created_at: timeText,
  ended_at: timeText.nullable(),
  converted: z
    .object({ amount: moneyText, received: moneyText, rate: z.string(), transaction_id: z.string() })
    .nullable()
    .meta({ description: 'What left, fee included, what arrived, and the rate before the fee' }),
});
export type ConversionOrder = z.output<typeof order>;

export const orderCursor = cursorQuery(z.string().regex(/^cor_[0-9a-z]{26}$/));

const orderParams = z.object({ id: z.string().max(64) });

export const orderRoutes = {
  listOrders: defineRoute({
    method: 'GET',
    path: '/api/conversion-orders',
    summary: 'Your orders to convert at a rate of your own, newest first',
    access: 'customer',
    query: z.object({
      status: z.enum(orderStates).optional(),
      limit: limitQuery,
      cursor: orderCursor,
    }),
    answers: { 200: page(order) },
  }),
  placeOrder: defineRoute({
    method: 'POST',
    path: '/api/conversion-orders',
    summary: 'Convert once, when the rate after the fee is at least as good as asked for',
    access: 'customer',
    makesOnce: true,
    body: z
      .strictObject({
        from_wallet_id: wallet,
        to_wallet_id: wallet,
        target_rate: rateInput,
        rate_of: z.enum(['source', 'target'], { error: exchangeFaults.rate_of_invalid }).optional().meta({
          description:
            '`source`, the default: at least so many of the target for one of the source. `target`: one of the target for at most so many of the source',
        }),
        ceiling: amountInput(commonFaults.amount_invalid),
        ends_at: z.iso
          .datetime({ offset: true, error: exchangeFaults.order_end_invalid })
          .meta({ description: 'ISO 8601, from a minute to 90 days from now' }),
        pin: pin.optional(),
      })
      .refine(({ from_wallet_id: from, to_wallet_id: to }) => from !== to, {
        path: ['to_wallet_id'],
        error: exchangeFaults.wallets_same,
      }),
    answers: { 201: order },
    refusals: [
      commonRefusals.unknown_field,
      commonRefusals.not_found,
      rateRefusals.rates_unavailable,
      exchangeRefusals.amount_too_small,
      exchangeRefusals.order_exists,
      ledgerRefusals.idempotency_mismatch,
      exchangeRefusals.orders_full,
      policyRefusals.identity_required,
      policyRefusals.contact_unconfirmed,
      policyRefusals.age_restricted,
      policyRefusals.paused_by_guardian,
      ...spendRefusals,
    ],
    limits: [{ max: 60, windowSeconds: hourSeconds }],
  }),
  cancelOrder: defineRoute({
    method: 'DELETE',
    path: '/api/conversion-orders/{id}',
    summary: 'Take back an order that was not carried out yet',
    access: 'customer',
    params: orderParams,
    answers: { 200: order },
    refusals: [commonRefusals.not_found, exchangeRefusals.order_ended],
  }),
};
