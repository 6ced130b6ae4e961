import { currencyOf, type CurrencyCode } from './currencies.ts';
import { digitMarks, groupDigits, trimAmount, type Reader } from './digits.ts';

/**
 * An exact amount: a currency and an integer of its smallest unit. There is no other number for money in this product.
 */
export interface Money {
  readonly currency: CurrencyCode;
  readonly minor: bigint;
}

/** What can be wrong with an amount that came in from outside. */
export type AmountFault = 'not_an_amount' | 'too_many_decimals' | 'not_positive' | 'too_large';

/** One call never moves more than this many major units, whatever the currency. */
const majorMax = 1_000_000_000_000n;

const plainDecimal = /^(\d{1,30})(?:\.(\d{1,30}))?$/;

/** A positive amount in major units, exact, of a currency that is not known yet. */
export interface Amount {
  readonly whole: bigint;
  /** As it was written, zeros at its end included: how many decimals an amount may have is its currency's to say. */
  readonly decimals: string;
}

/**
 * Reads an amount as it arrives in a request: a JSON number or a decimal string, in major units. A number is read by
 * its shortest decimal text, so 0.1 is ten kobo exactly and 1e21, whose text is not plain digits, is refused.
 */
export function parseAmount(input: unknown): Amount | Exclude<AmountFault, 'too_many_decimals'> {
  if (typeof input !== 'string' && typeof input !== 'number') return 'not_an_amount';
  const text = String(input);
  if (/^-\d/.test(text)) return 'not_positive';
  const digits = plainDecimal.exec(text);
  if (!digits) return 'not_an_amount';
  const whole = BigInt(digits[1]!);
  const decimals = digits[2] ?? '';
  const hasFraction = /[1-9]/.test(decimals);
  if (whole === 0n && !hasFraction) return 'not_positive';
  if (whole > majorMax || (whole === majorMax && hasFraction)) return 'too_large';
  return { whole, decimals };
}

/** One text for one value, however it was written: "1500", "0.5". */
export function amountText({ whole, decimals }: Amount): string {
  const fraction = decimals.replace(/0+$/, '');
  return fraction ? `${whole}.${fraction}` : String(whole);
}

export function moneyOf({ whole, decimals }: Amount, currency: CurrencyCode): Money | 'too_many_decimals' {
  const { scale } = currencyOf(currency);
  if (decimals.length > scale) return 'too_many_decimals';
  return { currency, minor: whole * 10n ** BigInt(scale) + BigInt(decimals.padEnd(scale, '0') || '0') };
}

export function parseMoney(input: unknown, currency: CurrencyCode): Money | AmountFault {
  const amount = parseAmount(input);
  return typeof amount === 'string' ? amount : moneyOf(amount, currency);
}

/** Less than a hundredth of a unit: what customers neither send each other nor convert, however finely a currency is counted. */
export function isBelowHundredth({ currency, minor }: Money): boolean {
  return minor * 100n < 10n ** BigInt(currencyOf(currency).scale);
}

/** Exact decimal text at the currency's own scale: "1500.00", "12.500000", "-3.00". */
export function formatMoney({ currency, minor }: Money): string {
  const { scale } = currencyOf(currency);
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** For the eye: "₦486,250.40", with the marks of its reader; the symbol stands in front in every language. */
export function spellMoney(money: Money, reader: Reader = 'en'): string {
  const text = trimAmount(formatMoney(money), money.currency);
  const [whole, fraction] = text.replace('-', '').split('.');
  const marks = digitMarks[reader];
  const figure = groupDigits(whole!, marks) + (fraction === undefined ? '' : marks.decimal + fraction);
  return `${text.startsWith('-') ? '\u2212' : ''}${currencyOf(money.currency).symbol}${figure}`;
}

/** Reads what formatMoney wrote: the smallest units, zero and below included, which no customer may type. */
export function minorOf(amount: string, currency: CurrencyCode): bigint {
  const { scale } = currencyOf(currency);
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined || fraction.length > scale) throw new Error(`${amount} is no amount in ${currency}`);
  const minor = BigInt(whole + fraction.padEnd(scale, '0'));
  return sign === '-' ? -minor : minor;
}

/** A price of one unit of `from` in `to`, as an exact fraction, because a rate is not a float either. */
export interface Rate {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** `down` leaves the remainder with the product, `up` charges it to the customer, `halfUp` is how VAT is rounded. */
export type Rounding = 'down' | 'up' | 'halfUp';

export function convertMoney(amount: Money, { rate, rounding }: { rate: Rate; rounding: Rounding }): Money {
  if (amount.currency !== rate.from) throw new Error(`a ${rate.from} rate cannot convert ${amount.currency}`);
  if (amount.minor < 0n) throw new Error('only positive amounts are converted');
  const numerator = amount.minor * rate.numerator * 10n ** BigInt(currencyOf(rate.to).scale);
  const denominator = rate.denominator * 10n ** BigInt(currencyOf(rate.from).scale);
  return { currency: rate.to, minor: divide({ numerator, denominator, rounding }) };
}

/** A share of an amount in hundredths of a percent, such as VAT of 750. */
export function shareOf(amount: Money, { bps, rounding }: { bps: bigint; rounding: Rounding }): Money {
  return {
    currency: amount.currency,
    minor: divide({ numerator: amount.minor * bps, denominator: 10_000n, rounding }),
  };
}

function divide({ numerator, denominator, rounding }: { numerator: bigint; denominator: bigint; rounding: Rounding }) {
  const quotient = numerator / denominator;
  const remainder = numerator % denominator;
  if (remainder === 0n || rounding === 'down') return quotient;
  if (rounding === 'up') return quotient + 1n;
  return remainder * 2n >= denominator ? quotient + 1n : quotient;
}
