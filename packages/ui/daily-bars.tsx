import type { ReactNode } from 'react';
import { ChartTable } from './chart-table.tsx';

export type DayFlow = {
  /** "22 Oct". */
  day: string;
  /** Plain decimals, for the heights. */
  moneyIn: string;
  moneyOut: string;
  /** The same, as written in the table: "₦1,500.00". */
  inText: string;
  outText: string;
};

type DailyBarsProps = {
  days: readonly DayFlow[];
  /** The whole picture in one sentence, for those who do not see it. */
  summary: string;
  tableLabels: { toggle: string; caption: string; day: string; moneyIn: string; moneyOut: string };
  /** The line under the bars: first day, count, last day. */
  footer: readonly [ReactNode, ReactNode, ReactNode];
};

const height = { up: 46, down: 36, axis: 51.5, total: 88 };

/** Thirty days mirrored about a line: money in above, money out below. The colours repeat what the place says. */
export function DailyBars({ days, summary, tableLabels, footer }: DailyBarsProps) {
  const step = 308 / Math.max(days.length, 1);
  // Floats may draw a picture; they never reach a sum.
  const largest = Math.max(...days.flatMap(day => [Number(day.moneyIn), Number(day.moneyOut)]), 0);
  const tall = (amount: string, maxPx: number) =>
    largest === 0 ? 0 : Math.max(1.4, (Number(amount) / largest) * maxPx);

  return (
    <div>
      <svg viewBox={`0 0 308 ${height.total}`} role="img" aria-label={summary} className="block w-full">
        {days.map((day, at) => {
          const up = tall(day.moneyIn, height.up);
          const down = tall(day.moneyOut, height.down);
          const bar = { x: (at * step).toFixed(1), width: Math.min(6, step * 0.58), rx: 2 };
          return (
            <g key={day.day}>
              {Number(day.moneyIn) > 0 && <rect {...bar} y={50 - up} height={up} className="fill-chart-in" />}
              {Number(day.moneyOut) > 0 && (
                <rect {...bar} y={53} height={Math.min(down, 35)} className="fill-chart-out" />
              )}
            </g>
          );
        })}
        <line x1="0" x2="308" y1={height.axis} y2={height.axis} className="stroke-line" />
      </svg>
      <div className="mt-2 flex justify-between text-small text-ink-3">
        {footer.map((text, at) => (
          <span key={at}>{text}</span>
        ))}
      </div>
      <ChartTable
        toggle={tableLabels.toggle}
        caption={tableLabels.caption}
        heads={[tableLabels.day, tableLabels.moneyIn, tableLabels.moneyOut]}
        rows={days.map(({ day, inText, outText }) => ({ key: day, cells: [day, inText, outText] }))}
      />
    </div>
  );
}
