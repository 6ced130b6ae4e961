import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useForm } from '@wura/browser/form';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { viewAddress } from '@wura/browser/views';
import { announce } from '@wura/ui/announce';
import { Button } from '@wura/ui/button';
import { Checkbox } from '@wura/ui/checkbox';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { noteFault, noteMax, type SpendingCategory } from '@wura/wallets/categories';
import { CategoryOptions } from '@wura/wallets/web/category-options';
import type { Transaction } from '@wura/wallets/contract';
import { charactersIn } from '@wura/wire/plain-text';
import { Link } from 'react-router';
import { labelTransaction, listTransactions, showTransaction } from './calls.ts';
import { labelMessages } from './label-messages.ts';

/** What a customer sorts a movement under and writes beside it; the other side never sees it. */
export function TransactionLabel({ transaction, name }: { transaction: Transaction; name: string | undefined }) {
  const words = useMessages(labelMessages);
  const queries = useQueryClient();
  const { id, wallet_id: wallet, note = '', spending_category: category, counterparty_id: party } = transaction;
  const initial = { category: (category ?? '') as string, isForAll: false, note };
  const form = useForm({
    initial,
    faults: values => ({ note: values.note === '' ? undefined : noteFault(values.note) }),
    wireNames: { for_all: 'isForAll' },
    submit: async values => {
      const isSorted = values.category !== initial.category || values.isForAll;
      await call(labelTransaction, {
        params: { id },
        body: {
          ...(isSorted && { category: values.category === '' ? null : (values.category as SpendingCategory) }),
          ...(values.isForAll && { for_all: true }),
          ...(values.note !== initial.note && { note: values.note }),
        },
      });
      for (const { path } of [showTransaction, listTransactions]) {
        await queries.invalidateQueries({ queryKey: [path] });
      }
      announce(words.saved);
    },
  });
  const isChanged =
    form.values.category !== initial.category || form.values.note !== initial.note || form.values.isForAll;
  return (
    <form noValidate onSubmit={form.send} aria-labelledby={form.idOf('category')} className="mt-2 mb-5">
      <h3 className="mb-2 text-entry">{words.title}</h3>
      <div className="flex flex-col gap-3">
        <Field label={words.category} {...form.field('category')}>
          <Select {...form.text('category')}>
            <option value="">{words.usual}</option>
            <CategoryOptions />
          </Select>
        </Field>
        <Field
          label={words.note}
          {...form.field('note')}
          helper={words.noteHelp}
          aside={words.count(charactersIn(form.values.note), noteMax)}
        >
          <TextInput {...form.text('note')} maxLength={noteMax} autoComplete="off" />
        </Field>
        {form.values.category !== initial.category && (
          <Checkbox
            label={name === undefined ? words.forAllAlike : words.forAll(name)}
            checked={form.values.isForAll}
            onChange={event => form.set('isForAll', event.target.checked)}
          />
        )}
        {form.failure !== undefined && (
          <p role="alert" className="font-medium text-bad">
            {refusalText(form.failure, { fallback: words.failed })}
          </p>
        )}
        {isChanged && (
          <Button type="submit" look="ink" size={44} isLoading={form.isBusy} loadingLabel={words.saving}>
            {words.save}
          </Button>
        )}
        {party !== undefined && name !== undefined && (
          <Link
            to={`${viewAddress('transactions')}&${new URLSearchParams({ wallet, with: party, named: name })}`}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {words.allWith(name)}
          </Link>
        )}
      </div>
    </form>
  );
}
