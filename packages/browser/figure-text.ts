import { currencies } from '@wura/money/currencies';
import { digitMarks, groupDigits } from '@wura/money/digits';
import { language } from './language.ts';

const symbols = new Set<string>(currencies.map(({ symbol }) => symbol));

/**
 * What the server put into an English sentence, as the reader writes it: "₦40,000.00" is "₦40.000,00" in Spanish, and
 * "7.5%" is "7,5 %". Only an amount behind a symbol of ours and a percentage are figures; a name, a number of minutes or
 * the number of an account stays what it is.
 */
export function figureText(english: string): string {
  const now = language();
  const [, sign, symbol, whole, fraction, percent] =
    /^(\u2212?)(\D*?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(%?)$/.exec(english) ?? [];
  const isAmount = percent === '' && symbols.has(symbol!);
  const isShare = percent === '%' && symbol === '';
  if (now === 'en' || (!isAmount && !isShare)) return english;
  const marks = digitMarks[now];
  const digits = groupDigits(whole!.replaceAll(',', ''), marks) + (fraction ? marks.decimal + fraction : '');
  return `${sign}${symbol}${digits}${percent && `\u00a0${percent}`}`;
}
