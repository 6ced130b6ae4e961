import { convertMoney, shareOf, type Money, type Rate } from '@wura/money';
import { rateText } from '@wura/rates/cross-rate';
import type { CurrentRates } from '@wura/rates/server';
import { rateBetween } from '@wura/rates/cross-rate';

/** What an amount on a card costs in another currency, the least that the converter would give that amount for. */
export interface Cost {
  /** Exchanged for the amount. */
  readonly converted: Money;
  /** On top of it, tax included. */
  readonly fee: Money;
  readonly rate: string;
  readonly midRate: string;
}

/** Nothing where a rate is missing. Rounded once, in the house's favour. */
export function workOutCost(
  amount: Money,
  {
    from,
    rates,
    feeBps,
    spreadBps,
  }: { from: Money['currency']; rates: CurrentRates['rates']; feeBps: bigint; spreadBps: bigint },
): Cost | undefined {
  const pair = { from, to: amount.currency };
  const mid = rateBetween(rates, pair);
  if (!mid) return undefined;
  const rate: Rate = {
    ...mid,
    numerator: mid.numerator * (10_000n - spreadBps),
    denominator: mid.denominator * 10_000n,
  };
  const back: Rate = { from: rate.to, to: rate.from, numerator: rate.denominator, denominator: rate.numerator };
  const converted = convertMoney(amount, { rate: back, rounding: 'up' });
  return { converted, fee: feeOnTop(converted, feeBps), rate: rateText(rate), midRate: rateText(mid) };
}

/** The fee is a share of all that leaves the wallet, as it is when money is converted there. */
function feeOnTop(converted: Money, bps: bigint): Money {
  const kept = 10_000n - bps;
  let whole = (converted.minor * 10_000n + kept - 1n) / kept;
  while (whole - shareOf({ ...converted, minor: whole }, { bps, rounding: 'up' }).minor < converted.minor) whole++;
  return { ...converted, minor: whole - converted.minor };
}
