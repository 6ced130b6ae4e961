import { useParams } from 'react-router';
import type { ComponentProps } from 'react';
import { Listed } from './listed.tsx';
import { BackToCustomer, More, Page } from './page.tsx';
import { Table, type Column } from './table.tsx';

interface CustomerListProps<Row> {
  title: string;
  list: ComponentProps<typeof Listed>['list'] & { rows: readonly Row[] };
  nothing: string;
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  to?: (row: Row) => string;
}

/** What a customer has of one thing, and nothing for staff to do about it. */
export function CustomerList<Row>({ title, list, nothing, ...table }: CustomerListProps<Row>) {
  const { id = '' } = useParams();
  return (
    <Page title={title} lead={<BackToCustomer id={id} />}>
      <Listed list={list} isEmpty={list.rows.length === 0} nothing={nothing}>
        <Table label={title} rows={list.rows} {...table} />
        <More list={list} />
      </Listed>
    </Page>
  );
}
