import { dayMs, lagosDate } from '@wura/platform/time';

/** A shop that charges once a month, and when it will next. */
export interface Renewal {
  readonly merchant: string;
  readonly amount: bigint;
  /** A day of Lagos. */
  readonly on: string;
}

interface Charge {
  readonly merchant: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** A month is 28 to 31 days, and a charge may come a day or two early or late. */
const monthDays = { min: 26, max: 33 };
/** A charge that is so late does not come any more. */
const lateDays = 5;

/** Twice about a month apart, and nothing between: it is taken for a subscription. Charges come oldest first. */
export function expectRenewals(charges: readonly Charge[], now: Date): readonly Renewal[] {
  const byShop = Map.groupBy(charges, ({ merchant }) => merchant.toLowerCase());
  return [...byShop.values()]
    .flatMap(ofShop => {
      const [before, last] = ofShop.slice(-2);
      if (!before || !last) return [];
      const days = (last.at.getTime() - before.at.getTime()) / dayMs;
      if (days < monthDays.min || days > monthDays.max) return [];
      const next = aMonthAfter(last.at);
      if (next.getTime() < now.getTime() - lateDays * dayMs) return [];
      return [{ merchant: last.merchant, amount: last.amount, on: next.toISOString().slice(0, 10) }];
    })
    .toSorted((a, b) => a.on.localeCompare(b.on));
}

/** Noon of the same day of the next month, or of its last where it has no such day: days of Lagos. */
function aMonthAfter(at: Date): Date {
  const [year = 0, month = 1, day = 1] = lagosDate(at.getTime()).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay), 12));
}
