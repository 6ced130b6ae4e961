import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { keyOf, useRoute } from '@wura/browser/query';
import { Amount, Moment } from '@wura/operators/console/facts';
import { StoppableList } from '@wura/operators/console/stoppable-list';
import type { Column } from '@wura/operators/console/table';
import { wordsOf } from '@wura/operators/console/words-of';
import { useParams } from 'react-router';
import type { ApiKeyOnWire } from '../contract.ts';
import { revokeKey, listKeys } from './calls.ts';

const templates = [
  'This key was found in public. Please make another one.',
  'We saw calls that may not be yours. Please contact support.',
];

const columns: readonly Column<ApiKeyOnWire>[] = [
  { name: 'Name', cell: row => row.name },
  { name: 'May', cell: row => row.scopes.map(wordsOf).join(', ') },
  { name: 'A payment', isNumber: true, cell: row => <Amount amount={row.per_payment} currency="NGN" /> },
  { name: 'A day', isNumber: true, cell: row => <Amount amount={row.per_day} currency="NGN" /> },
  { name: 'Last used', cell: row => (row.last_used_at ? <Moment at={row.last_used_at} /> : 'Never') },
  { name: 'Until', cell: row => <Moment at={row.revoked_at ?? row.expires_at} /> },
  { name: 'State', cell: row => (row.is_usable ? 'Good' : row.revoked_at ? 'Revoked' : 'Expired') },
];

/** The keys of a customer's programs: what each may do, and the way to end one. */
export default function KeysScreen() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const list = useRoute(listKeys, { params: { id } });
  return (
    <StoppableList
      title="API keys"
      customer={id}
      query={list}
      nothing="This customer has made no key."
      columns={columns}
      deed="Revoke"
      isStoppable={row => row.is_usable}
      ask={({ name }) => ({
        title: `Revoke “${name}”?`,
        lead: 'Programs that call with it are refused from that moment on. This cannot be undone.',
      })}
      templates={templates}
      stop={async (key, reason) => {
        await call(revokeKey, { params: { id, key: key.id }, body: { reason } });
        await queries.invalidateQueries({ queryKey: keyOf(listKeys) });
        return 'The key is revoked';
      }}
    />
  );
}
