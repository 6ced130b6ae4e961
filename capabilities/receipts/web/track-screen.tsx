import { CallError } from '@wura/browser/call-error';
import { clockTime, momentDate, receiptDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { LinkButton } from '@wura/ui/link-button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { StatusChip } from '@wura/ui/status-chip';
import { SummaryRow } from '@wura/ui/summary-row';
import { Amount } from '@wura/wallets/web/amount';
import { Check, Clock, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Tracked } from '../contract.ts';
import { trackPayment } from './calls.ts';
import { trackMessages } from './track-messages.ts';

const askAgainMs = 3_000;

/** One payment for both its sides, live: the same page for every reader who was given its link. */
export function TrackScreen({ code }: { code: string }) {
  const words = useMessages(trackMessages);
  const first = useRoute(trackPayment, { params: { code } });
  const isUnderWay = first.data?.status === 'pending';
  const answer = useRoute(trackPayment, { params: { code } }, { everyMs: isUnderWay ? askAgainMs : undefined });
  return (
    <>
      <h1 className="mb-5 text-t1">{words.pageTitle}</h1>
      {answer.isPending ? (
        <Loading text={words.loading}>
          <Skeleton className="h-40 rounded-panel!" />
          <Skeleton className="mt-5 h-64 rounded-panel!" />
        </Loading>
      ) : answer.data ? (
        <Way tracked={answer.data} code={code} />
      ) : (
        <NotFound error={answer.error} again={() => void answer.refetch()} />
      )}
    </>
  );
}

function NotFound({ error, again }: { error: unknown; again: () => void }) {
  const words = useMessages(trackMessages);
  if (error instanceof CallError && error.status === 404) {
    return (
      <Banner tone="bad" title={words.none}>
        <p>{words.noneText}</p>
      </Banner>
    );
  }
  return (
    <Banner
      tone="wait"
      title={refusalText(error, { fallback: words.failed })}
      action={
        <button type="button" className="min-h-11" onClick={again}>
          {words.retry}
        </button>
      }
    />
  );
}

const chips = { completed: 'completed', pending: 'pending', failed: 'refunded' } as const;

function Way({ tracked, code }: { tracked: Tracked; code: string }) {
  const words = useMessages(trackMessages);
  const { amount, currency, status, sender, receiver, steps } = tracked;
  const isAtBank = tracked.receiver_bank !== null && tracked.receiver_bank !== tracked.sender_bank;
  const says = words.says[status];
  // What changes while a person looks on is said once, and not with every tick.
  useEffect(() => announce(says), [says]);
  return (
    <div className="flex flex-col gap-5">
      <section aria-label={words.payment} className="panel p-5">
        <div className="mb-2 flex items-center justify-between gap-3">
          <StatusChip status={chips[status]} label={words.chips[status]} />
          {status === 'pending' && <UnderWay since={steps[0]?.at ?? tracked.date} />}
        </div>
        <p
          className={`@container text-figure-2xl leading-[1.15] font-[620] ${status === 'failed' ? 'text-ink-3 line-through decoration-2' : ''}`}
        >
          <Amount amount={amount} currency={currency} look="big" fitMaxPx={46} />
        </p>
        <p className="mt-1 text-ink-2">{says}</p>
        {status === 'pending' && tracked.expected_by !== null && (
          <p className="mt-1 text-ink-2">{words.by(momentDate(tracked.expected_by))}</p>
        )}
      </section>
      <ol aria-label={words.way} className="panel px-5 py-3">
        {steps.map(step => (
          <StepRow key={step.step} {...step} isAtBank={isAtBank} isReturned={status === 'failed'} />
        ))}
      </ol>
      <dl className="panel px-5 py-2">
        {receiver !== null && (
          <SummaryRow label={words.to} detail={tracked.receiver_bank}>
            {receiver}
          </SummaryRow>
        )}
        {sender !== null && (
          <SummaryRow label={words.from} detail={tracked.sender_bank}>
            {sender}
          </SummaryRow>
        )}
        <SummaryRow label={words.reference}>
          <span className="wrap-anywhere">{tracked.reference}</span>
        </SummaryRow>
        {tracked.session_id !== null && (
          <SummaryRow label={words.session}>
            <span className="wrap-anywhere">{tracked.session_id}</span>
          </SummaryRow>
        )}
      </dl>
      <p className="text-center text-small text-ink-2">{words.checkedAt(clockTime(tracked.checked_at))}</p>
      {tracked.sandbox && <p className="text-center text-small text-ink-2">{words.sandbox}</p>}
      <LinkButton to={`/verify/${encodeURIComponent(code)}`} look="line" isWide>
        {words.checkReceipt}
      </LinkButton>
    </div>
  );
}

type StepRowProps = Tracked['steps'][number] & { isAtBank: boolean; isReturned: boolean };

function StepRow({ step, at, isAtBank }: StepRowProps) {
  const words = useMessages(trackMessages);
  const name = (isAtBank ? words.steps : words.stepsElsewhere)[step];
  const isBack = step === 'returned';
  const Icon = at === null ? Clock : isBack ? Undo2 : Check;
  const tone = at === null ? 'bg-sunken text-ink-2' : isBack ? 'bg-bad-bg text-bad' : 'bg-ok-bg text-ok';
  return (
    <li className="flex items-center gap-3.5 py-2.5 not-first:border-t not-first:border-line">
      <span className={`grid size-9 flex-none place-items-center rounded-full ${tone}`}>
        <Icon aria-hidden="true" className="size-[18px]" />
      </span>
      <span className="min-w-0 grow leading-tight">
        <span className={at === null ? 'text-ink-2' : 'font-strong'}>{name}</span>
        <span className="block text-small text-ink-2">{at === null ? words.notYet : receiptDate(at)}</span>
      </span>
    </li>
  );
}

/** How long it has been under way, for the eye: a clock that speaks every second is no help. */
function UnderWay({ since }: { since: string }) {
  const words = useMessages(trackMessages);
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden="true" className="money-flow text-note text-ink-2">
      {words.underWay(elapsed(nowMs - Date.parse(since)))}
    </span>
  );
}

/** "0:42", "12:05", "1:02:05". */
function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = (figure: number) => String(figure).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
