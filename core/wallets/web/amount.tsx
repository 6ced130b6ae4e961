import { spokenAmount, symbolOf } from '@wura/browser/money-format';
import { minorDigitsOf, trimAmount } from '@wura/money/digits';
import { Money } from '@wura/ui/money';

type AmountProps = {
  /** Decimal text as the wire gives it. */
  amount: string;
  currency: string;
  look?: 'big' | 'flow';
  sign?: 'movement' | 'balance';
  fitMaxPx?: number;
  className?: string;
};

/** Money of a known currency: its symbol, its decimals, and the way it is said aloud. */
export function Amount({ amount, currency, ...rest }: AmountProps) {
  return <Money {...rest} {...figureOf(amount, currency)} />;
}

/** The same as properties, for components that draw the figure themselves. */
export function figureOf(amount: string, currency: string) {
  return {
    amount: trimAmount(amount, currency),
    symbol: symbolOf(currency),
    minorDigits: minorDigitsOf(currency),
    spoken: spokenAmount(amount, currency),
  };
}
