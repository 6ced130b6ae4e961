import { pin, spendRefusals } from '@wura/identity/contract';
import { ledgerRefusals } from '@wura/ledger/contract';
import { feeLine, policyRefusals } from '@wura/policy/contract';
import { rateRefusals } from '@wura/rates/contract';
import { exchangeShape, transactionShape } from '@wura/wallets/contract';
import { daySeconds, defineRoute } from '@wura/wire';
import { commonFaults } from '@wura/wire/faults';
import type { Fault } from '@wura/wire/phrases';
import { commonRefusals } from '@wura/wire/refusals';
import { amountInput, moneyText, timeText } from '@wura/wire/shapes';
import { z } from 'zod';
import { exchangeRefusals } from './refusals.ts';
import { exchangeFaults } from './rules.ts';

export { exchangeRefusals } from './refusals.ts';

const id = (fault: Fault) => z.string({ error: fault }).min(1, { error: fault }).max(64, { error: fault });

const quote = z.object({
  quote_id: z.string(),
  amount: moneyText,
  currency: z.string(),
  fee: moneyText.meta({ description: 'Out of the amount, with the tax in it' }),
  fees: z.array(feeLine),
  converted: moneyText.meta({ description: 'What is left of the amount once the fee is out' }),
  rate: z.string().meta({ description: 'Units of the target for one of the source: the mid rate less the spread' }),
  mid_rate: z.string(),
  spread_bps: z.int().meta({ description: 'Hundredths of a percent that the rate is below the mid rate' }),
  receive_amount: moneyText,
  receive_currency: z.string(),
  expires_at: timeText,
  expires_in_ms: z.int().meta({ description: 'The same for a clock that is not ours' }),
  source: z.string(),
  as_of: timeText,
  simulated: z.boolean(),
});
export type Quote = z.output<typeof quote>;

export const routes = {
  quote: defineRoute({
    method: 'POST',
    path: '/api/conversions/quote',
    summary: 'A firm price for money in another currency, good once and for 30 seconds',
    access: 'customer',
    body: z
      .object({
        from_wallet_id: id(exchangeFaults.wallets_missing),
        to_wallet_id: id(exchangeFaults.wallets_missing),
        amount: amountInput(commonFaults.amount_invalid),
      })
      .refine(({ from_wallet_id: from, to_wallet_id: to }) => from !== to, {
        path: ['to_wallet_id'],
        error: exchangeFaults.wallets_same,
      }),
    answers: { 200: quote },
    refusals: [commonRefusals.not_found, exchangeRefusals.amount_too_small, rateRefusals.rates_unavailable],
    limits: [
      { max: 120, windowSeconds: 60 },
      { max: 5_000, windowSeconds: daySeconds },
    ],
  }),
  convert: defineRoute({
    method: 'POST',
    path: '/api/conversions',
    summary: 'Convert at the price that was quoted',
    access: 'customer',
    movesMoney: true,
    body: z.strictObject({ quote_id: id(exchangeFaults.quote_missing), pin: pin.optional() }),
    answers: {
      200: z.object({
        message: z.enum(['Conversion completed', 'Conversion completed (simulated)']),
        reference: z.string(),
        status: z.literal('completed'),
        transaction: transactionShape,
        exchange: exchangeShape,
        received_transaction_id: z.string().meta({ description: 'In the wallet that received' }),
      }),
    },
    refusals: [
      commonRefusals.not_found,
      exchangeRefusals.quote_expired,
      exchangeRefusals.quote_used,
      rateRefusals.rates_unavailable,
      policyRefusals.identity_required,
      policyRefusals.contact_unconfirmed,
      policyRefusals.age_restricted,
      policyRefusals.paused_by_guardian,
      ledgerRefusals.insufficient_funds,
      ledgerRefusals.idempotency_mismatch,
      ledgerRefusals.outcome_unknown,
      ...spendRefusals,
    ],
  }),
};
