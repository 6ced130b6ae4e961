import { Amount, Moment } from '@wura/operators/console/facts';
import { Listed } from '@wura/operators/console/listed';
import { More, OfOneCustomer, Page } from '@wura/operators/console/page';
import { Table, type Column } from '@wura/operators/console/table';
import { useListed } from '@wura/operators/console/use-listed';
import { wordsOf } from '@wura/operators/console/words-of';
import { dayMs } from '@wura/platform/time';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { listMovements } from './calls.ts';
import { MovementStatus, type Movement } from './movement-status.tsx';
import { MovementFilters, filterNames } from './movement-filters.tsx';
import { TransactionPage } from './transaction-page.tsx';

const columns: readonly Column<Movement>[] = [
  {
    name: 'Reference',
    // That of a transfer on a chain has sixty-four characters.
    cell: ({ reference }) => (
      <span title={reference} className="lg:max-w-52 lg:truncate">
        {reference}
      </span>
    ),
  },
  { name: 'Customer', cell: row => row.customer },
  { name: 'What', cell: row => `${wordsOf(row.category)}${row.counterparty ? `, ${row.counterparty}` : ''}` },
  {
    name: 'Amount',
    isNumber: true,
    cell: row => <Amount amount={row.type === 'send' ? `-${row.amount}` : row.amount} currency={row.currency} />,
  },
  { name: 'State', cell: row => <MovementStatus of={row} /> },
  { name: 'When', cell: row => <Moment at={row.date} /> },
];

/** Every movement of every customer. Filters are in the address, so that they can be sent to a colleague. */
export default function TransactionsScreen() {
  const { id } = useParams();
  return id === undefined ? <List /> : <TransactionPage key={id} id={id} />;
}

/** The first moment that a day of Lagos does not hold. */
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00+01:00`) + dayMs).toISOString();

function List() {
  const { search: tail } = useLocation();
  const [search] = useSearchParams();
  const filter = Object.fromEntries(filterNames.map(name => [name, search.get(name) ?? undefined]));
  const { from, to } = filter;
  const list = useListed(listMovements, {
    ...filter,
    // Days of Lagos, both included.
    from: from && `${from}T00:00:00+01:00`,
    to: to && dayAfter(to),
  });
  return (
    <Page title="Transactions" lead="The movements of all customers, newest first.">
      {filter.customer?.startsWith('cus_') && <OfOneCustomer id={filter.customer} all="/transactions" />}
      <MovementFilters key={tail} />
      <Listed
        list={list}
        isEmpty={list.rows.length === 0}
        nothing={
          list.hasNextPage
            ? 'Not among the newest ten thousand. Say whose it is or from which day, or load more to look further back.'
            : 'No transactions found'
        }
      >
        <Table
          label="Transactions"
          rows={list.rows}
          idOf={row => row.id}
          columns={columns}
          to={row => `/transactions/${row.id}${tail}`}
        />
        <More list={list} />
      </Listed>
    </Page>
  );
}
