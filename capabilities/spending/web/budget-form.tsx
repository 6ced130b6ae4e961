import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import type { SpendingCategory } from '@wura/wallets/categories';
import { CategoryOptions } from '@wura/wallets/web/category-options';
import { FormMoney } from '@wura/wallets/web/form-money';
import { saveBudget, showSpending } from './calls.ts';
import { spendingMessages } from './messages.ts';

/** What a budget is set for; without a category it is chosen first. */
export interface Planned {
  readonly currency: string;
  readonly category: SpendingCategory | undefined;
  readonly amount: string;
}

export function BudgetForm({ planned, onDone }: { planned: Planned; onDone: () => void }) {
  const words = useMessages(spendingMessages);
  const queries = useQueryClient();
  const { currency } = planned;
  const category: string = planned.category ?? 'groceries';
  const form = useForm({
    initial: { category, amount: planned.amount },
    faults: () => ({}),
    submit: async ({ category, amount }) => {
      await call(saveBudget, {
        body: { currency, category: category as SpendingCategory, amount: amount === '' ? null : amount },
      });
      await queries.invalidateQueries({ queryKey: [showSpending.path] });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.send} className="flex flex-col gap-4 pt-2">
      {form.failure !== undefined && (
        <Banner tone="bad" title={refusalText(form.failure, { fallback: words.saveFailed })} />
      )}
      <Field label={words.category} {...form.field('category')}>
        <Select {...form.text('category')}>
          <CategoryOptions except={isNoSpending} />
        </Select>
      </Field>
      <Field label={words.budget} {...form.field('amount')} helper={words.budgetHelp}>
        <FormMoney form={form} name="amount" currency={currency} />
      </Field>
      <Button type="submit" isWide isLoading={form.isBusy} loadingLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}

/** What comes in, or stays with its customer. */
const isNoSpending = (category: SpendingCategory) => ['income', 'conversion', 'savings'].includes(category);
