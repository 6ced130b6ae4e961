import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { keyOf, useRoute } from '@wura/browser/query';
import { Moment } from '@wura/operators/console/facts';
import { Asked, Nothing, Page } from '@wura/operators/console/page';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { useMay } from '@wura/operators/console/self';
import { Table, type Column } from '@wura/operators/console/table';
import { wordsOf } from '@wura/operators/console/words-of';
import { Button } from '@wura/ui/button';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { EndpointOnWire } from '../contract.ts';
import { stopEndpoint, listEndpoints } from './calls.ts';

const templates = [
  'Your address answers with faults to every call. Please mend it.',
  'This address belongs to somebody who asked us not to call it.',
];

const columns: readonly Column<EndpointOnWire>[] = [
  { name: 'Address', cell: row => <span className="break-all">{row.url}</span> },
  { name: 'Told of', cell: row => row.events.join(', ') },
  { name: 'Since', cell: row => <Moment at={row.created_at} /> },
  { name: 'Failing since', cell: row => row.failing_since && <Moment at={row.failing_since} /> },
  { name: 'State', cell: row => (row.off_why ? `Off: ${wordsOf(row.off_why)}` : 'On') },
  { name: 'Why', cell: row => row.off_note },
];

const deedOf = (begin: (row: EndpointOnWire) => void): Column<EndpointOnWire> => ({
  name: 'Deed',
  cell: row =>
    row.is_on && (
      <Button size={40} look="line" onClick={() => begin(row)}>
        Switch off
      </Button>
    ),
});

/** Where a customer's programs are told what happens, and the way to stop it. */
export default function WebhooksScreen() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const list = useRoute(listEndpoints, { params: { id } });
  const may = useMay(['compliance']);
  const [stopping, setStopping] = useState<EndpointOnWire>();
  const shown = may ? [...columns, deedOf(setStopping)] : columns;
  return (
    <Page
      title="Webhook addresses"
      lead={
        <Link to={`/customers/${id}`} className="link inline-flex min-h-11 items-center">
          To the customer
        </Link>
      }
    >
      <Asked query={list}>
        {({ data }) =>
          data.length === 0 ? (
            <Nothing>This customer has no address told of anything.</Nothing>
          ) : (
            <Table label="Webhook addresses" rows={data} idOf={row => row.id} columns={shown} />
          )
        }
      </Asked>
      {stopping && (
        <ReasonDialog
          title={`Switch off ${stopping.url}?`}
          lead="Nothing more is sent there. The customer can switch it on again."
          helper="The customer reads it, as it is written."
          confirm="Switch off"
          isDangerous
          templates={templates}
          onClose={() => setStopping(undefined)}
          run={async reason => {
            await call(stopEndpoint, { params: { id, webhook: stopping.id }, body: { reason } });
            await queries.invalidateQueries({ queryKey: keyOf(listEndpoints) });
            return 'The address is switched off';
          }}
        />
      )}
    </Page>
  );
}
