import { useMessages } from '@wura/browser/messages';
import { currencyName } from '@wura/browser/money-format';
import { rateMessages } from './messages.ts';
import { useRates, useRatesText } from './rates.ts';
import { totalInNaira, type Held } from './total-in-naira.ts';

export interface ShownTotal {
  /** Nothing while it is unknown. */
  readonly naira: string | undefined;
  /** At which rates it was worked out, or what is not in it; nothing where there is naira alone. */
  readonly note: string | undefined;
}

/** What all wallets are worth in naira, and what there is to say about that. */
export function useTotal(wallets: readonly Held[] | undefined): ShownTotal {
  const words = useMessages(rateMessages);
  const ratesText = useRatesText();
  const isForeign =
    wallets?.some(
      ({ currency, balance, in_pots: aside = '' }) => currency !== 'NGN' && /[1-9]/.test(balance + aside),
    ) ?? false;
  const { data, isPending } = useRates({ isOff: !isForeign });
  if (!wallets || (isForeign && isPending)) return { naira: undefined, note: undefined };
  const { naira, isEstimate, leftOut } = totalInNaira(wallets, data?.rates);
  const without = leftOut.length > 0 && words.without(leftOut.map(code => currencyName(code)).join(', '));
  const note = [isEstimate && `${words.estimate} ${ratesText(data)}`, without].filter(Boolean).join('. ');
  return { naira, note: note || undefined };
}
