import type { Queries } from '@wura/database';
import { lagosDate, lagosMidnight } from '@wura/platform/time';
import { listWallets } from '@wura/wallets/server/wallets';
import type { DayFacts } from './weave.ts';

/**
 * How many movements each day of a month had, by currency. Every link of a wallet's chain carries the count of all before
 * it, so a day is the difference of two links however long the history is. What was given back later counts on no day.
 */
export async function readDays(
  db: Queries,
  { owner, month, nowMs }: { owner: bigint; month: string; nowMs: number },
): Promise<DayFacts[]> {
  const starts = daysOf(month, nowMs);
  const days: { day: string; moves: Record<string, number> }[] = starts
    .slice(0, -1)
    .map(at => ({ day: lagosDate(at.getTime()), moves: {} }));
  if (days.length === 0) return [];
  for (const { wallet } of await listWallets(db, owner, { withClosed: true })) {
    const { rows } = await db.query<{ moves: bigint }>({
      name: 'cloth.days',
      text: 'select moves from wallets.links_before($1, $2) order by at',
      values: [wallet.id, starts],
    });
    days.forEach(({ moves }, at) => {
      moves[wallet.currency] = Math.max(0, Number(rows[at + 1]!.moves - rows[at]!.moves));
    });
  }
  return days;
}

/** When each day of the month begins that has begun, and when the last one of them ends. */
function daysOf(month: string, nowMs: number): Date[] {
  const starts: Date[] = [];
  let at = lagosMidnight(Date.parse(`${month}-01T12:00:00Z`));
  for (; at <= nowMs && lagosDate(at).startsWith(month); at = lagosMidnight(at, { later: 1 }))
    starts.push(new Date(at));
  return starts.length === 0 ? [] : [...starts, new Date(at)];
}
