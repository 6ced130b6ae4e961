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
 * difference of two links and nothing is added up. What was given back is taken off the day on which it was paid, as in the
 * history: the links have it on the day on which it came back.
 */
export async function readDays(db: Queries, { id, currency }: WalletFacts, now: number): Promise<Days> {
  const starts = Array.from(
    { length: daysShown + 1 },
    (_, day) => new Date(lagosMidnight(now, { later: day + 1 - daysShown })),
  );
  const { rows: links } = await db.query<LinkBefore>({
    name: 'my-wallets.days',
    text: 'select seq, balance, cum_credit, moves from wallets.links_before($1, $2) order by at',
    values: [id, starts],
  });
  const back = await readBack(db, id, links);
  const money = (minor: bigint) => formatMoney({ currency, minor });
  const days = links.slice(1).map((end, index) => {
    const [start, date] = [links[index]!, lagosDate(starts[index]!.getTime())];
    const credit = end.cum_credit - start.cum_credit;
    const paid = back.filter(each => lagosDate(each.paid_at.getTime()) === date);
    const returned = back.filter(each => lagosDate(each.back_at.getTime()) === date);
    const debit = credit - (end.balance - start.balance) + sumOf(returned) - sumOf(paid);
    const count = Number(end.moves - start.moves) + returned.length - paid.length;
    return { date, credit: money(credit), debit: money(debit), count };
  });
  return { currency, days };
}

interface LinkBefore {
  seq: bigint;
  balance: bigint;
  cum_credit: bigint;
  moves: bigint;
}

interface Back {
  readonly amount: bigint;
  readonly paid_at: Date;
  readonly back_at: Date;
}

const sumOf = (back: readonly Back[]) => back.reduce((sum, { amount }) => sum + amount, 0n);

/**
 * What came back on these days. A link that gives back counts a movement less and every other one more, so a day on which
 * the links are as many as the movements had none, and is not looked through.
 */
async function readBack(db: Queries, id: WalletFacts['id'], links: readonly LinkBefore[]): Promise<readonly Back[]> {
  const stretches = links.slice(1).flatMap(({ seq, moves }, index) => {
    const before = links[index]!;
    return seq - before.seq === moves - before.moves ? [] : [{ low: before.seq, high: seq }];
  });
  if (stretches.length === 0) return [];
  const { rows } = await db.query<Back>(
    `select e.amount, w.created_at as paid_at, e.created_at as back_at
       from unnest($2::bigint[], $3::bigint[]) as s (low, high)
       join ledger.entry e on e.wallet_id = $1 and e.seq > s.low and e.seq <= s.high and e.gives_back
       join ledger.giving_back g on g.by_transfer = e.transfer_id
       join wallets.waiting_movement w on w.transfer_id = g.transfer_id and w.wallet = e.wallet_id`,
    [id, stretches.map(({ low }) => low), stretches.map(({ high }) => high)],
  );
  return rows;
}
