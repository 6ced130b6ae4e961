import { lagosDate } from '@wura/platform/time';

export type PeriodName = 'month' | 'last_month' | 'quarter' | 'year' | 'days';

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The first and the last day of a period that has a name, days of Lagos. */
export function daysOf(period: Exclude<PeriodName, 'days'>, nowMs: number): Days {
  const to = lagosDate(nowMs);
  const [year, month] = to.split('-').map(Number) as [number, number];
  const first = (back: number) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
  switch (period) {
    case 'month':
      return { from: first(0), to };
    case 'last_month':
      return { from: first(1), to: new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10) };
    case 'quarter':
      return { from: first(2), to };
    case 'year':
      return { from: `${year}-01-01`, to };
  }
}
