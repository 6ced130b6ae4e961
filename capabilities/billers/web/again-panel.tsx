import { groupNumber } from '@wura/bills/groups';
import { billerMessages } from '@wura/bills/web/biller-messages';
import { useMessages } from '@wura/browser/messages';
import { nameCase } from '@wura/browser/name-case';
import { labelOf, usePaysAgain } from '@wura/browser/views';
import { Tile } from '@wura/ui/tile';
import type { Transaction } from '@wura/wallets/contract';
import { Amount } from '@wura/wallets/web/amount';
import { useSent } from '@wura/wallets/web/recent-recipients';
import { Link } from 'react-router';
import { AgainShape, useKeptCount } from './again-shape.tsx';
import { lastPaid } from './last-paid.ts';

/** What was paid last, each number once: one press leads to its review, and the next one pays. */
export default function AgainPanel() {
  const words = useMessages(billerMessages);
  const { sent, askAgain } = useSent();
  const last = sent && lastPaid(sent);
  useKeptCount(last?.length);
  if (last === undefined) return <AgainShape askAgain={askAgain} />;
  if (last.length === 0) return null;
  return (
    <section aria-labelledby="pay-again">
      <h2 id="pay-again" className="mb-2.5 px-2 text-row md:px-0">
        {words.again}
      </h2>
      <ul className="panel overflow-clip [&>li+li]:border-t [&>li+li]:border-line">
        {last.map(payment => (
          <Row key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function Row({ payment: { id, category, amount, recipient, account_number: number } }: { payment: Transaction }) {
  const words = useMessages(billerMessages);
  const bill = usePaysAgain(category);
  // A bill of a room that this build does not have.
  if (!bill) return null;
  const { view, addressOf } = bill;
  const name = recipient === undefined ? view.title() : nameCase(recipient);
  const detail = [labelOf(view, 'quick'), number && groupNumber(number)].filter(Boolean).join(', ');
  return (
    <li>
      <Link
        to={addressOf(id)}
        className="flex min-h-17 items-center gap-3.5 px-4 py-2.5 -outline-offset-2 hover:bg-surface-hover md:px-5"
      >
        <Tile icon={<view.icon />} size={44} />
        <span className="min-w-0 grow leading-[1.35]">
          <span className="sr-only">{words.againFor} </span>
          <span className="line-clamp-2 font-label wrap-anywhere md:line-clamp-1">{name}</span>
          <span className="money-flow block truncate text-small text-ink-3">{detail}</span>
        </span>
        <span className="font-label">
          <Amount amount={amount} currency="NGN" />
        </span>
      </Link>
    </li>
  );
}
