import { formatMoney, minorOf } from '@wura/money';
import { isCurrencyCode, type CurrencyCode } from '@wura/money/currencies';
import type { Transaction } from '@wura/wallets/contract';
import { lagosDate } from '@wura/platform/time';

/** What came in and what went out with its fees; money that came back did neither. */
export interface Sums {
  readonly moneyIn: string;
  readonly moneyOut: string;
}

export interface DayGroup extends Sums {
  /** "2026-11-20", a day of Lagos. */
  readonly day: string;
  readonly rows: readonly Transaction[];
}

/** Rows of one wallet under the days they belong to, in the order they come. */
export function groupByDay(rows: readonly Transaction[]): DayGroup[] {
  const days = new Map<string, Transaction[]>();
  for (const row of rows) {
    const day = lagosDate(Date.parse(row.date));
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay, ...sumsOf(ofDay) }));
}

export function sumsOf(rows: readonly Transaction[]): Sums {
  const code = rows[0]?.currency ?? 'NGN';
  const currency: CurrencyCode = isCurrencyCode(code) ? code : 'NGN';
  let [incoming, outgoing] = [0n, 0n];
  for (const { type, amount, fee, status } of rows) {
    if (status === 'failed') continue;
    if (type === 'receive') incoming += minorOf(amount, currency);
    else outgoing += minorOf(amount, currency) + minorOf(fee, currency);
  }
  const money = (minor: bigint) => formatMoney({ currency, minor });
  return { moneyIn: money(incoming), moneyOut: money(outgoing) };
}

/** How many rows of each day are among the first of all. */
export function firstRows(days: readonly DayGroup[], count: number): { day: DayGroup; rowsMax: number }[] {
  let left = count;
  return days.map(day => {
    const rowsMax = Math.min(left, day.rows.length);
    left -= rowsMax;
    return { day, rowsMax };
  });
}
