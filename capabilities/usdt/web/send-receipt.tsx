import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { feeText } from '@wura/policy/web/fee-text';
import type { ReceiptRow } from '@wura/ui/receipt';
import { Amount } from '@wura/wallets/web/amount';
import { useUndecided } from '@wura/wallets/web/find-payment';
import { momentRows, PaymentOutcome } from '@wura/wallets/web/payment-outcome';
import { paperMessages } from '@wura/wallets/web/paper-messages';
import { network } from '../rules.ts';
import { outcomeMessages } from './messages.ts';
import { addressEnd } from './address-end.ts';
import type { Order, Sent } from './send-order.ts';

/** What became of it. One that the network still confirms is followed until it is final. */
export function SendReceipt({ order, sent }: { order: Order; sent: Sent }) {
  const words = { ...useMessages(paperMessages), ...useMessages(outcomeMessages) };
  const rows = useRows(order, sent);
  const later = useUndecided(sent.id, { isUndecided: sent.status === 'pending' });
  const status = later?.status ?? sent.status;
  const says = {
    completed: { title: words.complete, text: order.isInside ? words.arrivedInside : words.arrived },
    pending: { title: words.pending, text: words.pendingText },
    failed: { title: words.failed, text: words.refunded(formatAmount(order.total, 'USDT')) },
  };
  return (
    <PaymentOutcome
      words={words}
      status={status}
      payee={addressEnd(order.toAddress)}
      {...says[status]}
      paid={sent}
      amount={order.amount}
      currency="USDT"
      rows={rows}
    />
  );
}

function useRows({ toAddress, isInside, fees, total }: Order, { reference, date }: Sent): ReceiptRow[] {
  const words = { ...useMessages(paperMessages), ...useMessages(outcomeMessages) };
  const usdt = (amount: string) => <Amount amount={amount} currency="USDT" />;
  return [
    { label: words.to, value: toAddress },
    { label: words.network, value: isInside ? words.inside : network },
    ...(fees.length === 0 ? [{ label: words.fee, value: words.noFee }] : []),
    ...fees.map(fee => ({ label: feeText(fee), value: usdt(fee.amount) })),
    { label: words.total, value: usdt(total) },
    ...momentRows(words, { date, reference }),
  ];
}
