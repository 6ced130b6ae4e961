import { dayHeading, momentDate, receiptDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { groupNumber } from '@wura/bills/groups';
import { groupReference, groupSession } from '@wura/browser/group-reference';
import { formatAmount, groupAccountNumber } from '@wura/browser/money-format';
import { nameCase } from '@wura/browser/name-case';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { useHasView, useKeeps, usePaysAgain, usePaysLater, viewAddress } from '@wura/browser/views';
import { feeText } from '@wura/policy/web/fee-text';
import { pricedPair, priceText } from '@wura/rates/web/rate-text';
import { describe } from '@wura/wallets/web/describe';
import type { ReplyOf } from '@wura/wire';
import { Banner } from '@wura/ui/banner';
import { CopyIcon } from '@wura/ui/copy-icon';
import { LinkButton } from '@wura/ui/link-button';
import { StatusChip } from '@wura/ui/status-chip';
import { Amount } from '@wura/wallets/web/amount';
import { Balance } from '@wura/wallets/web/balance';
import { FollowButton } from '@wura/wallets/web/follow-button';
import { ReceiptButtons } from '@wura/wallets/web/receipt-buttons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { routes } from '../contract.ts';
import { showTransaction } from './calls.ts';
import { FactsAreLoading } from './facts-are-loading.tsx';
import { chipOf } from './history-row.tsx';
import { detailMessages, historyMessages } from './messages.ts';
import { TransactionLabel } from './transaction-label.tsx';
import '@wura/policy/web/messages';

type Detail = ReplyOf<typeof routes.showTransaction>;

/** What is said of one movement, in its sheet. */
export function TransactionFacts({ id }: { id: string }) {
  const words = useMessages(detailMessages);
  const answer = useRoute(showTransaction, { params: { id } });
  if (answer.isPending) return <FactsAreLoading />;
  if (answer.isError) {
    return (
      <Banner
        tone="bad"
        title={refusalText(answer.error, { fallback: words.failed })}
        action={
          <button type="button" className="min-h-11" onClick={() => void answer.refetch()}>
            {words.retry}
          </button>
        }
      />
    );
  }
  return <Facts detail={answer.data} />;
}

function Facts({ detail }: { detail: Detail }) {
  const words = useMessages(detailMessages);
  const { chips } = useMessages(historyMessages);
  const { type, amount, currency, counterparty, fees, reference } = detail;
  const status = chipOf(detail);
  const canReport = useHasView('disputes');
  const money = (value: string) => <Amount amount={value} currency={currency} />;

  return (
    <div className="@container pb-4">
      <p
        className={`text-figure-2xl leading-[1.15] font-strong ${detail.status === 'failed' ? 'text-ink-3 line-through decoration-2' : ''}`}
      >
        <Amount
          amount={type === 'send' ? `-${amount}` : amount}
          currency={currency}
          look="big"
          sign="movement"
          fitMaxPx={38}
        />
      </p>
      <div className="mt-2 mb-4">
        <StatusChip status={status} label={chips[status]} />
      </div>
      <Brought detail={detail} />
      <StatusSentence detail={detail} />
      <dl className="border-t border-line text-body">
        {counterparty ? (
          <Row label={type === 'send' ? words.to : words.from}>
            {nameCase(counterparty.name)}
            <Account of={counterparty} isOurs={detail.category === 'transfer'} />
          </Row>
        ) : (
          <Row label={words.description}>{describe(detail)}</Row>
        )}
        {detail.exchange && <ExchangeRows exchange={detail.exchange} type={type} />}
        {fees.map(fee => (
          <Row key={fee.code} label={feeText(fee)}>
            {money(fee.amount)}
          </Row>
        ))}
        {fees.length === 0 && type === 'send' && <Row label={words.fee}>{words.noFee}</Row>}
        {fees.length > 0 && <Row label={words.total}>{money(detail.total)}</Row>}
        <Row label={words.balanceAfter}>
          <Balance amount={detail.balance_after} currency={currency} />
        </Row>
        {detail.delivery && <Delivery delivery={detail.delivery} />}
        {detail.remark !== undefined && <Row label={words.remark}>{detail.remark}</Row>}
        <Row label={words.date}>{receiptDate(detail.date)}</Row>
        <CopyRow
          label={words.reference}
          copyLabel={words.copyReference}
          value={reference}
          shown={groupReference(reference)}
        />
        {detail.session_id !== null && (
          <CopyRow
            label={words.sessionId}
            copyLabel={words.copySession}
            value={detail.session_id}
            shown={groupSession(detail.session_id)}
          />
        )}
        {detail.case_number !== null && (
          <CopyRow
            label={words.caseNumber}
            copyLabel={words.copyCase}
            value={detail.case_number}
            shown={detail.case_number}
          />
        )}
      </dl>
      <div className="mt-5 mb-6 flex flex-col gap-2.5">
        <ReceiptButtons id={detail.id} reference={reference} />
        <SendAgain detail={detail} />
        <PayLater detail={detail} />
        <FollowButton id={detail.id} />
      </div>
      <TransactionLabel
        key={`${detail.id} ${detail.spending_category} ${detail.note}`}
        transaction={detail}
        name={counterparty?.name}
      />
      <Timeline detail={detail} />
      <Link
        to={
          canReport
            ? `${viewAddress('disputes')}&about=${encodeURIComponent(detail.id)}`
            : `/wallet?help=chat&about=${encodeURIComponent(reference)}`
        }
        className="link mt-3 inline-flex min-h-11 items-center text-small"
      >
        {words.report}
      </Link>
      {type === 'receive' && detail.category === 'transfer' && counterparty && (
        <Link
          to={`${viewAddress('security')}&block=${encodeURIComponent(detail.id)}`}
          className="link ml-4 inline-flex min-h-11 items-center text-small"
        >
          {words.block}
        </Link>
      )}
    </div>
  );
}

/** The way to what was bought: a customer comes back to the payment for it. */
function Brought({ detail }: { detail: Detail }) {
  const keeps = useKeeps(detail.category);
  const address = keeps?.addressOf(detail);
  if (!keeps || address === undefined || detail.status !== 'completed') return null;
  return (
    <LinkButton look="line" to={address} className="mb-4">
      {keeps.label()}
    </LinkButton>
  );
}

/** The same payment, on days to come. */
function PayLater({ detail: { id, category, type, status } }: { detail: Detail }) {
  const words = useMessages(detailMessages);
  const addressOf = usePaysLater(category);
  if (!addressOf || type !== 'send' || status !== 'completed') return null;
  return (
    <LinkButton look="line" isWide to={addressOf(id)}>
      {words.payLater}
    </LinkButton>
  );
}

/** In words, whether money moved and what happens next. */
function StatusSentence({ detail }: { detail: Detail }) {
  const words = useMessages(detailMessages);
  const said =
    detail.status === 'pending'
      ? expectedIn(detail)
      : detail.refunded
        ? words.failedRefunded(formatAmount(detail.total, detail.currency))
        : undefined;
  return said && <p className="mb-4 text-ink-2">{said}</p>;

  function expectedIn({ expected_by: by, counterparty }: Detail): string {
    if (by === null) return words.pendingPlain;
    const bank = counterparty?.bank ?? undefined;
    return bank === undefined ? words.expectedBy(momentDate(by)) : words.waitingFor(bank, momentDate(by));
  }
}

/** How far what was bought has come, and when it arrives as long as that is to come. */
function Delivery({ delivery: { status, from, to } }: { delivery: NonNullable<Detail['delivery']> }) {
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

type AccountProps = { of: NonNullable<Detail['counterparty']>; isOurs: boolean };

/** Where the other side has its account: at a bank that is named, or with us. A bill is for a number, which has no bank. */
function Account({ of: { account_number: digits, bank }, isOurs }: AccountProps) {
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

/** What it became, or came from, and at which price. */
function ExchangeRows({ exchange, type }: { exchange: NonNullable<Detail['exchange']>; type: Detail['type'] }) {
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

/** To a customer of ours, or for the number of a bill, the same way again. */
function SendAgain({ detail: { id, type, category, counterparty, again } }: { detail: Detail }) {
  const words = useMessages(detailMessages);
  const bill = usePaysAgain(category);
  if (bill && again) {
    return (
      <LinkButton look="line" to={bill.addressOf(id)} isWide>
        {words.payAgain}
      </LinkButton>
    );
  }
  return <SendToCustomer {...{ type, category, counterparty }} />;
}

function SendToCustomer({ type, category, counterparty }: Pick<Detail, 'type' | 'category' | 'counterparty'>) {
  const words = useMessages(detailMessages);
  const hasTransfer = useHasView('intra-transfer');
  const digits = counterparty?.account_number;
  const isToCustomer = type === 'send' && category === 'transfer' && counterparty?.bank === null && digits;
  if (!isToCustomer || !hasTransfer) return null;
  return (
    <LinkButton look="line" to={`${viewAddress('intra-transfer')}&to=${digits}`} isWide>
      {words.sendAgain}
    </LinkButton>
  );
}

/** Something that support or a bank will ask for. */
type CopyRowProps = { label: string; copyLabel: string; value: string; shown: string };

function CopyRow({ label, copyLabel, value, shown }: CopyRowProps) {
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

function Timeline({ detail }: { detail: Detail }) {
  const words = useMessages(detailMessages);
  const events = { ...words.events, ...(usePaysAgain(detail.category) && words.billEvents) };
  return (
    <>
      <h3 className="mt-6 mb-2 text-entry">{words.timeline}</h3>
      <ol>
        {detail.timeline.map(({ event, at }, index) => (
          <li
            key={`${event} ${at}`}
            className="relative flex justify-between gap-4 pb-4 pl-6 before:absolute before:top-[7px] before:left-[3px] before:size-2 before:rounded-full before:bg-link not-last:after:absolute not-last:after:top-[18px] not-last:after:bottom-0 not-last:after:left-1.5 not-last:after:border-l-2 not-last:after:border-dotted not-last:after:border-(--teru-400)"
          >
            <span className={index === detail.timeline.length - 1 ? 'font-label' : 'text-ink-2'}>
              {event in events ? events[event as keyof typeof events] : event}
            </span>
            <span className="money-flow text-ink-2">{momentDate(at)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 text-right font-label text-balance wrap-anywhere">{children}</dd>
    </div>
  );
}
