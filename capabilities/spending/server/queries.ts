import type { Queries, Tx } from '@wura/database';
import type { SpendingCategory } from '@wura/wallets/categories';
import type { WalletId } from '@wura/ledger/server/order';

export interface SpentRow {
  readonly wallet: bigint;
  readonly category: SpendingCategory;
  readonly spent: bigint;
  readonly payments: bigint;
}

/** By wallet and category: as many rows are read as there were different sides in that month, not payments. */
export async function readSpent(db: Queries, wallets: readonly WalletId[], month: string): Promise<SpentRow[]> {
  const { rows } = await db.query<SpentRow>({
    name: 'spending.by_category',
    text: `select wallet, category, sum(spent)::bigint as spent, sum(payments)::bigint as payments
             from wallets.month_spent where wallet = any($1::bigint[]) and month = $2::date
            group by wallet, category order by 3 desc, category`,
    values: [wallets, month],
  });
  return rows;
}

export interface PartyRow {
  readonly wallet: bigint;
  readonly party: string;
  readonly spent: bigint;
  readonly payments: bigint;
  readonly last_seq: bigint;
}

/** With whom most was spent, of each wallet. */
export async function readParties(
  db: Queries,
  { wallets, month, limit }: { wallets: readonly WalletId[]; month: string; limit: number },
): Promise<PartyRow[]> {
  const { rows } = await db.query<PartyRow>(
    `select w.id as wallet, p.* from unnest($1::bigint[]) as w (id)
      cross join lateral (
        select m.party, sum(m.spent)::bigint as spent, sum(m.payments)::bigint as payments, max(m.last_seq) as last_seq
          from wallets.month_spent m where m.wallet = w.id and m.month = $2::date
         group by m.party order by 2 desc, m.party limit $3
      ) p`,
    [wallets, month, limit],
  );
  return rows;
}

export interface Budget {
  readonly currency: number;
  readonly category: SpendingCategory;
  readonly amount: bigint;
}

export async function readBudgets(db: Queries, customer: bigint): Promise<Budget[]> {
  const { rows } = await db.query<Budget>(
    'select currency, category, amount from spending.budget where customer = $1 order by currency, category',
    [customer],
  );
  return rows;
}

export async function saveBudget(
  tx: Tx,
  { customer, currency, category, amount }: Omit<Budget, 'amount'> & { customer: bigint; amount: bigint | null },
): Promise<void> {
  if (amount === null) {
    await tx.query('delete from spending.budget where customer = $1 and currency = $2 and category = $3', [
      customer,
      currency,
      category,
    ]);
  } else {
    await tx.query(
      `insert into spending.budget (customer, currency, category, amount) values ($1, $2, $3, $4)
       on conflict (customer, currency, category) do update set amount = excluded.amount`,
      [customer, currency, category, amount],
    );
  }
}

/** Customers who have a budget, page by page. */
export async function listPlanners(db: Queries, { after, limit }: { after: bigint; limit: number }): Promise<bigint[]> {
  const { rows } = await db.query<{ customer: bigint }>(
    'select distinct customer from spending.budget where customer > $1 order by customer limit $2',
    [after, limit],
  );
  return rows.map(({ customer }) => customer);
}

/** False where they were told before. */
export async function markTold(
  tx: Tx,
  told: { customer: bigint; currency: number; category: string; month: string; percent: 80 | 100 },
): Promise<boolean> {
  const { customer, currency, category, month, percent } = told;
  const { rowCount } = await tx.query(
    `insert into spending.told (customer, currency, category, month, percent) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [customer, currency, category, month, percent],
  );
  return rowCount === 1;
}
