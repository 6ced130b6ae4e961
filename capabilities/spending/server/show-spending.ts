import { formatMoney } from '@wura/money';
import { currencyOf, type CurrencyCode } from '@wura/money/currencies';
import { lagosDate } from '@wura/platform/time';
import { walletRefusals } from '@wura/wallets/refusals';
import { readHistoryRow } from '@wura/wallets/server/statements';
import { listWallets, type WalletFacts } from '@wura/wallets/server/wallets';
import type { ReplyOf } from '@wura/wire';
import { refuse } from '@wura/wire/refusals';
import type { SpentInCurrency, routes } from '../contract.ts';
import type { Spending } from './needs.ts';
import { readBudgets, readParties, readSpent, type PartyRow } from './queries.ts';

const partiesMax = 8;

/** What a customer spent in a month, in each currency. A currency is listed once something was spent or planned in it. */
export async function showSpending(
  needs: Spending,
  owner: bigint,
  asked: string | undefined,
): Promise<ReplyOf<typeof routes.show>> {
  const { pool, now, walletServices } = needs;
  const month = asked ?? lagosDate(now()).slice(0, 7);
  const wallets = (await listWallets(pool, owner, { withClosed: true })).map(({ wallet }) => wallet);
  if (!(await walletServices.filing.fileUp(pool, wallets))) throw refuse(walletRefusals.history_being_sorted);
  const ids = wallets.map(({ id }) => id);
  const [spent, before, parties, budgets] = [
    await readSpent(pool, ids, `${month}-01`),
    await readSpent(pool, ids, `${monthBefore(month)}-01`),
    await readParties(pool, { wallets: ids, month: `${month}-01`, limit: partiesMax }),
    await readBudgets(pool, owner),
  ];
  const currencies: SpentInCurrency[] = [];
  for (const wallet of wallets) {
    const { id, currency } = wallet;
    const rows = spent.filter(row => Number(row.wallet) === id);
    const earlier = before.filter(row => Number(row.wallet) === id);
    const planned = budgets.filter(budget => budget.currency === currencyOf(currency).id);
    if (rows.length + earlier.length + planned.length === 0) continue;
    const money = (minor: bigint) => formatMoney({ currency, minor });
    const categories = [
      ...rows,
      ...planned
        .filter(({ category }) => !rows.some(row => row.category === category))
        .map(({ category }) => ({ category, spent: 0n, payments: 0n })),
    ];
    const budgetOf = (category: string) => planned.find(budget => budget.category === category)?.amount;
    currencies.push({
      currency,
      spent: money(sumOf(rows, 'spent')),
      payments: Number(sumOf(rows, 'payments')),
      before: money(sumOf(earlier, 'spent')),
      categories: categories.map(row => {
        const budget = budgetOf(row.category);
        return {
          category: row.category,
          spent: money(row.spent),
          payments: Number(row.payments),
          budget: budget === undefined ? null : money(budget),
        };
      }),
      counterparties: await named(
        needs,
        wallet,
        parties.filter(row => Number(row.wallet) === id),
      ),
    });
  }
  return { month, currencies };
}

const sumOf = <Name extends string>(rows: readonly Readonly<Record<Name, bigint>>[], name: Name) =>
  rows.reduce((sum, row) => sum + row[name], 0n);

/** One of the payments knows what the other side is called. */
async function named(
  { pool, walletServices: { statements } }: Spending,
  wallet: WalletFacts,
  rows: readonly PartyRow[],
): Promise<SpentInCurrency['counterparties']> {
  const currency: CurrencyCode = wallet.currency;
  return Promise.all(
    rows.map(async ({ party, spent, payments, last_seq: seq }) => {
      const row = (await readHistoryRow(pool, { wallet: wallet.id, seq: Number(seq) }))!;
      const told = statements.transaction(row, wallet, await statements.personOf(row.entry));
      return {
        counterparty_id: `cpt_${party.replaceAll('-', '')}`,
        wallet_id: wallet.publicId,
        name: told.recipient ?? told.description,
        description_code: told.recipient === undefined ? told.description_code : null,
        description_facts: told.recipient === undefined ? told.description_facts : {},
        spent: formatMoney({ currency, minor: spent }),
        payments: Number(payments),
      };
    }),
  );
}

export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
