import { currencyName } from '@wura/browser/money-format';
import type { CrossingEnd } from '@wura/ui/crossing';
import { Flag } from '@wura/ui/flag';

/** A wallet as one end of a conversion. */
export const currencyEnd = (code: string): CrossingEnd => ({ name: currencyName(code), face: <Flag code={code} /> });
