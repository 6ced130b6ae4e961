import { Button } from '@wura/ui/button';
import { Chips } from '@wura/ui/chips';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ListedAct } from '../contract.ts';
import { listActs } from './calls.ts';
import { Moment } from './facts.tsx';
import { Listed } from './listed.tsx';
import { More, OfOneCustomer, Page } from './page.tsx';
import { Table, type Column } from './table.tsx';
import { useListed } from './use-listed.ts';
import { wordsOf } from './words-of.ts';

const filters = { what: 'What was done', subject: 'To what', operator: 'By whom (email, or id)' };
type Filter = keyof typeof filters;
const names = Object.keys(filters) as Filter[];

const which = { acts: 'What was done', all: 'And every look' };
type Shown = keyof typeof which;

const columns: readonly Column<ListedAct>[] = [
  { name: 'What', cell: row => wordsOf(row.what) + (row.times > 1 ? ` (${row.times} times)` : '') },
  {
    name: 'To what',
    cell: row => (
      <span title={row.subject} className="block wrap-anywhere lg:max-w-[26ch] lg:truncate">
        {row.subject}
      </span>
    ),
  },
  {
    name: 'Who',
    cell: ({ operator }) =>
      operator ? (
        <Link className="link inline-flex min-h-11 items-center" to={`/audit?operator=${operator.id}`}>
          {operator.name}
        </Link>
      ) : (
        'The product'
      ),
  },
  { name: 'Why', cell: row => row.why ?? '' },
  { name: 'When', cell: row => <Moment at={row.at} /> },
];

/** Who did what, when and why. Nothing in it can be changed. */
export default function AuditScreen() {
  const [search, setSearch] = useSearchParams();
  const wanted = Object.fromEntries(names.map(name => [name, search.get(name) ?? ''])) as Record<Filter, string>;
  const shown: Shown = search.get('looks') === 'shown' ? 'all' : 'acts';
  const list = useListed(listActs, { ...wanted, looks: shown === 'all' ? undefined : 'left_out' });
  const show = (next: Record<string, string>, which: Shown) =>
    setSearch({ ...next, ...(which === 'all' && { looks: 'shown' }) });
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
  return (
    <Page title="Audit log" lead="Every act of staff, and every look into a customer’s data, newest first.">
      <div className="mb-4">
        <Chips legend="Which" name="looks" options={which} value={shown} onChange={next => show(given, next)} />
        {wanted.subject.startsWith('cus_') && <OfOneCustomer id={wanted.subject} all="/audit" />}
      </div>
      <Filters key={search.toString()} wanted={wanted} onChoose={next => show(next, shown)} />
      <Listed list={list} isEmpty={list.rows.length === 0} nothing="Nothing of this was done.">
        <Table label="Acts" rows={list.rows} idOf={row => row.id} columns={columns} />
        <More list={list} />
      </Listed>
    </Page>
  );
}

interface FiltersProps {
  wanted: Record<Filter, string>;
  onChoose: (next: Record<string, string>) => void;
}

function Filters({ wanted, onChoose }: FiltersProps) {
  const [typed, setTyped] = useState(wanted);
  function send(event: FormEvent) {
    event.preventDefault();
    // The log is read here in words, and written without spaces.
    const what = typed.what.trim().toLowerCase().replaceAll(/\s+/g, '_');
    const given = Object.entries({ ...typed, what }).map(([name, value]) => [name, value.trim()] as const);
    onChoose(Object.fromEntries(given.filter(([, value]) => value !== '')));
  }
  return (
    <form onSubmit={send} className="mb-4 flex flex-wrap items-end gap-3">
      {names.map(name => (
        <Field key={name} label={filters[name]} className="min-w-[180px] grow md:max-w-[260px]">
          <TextInput value={typed[name]} onChange={event => setTyped({ ...typed, [name]: event.target.value })} />
        </Field>
      ))}
      <Button type="submit" look="ink" size={44}>
        Filter
      </Button>
      {Object.values(wanted).some(Boolean) && (
        <Button look="quiet" size={44} onClick={() => onChoose({})}>
          Clear
        </Button>
      )}
    </form>
  );
}
