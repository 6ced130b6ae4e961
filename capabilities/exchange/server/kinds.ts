import { noDetails, type Exchange, type MovementKind } from '@wura/wallets/server/kinds';
import { say } from '@wura/wire/phrases';
import { z } from 'zod';
import { squaringPhrases } from '../operator-contract.ts';
import { exchangePhrases } from '../refusals.ts';

/** Written down beside both sides alike. */
const exchangeDetails = z.object({
  reference: z.string(),
  quote: z.string(),
  /** What the side that received is called. */
  received_transaction: z.string(),
  from_amount: z.string(),
  from_currency: z.string(),
  to_amount: z.string(),
  to_currency: z.string(),
  rate: z.string(),
  mid_rate: z.string(),
  source: z.string(),
  as_of: z.string(),
  simulated: z.boolean(),
});
export type ExchangeDetails = z.output<typeof exchangeDetails>;

function sumsOf({ rate, mid_rate, source, as_of, simulated, ...sums }: ExchangeDetails): Exchange {
  const from = { amount: sums.from_amount, currency: sums.from_currency };
  const to = { amount: sums.to_amount, currency: sums.to_currency };
  return { from, to, rate, mid_rate, source, as_of, simulated };
}

/** What leaves one wallet of a customer to become money in another. */
export const exchangedOut: MovementKind<ExchangeDetails> = {
  id: 30,
  name: 'exchanged_out',
  isHold: false,
  category: 'conversion',
  details: exchangeDetails,
  describe: ({ details }) => say(exchangePhrases.converted_to, { currency: details.to_currency }),
  exchange: sumsOf,
};

/** What it became. */
export const exchangedInto: MovementKind<ExchangeDetails> = {
  id: 31,
  name: 'exchanged_into',
  isHold: false,
  category: 'conversion',
  details: exchangeDetails,
  describe: ({ details }) => say(exchangePhrases.converted_from, { currency: details.from_currency }),
  exchange: sumsOf,
};

/** What the house sold or bought outside, between its own wallets: no customer's history has it. */
export const squaringTrade: MovementKind = {
  id: 39,
  name: 'fx_squaring',
  isHold: false,
  category: 'conversion',
  details: noDetails,
  describe: () => say(squaringPhrases.fx_squaring, {}),
};
