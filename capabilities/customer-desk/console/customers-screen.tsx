import { groupAccountNumber } from '@wura/browser/money-format';
import { Moment } from '@wura/operators/console/facts';
import { Listed } from '@wura/operators/console/listed';
import { More, Page } from '@wura/operators/console/page';
import { Table, type Column } from '@wura/operators/console/table';
import { useListed } from '@wura/operators/console/use-listed';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { StatusChip } from '@wura/ui/status-chip';
import { TextInput } from '@wura/ui/text-input';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ReplyOf } from '@wura/wire';
import type { operatorRoutes } from '../operator-contract.ts';
import { listCustomers } from './calls.ts';

type Line = ReplyOf<typeof operatorRoutes.listCustomers>['data'][number];

const columns: readonly Column<Line>[] = [
  { name: 'Name', cell: row => row.name },
  { name: 'Username', cell: row => row.username },
  { name: 'Account', cell: row => <span className="money-flow">{groupAccountNumber(row.account_number)}</span> },
  { name: 'Phone', cell: row => row.phone_number },
  { name: 'Tier', isNumber: true, cell: row => row.tier },
  {
    name: 'State',
    cell: row =>
      row.frozen ? <StatusChip status="failed" label="Frozen" /> : <StatusChip status="completed" label="Active" />,
  },
  { name: 'Since', cell: row => <Moment at={row.created_at} /> },
];

export default function CustomersScreen() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const list = useListed(listCustomers, { q: q || undefined });
  return (
    <Page title="Customers" lead="Every look at one is written down in the audit log.">
      <Find key={q} typed={q} onFind={next => setSearch(next ? { q: next } : {})} />
      <Listed list={list} isEmpty={list.rows.length === 0} nothing={`No customer matches “${q}”.`}>
        <Table
          label="Customers"
          rows={list.rows}
          idOf={row => row.id}
          columns={columns}
          to={row => `/customers/${row.id}`}
        />
        <More list={list} />
      </Listed>
    </Page>
  );
}

function Find({ typed: before, onFind }: { typed: string; onFind: (typed: string) => void }) {
  const [typed, setTyped] = useState(before);
  return (
    <form
      role="search"
      className="mb-4 flex items-end gap-2"
      onSubmit={event => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <Field label="Name, username, email, phone or account number" className="w-full max-w-[480px]">
        <TextInput icon={<Search />} maxLength={200} value={typed} onChange={event => setTyped(event.target.value)} />
      </Field>
      <Button type="submit" look="ink" size={44}>
        Find
      </Button>
    </form>
  );
}
