import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { keyOf, useRoute } from '@wura/browser/query';
import { Moment } from '@wura/operators/console/facts';
import { StoppableList } from '@wura/operators/console/stoppable-list';
import type { Column } from '@wura/operators/console/table';
import { wordsOf } from '@wura/operators/console/words-of';
import { useParams } from 'react-router';
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

/** Where a customer's programs are told what happens, and the way to stop it. */
export default function WebhooksScreen() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const list = useRoute(listEndpoints, { params: { id } });
  return (
    <StoppableList
      title="Webhook addresses"
      customer={id}
      query={list}
      nothing="This customer has no address told of anything."
      columns={columns}
      deed="Switch off"
      isStoppable={row => row.is_on}
      ask={({ url }) => ({
        title: `Switch off ${url}?`,
        lead: 'Nothing more is sent there. The customer can switch it on again.',
      })}
      templates={templates}
      stop={async (endpoint, reason) => {
        await call(stopEndpoint, { params: { id, webhook: endpoint.id }, body: { reason } });
        await queries.invalidateQueries({ queryKey: keyOf(listEndpoints) });
        return 'The address is switched off';
      }}
    />
  );
}
