import { calendarDate } from '@wura/browser/dates';
import { CustomerList } from '@wura/operators/console/customer-list';
import { Amount } from '@wura/operators/console/facts';
import type { Column } from '@wura/operators/console/table';
import { useListed } from '@wura/operators/console/use-listed';
import { wordsOf } from '@wura/operators/console/words-of';
import type { ReplyOf } from '@wura/wire';
import { useParams } from 'react-router';
import type { operatorRoutes } from '../operator-contract.ts';
import { listSchedulesOf } from './calls.ts';

type Row = ReplyOf<typeof operatorRoutes.listOfCustomer>['data'][number];

const columns: readonly Column<Row>[] = [
  { name: 'Who is paid', cell: row => `${row.name}, ${row.number}` },
  { name: 'What', cell: row => wordsOf(row.kind) },
  { name: 'Amount', isNumber: true, cell: row => <Amount amount={row.amount} currency={row.currency} /> },
  { name: 'How often', cell: row => wordsOf(row.repeats) },
  { name: 'State', cell: row => wordsOf(row.status) },
  { name: 'Next', cell: row => row.next_on && calendarDate(row.next_on) },
  {
    name: 'Last time',
    cell: ({ last }) =>
      last &&
      `${calendarDate(last.day)}: ${[last.outcome, last.why]
        .filter(each => each !== null)
        .map(each => wordsOf(each).toLowerCase())
        .join(', ')}`,
  },
];

/** What a customer has paid on days to come. */
export default function SchedulesScreen() {
  const { id = '' } = useParams();
  const list = useListed(listSchedulesOf, {}, { params: { id } });
  return (
    <CustomerList
      title="Scheduled payments"
      list={list}
      nothing="This customer has scheduled no payment."
      columns={columns}
      idOf={row => row.id}
    />
  );
}
