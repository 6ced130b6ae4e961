import { Amount, Moment } from '@wura/operators/console/facts';
import { Listed } from '@wura/operators/console/listed';
import { More, Page } from '@wura/operators/console/page';
import { Table, type Column } from '@wura/operators/console/table';
import { useListed } from '@wura/operators/console/use-listed';
import { wordsOf } from '@wura/operators/console/words-of';
import { Link, useParams } from 'react-router';
import type { CardTransaction } from '../contract.ts';
import { listEntriesOf } from './calls.ts';

const columns: readonly Column<CardTransaction>[] = [
  { name: 'What', cell: row => wordsOf(row.type) },
  { name: 'Shop', cell: row => row.merchant },
  {
    name: 'Amount',
    isNumber: true,
    cell: row => <Amount amount={row.out ? `-${row.amount}` : row.amount} currency={row.currency} />,
  },
  { name: 'State', cell: row => wordsOf(row.status) },
  { name: 'Why', cell: row => row.reason },
  { name: 'When', cell: row => <Moment at={row.created_at} /> },
];

/** What happened on one card of a customer, who may not know a payment or ask why it was declined. */
export default function CardScreen() {
  const { id = '', card = '' } = useParams();
  const list = useListed(listEntriesOf, {}, { params: { id, card } });
  return (
    <Page
      title="Card transactions"
      lead={
        <Link to={`/customers/${id}/cards`} className="link inline-flex min-h-11 items-center">
          All cards of the customer
        </Link>
      }
    >
      <Listed list={list} isEmpty={list.rows.length === 0} nothing="Nothing was put on this card or bought with it.">
        <Table label="Card transactions" rows={list.rows} idOf={row => row.id} columns={columns} />
        <More list={list} />
      </Listed>
    </Page>
  );
}
