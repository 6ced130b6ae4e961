import { useMessages } from '@wura/browser/messages';
import type { FeeLine } from '@wura/policy/contract';
import { feeText } from '@wura/policy/web/fee-text';
import { SummaryRow } from '@wura/ui/summary-row';
import { Amount } from './amount.tsx';
import { feeMessages } from './messages.ts';

type FeeRowsProps = { fees: readonly FeeLine[]; currency: string };

/** Every line of a price by its own name, and in words when there is none. Goes into a `dl`. */
export function FeeRows({ fees, currency }: FeeRowsProps) {
  const words = useMessages(feeMessages);
  if (fees.length === 0) return <SummaryRow label={words.fee}>{words.noFee}</SummaryRow>;
  return fees.map(fee => (
    <SummaryRow key={fee.code} label={feeText(fee)}>
      <Amount amount={fee.amount} currency={currency} />
    </SummaryRow>
  ));
}
