import { calendarDay } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { ChartTable } from '@wura/ui/chart-table';
import { Skeleton } from '@wura/ui/skeleton';
import { useId } from 'react';
import { showHistory } from './calls.ts';
import { convertMessages } from './messages.ts';
import { priceDigits } from '@wura/rates/cross-rate';
import { pricedPair, priceText } from '@wura/rates/web/rate-text';

const size = { width: 308, height: 108, margin: 6 };

/** What the dearer of two currencies was worth at the end of each of the last thirty days. */
export function RateChart({ from, to }: { from: string; to: string }) {
  const words = useMessages(convertMessages);
  const titleId = useId();
  const { data, isPending, isError, refetch } = useRoute(
    showHistory,
    { query: { from, to, days: '30' } },
    { isOff: from === to },
  );
  const days = data?.data ?? [];
  if (from === to) return null;
  const pair = { from, to };
  const { of, in: priced } = pricedPair(days.at(-1)?.rate ?? '', pair);
  return (
    <section className="panel p-5" aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-entry">
        {days.length > 0 ? words.chartTitle(of, priced) : words.lastDays}
      </h2>
      {isPending && (
        <>
          <Skeleton className="aspect-[308/108]" />
          <div className="h-[76px]" />
        </>
      )}
      {isError && (
        <p role="alert" className="text-small text-bad">
          {words.chartFailed}{' '}
          <button type="button" className="link min-h-6 text-inherit!" onClick={() => void refetch()}>
            {words.retry}
          </button>
        </p>
      )}
      {data && days.length < 2 && <p className="text-small text-ink-2">{words.chartEmpty}</p>}
      {days.length >= 2 && <Line days={days} pair={pair} />}
    </section>
  );
}

type LineProps = { days: readonly { at: string; rate: string }[]; pair: { from: string; to: string } };

function Line({ days, pair }: LineProps) {
  const words = useMessages(convertMessages);
  // Floats may draw a picture; they never reach a sum.
  const prices = days.map(({ rate }) => Number(priceDigits(rate)));
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const span = high - low || 1;
  const inner = size.height - 2 * size.margin;
  const points = prices.map((price, at) => ({
    x: (at * size.width) / (prices.length - 1),
    y: size.margin + inner * (1 - (price - low) / span),
  }));
  const line = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const text = (at: number) => priceText(days[at]!.rate, pair);
  const summary = words.chart({
    low: text(prices.indexOf(low)),
    high: text(prices.indexOf(high)),
    now: text(days.length - 1),
  });
  const last = points.at(-1)!;
  return (
    <>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={summary} className="block w-full">
        <path d={`${line}V${size.height}H0z`} className="fill-(--chart-1) opacity-12" />
        <path d={line} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-(--chart-1)" />
        <circle cx={Math.min(last.x, size.width - 4)} cy={last.y} r="4" className="fill-(--chart-1)" />
      </svg>
      <div className="mt-2 flex flex-wrap justify-between gap-x-2 text-small text-ink-3">
        <span>{dayOf(days[0]!.at)}</span>
        <span className="money-flow">
          {text(prices.indexOf(low))} – {text(prices.indexOf(high))}
        </span>
        <span>{dayOf(days.at(-1)!.at)}</span>
      </div>
      <ChartTable
        toggle={words.asTable}
        caption={summary}
        heads={[words.day, words.rate]}
        rows={days.map(({ at }, index) => ({ key: at, cells: [dayOf(at), text(index)] }))}
      />
    </>
  );
}

const dayOf = (at: string) => calendarDay(at.slice(0, 10));
