import { groupAccountNumber } from '@wura/browser/money-format';
import { Moment } from '@wura/operators/console/facts';
import { Find } from '@wura/operators/console/find';
import { Listed } from '@wura/operators/console/listed';
import { More, Page } from '@wura/operators/console/page';
import { Table, type Column } from '@wura/operators/console/table';
import { useListed } from '@wura/operators/console/use-listed';
import { StatusChip } from '@wura/ui/status-chip';
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
      <Find
        key={q}
        label="Name, username, email, phone or account number"
        typed={q}
        onFind={next => setSearch(next ? { q: next } : {})}
      />
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
