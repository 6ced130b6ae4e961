import { CustomerList } from '@wura/operators/console/customer-list';
import { Amount, Moment } from '@wura/operators/console/facts';
import type { Column } from '@wura/operators/console/table';
import { useListed } from '@wura/operators/console/use-listed';
import { wordsOf } from '@wura/operators/console/words-of';
import { useParams } from 'react-router';
import type { VirtualCard } from '../contract.ts';
import { listCardsOf } from './calls.ts';

const whoFroze = { you: 'the customer', limit: 'a limit', issuer: 'the issuer', house: 'us' } as const;

const columns: readonly Column<VirtualCard>[] = [
  { name: 'Card', cell: row => row.card_number },
  { name: 'Good until', cell: row => row.expiry_date },
  { name: 'Balance', isNumber: true, cell: row => <Amount amount={row.balance} currency={row.currency} /> },
  {
    name: 'This month',
    isNumber: true,
    cell: row => <Amount amount={row.spent_this_month} currency={row.currency} />,
  },
  {
    name: 'State',
    cell: row =>
      row.closing
        ? 'Being closed'
        : row.frozen_by
          ? `${wordsOf(row.status)} by ${whoFroze[row.frozen_by]}`
          : wordsOf(row.status),
  },
  { name: 'Declined', isNumber: true, cell: ({ declines: { used, left } }) => `${used} of ${used + left}` },
  { name: 'Made', cell: row => <Moment at={row.created_at} /> },
  { name: 'Last used', cell: row => (row.last_used_at ? <Moment at={row.last_used_at} /> : 'Never') },
];

/** A customer's cards, as far as staff may know them: nothing that could be paid with. */
export default function CardsScreen() {
  const { id = '' } = useParams();
  const list = useListed(listCardsOf, {}, { params: { id }, limit: 100 });
  return (
    <CustomerList
      title="Virtual cards"
      list={list}
      nothing="This customer has made no card."
      columns={columns}
      idOf={row => row.id}
      to={row => `/customers/${id}/cards/${row.id}`}
    />
  );
}
