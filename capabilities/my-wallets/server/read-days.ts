import { formatMoney } from '@wura/money';
import { lagosDate, lagosMidnight } from '@wura/platform/time';
import type { Queries } from '@wura/database';
import type { ReplyOf } from '@wura/wire';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import type { routes } from '../contract.ts';

type Days = ReplyOf<typeof routes.showDays>;

const daysShown = 30;

/**
 * What came in and went out on each of the last 30 days. Every link carries the totals of all before it, so a day is the
 * difference of two links and nothing is added up.
 */
export async function readDays(db: Queries, { id, currency }: WalletFacts, now: number): Promise<Days> {
  const starts = Array.from(
    { length: daysShown + 1 },
    (_, day) => new Date(lagosMidnight(now, { later: day + 1 - daysShown })),
  );
  const { rows } = await db.query<{ balance: bigint; cum_credit: bigint; moves: bigint }>({
    name: 'my-wallets.days',
    text: 'select balance, cum_credit, moves from wallets.links_before($1, $2) order by at',
    values: [id, starts],
  });
  const money = (minor: bigint) => formatMoney({ currency, minor });
  const days = rows.slice(1).map((end, index) => {
    const start = rows[index]!;
    const credit = end.cum_credit - start.cum_credit;
    return {
      date: lagosDate(starts[index]!.getTime()),
      credit: money(atLeastNothing(credit)),
      debit: money(atLeastNothing(credit - (end.balance - start.balance))),
      count: Number(atLeastNothing(end.moves - start.moves)),
    };
  });
  return { currency, days };
}

/** On a day that gave back more of earlier days' payments than was paid, nothing was paid. */
function atLeastNothing(minor: bigint): bigint {
  return minor > 0n ? minor : 0n;
}
