import { formatAmount, spokenAmount } from '@wura/browser/money-format';
import { useMessages } from '@wura/browser/messages';
import { useHiddenBalances } from './hidden-balances.ts';
import { balanceMessages } from './messages.ts';

/** A balance in the middle of a sentence: as a figure, or as dots while the customer hides balances. */
export function useBalanceText(): (
  amount: string,
  currency: string,
) => {
  shown: string;
  spoken: string;
} {
  const words = useMessages(balanceMessages);
  const [isHidden] = useHiddenBalances();
  return (amount, currency) =>
    isHidden
      ? { shown: '••••••', spoken: words.hidden }
      : { shown: formatAmount(amount, currency), spoken: spokenAmount(amount, currency) };
}
