import { dayMs, lagosDate } from '@wura/platform/time';

/** A stretch of days as the customer names it; both ends of their own choice may still be empty. */
export type Period = { name: 'all' | 'week' | 'month' | 'last_month' } | { name: 'days'; from: string; to: string };

/** The first and the last day of a period, both included, as the server takes them. Weeks begin on Monday. */
export function daysOf(period: Period, nowMs: number): { from?: string; to?: string } {
  const today = lagosDate(nowMs);
  const at = new Date(`${today}T00:00:00Z`);
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  switch (period.name) {
    case 'all':
      return {};
    case 'week':
      return { from: day(at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs), to: today };
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'last_month':
      return {
        from: day(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1)),
        to: day(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 0)),
      };
    case 'days':
      return { ...(period.from !== '' && { from: period.from }), ...(period.to !== '' && { to: period.to }) };
  }
}
