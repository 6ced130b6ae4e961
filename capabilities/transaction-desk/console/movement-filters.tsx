import { useRoute } from '@wura/browser/query';
import { currencies } from '@wura/money/currencies';
import { wordsOf } from '@wura/operators/console/words-of';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { TextInput } from '@wura/ui/text-input';
import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { listCategories } from './calls.ts';

export const filterNames = [
  'reference',
  'customer',
  'status',
  'category',
  'currency',
  'min',
  'max',
  'from',
  'to',
] as const;
type Filter = (typeof filterNames)[number];

const codes = currencies.map(({ code }) => code).toSorted();

/** Of the range of amounts, as staff may write them: with commas between the thousands. */
const ends = ['min', 'max'] as const;
const isEnd = (name: string) => ends.some(end => end === name);

export function MovementFilters() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(
    () => Object.fromEntries(filterNames.map(name => [name, search.get(name) ?? ''])) as Record<Filter, string>,
  );
  const [faults, setFaults] = useState<Readonly<Record<'currency' | 'from', string | undefined>>>();
  const categories = useRoute(listCategories, {}).data?.categories ?? [];

  function send(event: FormEvent) {
    event.preventDefault();
    const hasAmount = chosen.min !== '' || chosen.max !== '';
    const isBounded = chosen.status === 'pending' || [chosen.customer, chosen.reference, chosen.from].some(Boolean);
    const found = {
      currency: hasAmount && chosen.currency === '' ? 'Choose the currency of the amount' : undefined,
      from: hasAmount && !isBounded ? 'Beside an amount, say whose it is or from which day' : undefined,
    };
    setFaults(found);
    if (found.currency || found.from) return;
    const given = Object.entries(chosen)
      .map(([name, value]) => [name, isEnd(name) ? value.replaceAll(/[\s,]/g, '') : value.trim()] as const)
      .filter(([, value]) => value !== '');
    const tail = new URLSearchParams(Object.fromEntries(given)).toString();
    void navigate(`/transactions${tail && `?${tail}`}`);
  }

  const bound = (name: Filter) => ({
    value: chosen[name],
    onChange: (event: { target: { value: string } }) => setChosen({ ...chosen, [name]: event.target.value }),
  });
  /** What the address asks for stands among them, whatever it is. */
  const choices = (name: Filter, values: readonly string[], textOf = (value: string) => value) => (
    <Select {...bound(name)}>
      <option value="">All</option>
      {[...new Set([...values, chosen[name]])].filter(Boolean).map(value => (
        <option key={value} value={value}>
          {textOf(value)}
        </option>
      ))}
    </Select>
  );

  return (
    <form onSubmit={send} className="mb-4 grid grid-cols-2 items-start gap-3 md:grid-cols-3 xl:flex xl:flex-wrap">
      <Field label="State" className="xl:w-36">
        {choices('status', ['pending', 'completed', 'failed'], wordsOf)}
      </Field>
      <Field label="Category" className="xl:w-48">
        {choices('category', categories, wordsOf)}
      </Field>
      <Field label="Currency" error={faults?.currency} className={faults?.currency ? 'xl:w-48' : 'xl:w-28'}>
        {choices('currency', codes)}
      </Field>
      {ends.map(end => (
        <Field key={end} label={end === 'min' ? 'Amount from' : 'Amount to'} className="xl:w-36">
          <TextInput inputMode="decimal" maxLength={22} {...bound(end)} />
        </Field>
      ))}
      <Field label="From" error={faults?.from} className="xl:w-44">
        <TextInput type="date" {...bound('from')} />
      </Field>
      <Field label="To" className="xl:w-44">
        <TextInput type="date" {...bound('to')} />
      </Field>
      <Field label="Reference, or a part" className="xl:w-80">
        <TextInput maxLength={200} {...bound('reference')} />
      </Field>
      <Field label="Username or account" className="xl:w-80">
        <TextInput maxLength={200} {...bound('customer')} />
      </Field>
      <div className="col-span-2 flex gap-2 self-end">
        <Button type="submit" look="ink" size={44}>
          Filter
        </Button>
        {search.size > 0 && (
          <Button look="quiet" size={44} onClick={() => void navigate('/transactions')}>
            Clear filters
          </Button>
        )}
      </div>
    </form>
  );
}
