import { transaction } from '@wura/database';
import type { CustomerRouter } from '@wura/identity/server';
import { formatMoney, moneyOf } from '@wura/money';
import { currencyById, currencyOf, isCurrencyCode } from '@wura/money/currencies';
import { refuseFields } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { spendingFaults } from '../faults.ts';
import type { Spending } from './needs.ts';
import { readBudgets, saveBudget } from './queries.ts';
import { showSpending } from './show-spending.ts';

export function spending(router: CustomerRouter, needs: Spending): void {
  const { pool } = needs;

  router.serve(routes.show, async ({ caller, query: { month } }) => ({
    status: 200,
    body: await showSpending(needs, caller.number, month),
  }));

  router.serve(routes.budget, async ({ caller, body: { currency, category, amount } }) => {
    if (!isCurrencyCode(currency)) throw refuseFields({ currency: spendingFaults.budget_currency_unknown });
    const money = amount === null ? null : moneyOf(amount, currency);
    if (typeof money === 'string') throw refuseFields({ amount: spendingFaults.budget_invalid });
    const customer = caller.number;
    await transaction(pool, tx =>
      saveBudget(tx, { customer, currency: currencyOf(currency).id, category, amount: money && money.minor }),
    );
    const data = (await readBudgets(pool, customer)).map(budget => {
      const { code } = currencyById(budget.currency);
      return {
        currency: code,
        category: budget.category,
        amount: formatMoney({ currency: code, minor: budget.amount }),
      };
    });
    return { status: 200, body: { data } };
  });
}
