import { groupReference } from '@wura/browser/group-reference';
import { clockTime, receiptDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { buzz } from '@wura/browser/vibration';
import { announce } from '@wura/ui/announce';
import { OutcomePage } from '@wura/ui/outcome-page';
import { Receipt, type ReceiptRow } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import type { Transaction } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { FollowButton } from '@wura/wallets/web/follow-button';
import { ReceiptButtons } from '@wura/wallets/web/receipt-buttons';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { payMessages } from './messages.ts';
import type { PayOrder } from './pay-order.ts';

export function PayReceipt({ order, transaction }: { order: PayOrder; transaction: Transaction }) {
  const words = useMessages(payMessages);
  const { reference, date } = transaction;
  useEffect(() => announce(words.complete), [words.complete]);
  useEffect(buzz, []);
  const rows: ReceiptRow[] = [
    { label: words.to, value: order.asker },
    ...(order.note === null ? [] : [{ label: words.note, value: order.note }]),
    { label: words.fee, value: words.noFee },
    { label: words.date, value: receiptDate(date) },
    {
      label: words.reference,
      value: groupReference(reference),
      copy: { value: reference, label: words.copyReference, copied: words.copied },
    },
  ];
  return (
    <OutcomePage
      words={{ close: words.closeReceipt, done: words.done }}
      to="/wallet"
      icon={Check}
      isGood
      title={words.complete}
      text={<p>{words.arrived(order.asker, clockTime(date))}</p>}
      receipt={
        <Receipt
          label={words.receipt}
          brandName={words.brand}
          chip={<StatusChip status="completed" label={words.completed} />}
          amount={<Amount amount={order.amount} currency={order.currency} look="big" />}
          rows={rows}
        />
      }
    >
      <ReceiptButtons id={transaction.id} reference={reference} isOnCloth />
      <FollowButton id={transaction.id} isOnCloth />
    </OutcomePage>
  );
}
