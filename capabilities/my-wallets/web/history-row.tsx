import { clockTime, listDate } from '@wura/browser/dates';
import { groupNumber } from '@wura/bills/groups';
import { useMessages } from '@wura/browser/messages';
import { nameCase } from '@wura/browser/name-case';
import { labelOf, usePaysAgain } from '@wura/browser/views';
import { describe } from '@wura/wallets/web/describe';
import { Avatar } from '@wura/ui/avatar';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import { Tile } from '@wura/ui/tile';
import { TransactionRow } from '@wura/ui/transaction-row';
import type { Transaction } from '@wura/wallets/contract';
import { figureOf } from '@wura/wallets/web/amount';
import { ArrowDownToLine, ArrowUpRight } from 'lucide-react';
import { memo } from 'react';
import { historyMessages } from './messages.ts';

type HistoryRowProps = {
  transaction: Transaction;
  to: string;
  /** The day stands above it already, so the row says the time. */
  isUnderItsDay?: boolean;
};

/** Drawn anew only when it is another: a list of fifty stands still while more of it comes, or one of it opens. */
export const HistoryRow = memo(function HistoryRow({ transaction, to, isUnderItsDay = false }: HistoryRowProps) {
  const words = useMessages(historyMessages);
  const { type, amount, currency, date, recipient, sender, bank, category } = transaction;
  const description = describe(transaction);
  const person = nameCase(recipient ?? sender ?? '');
  const status = chipOf(transaction);
  const isSent = type === 'send';
  const plain = isSent ? words.moneyOut : words.moneyIn;
  const onWura = isSent ? words.sentOnWura : words.receivedOnWura;
  const bill = usePaysAgain(category);
  const time = isUnderItsDay ? clockTime(date) : listDate(date);
  if (bill && isSent && recipient !== undefined) {
    const { view } = bill;
    const number = transaction.account_number;
    return (
      <TransactionRow
        to={to}
        lead={<Tile icon={<view.icon />} />}
        title={person}
        detail={[labelOf(view, 'quick'), number && groupNumber(number)].filter(Boolean).join(', ')}
        {...figureOf(`-${amount}`, currency)}
        isVoid={transaction.status === 'failed'}
        chip={status !== 'completed' && <StatusChip status={status} label={words.chips[status]} />}
        time={time}
      />
    );
  }
  const where = bank === undefined ? onWura : isSent ? words.sentTo(bank) : words.receivedFrom(bank);
  return (
    <TransactionRow
      to={to}
      lead={
        person ? (
          <Avatar name={person} />
        ) : (
          <Tile icon={bill ? <bill.view.icon /> : isSent ? <ArrowUpRight /> : <ArrowDownToLine />} />
        )
      }
      title={person || description}
      detail={person ? (bank !== undefined || category === 'transfer' ? where : description) : plain}
      {...figureOf(isSent ? `-${amount}` : amount, currency)}
      isVoid={transaction.status === 'failed'}
      chip={status !== 'completed' && <StatusChip status={status} label={words.chips[status]} />}
      time={time}
    />
  );
});

/** A status this build does not know is shown as one, with an alert icon, rather than guessed at. */
export function chipOf({ status, refunded }: Pick<Transaction, 'refunded'> & { status: string }) {
  if (status === 'failed') return refunded ? 'refunded' : 'failed';
  return status === 'completed' || status === 'pending' ? status : ('unknown' satisfies ChipStatus);
}
