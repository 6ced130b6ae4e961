import type { Queries } from '@wura/database';

export interface BooksReport {
  readonly entries: number;
  readonly currencies: readonly { currency: number; debits: bigint; credits: bigint; difference: bigint }[];
  readonly brokenLinks: number;
  readonly unbalancedTransfers: number;
  readonly negativeBalances: number;
  readonly strangers: number;
}

/** Recomputes everything the books promise from the entries alone, trusting none of the totals they carry. */
export async function verifyBooks(db: Queries): Promise<BooksReport> {
  const currencies = await db.query<{ currency: number; debits: bigint; credits: bigint }>(
    `select currency,
              coalesce(sum(-amount) filter (where amount < 0), 0)::bigint as debits,
              coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credits
       from ledger.entry group by currency order by currency`,
  );
  const links = await db.query<{ entries: bigint; broken: bigint; negative: bigint; strangers: bigint }>(
    `select count(*) as entries,
              count(*) filter (where
                seq <> coalesce(prior_seq, 0) + 1
                or balance_after <> coalesce(prior_balance, 0) + amount
                or moves <> coalesce(prior_moves, 0) + case when gives_back then -1 else 1 end
                or cum_credit <> coalesce(prior_credit, 0)
                   + case when gives_back then least(amount, 0) else greatest(amount, 0) end
                or e.currency <> coalesce(prior_currency, e.currency)) as broken,
              count(*) filter (where balance_after < 0 and not is_system) as negative,
              count(*) filter (where w.id is null or w.currency <> e.currency) as strangers
       from (
         select *, lag(seq) over chain as prior_seq, lag(balance_after) over chain as prior_balance,
                lag(moves) over chain as prior_moves, lag(cum_credit) over chain as prior_credit,
                lag(currency) over chain as prior_currency
         from ledger.entry window chain as (partition by wallet_id order by seq)
       ) e left join ledger.wallet w on w.id = e.wallet_id`,
  );
  const transfers = await db.query<{ unbalanced: bigint }>(
    `select count(*) as unbalanced from (
         select from ledger.entry group by transfer_id, currency having sum(amount) <> 0 or count(*) < 2
       ) t`,
  );
  const { entries, broken, negative, strangers } = links.rows[0]!;
  return {
    entries: Number(entries),
    currencies: currencies.rows.map(row => ({ ...row, difference: row.credits - row.debits })),
    brokenLinks: Number(broken),
    unbalancedTransfers: Number(transfers.rows[0]!.unbalanced),
    negativeBalances: Number(negative),
    strangers: Number(strangers),
  };
}

export function booksBalance(report: BooksReport): boolean {
  return (
    report.currencies.every(({ difference }) => difference === 0n) &&
    report.brokenLinks + report.unbalancedTransfers + report.negativeBalances + report.strangers === 0
  );
}
