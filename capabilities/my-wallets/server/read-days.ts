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
 * What came back on these days. A link that gives back counts a movement less and every other one more, so where the links of
 * a stretch are as many as its movements, it has none; else it is halved, down to the links themselves. However long the
 * history is, what is looked at follows how many came back.
 */
async function readBack(db: Queries, id: WalletFacts['id'], links: readonly LinkBefore[]): Promise<readonly Back[]> {
  const [starts, ends] = [links.slice(0, -1), links.slice(1)];
  if (ends.every((end, at) => end.seq - starts[at]!.seq === end.moves - starts[at]!.moves)) return [];
  const { rows } = await db.query<Back>(
    `with recursive stretch as (
       select * from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[]) as s (low, high, moves_low, moves_high)
        where high - low <> moves_high - moves_low
       union all
       select h.* from stretch s
        cross join lateral (
          select e.seq, e.moves from ledger.entry e where e.wallet_id = $1 and e.seq = (s.low + s.high) / 2 limit 1
        ) m
        cross join lateral (values (s.low, m.seq, s.moves_low, m.moves), (m.seq, s.high, m.moves, s.moves_high))
          as h (low, high, moves_low, moves_high)
        where s.high - s.low > 1 and h.high - h.low <> h.moves_high - h.moves_low
     )
     select e.amount, w.created_at as paid_at, e.created_at as back_at
       from stretch s
       join ledger.entry e on e.wallet_id = $1 and e.seq = s.high
       join ledger.giving_back g on g.by_transfer = e.transfer_id
       join wallets.waiting_movement w on w.transfer_id = g.transfer_id and w.wallet = e.wallet_id
      where s.high - s.low = 1`,
    [
      id,
      starts.map(({ seq }) => seq),
      ends.map(({ seq }) => seq),
      starts.map(({ moves }) => moves),
      ends.map(({ moves }) => moves),
    ],
  );
  return rows;
}
