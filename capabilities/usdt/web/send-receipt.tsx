import { receiptDate } from '@wura/browser/dates';
import { groupReference } from '@wura/browser/group-reference';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { feeText } from '@wura/policy/web/fee-text';
import { announce } from '@wura/ui/announce';
import { OutcomePage } from '@wura/ui/outcome-page';
import { Receipt, type ReceiptRow } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import { Amount } from '@wura/wallets/web/amount';
import { useUndecided } from '@wura/wallets/web/find-payment';
import { ReceiptButtons } from '@wura/wallets/web/receipt-buttons';
import { Check, Clock, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { network } from '../rules.ts';
import { outcomeMessages } from './messages.ts';
import type { Order, Sent } from './send-order.ts';

/** What became of it. One that the network still confirms is followed until it is final. */
export function SendReceipt({ order, sent }: { order: Order; sent: Sent }) {
  const words = useMessages(outcomeMessages);
  const rows = useRows(order, sent);
  const later = useUndecided(sent.id, { isUndecided: sent.status === 'pending' });
  const status = later?.status ?? sent.status;
  const faces = {
    completed: {
      title: words.complete,
      text: order.isInside ? words.arrivedInside : words.arrived,
      chip: 'completed',
      Icon: Check,
    },
    pending: { title: words.pending, text: words.pendingText, chip: 'pending', Icon: Clock },
    failed: {
      title: words.failed,
      text: words.refunded(formatAmount(order.total, 'USDT')),
      chip: 'refunded',
      Icon: Undo2,
    },
  } as const;
  const { title, text, chip, Icon } = faces[status];
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
          amount={<Amount amount={order.amount} currency="USDT" look="big" />}
          rows={rows}
        />
      }
    >
      {status !== 'failed' && <ReceiptButtons id={sent.id} reference={sent.reference} isOnCloth />}
    </OutcomePage>
  );
}

function useRows({ toAddress, isInside, fees, total }: Order, { reference, date }: Sent): ReceiptRow[] {
  const words = useMessages(outcomeMessages);
  const usdt = (amount: string) => <Amount amount={amount} currency="USDT" />;
  return [
    { label: words.to, value: toAddress },
    { label: words.network, value: isInside ? words.inside : network },
    ...(fees.length === 0 ? [{ label: words.fee, value: words.noFee }] : []),
    ...fees.map(fee => ({ label: feeText(fee), value: usdt(fee.amount) })),
    { label: words.total, value: usdt(total) },
    { label: words.date, value: receiptDate(date) },
    {
      label: words.reference,
      value: groupReference(reference),
      copy: { value: reference, label: words.copyReference, copied: words.copied },
    },
  ];
}
