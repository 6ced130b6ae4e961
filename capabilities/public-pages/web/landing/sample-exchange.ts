import { digitMarks } from '@wura/money/digits';
import { language, languageTags } from '@wura/browser/language';
import { formatAmount } from '@wura/browser/money-format';
import { formatMoney, type Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { drawPlain } from '@wura/ui/money-typing';
import { quoteOf } from '@wura/rates/cross-rate';
import { exchange } from '../../exchange.ts';
import type { FeeShare } from '../../fee-table.ts';
import { sampleRates } from '../../sample-figures.ts';

/** What the card offers, in this order. */
export const exchanged = ['NGN', 'USD', 'GBP', 'EUR', 'USDT', 'CAD', 'KES', 'GHS', 'ZAR'] as const;

/** Half a percent, a tenth of one to and from USDT, until the server has said what a quote takes today. */
const builtShare: FeeShare = { bps: 50, usdt_bps: 10 };

export function feeBpsOf(pair: readonly CurrencyCode[], { bps, usdt_bps }: FeeShare = builtShare): bigint {
  return BigInt(pair.includes('USDT') ? usdt_bps : bps);
}

/** "0.5%", and "0,5 %" where that is how it is written. */
export function percentText(bps: bigint): string {
  const form = new Intl.NumberFormat(languageTags[language()], { style: 'percent', maximumFractionDigits: 2 });
  // The narrow space of French is in no font of ours.
  return form.format(Number(bps) / 10_000).replace('\u202f', '\u00a0');
}

export function moneyText(money: Money): string {
  return formatAmount(formatMoney(money), money.currency);
}

/** What the card shows before the visitor has typed: half a million naira into dollars. */
export function sampleExchange() {
  const amount = { currency: 'NGN', minor: 500_000_00n } as const;
  const { fee, converted, gets } = exchange(amount, {
    to: 'USD',
    rates: sampleRates,
    feeBps: feeBpsOf(['NGN', 'USD']),
  })!;
  return {
    amount: drawPlain(formatMoney(amount), digitMarks[language()]),
    gives: moneyText(amount),
    fee: moneyText(fee),
    percent: percentText(feeBpsOf(['NGN', 'USD'])),
    converted: moneyText(converted),
    rate: moneyText(quoteOf(sampleRates, { from: 'NGN', to: 'USD' })!.price),
    gets: moneyText(gets),
  };
}
