import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { keyOf, useRoute } from '@wura/browser/query';
import { Amount, Moment } from '@wura/operators/console/facts';
import { Asked, Nothing, Page } from '@wura/operators/console/page';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { useMay } from '@wura/operators/console/self';
import { Table, type Column } from '@wura/operators/console/table';
import { wordsOf } from '@wura/operators/console/words-of';
import { Button } from '@wura/ui/button';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
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

const deedOf = (begin: (row: ApiKeyOnWire) => void): Column<ApiKeyOnWire> => ({
  name: 'Deed',
  cell: row =>
    row.is_usable && (
      <Button size={40} look="line" onClick={() => begin(row)}>
        Revoke
      </Button>
    ),
});

/** The keys of a customer's programs: what each may do, and the way to end one. */
export default function KeysScreen() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const list = useRoute(listKeys, { params: { id } });
  const may = useMay(['compliance']);
  const [stopping, setStopping] = useState<ApiKeyOnWire>();
  const shown = may ? [...columns, deedOf(setStopping)] : columns;
  return (
    <Page
      title="API keys"
      lead={
        <Link to={`/customers/${id}`} className="link inline-flex min-h-11 items-center">
          To the customer
        </Link>
      }
    >
      <Asked query={list}>
        {({ data }) =>
          data.length === 0 ? (
            <Nothing>This customer has made no key.</Nothing>
          ) : (
            <Table label="API keys" rows={data} idOf={row => row.id} columns={shown} />
          )
        }
      </Asked>
      {stopping && (
        <ReasonDialog
          title={`Revoke “${stopping.name}”?`}
          lead="Programs that call with it are refused from that moment on. This cannot be undone."
          helper="The customer reads it, as it is written."
          confirm="Revoke"
          isDangerous
          templates={templates}
          onClose={() => setStopping(undefined)}
          run={async reason => {
            await call(revokeKey, { params: { id, key: stopping.id }, body: { reason } });
            await queries.invalidateQueries({ queryKey: keyOf(listKeys) });
            return 'The key is revoked';
          }}
        />
      )}
    </Page>
  );
}
