import { useMessages } from '@wura/browser/messages';
import type { Asking } from '@wura/policy/web/price';
import { SummaryRow } from '@wura/ui/summary-row';
import type { Wallet } from '../contract.ts';
import { Amount } from './amount.tsx';
import { useBalanceText } from './balance-text.ts';
import { FeeRows } from './fee-rows.tsx';
import { priceMessages } from './messages.ts';
import { balanceAfter } from './wallet-list.ts';

type PriceRowsProps = { price: Asking['price']; wallet: Wallet | undefined };

/** Amount, every fee on its own line, the total, and what stays of the naira wallet. Goes into a `dl`. */
export function PriceRows({ price, wallet }: PriceRowsProps) {
  const words = useMessages(priceMessages);
  const balanceText = useBalanceText();
  if (!price) {
    return (
      <>
        <SummaryRow label={words.amount}>{words.notYet}</SummaryRow>
        <SummaryRow label={words.total} isStrong>
          {words.notYet}
        </SummaryRow>
      </>
    );
  }
  const left = balanceAfter(wallet, price.total);
  return (
    <>
      <SummaryRow label={words.amount}>
        <Amount amount={price.amount} currency="NGN" />
      </SummaryRow>
      <FeeRows fees={price.fees} currency="NGN" />
      <SummaryRow
        label={words.total}
        isStrong
        detail={left !== undefined && words.leftAfter(balanceText(left, 'NGN').shown)}
      >
        <Amount amount={price.total} currency="NGN" />
      </SummaryRow>
    </>
  );
}
