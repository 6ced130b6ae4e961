import { clockTime, receiptDate } from '@wura/browser/dates';
import { groupReference } from '@wura/browser/group-reference';
import { useMessages } from '@wura/browser/messages';
import { buzz } from '@wura/browser/vibration';
import type { FeeLine } from '@wura/policy/contract';
import { feeText } from '@wura/policy/web/fee-text';
import { announce } from '@wura/ui/announce';
import { OutcomePage } from '@wura/ui/outcome-page';
import { Receipt, type ReceiptRow } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import { useEffect, type ReactNode } from 'react';
import type { Transaction } from '../contract.ts';
import { Amount } from './amount.tsx';
import { FollowButton } from './follow-button.tsx';
import { priceMessages } from './messages.ts';
import { paperMessages } from './paper-messages.ts';
import { useOwnEnd } from './own-end.ts';
import { ReceiptButtons } from './receipt-buttons.tsx';

type InstantReceiptProps = {
  words: { complete: string; arrived(name: string, time: string): string };
  /** Who has the money now. */
  to: string;
  /** Who it came from and went to, and what was written to it. */
  people: readonly ReceiptRow[];
  amount: string;
  currency: string;
  /** What was owed beside it. */
  fees: readonly FeeLine[];
  total: string;
  transaction: Transaction;
  /** Beneath the receipt, beside what every payment offers. */
  after?: ReactNode;
};

/** What a customer holds who has paid another: what it cost, and that it is there already. */
export function InstantReceipt(props: InstantReceiptProps) {
  const { words, to, people, amount, currency, fees, total, transaction, after } = props;
  const { id, reference, date } = transaction;
  const paper = useMessages(paperMessages);
  const { total: sum } = useMessages(priceMessages);
  const money = (each: string) => <Amount amount={each} currency={currency} />;
  const from = useOwnEnd();
  useEffect(() => announce(words.complete), [words.complete]);
  useEffect(() => buzz('done'), []);
  const rows: ReceiptRow[] = [
    ...people,
    ...(fees.length === 0
      ? [{ label: paper.fee, value: paper.noFee }]
      : [...fees.map(fee => ({ label: feeText(fee), value: money(fee.amount) })), { label: sum, value: money(total) }]),
    { label: paper.date, value: receiptDate(date) },
    {
      label: paper.reference,
      value: groupReference(reference),
      copy: { value: reference, label: paper.copyReference, copied: paper.copied },
    },
  ];
  return (
    <OutcomePage
      words={paper}
      to="/wallet"
      crossing={{ from, to: { name: to }, at: 'arrived' }}
      title={words.complete}
      text={<p>{words.arrived(to, clockTime(date))}</p>}
      receipt={
        <Receipt
          label={paper.receipt}
          brandName={paper.brand}
          chip={<StatusChip status="completed" label={paper.completed} />}
          amount={<Amount amount={amount} currency={currency} look="big" />}
          rows={rows}
        />
      }
    >
      <ReceiptButtons id={id} reference={reference} isOnCloth />
      <FollowButton id={id} isOnCloth />
      {after}
    </OutcomePage>
  );
}
