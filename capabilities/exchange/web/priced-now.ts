import { isCurrencyCode } from '@wura/money/currencies';
import { rateBetween, rateText } from '@wura/rates/cross-rate';
import { pricedPair, priceText, type PricedPair } from '@wura/rates/web/rate-text';
import { useRates } from '@wura/rates/web/rates';

/** What of a pair is priced, and its mid-market price at this moment; without a fresh rate it is what is not naira. */
export function usePricedNow({ from, to }: { from: string; to: string }): PricedPair & { price: string | undefined } {
  const { data } = useRates();
  const rate = isCurrencyCode(from) && isCurrencyCode(to) && data ? rateBetween(data.rates, { from, to }) : undefined;
  if (rate) return { ...pricedPair(rateText(rate), { from, to }), price: priceText(rateText(rate), { from, to }) };
  const isDivided = from === 'NGN';
  return { of: isDivided ? to : from, in: isDivided ? from : to, isDivided, price: undefined };
}
