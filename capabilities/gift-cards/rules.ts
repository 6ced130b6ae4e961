import { parseAmount, parseMoney } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { defineFaults, type Fault } from '@wura/wire/phrases';

/** What this deed's own rules find wrong, the same in the form and on the server. */
export const giftCardFaults = defineFaults({
  gift_card_wallet_missing: 'No default wallet found',
  gift_card_missing: 'Please choose a gift card',
  gift_card_value_missing: 'Please choose a value',
  gift_card_price_missing: 'Please ask for the price first',
});

const isName = (value: string) => value !== '' && value.length <= 64;

export const walletFault = (value: string): Fault | undefined =>
  isName(value) ? undefined : giftCardFaults.gift_card_wallet_missing;

export const productFault = (value: string): Fault | undefined =>
  isName(value) ? undefined : giftCardFaults.gift_card_missing;

export const quoteFault = (value: string): Fault | undefined =>
  isName(value) ? undefined : giftCardFaults.gift_card_price_missing;

export const valueFault = (value: unknown): Fault | undefined =>
  typeof parseAmount(value) === 'string' ? giftCardFaults.gift_card_value_missing : undefined;

/** The values of a card: these, or every step between two ends. Exact decimal text in the currency of the card. */
export interface Values {
  readonly currency: string;
  readonly values: readonly string[];
  readonly range: { readonly min: string; readonly max: string; readonly step: string } | null;
}

export function isSoldAt({ currency, values, range }: Values, value: string): boolean {
  const minor = (text: string) => {
    const money = isCurrencyCode(currency) ? parseMoney(text, currency) : 'not_an_amount';
    return typeof money === 'string' ? undefined : money.minor;
  };
  const asked = minor(value);
  if (asked === undefined) return false;
  if (values.some(each => minor(each) === asked)) return true;
  const [min, max, step] = range ? [minor(range.min), minor(range.max), minor(range.step)] : [];
  if (min === undefined || max === undefined || step === undefined) return false;
  return asked >= min && asked <= max && (asked - min) % step === 0n;
}
