import { formatAmount } from '@wura/browser/money-format';
import { formatMoney } from '@wura/money';
import { exchange } from '../../exchange.ts';
import { sampleRates } from '../../sample-figures.ts';

/** Half a percent, as the claim says; what a quote really takes is the server's to say. */
export const exchangeFeeBps = 50n;

/** What the card shows before anybody has typed: half a million naira into dollars. */
export function sampleExchange() {
  const amount = { currency: 'NGN', minor: 500_000_00n } as const;
  const { fee, converted, gets } = exchange(amount, { to: 'USD', rates: sampleRates, feeBps: exchangeFeeBps })!;
  const text = (money: typeof gets) => formatAmount(formatMoney(money), money.currency);
  return {
    amount: '500,000.00',
    fee: text(fee),
    converted: text(converted),
    rate: formatAmount(sampleRates.USD!, 'NGN'),
    gets: text(gets),
  };
}
