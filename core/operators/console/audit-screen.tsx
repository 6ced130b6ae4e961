import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { ListedAct } from '../contract.ts';
import { listActs } from './calls.ts';
import { Moment } from './facts.tsx';
import { Listed } from './listed.tsx';
import { More, Page } from './page.tsx';
import { Table, type Column } from './table.tsx';
import { useListed } from './use-listed.ts';
import { wordsOf } from './words-of.ts';

const filters = { what: 'What was done', subject: 'To what', operator: 'By whom (operator’s id)' };
type Filter = keyof typeof filters;
const names = Object.keys(filters) as Filter[];

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
  { name: 'Who', cell: row => row.operator?.name ?? 'The product' },
  { name: 'Why', cell: row => row.why ?? '' },
  { name: 'When', cell: row => <Moment at={row.at} /> },
];

/** Who did what, when and why. Nothing in it can be changed. */
export default function AuditScreen() {
  const [search, setSearch] = useSearchParams();
  const wanted = Object.fromEntries(names.map(name => [name, search.get(name) ?? ''])) as Record<Filter, string>;
  const list = useListed(listActs, wanted);
  return (
    <Page title="Audit log" lead="Every act of staff, and every look into a customer’s data, newest first.">
      <Filters key={search.toString()} wanted={wanted} onChoose={next => setSearch(next)} />
      <Listed list={list} isEmpty={list.rows.length === 0} nothing="Nothing of this was done.">
        <Table label="Acts" rows={list.rows} idOf={row => row.id} columns={columns} />
      </Listed>
      <More list={list} />
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
    onChoose(Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== '')));
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
