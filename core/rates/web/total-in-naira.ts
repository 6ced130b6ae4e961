import { convertMoney, formatMoney, minorOf } from '@wura/money';
import { isCurrencyCode, type CurrencyCode } from '@wura/money/currencies';
import { rateBetween, type Rates } from '../cross-rate.ts';

export interface Held {
  readonly currency: string;
  readonly balance: string;
  /** Put aside beside it. */
  readonly in_pots?: string | undefined;
}

export interface Total {
  /** Nothing where nothing of it is known: what is unknown is not zero. */
  readonly naira: string | undefined;
  /** Money in other currencies is in it, at rates that move. */
  readonly isEstimate: boolean;
  /** Currencies that hold money and have no rate, so that they are not in the total. */
  readonly leftOut: readonly CurrencyCode[];
}

/** What all wallets are worth together. An empty wallet is worth nothing at any rate. */
export function totalInNaira(wallets: readonly Held[], rates: Rates | undefined): Total {
  let minor = 0n;
  let counted = 0;
  let isEstimate = false;
  const leftOut: CurrencyCode[] = [];
  for (const { currency, balance, in_pots: aside = '0' } of wallets) {
    if (!isCurrencyCode(currency)) continue;
    const held = { currency, minor: minorOf(balance, currency) + minorOf(aside, currency) };
    const rate = rates && rateBetween(rates, { from: currency, to: 'NGN' });
    if (currency === 'NGN' || held.minor === 0n) {
      minor += held.minor;
    } else if (rate) {
      minor += convertMoney(held, { rate, rounding: 'halfUp' }).minor;
      isEstimate = true;
    } else {
      leftOut.push(currency);
      continue;
    }
    counted++;
  }
  return { naira: counted === 0 ? undefined : formatMoney({ currency: 'NGN', minor }), isEstimate, leftOut };
}
