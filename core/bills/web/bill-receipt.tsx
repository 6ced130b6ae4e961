import { clockTime } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount, groupAccountNumber } from '@wura/browser/money-format';
import { fullName, useCustomer } from '@wura/identity/web/customer';
import { feeText } from '@wura/policy/web/fee-text';
import type { ReceiptRow } from '@wura/ui/receipt';
import type { Transaction } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { useUndecided } from '@wura/wallets/web/find-payment';
import { momentRows, PaymentOutcome } from '@wura/wallets/web/payment-outcome';
import { paperMessages } from '@wura/wallets/web/paper-messages';
import type { ReactNode } from 'react';
import { payeeOf, type BillFace } from './bill-face.ts';
import type { BillOrder, BillPaid } from './bill-payment.ts';
import { outcomeMessages } from './messages.ts';

type BillReceiptProps = {
  order: BillOrder;
  paid: BillPaid<unknown>;
  face: BillFace;
  /** Inside the paper, under the amount. */
  children?: ReactNode;
  /** Beneath the paper; not offered where the payment came back. */
  after?: ReactNode;
};

/** What became of it: delivered, still pending, or paid back. A pending one is followed until it is decided. */
export function BillReceipt({ order, paid: { transaction: first }, face, children, after }: BillReceiptProps) {
  const words = { ...useMessages(paperMessages), ...useMessages(outcomeMessages) };
  const rows = useRows(order, face, first);
  const later = useUndecided(first.id, { isUndecided: first.status === 'pending' });
  const status = later?.status ?? first.status;

  return (
    <PaymentOutcome
      words={words}
      status={status}
      payee={payeeOf(face)}
      {...outcomeOf(status)}
      paid={first}
      amount={order.amount}
      currency="NGN"
      rows={rows}
      after={after}
    >
      {children}
    </PaymentOutcome>
  );

  function outcomeOf(now: Transaction['status']) {
    if (now === 'completed') {
      const text = words.delivered(face.biller, clockTime(later?.timeline.at(-1)?.at ?? first.date));
      return { title: face.complete, text };
    }
    if (now === 'failed') {
      const text = words.refunded(formatAmount(order.total, 'NGN'));
      return { title: words.failed, text };
    }
    const by = later?.expected_by ?? null;
    const text = by === null ? words.pendingPlain(face.biller) : words.pendingBy(face.biller, clockTime(by));
    return { title: words.pending, text };
  }
}

function useRows({ fees, total }: BillOrder, face: BillFace, { reference, date }: Transaction): ReceiptRow[] {
  const words = { ...useMessages(paperMessages), ...useMessages(outcomeMessages) };
  const { data: customer } = useCustomer();
  const naira = (amount: string) => <Amount amount={amount} currency="NGN" />;
  return [
    { label: words.for, value: face.for, detail: face.what },
    ...(face.rows ?? []),
    ...(customer
      ? [
          {
            label: words.from,
            value: fullName(customer),
            detail: words.account(groupAccountNumber(customer.account_number)),
          },
        ]
      : []),
    ...(fees.length === 0 ? [{ label: words.fee, value: words.noFee }] : []),
    ...fees.map(fee => ({ label: feeText(fee), value: naira(fee.amount) })),
    ...(fees.length === 0 ? [] : [{ label: words.total, value: naira(total) }]),
    ...momentRows(words, { date, reference }),
  ];
}
