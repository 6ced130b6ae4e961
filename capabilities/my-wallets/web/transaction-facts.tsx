import { momentDate, receiptDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { groupReference, groupSession } from '@wura/browser/group-reference';
import { formatAmount } from '@wura/browser/money-format';
import { nameCase } from '@wura/browser/name-case';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { useHasView, usePanels, viewAddress } from '@wura/browser/views';
import { OtherRoomsPanel } from '@wura/identity/web/other-rooms-panel';
import { feeText } from '@wura/policy/web/fee-text';
import { describe } from '@wura/wallets/web/describe';
import { Banner } from '@wura/ui/banner';
import { StatusChip } from '@wura/ui/status-chip';
import { Amount } from '@wura/wallets/web/amount';
import { Balance } from '@wura/wallets/web/balance';
import { FollowButton } from '@wura/wallets/web/follow-button';
import { ReceiptButtons } from '@wura/wallets/web/receipt-buttons';
import { Link } from 'react-router';
import { showTransaction, type Detail } from './calls.ts';
import { FactsAreLoading } from './facts-are-loading.tsx';
import { chipOf } from './history-row.tsx';
import { detailMessages, historyMessages } from './messages.ts';
import { TransactionLabel } from './transaction-label.tsx';
import { Account, CopyRow, Delivery, ExchangeRows, Row } from './transaction-rows.tsx';
import { Timeline } from './transaction-timeline.tsx';
import { Brought, PayLater, SendAgain } from './transaction-ways.tsx';
import '@wura/policy/web/messages';

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
  const beside = usePanels('transaction');
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
      <div className="mt-2 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <StatusChip status={status} label={chips[status]} />
        {beside.map(panel => (
          <OtherRoomsPanel key={panel.id} panel={panel} transaction={detail.id} isDispensable />
        ))}
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
