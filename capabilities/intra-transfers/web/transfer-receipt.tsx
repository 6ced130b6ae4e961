import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { fullName, useCustomer } from '@wura/identity/web/customer';
import type { ReceiptRow } from '@wura/ui/receipt';
import type { Transaction } from '@wura/wallets/contract';
import { useBeginsRow } from '@wura/wallets/web/awaited-row';
import { InstantReceipt } from '@wura/wallets/web/instant-receipt';
import { outcomeMessages } from './messages.ts';
import { SavePerson } from './save-person.tsx';
import type { Order } from './send-order.ts';
import { shownRecipient } from './shown-recipient.ts';
import type { People } from './use-people.ts';

type TransferReceiptProps = { order: Order; transaction: Transaction; people: People };

export function TransferReceipt({ order, transaction, people: saved }: TransferReceiptProps) {
  const words = useMessages(outcomeMessages);
  const { data: customer } = useCustomer();
  useBeginsRow('recent people');
  useBeginsRow('recent recipients');
  const people: ReceiptRow[] = [
    { label: words.to, value: order.recipientName, detail: words.account(shownRecipient(order.toAccountNumber)) },
  ];
  if (customer) {
    const detail = words.account(groupAccountNumber(customer.account_number));
    people.push({ label: words.from, value: fullName(customer), detail });
  }
  if (order.remarks !== '') people.push({ label: words.remark, value: order.remarks });
  return (
    <InstantReceipt
      words={words}
      to={order.recipientName}
      people={people}
      amount={order.amount}
      currency={order.currency}
      fees={order.fees}
      total={order.total}
      transaction={transaction}
      after={order.saved === '' && <SavePerson accountNumber={order.toAccountNumber} people={saved} />}
    />
  );
}
