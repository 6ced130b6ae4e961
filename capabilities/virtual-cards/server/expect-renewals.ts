import { dayMs } from '@wura/platform/time';

/** A shop that charges once a month, and when it will next. */
export interface Renewal {
  readonly merchant: string;
  readonly amount: bigint;
  /** A calendar day. */
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

/** The same day of the next month, or its last where it has no such day. */
function aMonthAfter(at: Date): Date {
  const next = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1, 12));
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return next;
}
