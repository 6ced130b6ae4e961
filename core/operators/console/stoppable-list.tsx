import { Button } from '@wura/ui/button';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Asked, BackToCustomer, Nothing, Page } from './page.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useMay } from './self.ts';
import { Table, type Column } from './table.tsx';

interface StoppableListProps<Row> {
  title: string;
  customer: string;
  query: ComponentProps<typeof Asked<{ data: readonly Row[] }>>['query'];
  nothing: ReactNode;
  columns: readonly Column<Row>[];
  /** What stopping one is called here. */
  deed: string;
  isStoppable: (row: Row) => boolean;
  ask: (row: Row) => { title: string; lead: string };
  templates: readonly string[];
  /** Answers what is said once it is done. */
  stop: (row: Row, reason: string) => Promise<string>;
}

interface Deed<Row> extends Pick<StoppableListProps<Row>, 'deed' | 'isStoppable'> {
  begin: (row: Row) => void;
}

const deedOf = <Row,>({ deed, isStoppable, begin }: Deed<Row>): Column<Row> => ({
  name: 'Deed',
  cell: row =>
    isStoppable(row) && (
      <Button size={40} look="line" onClick={() => begin(row)}>
        {deed}
      </Button>
    ),
});

/** What a customer's programs have, and the way for compliance to end one of it, with a reason that the customer reads. */
export function StoppableList<Row extends { id: string }>({ columns, deed, ...props }: StoppableListProps<Row>) {
  const { title, customer, query, nothing, isStoppable, ask, templates, stop } = props;
  const may = useMay(['compliance']);
  const [stopping, setStopping] = useState<Row>();
  const shown = may ? [...columns, deedOf({ deed, isStoppable, begin: setStopping })] : columns;
  return (
    <Page title={title} lead={<BackToCustomer id={customer} />}>
      <Asked query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Nothing>{nothing}</Nothing>
          ) : (
            <Table label={title} rows={data} idOf={row => row.id} columns={shown} />
          )
        }
      </Asked>
      {stopping && (
        <ReasonDialog
          {...ask(stopping)}
          helper="The customer reads it, as it is written."
          confirm={deed}
          isDangerous
          templates={templates}
          onClose={() => setStopping(undefined)}
          run={reason => stop(stopping, reason)}
        />
      )}
    </Page>
  );
}
