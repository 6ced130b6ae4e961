import { receiptDate } from '@wura/browser/dates';
import { groupReference } from '@wura/browser/group-reference';
import { announce } from '@wura/ui/announce';
import { OutcomePage } from '@wura/ui/outcome-page';
import { Receipt, type ReceiptRow } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import { Check, Clock, Undo2 } from 'lucide-react';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import type { Transaction } from '../contract.ts';
import { Amount } from './amount.tsx';
import { ReceiptButtons } from './receipt-buttons.tsx';

const faces = {
  completed: { chip: 'completed', Icon: Check },
  pending: { chip: 'pending', Icon: Clock },
  failed: { chip: 'refunded', Icon: Undo2 },
} as const;

interface Words {
  readonly mayLeave: string;
  readonly receipt: string;
  readonly brand: string;
  readonly band: string;
  readonly chips: Readonly<Record<(typeof faces)[Transaction['status']]['chip'], string>>;
}

type PaymentOutcomeProps = {
  words: Words & ComponentProps<typeof OutcomePage>['words'];
  status: Transaction['status'];
  title: string;
  text: string;
  paid: { readonly id: string; readonly reference: string };
  amount: string;
  currency: string;
  rows: readonly ReceiptRow[];
  /** On the paper, once the payment is complete. */
  children?: ReactNode;
  /** Beneath the paper; not offered where the payment came back. */
  after?: ReactNode;
};

/** What became of a payment: its paper, which no screenshot can pass off as complete while it is not, and what is next. */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const { words, status, title, text, paid, amount, currency, rows, children, after } = props;
  const { chip, Icon } = faces[status];
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
          amount={<Amount amount={amount} currency={currency} look="big" />}
          rows={rows}
        >
          {status === 'completed' && children}
        </Receipt>
      }
    >
      {status !== 'failed' && (
        <>
          <ReceiptButtons id={paid.id} reference={paid.reference} isOnCloth />
          {after}
        </>
      )}
    </OutcomePage>
  );
}

interface MomentWords {
  readonly date: string;
  readonly reference: string;
  readonly copyReference: string;
  readonly copied: string;
}

/** When it was, and what it is called: the last rows of every paper. */
export function momentRows(words: MomentWords, { date, reference }: { date: string; reference: string }): ReceiptRow[] {
  return [
    { label: words.date, value: receiptDate(date) },
    {
      label: words.reference,
      value: groupReference(reference),
      copy: { value: reference, label: words.copyReference, copied: words.copied },
    },
  ];
}
