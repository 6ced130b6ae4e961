import { groupDigits, type DigitMarks } from '@wura/money/digits';

export type Figure = { isNegative: boolean; major: string; minor: string };

/** Splits a plain decimal ("-486250.4") for drawing, the minor part padded to at least `minorDigits`. */
export function splitFigure(amount: string, marks: DigitMarks, minorDigits = 2): Figure {
  const isNegative = /^[-\u2212]/.test(amount);
  const [whole = '0', fraction = ''] = amount.replace(/^[-+\u2212]/, '').split('.');
  const minor = fraction.padEnd(minorDigits, '0');
  return { isNegative, major: groupDigits(whole || '0', marks), minor };
}

/** The drawn width of a figure in ems, a little generous, so that a long balance can be sized to its container. */
export function figureWidthEm({ symbol, major, minor }: { symbol: string; major: string; minor: string }): number {
  const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (/[,.\s]/.test(char) ? 0.28 : 0.66), 0);
  const minorScale = 0.58;
  return widthOf(symbol) + widthOf(major) + (minor ? minorScale * widthOf(`.${minor}`) : 0);
}
