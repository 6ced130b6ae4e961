import { dayHeading, momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { groupNumber } from '@wura/bills/groups';
import { formatAmount, groupAccountNumber } from '@wura/browser/money-format';
import { pricedPair, priceText } from '@wura/rates/web/rate-text';
import { CopyIcon } from '@wura/ui/copy-icon';
import type { ReactNode } from 'react';
import { detailMessages } from './messages.ts';
import type { Detail } from './calls.ts';

// The rows of a movement's sheet.

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className="max-w-[72%] text-right font-label text-balance wrap-break-word">{children}</dd>
    </div>
  );
}

type CopyRowProps = { label: string; copyLabel: string; value: string; shown: string };

/** Something that support or a bank will ask for. */
export function CopyRow({ label, copyLabel, value, shown }: CopyRowProps) {
  const words = useMessages(detailMessages);
  return (
    <Row label={label}>
      <span className="inline-flex items-center">
        {shown}
        <CopyIcon value={value} label={copyLabel} copied={words.copied} className="-my-3 -mr-3 text-link" />
      </span>
    </Row>
  );
}

type AccountProps = { of: NonNullable<Detail['counterparty']>; isOurs: boolean };

/** Where the other side has its account: at a bank that is named, or with us. A bill is for a number, which has no bank. */
export function Account({ of: { account_number: digits, bank }, isOurs }: AccountProps) {
  const words = useMessages(detailMessages);
  if (bank === null && !isOurs && digits !== null) {
    return <span className="money-flow block text-small font-regular text-ink-2">{groupNumber(digits)}</span>;
  }
  const grouped = digits === null ? undefined : groupAccountNumber(digits);
  const text =
    bank === null
      ? grouped === undefined
        ? undefined
        : words.account(grouped)
      : grouped === undefined
        ? bank
        : words.bankAccount(bank, grouped);
  return text === undefined ? null : <span className="block text-small font-regular text-ink-2">{text}</span>;
}

/** How far what was bought has come, and when it arrives as long as that is to come. */
export function Delivery({ delivery: { status, from, to } }: { delivery: NonNullable<Detail['delivery']> }) {
  const words = useMessages(detailMessages);
  const isOver = status === 'delivered' || status === 'cancelled';
  return (
    <Row label={words.delivery}>
      {words.deliveries[status] ?? status}
      {!isOver && (
        <span className="block text-small font-regular text-ink-2">
          {words.between(dayHeading(from), dayHeading(to))}
        </span>
      )}
    </Row>
  );
}

/** What it became, or came from, and at which price. */
export function ExchangeRows({ exchange, type }: { exchange: NonNullable<Detail['exchange']>; type: Detail['type'] }) {
  const words = useMessages(detailMessages);
  const { from, to, rate } = exchange;
  const pair = { from: from.currency, to: to.currency };
  const other = type === 'send' ? to : from;
  const { of } = pricedPair(rate, pair);
  return (
    <>
      <Row label={type === 'send' ? words.became : words.cameFrom}>{formatAmount(other.amount, other.currency)}</Row>
      <Row label={words.rate}>
        {`1 ${of} = ${priceText(rate, pair)}`}
        <span className="block text-small font-regular text-ink-2">
          {exchange.simulated ? words.simulatedRate : words.midRateOf(exchange.source, momentDate(exchange.as_of))}
        </span>
      </Row>
    </>
  );
}
