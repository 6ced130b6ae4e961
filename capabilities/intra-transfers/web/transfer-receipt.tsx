import { clockTime, receiptDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { fullName, useCustomer } from '@wura/identity/web/customer';
import { buzz } from '@wura/browser/vibration';
import { announce } from '@wura/ui/announce';
import { IconButton } from '@wura/ui/icon-button';
import { LinkButton } from '@wura/ui/link-button';
import { Receipt, type ReceiptRow } from '@wura/ui/receipt';
import { StatusChip } from '@wura/ui/status-chip';
import { toast } from '@wura/ui/toast';
import type { Transaction } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { ReceiptButtons } from '@wura/wallets/web/receipt-buttons';
import { Check, X } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { outcomeMessages } from './messages.ts';
import type { Order } from './transfer-flow.ts';

export function TransferReceipt({ order, transaction }: { order: Order; transaction: Transaction }) {
  const words = useMessages(outcomeMessages);
  const navigate = useNavigate();
  const { data: customer } = useCustomer();
  const { reference, date } = transaction;

  useEffect(() => announce(words.complete), [words.complete]);
  useEffect(buzz, []);

  const copy = () => void navigator.clipboard.writeText(reference).then(() => toast(words.copied));
  const rows: ReceiptRow[] = [
    { label: words.to, value: order.recipientName, detail: words.account(groupAccountNumber(order.toAccountNumber)) },
    ...(customer
      ? [
          {
            label: words.from,
            value: fullName(customer),
            detail: words.account(groupAccountNumber(customer.account_number)),
          },
        ]
      : []),
    { label: words.fee, value: words.noFee },
    { label: words.date, value: receiptDate(date) },
    { label: words.reference, value: reference, copy: { label: words.copyReference, onCopy: copy } },
  ];

  return (
    <div className="on-cloth min-h-dvh grow bg-cloth-ngn px-5 pb-6 text-on-cloth md:mx-auto md:min-h-0 md:max-w-[520px] md:rounded-panel md:px-10 md:pb-8">
      <div className="flex h-15 items-center justify-end">
        <IconButton
          label={words.close}
          icon={<X className="size-[22px]!" />}
          onClick={() => void navigate('/wallet', { replace: true })}
          className="-mr-3 md:-mr-6"
        />
      </div>
      <div className="pb-[18px] text-center">
        <span className="stamp-arrive mx-auto mb-3 grid size-14 place-items-center rounded-full bg-(--wura-400) text-(--aro-900)">
          <Check className="size-7!" />
        </span>
        <h1 className="text-[26px] leading-[1.1] tracking-[-.028em]">{words.complete}</h1>
        <p className="mt-1.5 text-on-cloth-2">{words.arrived(order.recipientName, clockTime(date))}</p>
      </div>
      <Receipt
        label={words.receipt}
        brandName={words.brand}
        chip={<StatusChip status="completed" label={words.completed} />}
        amount={<Amount amount={order.amount} currency={order.currency} look="big" />}
        rows={rows}
      />
      <div className="mt-8 flex flex-col gap-2.5">
        <ReceiptButtons id={transaction.id} reference={reference} isOnCloth />
        <LinkButton to="/wallet" replace isWide look="quiet" size={48} className="text-on-cloth! hover:bg-white/12!">
          {words.done}
        </LinkButton>
      </div>
    </div>
  );
}
