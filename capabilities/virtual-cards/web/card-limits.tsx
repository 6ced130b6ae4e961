import { calendarDay } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useRoute } from '@wura/browser/query';
import { Button } from '@wura/ui/button';
import { Meter } from '@wura/ui/meter';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { SummaryRow } from '@wura/ui/summary-row';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { CardLimits as Limits, VirtualCard } from '../contract.ts';
import { readLimits } from './calls.ts';
import { limitMessages } from './limit-messages.ts';
import { LimitsForm } from './limits-form.tsx';
import { TopUpForm } from './top-up-form.tsx';

/** What the card may spend, how it is topped up by itself, and what will be charged to it soon. */
export function CardLimits({ card }: { card: VirtualCard }) {
  const words = useMessages(limitMessages);
  const limits = useRoute(readLimits, { params: { id: card.id } });
  const [changes, setChanges] = useState<'limits' | 'topUp'>();
  const close = () => setChanges(undefined);
  return (
    <section aria-labelledby="card-limits">
      <h2 id="card-limits" className="mb-3 text-t3">
        {words.title}
      </h2>
      {limits.isPending ? (
        <Loading text={words.loading}>
          <Skeleton className="h-[547px] md:h-[445px]" />
        </Loading>
      ) : !limits.data ? (
        <button type="button" className="min-h-11 text-note text-link" onClick={() => void limits.refetch()}>
          {words.loadFailed}
        </button>
      ) : (
        <div className="panel px-5 pt-2 pb-5">
          <Rows card={card} limits={limits.data} />
          {card.status !== 'closed' && !card.closing && (
            <div className="mt-4 flex flex-wrap gap-3">
              <Button look="line" onClick={() => setChanges('limits')}>
                {words.change}
              </Button>
              <Button look="line" onClick={() => setChanges('topUp')}>
                {words.changeTopUp}
              </Button>
            </div>
          )}
          <p className="mt-4 text-small text-ink-2">{words.howItHolds}</p>
          <LimitsForm card={card} limits={limits.data} isOpen={changes === 'limits'} onClose={close} />
          <TopUpForm card={card} limits={limits.data} isOpen={changes === 'topUp'} onClose={close} />
        </div>
      )}
    </section>
  );
}

function Rows({ card, limits }: { card: VirtualCard; limits: Limits }) {
  const words = useMessages(limitMessages);
  const money = (amount: string) => formatAmount(amount, card.currency);
  const bound = (amount: string | null) => (amount === null ? words.none : words.upTo(money(amount)));
  const { spent_this_month: spent, per_month: month, auto_top_up: topUp, merchant, single_merchant: isSingle } = limits;
  const spentText = month === null ? money(spent) : words.of(money(spent), money(month));
  const topUpText = topUp ? words.topUpOn(money(topUp.amount), money(topUp.below)) : words.topUpOff;
  const shop = isSingle ? (merchant === null ? words.shopToCome : words.onlyShop(merchant)) : words.anyShop;
  return (
    <>
      <dl>
        <SummaryRow label={words.spent} isStrong>
          {spentText}
        </SummaryRow>
      </dl>
      {month !== null && <Meter percent={percentOf(spent, month)} label={`${words.spent}: ${spentText}`} />}
      <dl className="mt-2">
        <SummaryRow label={words.perPurchase}>{bound(limits.per_purchase)}</SummaryRow>
        <SummaryRow label={words.perMonth}>{bound(month)}</SummaryRow>
        <SummaryRow label={words.oneShop}>{shop}</SummaryRow>
        <SummaryRow
          label={words.topUp}
          detail={topUp && words.topUpUsed(money(limits.topped_up_this_month), money(topUp.monthly_ceiling))}
        >
          {topUpText}
        </SummaryRow>
        <SummaryRow
          label={words.declines}
          detail={card.declines.used > 0 ? words.declinesLeft(card.declines.left) : words.declinesCost}
        >
          {card.declines.used}
        </SummaryRow>
      </dl>
      {limits.renewals.length > 0 && <Renewals card={card} renewals={limits.renewals} />}
    </>
  );
}

function Renewals({ card, renewals }: { card: VirtualCard; renewals: Limits['renewals'] }) {
  const words = useMessages(limitMessages);
  return (
    <div className="mt-5">
      <h3 className="flex items-center gap-2 font-strong">
        <CalendarClock aria-hidden="true" className="size-[18px]" />
        {words.renewals}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {renewals.map(({ merchant, amount, expected_on: day, is_covered: isCovered }) => (
          <li key={`${merchant} ${day}`} className="flex justify-between gap-4 py-2.5">
            <span className="min-w-0 wrap-anywhere">
              {words.renews(merchant, calendarDay(day))}
              {!isCovered && <span className="block text-small font-medium text-wait">{words.notCovered}</span>}
            </span>
            <span className="font-label whitespace-nowrap tabular-nums">{formatAmount(amount, card.currency)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For drawing alone: both are decimals of one scale, and a share of them needs no more than a float has. */
function percentOf(spent: string, limit: string): number {
  return (Number(spent) / Number(limit)) * 100;
}
