import { useMessages } from '@wura/browser/messages';
import type { Transaction } from '@wura/wallets/contract';
import { InstantReceipt } from '@wura/wallets/web/instant-receipt';
import { payMessages } from './messages.ts';
import type { PayOrder } from './pay-order.ts';

export function PayReceipt({ order, transaction }: { order: PayOrder; transaction: Transaction }) {
  const words = useMessages(payMessages);
  const { asker, note, amount, currency, fees, total } = order;
  return (
    <InstantReceipt
      words={words}
      to={asker}
      people={[{ label: words.to, value: asker }, ...(note === null ? [] : [{ label: words.note, value: note }])]}
      amount={amount}
      currency={currency}
      fees={fees}
      total={total}
      transaction={transaction}
    />
  );
}
