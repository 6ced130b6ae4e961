import { currencyOf, isCurrencyCode } from './currencies.ts';

/** Who reads it. The four that begin with Pidgin are Nigeria's. */
export type Reader = 'en' | 'fr' | 'es' | 'pcm' | 'yo' | 'ha' | 'ig';

/** What stands between digits: thousands are grouped, and units parted from their fraction. */
export interface DigitMarks {
  readonly group: string;
  readonly decimal: string;
}

/**
 * As each language writes them. Said here rather than asked of Intl, because Spanish would leave four digits ungrouped,
 * and because the narrow space of French is in no font of ours: the plain no-break space is. Nigeria writes one way.
 */
const nigerian: DigitMarks = { group: ',', decimal: '.' };
export const digitMarks: Readonly<Record<Reader, DigitMarks>> = {
  en: nigerian,
  fr: { group: '\u00a0', decimal: ',' },
  es: { group: '.', decimal: ',' },
  pcm: nigerian,
  yo: nigerian,
  ha: nigerian,
  ig: nigerian,
};

/** "1234567" to "1,234,567". Works on text: amounts are never floats on their way to the eye. */
export function groupDigits(digits: string, { group }: DigitMarks): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, group);
}

/** Decimals always shown. Tether has six, of which four are enough until the others are not zero. */
export function minorDigitsOf(currency: string): number {
  if (currency === 'USDT') return 4;
  return isCurrencyCode(currency) ? currencyOf(currency).scale : 2;
}

/** The wire's "540.250000" without zeros that tell nothing: "540.2500" for Tether. */
export function trimAmount(amount: string, currency: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const digits = minorDigitsOf(currency);
  const kept = fraction.slice(0, digits) + fraction.slice(digits).replace(/0+$/, '');
  return digits === 0 && kept === '' ? whole : `${whole}.${kept.padEnd(digits, '0')}`;
}
