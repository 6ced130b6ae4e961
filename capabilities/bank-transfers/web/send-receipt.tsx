import { groupReference } from '@wura/browser/group-reference';
import { clockTime, receiptDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount, groupAccountNumber } from '@wura/browser/money-format';
import { fullName, useCustomer } from '@wura/identity/web/customer';
import { feeText } from '@wura/policy/web/fee-text';
import { announce } from '@wura/ui/announce';
import { OutcomePage } from '@wura/ui/outcome-page';
import { Receipt, type ReceiptRow } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import { Amount } from '@wura/wallets/web/amount';
import { useUndecided } from '@wura/wallets/web/find-payment';
import { ReceiptButtons } from '@wura/wallets/web/receipt-buttons';
import { Check, Clock, Undo2 } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { outcomeMessages } from './messages.ts';
import type { Order, Sent } from './send-order.ts';

type SendReceiptProps = {
  order: Order;
  sent: Sent;
  /** Given while this account is not saved yet. */
  saveButton: ReactNode;
};

/** What became of it: complete, still pending, or returned. A pending one is followed until it is decided. */
export function SendReceipt({ order, sent: first, saveButton }: SendReceiptProps) {
  const words = useMessages(outcomeMessages);
  const rows = useRows(order, first);
  const later = useUndecided(first.id, { isUndecided: first.status === 'pending' });
  const status = later?.status ?? first.status;
  const { title, text, chip, Icon } = faceOf(status);

  useEffect(() => announce(`${title}. ${text}`), [title, text]);

  return (
    <OutcomePage
      words={words}
      to="/wallet"
      icon={Icon}
      isGood={status === 'completed'}
      title={title}
      text={
        <>
          <p>{text}</p>
          {status === 'pending' && <p>{words.mayLeave}</p>}
        </>
      }
      receipt={
        <Receipt
          label={words.receipt}
          brandName={words.brand}
          band={status === 'pending' ? words.band : undefined}
          chip={<StatusChip status={chip} label={words.chips[chip]} />}
          amount={<Amount amount={order.amount} currency="NGN" look="big" />}
          rows={rows}
        />
      }
    >
      {status !== 'failed' && (
        <>
          <ReceiptButtons id={first.id} reference={first.reference} isOnCloth />
          {saveButton}
        </>
      )}
    </OutcomePage>
  );

  function faceOf(now: Sent['status']) {
    if (now === 'completed') {
      const text = words.confirmed(order.bankName, clockTime(later?.timeline.at(-1)?.at ?? first.date));
      return { title: words.complete, text, chip: 'completed', Icon: Check } as const;
    }
    if (now === 'failed') {
      const text = words.refunded(formatAmount(order.total, 'NGN'));
      return { title: words.failed, text, chip: 'refunded', Icon: Undo2 } as const;
    }
    const by = later?.expected_by ?? first.expectedBy;
    const text = by === null ? words.pendingPlain(order.bankName) : words.pendingBy(order.bankName, clockTime(by));
    return { title: words.pending, text, chip: 'pending', Icon: Clock } as const;
  }
}

function useRows(order: Order, { reference, date, sessionId }: Sent): ReceiptRow[] {
  const words = useMessages(outcomeMessages);
  const { data: customer } = useCustomer();
  const { accountName, bankName, accountNumber, fees, total, remarks } = order;
  const naira = (amount: string) => <Amount amount={amount} currency="NGN" />;
  return [
    { label: words.to, value: accountName, detail: words.bankAccount(bankName, groupAccountNumber(accountNumber)) },
    ...(customer
      ? [
          {
            label: words.from,
            value: fullName(customer),
            detail: words.wuraAccount(groupAccountNumber(customer.account_number)),
          },
        ]
      : []),
    ...(fees.length === 0 ? [{ label: words.fee, value: words.noFee }] : []),
    ...fees.map(fee => ({ label: feeText(fee), value: naira(fee.amount) })),
    { label: words.total, value: naira(total) },
    ...(remarks === '' ? [] : [{ label: words.remark, value: remarks }]),
    { label: words.date, value: receiptDate(date) },
    {
      label: words.reference,
      value: groupReference(reference),
      copy: { value: reference, label: words.copyReference, copied: words.copied },
    },
    ...(sessionId === null
      ? []
      : [
          {
            label: words.sessionId,
            value: sessionId,
            copy: { value: sessionId, label: words.copySession, copied: words.copied },
          },
        ]),
  ];
}
