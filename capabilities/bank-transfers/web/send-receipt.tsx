import { clockTime } from '@wura/browser/dates';
import { groupSession } from '@wura/browser/group-reference';
import { useMessages } from '@wura/browser/messages';
import { formatAmount, groupAccountNumber } from '@wura/browser/money-format';
import { nameCase } from '@wura/browser/name-case';
import { fullName, useCustomer } from '@wura/identity/web/customer';
import { feeText } from '@wura/policy/web/fee-text';
import type { ReceiptRow } from '@wura/ui/receipt';
import { Amount } from '@wura/wallets/web/amount';
import { useBeginsRow } from '@wura/wallets/web/awaited-row';
import { useUndecided } from '@wura/wallets/web/find-payment';
import { FollowButton } from '@wura/wallets/web/follow-button';
import { momentRows, PaymentOutcome } from '@wura/wallets/web/payment-outcome';
import { paperMessages } from '@wura/wallets/web/paper-messages';
import type { ReactNode } from 'react';
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
  const words = { ...useMessages(paperMessages), ...useMessages(outcomeMessages) };
  const rows = useRows(order, first);
  useBeginsRow('recent recipients');
  const later = useUndecided(first.id, { isUndecided: first.status === 'pending' });
  const status = later?.status ?? first.status;

  return (
    <PaymentOutcome
      words={words}
      status={status}
      payee={{ name: nameCase(order.accountName) }}
      {...faceOf(status)}
      paid={first}
      amount={order.amount}
      currency="NGN"
      rows={rows}
      after={
        <>
          <FollowButton id={first.id} isOnCloth />
          {saveButton}
        </>
      }
    />
  );

  function faceOf(now: Sent['status']) {
    if (now === 'completed') {
      const text = words.confirmed(order.bankName, clockTime(later?.timeline.at(-1)?.at ?? first.date));
      return { title: words.complete, text };
    }
    if (now === 'failed') {
      const text = words.refunded(formatAmount(order.total, 'NGN'));
      return { title: words.failed, text };
    }
    const by = later?.expected_by ?? first.expectedBy;
    const text = by === null ? words.pendingPlain(order.bankName) : words.pendingBy(order.bankName, clockTime(by));
    return { title: words.pending, text };
  }
}

function useRows(order: Order, { reference, date, sessionId }: Sent): ReceiptRow[] {
  const words = { ...useMessages(paperMessages), ...useMessages(outcomeMessages) };
  const { data: customer } = useCustomer();
  const { accountName, bankName, accountNumber, fees, total, remarks } = order;
  const naira = (amount: string) => <Amount amount={amount} currency="NGN" />;
  return [
    {
      label: words.to,
      value: nameCase(accountName),
      detail: words.bankAccount(bankName, groupAccountNumber(accountNumber)),
    },
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
    ...momentRows(words, { date, reference }),
    ...(sessionId === null
      ? []
      : [
          {
            label: words.sessionId,
            value: groupSession(sessionId),
            copy: { value: sessionId, label: words.copySession, copied: words.copied },
          },
        ]),
  ];
}
