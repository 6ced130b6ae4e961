import { momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { useHasView, viewAddress } from '@wura/browser/views';
import { LinkButton } from '@wura/ui/link-button';
import { Meter } from '@wura/ui/meter';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { SummaryRow } from '@wura/ui/summary-row';
import type { ReplyOf } from '@wura/wire';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { routesFor } from '../contract.ts';
import { readLimits } from './calls.ts';
import { limitsMessages } from './messages.ts';
import { usedPercent } from './used-share.ts';

type Limits = ReplyOf<ReturnType<typeof routesFor>['limits']>;

/** My tier, what is used and left of it, when it starts again, and what the next one would allow. */
export default function LimitsPanel() {
  const words = useMessages(limitsMessages);
  const limits = useRoute(readLimits, {});
  const heading = useHeadingOfAddress();
  return (
    <section id="limits" className="panel p-5" aria-labelledby="limits-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="limits-title" ref={heading} tabIndex={-1} className="text-t3 outline-none">
          {words.title}
        </h2>
        {limits.data && (
          <p className="text-small text-ink-2">
            <span className="font-strong text-ink">{words.tier(limits.data.tier)}</span>{' '}
            {words.tiers[limits.data.tier as 1 | 2 | 3]}
          </p>
        )}
      </div>
      {limits.isPending && (
        <Loading text={words.loading} className="mt-3">
          <Skeleton className="h-24" />
        </Loading>
      )}
      {limits.isError && !limits.data && (
        <p role="alert" className="mt-1 text-bad">
          {refusalText(limits.error, { fallback: words.failed })}{' '}
          <button type="button" className="link min-h-11" onClick={() => void limits.refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {limits.data && <Facts limits={limits.data} />}
    </section>
  );
}

function Facts({ limits }: { limits: Limits }) {
  const words = useMessages(limitsMessages);
  const {
    out_per_day: out,
    balance,
    single_deposit: single,
    first_day_until: firstDay,
    blocked_by: blockedBy,
  } = limits;
  const percent = usedPercent(out.used, out.limit);
  const canLink = useHasView('guardians');
  return (
    <>
      <div className="mt-3">
        <div className="mb-2 flex flex-wrap justify-between gap-x-3">
          <p className="text-ink-2">{words.outToday}</p>
          <p className="money-flow font-label whitespace-normal!">{words.usedOf(naira(out.used), naira(out.limit))}</p>
        </div>
        <Meter percent={percent} label={percent > 0 && percent < 1 ? words.barUnderOne : words.bar(percent)} />
        <p className="mt-2 font-label">{words.left(naira(out.left))}</p>
        <p className="text-small text-ink-2">{words.resets(momentDate(out.resets_at))}</p>
        {blockedBy !== null && <p className="mt-1 font-medium text-bad">{words.blocked[blockedBy]}</p>}
        {blockedBy === 'age' && canLink && (
          <LinkButton to={viewAddress('guardians')} look="ink" size={44} className="mt-2">
            {words.guardian}
          </LinkButton>
        )}
        {firstDay !== null && <p className="mt-1 text-small text-wait">{words.firstDay(momentDate(firstDay))}</p>}
      </div>
      <dl className="mt-3 border-t border-line">
        <SummaryRow label={words.holding}>
          {balance.limit === null ? words.noLimit : words.usedOf(naira(balance.used), naira(balance.limit))}
        </SummaryRow>
        <SummaryRow label={words.single}>{naira(single.limit)}</SummaryRow>
      </dl>
      <NextTier limits={limits} />
    </>
  );
}

function NextTier({ limits: { tier, tiers } }: { limits: Limits }) {
  const words = useMessages(limitsMessages);
  const canVerify = useHasView('kyc');
  // One step up, whichever tiers this product knows.
  const next = tiers
    .filter(each => each.tier > tier)
    .reduce<Limits['tiers'][number] | undefined>(
      (lowest, each) => (lowest && lowest.tier < each.tier ? lowest : each),
      undefined,
    );
  if (!next) return <p className="mt-2 text-small text-ink-2">{words.highest}</p>;
  return (
    <div className="mt-3 rounded-control bg-sunken px-4 pt-3 pb-1">
      <h3 className="text-body">{words.next(next.tier)}</h3>
      <p className="text-small text-ink-2">{words.tiers[next.tier as 1 | 2 | 3]}</p>
      <dl>
        <SummaryRow label={words.perDay}>{naira(next.out_per_day)}</SummaryRow>
        <SummaryRow label={words.balanceUpTo}>{next.balance === null ? words.noLimit : naira(next.balance)}</SummaryRow>
        <SummaryRow label={words.single}>{naira(next.single_deposit)}</SummaryRow>
      </dl>
      {canVerify && (
        <LinkButton to={viewAddress('kyc')} look="ink" size={44} className="mt-2 mb-3">
          {words.verify}
        </LinkButton>
      )}
    </div>
  );
}

const naira = (amount: string) => formatAmount(amount, 'NGN');

/** An address that ends in #limits leads here, once the panel is on the page. */
function useHeadingOfAddress() {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash !== '#limits') return;
    // After the heading of the view has taken focus and the page has gone to its top.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
  return heading;
}
