import { groupReference } from '@wura/browser/group-reference';
import { clockTime, receiptDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { fullName, useCustomer } from '@wura/identity/web/customer';
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
import { outcomeMessages } from './messages.ts';
import type { Order } from './send-order.ts';
import { shownRecipient } from './shown-recipient.ts';

export function TransferReceipt({ order, transaction }: { order: Order; transaction: Transaction }) {
  const words = useMessages(outcomeMessages);
  const { data: customer } = useCustomer();
  const { reference, date } = transaction;

  useEffect(() => announce(words.complete), [words.complete]);
  useEffect(buzz, []);

  const rows: ReceiptRow[] = [
    { label: words.to, value: order.recipientName, detail: words.account(shownRecipient(order.toAccountNumber)) },
    ...(customer
      ? [
          {
            label: words.from,
            value: fullName(customer),
            detail: words.account(groupAccountNumber(customer.account_number)),
          },
        ]
      : []),
    ...(order.remarks === '' ? [] : [{ label: words.remark, value: order.remarks }]),
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
      words={words}
      to="/wallet"
      icon={Check}
      isGood
      title={words.complete}
      text={<p>{words.arrived(order.recipientName, clockTime(date))}</p>}
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
