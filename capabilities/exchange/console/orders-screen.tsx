import { CustomerList } from '@wura/operators/console/customer-list';
import { Amount, Moment } from '@wura/operators/console/facts';
import type { Column } from '@wura/operators/console/table';
import { useListed } from '@wura/operators/console/use-listed';
import { wordsOf } from '@wura/operators/console/words-of';
import { Link, useParams } from 'react-router';
import type { ConversionOrder } from '../orders-contract.ts';
import { listOrdersOf } from './calls.ts';

const columns: readonly Column<ConversionOrder>[] = [
  { name: 'From and to', cell: row => `${row.from} to ${row.to}` },
  {
    name: 'At',
    isNumber: true,
    cell: ({ target_rate: rate, rate_of: of, from, to }) =>
      of === 'source' ? `${rate} ${to} for 1 ${from}` : `${rate} ${from} for 1 ${to}`,
  },
  { name: 'At most', isNumber: true, cell: row => <Amount amount={row.ceiling} currency={row.from} /> },
  {
    name: 'State',
    cell: row => (row.why === null ? wordsOf(row.status) : `${wordsOf(row.status)}: ${wordsOf(row.why).toLowerCase()}`),
  },
  {
    name: 'Became',
    cell: ({ converted, to }) =>
      converted && (
        <Link to={`/transactions/${converted.transaction_id}`} className="link inline-flex min-h-11 items-center">
          <Amount amount={converted.received} currency={to} />
        </Link>
      ),
  },
  { name: 'Placed', cell: row => <Moment at={row.created_at} /> },
  { name: 'Until', cell: row => <Moment at={row.ended_at ?? row.ends_at} /> },
];

/** What a customer wants converted at a rate of their own, and what became of it. */
export default function OrdersScreen() {
  const { id = '' } = useParams();
  const list = useListed(listOrdersOf, {}, { params: { id } });
  return (
    <CustomerList
      title="Conversion orders"
      list={list}
      nothing="This customer has placed no conversion order."
      columns={columns}
      idOf={row => row.id}
    />
  );
}
