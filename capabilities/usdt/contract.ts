import { pin, ruled, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { outgoingRefusals, pricingRefusals, receivingRefusals } from '@wura/policy/contract';
import { providerRefusals } from '@wura/provider-payments/contract';
import { transactionShape, transactionStatus, walletRefusals, walletShape } from '@wura/wallets/contract';
import { daySeconds, defineRoute, hourSeconds } from '@wura/wire';
import { plainLine } from '@wura/wire/plain-line';
import { commonRefusals } from '@wura/wire/refusals';
import { moneyInput, moneyText, page, pageQuery, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { usdtRefusals } from './refusals.ts';
import { addressFault, amountFault, labelFault, network, usdtFaults } from './rules.ts';

export { usdtRefusals } from './refusals.ts';

const address = ruled(addressFault, { lengthMax: 200 }).transform(text => text.trim());
const amount = moneyInput('USDT', amountFault);

const wallet = walletShape.extend({ deposit_address: z.string(), network: z.literal(network) });

/** What comes or goes on the chain and has not ended, or has only just. */
const passage = z.object({
  id: z.string(),
  type: z.enum(['receive', 'send']),
  amount: moneyText,
  address: z.string(),
  transaction_hash: z.string().nullable().meta({ description: 'What the chain calls it; none: it is not signed yet' }),
  confirmations: z.int(),
  confirmations_needed: z.int(),
  status: z.enum(['pending', 'completed', 'failed', 'gone']),
  at: timeText,
});
export type Passage = z.output<typeof passage>;

const savedAddress = z.object({
  id: z.string(),
  address: z.string(),
  label: z.string(),
  created_at: timeText,
  usable_from: timeText.meta({ description: 'When it may be sent to' }),
});
export type SavedAddress = z.output<typeof savedAddress>;

const addressId = z.string().regex(/^uad_[0-9a-z]{26}$/);

/** Every answer tells whether an address is a customer's, and so does sending to one: both share its limits. */
const checkAddress = defineRoute({
  method: 'GET',
  path: '/api/usdt/address-check',
  summary: 'Whether USDT can be sent to this address, and whether it leaves us for the chain',
  access: 'customer',
  query: z.object({ address }),
  answers: {
    200: z.object({
      kind: z.enum(['customer', 'chain']).meta({ description: '`customer`: it settles at once, free of charge' }),
      network: z.literal(network),
      is_first_time: z.boolean().meta({ description: 'You have never sent USDT there' }),
      saved: savedAddress.nullable(),
      hold: z.enum(['none', 'unsaved', 'waiting']).meta({
        description: 'Whether it can be sent to now: a new address is saved first, and then waits a day',
      }),
    }),
  },
  refusals: [
    usdtRefusals.usdt_own_address,
    usdtRefusals.usdt_address_unusable,
    usdtRefusals.usdt_address_forbidden,
    providerRefusals.service_off,
  ],
  limits: [
    { max: 30, windowSeconds: 60 },
    { max: 300, windowSeconds: daySeconds },
  ],
});

const sent = z.object({
  message: z.string(),
  reference: z.string(),
  status: transactionStatus,
  network: z.literal(network).nullable().meta({ description: 'None: it settled between two customers' }),
  transaction: transactionShape,
});

export const routes = {
  createWallet: defineRoute({
    method: 'POST',
    path: '/api/usdt/wallet',
    summary: 'Open a USDT wallet with an address of your own, or find the one you have',
    access: 'customer',
    answers: { 201: wallet, 200: wallet },
    refusals: [providerRefusals.service_off],
  }),
  depositAddress: defineRoute({
    method: 'GET',
    path: '/api/usdt/deposit-address',
    summary: 'Where USDT can be sent to you, on TRON (TRC-20) only',
    access: 'customer',
    answers: {
      200: z.object({
        deposit_address: z.string(),
        network: z.literal(network),
        minimum: moneyText,
        confirmations_needed: z.int(),
      }),
    },
    refusals: [commonRefusals.not_found, providerRefusals.service_off],
  }),
  checkAddress,
  transfer: defineRoute({
    method: 'POST',
    path: '/api/usdt/transfer',
    summary: 'Send USDT to an address on TRON, or at once to another customer’s',
    access: 'customer',
    movesMoney: true,
    body: z.strictObject({
      from_wallet_id: z
        .string({ error: usdtFaults.usdt_address_and_amount_missing })
        .min(1, { error: usdtFaults.usdt_address_and_amount_missing })
        .max(64, { error: usdtFaults.usdt_address_and_amount_missing }),
      to_address: address,
      amount,
      total: amount.optional().meta({
        description: 'What the customer was told that it costs, the network fee included. Left out: whatever it costs',
      }),
      pin: pin.optional(),
    }),
    answers: { 200: sent, 202: sent },
    refusals: [
      commonRefusals.not_found,
      walletRefusals.wrong_currency,
      ...Object.values(usdtRefusals),
      providerRefusals.provider_unavailable,
      providerRefusals.service_off,
      pricingRefusals.price_changed,
      receivingRefusals.recipient_limit,
      ...outgoingRefusals,
      ledgerRefusals.insufficient_funds,
      ledgerRefusals.idempotency_mismatch,
      ledgerRefusals.outcome_unknown,
      ...spendRefusals,
      providerRefusals.payment_declined,
    ],
    countsAgainst: { as: checkAddress, refusals: [usdtRefusals.usdt_own_address, ledgerRefusals.insufficient_funds] },
  }),
  underway: defineRoute({
    method: 'GET',
    path: '/api/usdt/underway',
    summary: 'USDT on its way over the chain, with its confirmations counted',
    access: 'customer',
    query: pageQuery,
    answers: { 200: page(passage).extend({ as_of: timeText.nullable() }) },
  }),
  addresses: defineRoute({
    method: 'GET',
    path: '/api/usdt/addresses',
    summary: 'The addresses you have saved',
    access: 'customer',
    query: pageQuery,
    answers: { 200: page(savedAddress) },
  }),
  saveAddress: defineRoute({
    method: 'POST',
    path: '/api/usdt/addresses',
    summary: 'Save an address under a name of your own',
    access: 'customer',
    body: z.object({ address, label: ruled(labelFault).transform(plainLine) }),
    answers: { 201: savedAddress },
    refusals: [
      usdtRefusals.usdt_address_saved,
      usdtRefusals.usdt_addresses_full,
      usdtRefusals.usdt_own_address,
      usdtRefusals.usdt_address_unusable,
      usdtRefusals.usdt_address_forbidden,
      providerRefusals.service_off,
    ],
    // Each may be told by mail, and a thief would bury theirs among many.
    limits: [{ max: 20, windowSeconds: hourSeconds }],
  }),
  removeAddress: defineRoute({
    method: 'DELETE',
    path: '/api/usdt/addresses/{id}',
    summary: 'Forget a saved address',
    access: 'customer',
    params: z.object({ id: addressId }),
    answers: { 204: null },
    refusals: [commonRefusals.not_found],
  }),
};
