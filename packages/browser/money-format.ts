import { currencyOf, isCurrencyCode } from '@wura/money/currencies';
import { currencyMessages, spokenMessages } from './browser-messages.ts';
import { digitMarks, groupDigits, trimAmount } from '@wura/money/digits';
import { language, pageLanguageOf } from './language.ts';
import { textsOf } from './messages.ts';

// Amounts stay decimal text from the wire to the eye. Nothing here makes a number of one.

/** Decimals that may be typed. */
export function scaleOf(currency: string): number {
  return isCurrencyCode(currency) ? currencyOf(currency).scale : 2;
}

export function symbolOf(currency: string): string {
  return isCurrencyCode(currency) ? currencyOf(currency).symbol : `${currency} `;
}

/** These are called the same in every language we speak. */
const namesOfTheirOwn: readonly string[] = ['NGN', 'USDT'];

export function currencyName(currency: string): string {
  if (!isCurrencyCode(currency)) return currency;
  const { name } = currencyOf(currency);
  const now = pageLanguageOf(language());
  if (namesOfTheirOwn.includes(currency)) return name;
  // No browser knows them in Nigeria's languages: Chromium answers in English.
  if (now === 'en') return textsOf(currencyMessages).names[currency] ?? name;
  const said = new Intl.DisplayNames(now, { type: 'currency' }).of(currency) ?? name;
  return said.charAt(0).toLocaleUpperCase(now) + said.slice(1);
}

/** "₦486,250.40", with a true minus; the symbol stands in front in every language. */
export function formatAmount(amount: string, currency: string): string {
  const { isNegative, whole, fraction } = partsOf(amount, currency);
  return (isNegative ? '\u2212' : '') + symbolOf(currency) + figure(whole, fraction);
}

/** "486,250 naira 40 kobo": what a screen reader says, because it reads "₦486,250.40" in many wrong ways. */
export function spokenAmount(amount: string, currency: string): string {
  const { isNegative, whole, fraction } = partsOf(amount, currency);
  const form = textsOf(spokenMessages);
  const units = form.units[currency as keyof typeof form.units] as (typeof form.units)['NGN'] | undefined;
  const said = !units
    ? form.one(figure(whole, fraction), currencyName(currency))
    : /^0*$/.test(fraction)
      ? form.one(figure(whole, ''), units.major)
      : form.both(figure(whole, ''), units.major, fraction.replace(/^0(?=\d)/, ''), units.minor);
  return isNegative ? form.minus(said) : said;
}

function partsOf(amount: string, currency: string): { isNegative: boolean; whole: string; fraction: string } {
  const isNegative = amount.startsWith('-');
  const [whole = '0', fraction = ''] = trimAmount(isNegative ? amount.slice(1) : amount, currency).split('.');
  return { isNegative, whole, fraction };
}

function figure(whole: string, fraction: string): string {
  const marks = digitMarks[language()];
  return groupDigits(whole, marks) + (fraction && marks.decimal + fraction);
}

/** Hundredths of a percent as the reader writes them: "7.5%", "7,5 %". */
export function formatShare(bps: number): string {
  const { decimal } = digitMarks[language()];
  const share = String(bps / 100).replace('.', decimal);
  return decimal === '.' ? `${share}%` : `${share}\u00a0%`;
}

/** "0123 456 789" for the eye; what is copied stays raw. */
export function groupAccountNumber(digits: string): string {
  return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');
}
