import { useMessages } from '@wura/browser/messages';
import { sentence } from '@wura/browser/sentences';
import { SummaryRow } from '@wura/ui/summary-row';
import { Amount } from './amount.tsx';
import { feeMessages } from './messages.ts';

type FeeRowsProps = { fees: readonly { name: string; amount: string }[]; currency: string };

/** Every line of a price by its own name, and in words when there is none. Goes into a `dl`. */
export function FeeRows({ fees, currency }: FeeRowsProps) {
  const words = useMessages(feeMessages);
  if (fees.length === 0) return <SummaryRow label={words.fee}>{words.noFee}</SummaryRow>;
  return fees.map(({ name, amount }) => (
    <SummaryRow key={name} label={sentence(name)}>
      <Amount amount={amount} currency={currency} />
    </SummaryRow>
  ));
}
