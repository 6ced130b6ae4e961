import { momentDate, receiptDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount, groupAccountNumber } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { sentence } from '@wura/browser/sentences';
import type { ReplyOf } from '@wura/wire';
import { Banner } from '@wura/ui/banner';
import { Dialog } from '@wura/ui/dialog';
import { IconButton } from '@wura/ui/icon-button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { StatusChip } from '@wura/ui/status-chip';
import { toast } from '@wura/ui/toast';
import { Amount } from '@wura/wallets/web/amount';
import { ReceiptButtons } from '@wura/wallets/web/receipt-buttons';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { routes } from '../contract.ts';
import { showTransaction } from './calls.ts';
import { chipOf } from './history-row.tsx';
import { detailMessages, historyMessages } from './messages.ts';

type Detail = ReplyOf<typeof routes.showTransaction>;

/** One movement whole: a sheet on a phone, a panel at the right on a desktop. */
export function TransactionDetail({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const words = useMessages(detailMessages);
  return (
    <Dialog look="panel" isOpen={id !== undefined} onClose={onClose} title={words.title} closeLabel={words.close}>
      {id !== undefined && <Loaded id={id} />}
    </Dialog>
  );
}

function Loaded({ id }: { id: string }) {
  const words = useMessages(detailMessages);
  const answer = useRoute(showTransaction, { params: { id } });
  if (answer.isPending) {
    return (
      <Loading text={words.loading} className="min-h-[50dvh] pt-3">
        <Skeleton className="h-11 w-1/2" />
        <Skeleton className="mt-8 h-40" />
      </Loading>
    );
  }
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
  const money = (value: string) => <Amount amount={value} currency={currency} />;

  function copy() {
    void navigator.clipboard.writeText(reference).then(() => toast(words.copied));
  }

  return (
    <div className="@container pb-4">
      <p className={`text-[38px] leading-[1.15] font-strong ${status === 'failed' ? 'text-ink-3' : ''}`}>
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
      <StatusSentence detail={detail} />
      <dl className="border-t border-line text-body">
        {counterparty ? (
          <Row label={type === 'send' ? words.to : words.from}>
            {counterparty.name}
            {counterparty.account_number && (
              <span className="money-flow block text-small font-regular text-ink-2">
                {words.account(groupAccountNumber(counterparty.account_number))}
              </span>
            )}
          </Row>
        ) : (
          <Row label={words.description}>{sentence(detail.description)}</Row>
        )}
        {fees.map(fee => (
          <Row key={fee.name} label={sentence(fee.name)}>
            {money(fee.amount)}
          </Row>
        ))}
        {fees.length === 0 && type === 'send' && <Row label={words.fee}>{words.noFee}</Row>}
        {fees.length > 0 && <Row label={words.total}>{money(detail.total)}</Row>}
        <Row label={words.balanceAfter}>{money(detail.balance_after)}</Row>
        <Row label={words.date}>{receiptDate(detail.date)}</Row>
        <Row label={words.reference}>
          <span className="inline-flex items-center">
            <span className="money-flow wrap-anywhere whitespace-normal!">{reference}</span>
            <IconButton
              label={words.copyReference}
              icon={<Copy className="size-[18px]!" />}
              onClick={copy}
              className="-my-3 -mr-3 text-link"
            />
          </span>
        </Row>
      </dl>
      <Timeline detail={detail} />
      <div className="mt-2 flex flex-col gap-2.5">
        <ReceiptButtons id={detail.id} reference={reference} />
      </div>
      <Link
        to={`/wallet?help=chat&about=${encodeURIComponent(reference)}`}
        className="link mt-3 inline-flex min-h-11 items-center text-small"
      >
        {words.report}
      </Link>
    </div>
  );
}

/** In words, whether money moved and what happens next. */
function StatusSentence({ detail }: { detail: Detail }) {
  const words = useMessages(detailMessages);
  const said =
    detail.status === 'pending'
      ? detail.expected_by
        ? words.expectedBy(momentDate(detail.expected_by))
        : words.pendingPlain
      : detail.refunded
        ? words.failedRefunded(formatAmount(detail.total, detail.currency))
        : undefined;
  return said && <p className="mb-4 text-ink-2">{said}</p>;
}

function Timeline({ detail }: { detail: Detail }) {
  const words = useMessages(detailMessages);
  return (
    <>
      <h3 className="mt-6 mb-2 text-[16px]">{words.timeline}</h3>
      <ol>
        {detail.timeline.map(({ event, at }, index) => (
          <li
            key={`${event} ${at}`}
            className="relative flex justify-between gap-4 pb-4 pl-6 before:absolute before:top-[7px] before:left-[3px] before:size-2 before:rounded-full before:bg-link not-last:after:absolute not-last:after:top-[18px] not-last:after:bottom-0 not-last:after:left-1.5 not-last:after:border-l-2 not-last:after:border-dotted not-last:after:border-(--teru-400)"
          >
            <span className={index === detail.timeline.length - 1 ? 'font-label' : 'text-ink-2'}>
              {event in words.events ? words.events[event as keyof typeof words.events] : event}
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
      <dd className="min-w-0 text-right font-label wrap-anywhere">{children}</dd>
    </div>
  );
}
