import { receiptDate } from '@wura/browser/dates';
import { groupReference } from '@wura/browser/group-reference';
import { buzz } from '@wura/browser/vibration';
import { announce } from '@wura/ui/announce';
import type { CrossingEnd } from '@wura/ui/crossing';
import { OutcomePage } from '@wura/ui/outcome-page';
import { Receipt, type ReceiptRow } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import type { Transaction } from '../contract.ts';
import { Amount } from './amount.tsx';
import { useOwnEnd } from './own-end.ts';
import { ReceiptButtons } from './receipt-buttons.tsx';

const faces = {
  completed: { chip: 'completed', at: 'arrived' },
  pending: { chip: 'pending', at: 'waiting' },
  failed: { chip: 'refunded', at: 'returned' },
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
  /** Who has it once it is complete. */
  payee: CrossingEnd;
  title: string;
  text: string;
  paid: { readonly id: string; readonly reference: string };
  amount: string;
  currency: string;
  rows: readonly ReceiptRow[];
  /** Under the amount on the paper, once the payment is complete: what it brought. */
  children?: ReactNode;
  /** Beneath the paper; not offered where the payment came back. */
  after?: ReactNode;
};

/** What became of a payment: its paper, which no screenshot can pass off as complete while it is not, and what is next. */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const { words, status, payee, title, text, paid, amount, currency, rows, children, after } = props;
  const { chip, at } = faces[status];
  const from = useOwnEnd();
  useEffect(() => announce(`${title}. ${text}`), [title, text]);
  // In the hand, with the stamp: it is done, it waits, or it came back.
  useEffect(() => buzz(status === 'completed' ? 'done' : 'noticed'), [status]);
  return (
    <OutcomePage
      words={words}
      to="/wallet"
      crossing={{ from, to: payee, at }}
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
          goods={status === 'completed' && children}
        />
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
