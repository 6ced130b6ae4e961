import type { Queries } from '@wura/database';
import type { BooksReport } from './verify.ts';

export interface Verified {
  /** Up to this transfer everything was verified and added up. */
  readonly high: bigint;
  readonly entries: number;
  readonly currencies: readonly { currency: number; debits: bigint; credits: bigint }[];
  /** In so many stretches something was wrong, at first or when they were looked at again. */
  readonly faults: number;
  /** Since when every one of them was looked at. */
  readonly checkedAt: Date;
}

/** What the worker found, from the stretches alone: it costs the same however much was written in each. */
export async function readVerified(db: Queries): Promise<Verified | undefined> {
  const { rows } = await db.query<{ high: bigint | null; entries: bigint; faults: bigint; checked_at: Date }>(
    `select max(s.high) as high, coalesce(sum(s.entries), 0)::bigint as entries,
            count(*) filter (where s.fault is not null) as faults,
            -- What lies in the archive was looked at there, and is no more.
            coalesce(min(v.checked_at) filter (where not v.is_archived), max(v.checked_at)) as checked_at
       from ledger.stretch s join ledger.verified_stretch v on v.high = s.high
      where s.high < coalesce((select min(n.high) from ledger.stretch n where n.summed_at is null), s.high + 1)`,
  );
  const { high, entries, faults, checked_at: checkedAt } = rows[0]!;
  if (high === null) return undefined;
  const { rows: currencies } = await db.query<{ currency: number; debits: bigint; credits: bigint }>(
    `select currency, sum(debits)::bigint as debits, sum(credits)::bigint as credits
       from ledger.stretch_sum where high <= $1 group by currency order by currency`,
    [high],
  );
  return { high, entries: Number(entries), currencies, faults: Number(faults), checkedAt };
}

/** Recomputes what the books promise of the transfers above this one, each link against the one before it. */
export async function verifyAbove(db: Queries, high: bigint): Promise<BooksReport> {
  const { rows: currencies } = await db.query<{ currency: number; debits: bigint; credits: bigint }>(
    `select currency,
            coalesce(sum(-amount) filter (where amount < 0), 0)::bigint as debits,
            coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credits
       from ledger.entry where transfer_id > $1 group by currency order by currency`,
    [high],
  );
  const { rows: links } = await db.query<{ entries: bigint; broken: bigint; negative: bigint; strangers: bigint }>(
    `select count(*) as entries,
            count(*) filter (where
              e.seq <> coalesce(p.seq, 0) + 1
              or e.balance_after <> coalesce(p.balance_after, 0) + e.amount
              or e.moves <> coalesce(p.moves, 0) + case when e.gives_back then -1 else 1 end
              or e.cum_credit <> coalesce(p.cum_credit, 0)
                 + case when e.gives_back then least(e.amount, 0) else greatest(e.amount, 0) end
              or e.currency <> coalesce(p.currency, e.currency)) as broken,
            count(*) filter (where e.balance_after < 0 and not e.is_system) as negative,
            count(*) filter (where w.id is null or w.currency <> e.currency) as strangers
       from ledger.entry e
       left join lateral (
         select b.seq, b.balance_after, b.moves, b.cum_credit, b.currency from ledger.entry b
          where b.wallet_id = e.wallet_id and b.seq = e.seq - 1 limit 1
       ) p on true
       left join lateral (select o.id, o.currency from ledger.wallet o where o.id = e.wallet_id limit 1) w on true
      where e.transfer_id > $1`,
    [high],
  );
  const { rows: transfers } = await db.query<{ unbalanced: bigint }>(
    `select count(*) as unbalanced from (
       select from ledger.entry where transfer_id > $1 group by transfer_id, currency
       having sum(amount) <> 0 or count(*) < 2
     ) t`,
    [high],
  );
  const { entries, broken, negative, strangers } = links[0]!;
  return {
    entries: Number(entries),
    currencies: currencies.map(row => ({ ...row, difference: row.credits - row.debits })),
    brokenLinks: Number(broken),
    unbalancedTransfers: Number(transfers[0]!.unbalanced),
    negativeBalances: Number(negative),
    strangers: Number(strangers),
  };
}
