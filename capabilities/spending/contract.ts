import { spendingCategories } from '@wura/wallets/categories';
import { categoryInput } from '@wura/wallets/category-input';
import { walletRefusals } from '@wura/wallets/refusals';
import { defineRoute } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { amountInput, moneyText } from '@wura/wire/shapes';
import { z } from 'zod';
import { spendingFaults } from './faults.ts';

const monthText = z.string().meta({ description: 'A month of Lagos, such as 2026-11' });
const month = z
  .string({ error: spendingFaults.month_unknown })
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: spendingFaults.month_unknown })
  .optional();

const spent = { spent: moneyText, payments: z.int() };
const currencyShape = z.object({
  currency: z.string(),
  ...spent,
  before: moneyText.meta({ description: 'In the month before' }),
  categories: z.array(z.object({ category: z.enum(spendingCategories), ...spent, budget: moneyText.nullable() })),
  counterparties: z
    .array(
      z.object({
        counterparty_id: z.string(),
        wallet_id: z.string(),
        name: z.string(),
        description_code: z.string().nullable().meta({
          description: 'What the name says where it is nobody’s, for the client that says it in another language',
        }),
        description_facts: z.record(z.string(), z.unknown()),
        ...spent,
      }),
    )
    .meta({ description: 'With whom most was spent' }),
});
export type SpentInCurrency = z.output<typeof currencyShape>;

export const routes = {
  show: defineRoute({
    method: 'GET',
    path: '/api/spending',
    summary: 'What you spent in a month, for what and with whom; what came back, or stayed with you, is not in it',
    access: 'customer',
    query: z.object({ month }),
    answers: { 200: z.object({ month: monthText, currencies: z.array(currencyShape) }) },
    refusals: [walletRefusals.history_being_sorted],
    limits: [{ max: 60, windowSeconds: 60 }],
  }),
  budget: defineRoute({
    method: 'PUT',
    path: '/api/spending/budgets',
    summary: 'What you mean to spend on a category in a month; null: no such sum. You are told at 80 % and at 100 %',
    access: 'customer',
    body: z.strictObject({
      currency: z.string({ error: spendingFaults.budget_currency_unknown }).max(8, {
        error: spendingFaults.budget_currency_unknown,
      }),
      category: categoryInput,
      amount: amountInput(spendingFaults.budget_invalid).nullable(),
    }),
    answers: {
      200: z.object({
        data: z.array(z.object({ currency: z.string(), category: z.enum(spendingCategories), amount: moneyText })),
      }),
    },
    refusals: [commonRefusals.unknown_field],
    limits: [{ max: 60, windowSeconds: 60 }],
  }),
};
