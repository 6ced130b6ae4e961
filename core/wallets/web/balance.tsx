import { useMessages } from '@wura/browser/messages';
import { Amount } from './amount.tsx';
import { useHiddenBalances } from './hidden-balances.ts';
import { balanceMessages } from './messages.ts';

type BalanceProps = { amount: string; currency: string; look?: 'big' | 'flow' };

/** What a wallet holds, or held: drawn like any amount, and dots while the customer hides balances. */
export function Balance({ amount, currency, look = 'flow' }: BalanceProps) {
  const words = useMessages(balanceMessages);
  const [isHidden] = useHiddenBalances();
  if (!isHidden) return <Amount amount={amount} currency={currency} look={look} />;
  return (
    <span className="money-flow">
      <span aria-hidden="true">••••••</span>
      <span className="sr-only">{words.hidden}</span>
    </span>
  );
}
