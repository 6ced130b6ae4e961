import { digitMarks } from '@wura/money/digits';
import { useLanguage } from '@wura/browser/use-language';
import type { CSSProperties } from 'react';
import { figureWidthEm, splitFigure } from './figures.ts';

type MoneyProps = {
  /** A plain decimal, such as "486250.4". */
  amount: string;
  /** Drawn tight before the figures: ₦, $, ₮. */
  symbol: string;
  minorDigits?: number | undefined;
  /** big: display width, smaller kobo. flow: rows and tables, one size. */
  look?: 'big' | 'flow' | undefined;
  /** movement shows + or − (U+2212); balance shows only a true minus. */
  sign?: 'movement' | 'balance' | undefined;
  /** What a screen reader says instead, "486,250 naira 40 kobo": given, or made from the amount. */
  spoken?: string | ((amount: string) => string) | undefined;
  /** Shrinks with its container (which needs container-type), from this size in pixels. */
  fitMaxPx?: number | undefined;
  className?: string | undefined;
};

export function Money(props: MoneyProps) {
  const { amount, symbol, minorDigits = 2, look = 'flow', sign = 'balance', spoken, fitMaxPx, className = '' } = props;
  const marks = digitMarks[useLanguage()];
  const { isNegative, major, minor } = splitFigure(amount, marks, minorDigits);
  const mark = isNegative ? '\u2212' : sign === 'movement' ? '+' : '';
  const said = typeof spoken === 'function' ? spoken(amount) : spoken;
  const fit = fitMaxPx
    ? ({
        '--fit-max': `${fitMaxPx}px`,
        '--units': figureWidthEm({ symbol: mark + symbol, major, minor }).toFixed(2),
      } as CSSProperties)
    : undefined;
  const shape = `${look === 'big' ? 'money' : 'money-flow'} ${fit ? 'money-fit' : ''} ${className}`;
  return (
    <span className={shape} style={fit}>
      <span aria-hidden={said ? true : undefined}>
        {mark}
        {symbol}
        {major}
        {minor && (look === 'big' ? <span className="minor">{marks.decimal + minor}</span> : marks.decimal + minor)}
      </span>
      {said && <span className="sr-only"> {said}</span>}
    </span>
  );
}
