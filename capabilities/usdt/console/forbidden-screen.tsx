import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { Moment } from '@wura/operators/console/facts';
import { Find } from '@wura/operators/console/find';
import { Listed } from '@wura/operators/console/listed';
import { More, Nothing, Page } from '@wura/operators/console/page';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { Table, type Column } from '@wura/operators/console/table';
import { useListed } from '@wura/operators/console/use-listed';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { TextArea } from '@wura/ui/text-area';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ForbiddenAddress } from '../operator-contract.ts';
import { addressFault } from '../rules.ts';
import { allowAddress, forbidAddresses, listForbidden } from './calls.ts';

type Deed = { readonly kind: 'forbid' } | { readonly kind: 'allow'; readonly address: string };

const columnsWith = (onAllow: (address: string) => void): readonly Column<ForbiddenAddress>[] => [
  { name: 'Address', cell: row => <span className="wrap-anywhere">{row.address}</span> },
  { name: 'Why', cell: row => row.reason },
  { name: 'Since', cell: row => <Moment at={row.added_at} /> },
  {
    name: 'Deed',
    cell: ({ address }) => (
      <Button look="line" size={40} aria-label={`Allow ${address}`} onClick={() => onAllow(address)}>
        Allow
      </Button>
    ),
  },
];

/** Addresses on TRON to which no customer may send: of sanctions lists, and of known thieves. */
export default function ForbiddenScreen() {
  const [search, setSearch] = useSearchParams();
  const address = search.get('address') ?? '';
  const isMisspelt = address !== '' && addressFault(address) !== undefined;
  const list = useListed(listForbidden, { address: address || undefined }, { limit: 100, isOff: isMisspelt });
  const queries = useQueryClient();
  const [deed, setDeed] = useState<Deed>();
  const [text, setText] = useState('');
  const close = () => {
    setDeed(undefined);
    setText('');
  };
  return (
    <Page
      title="Forbidden addresses"
      lead="No USDT is sent to these from this moment on. A withdrawal that waits for its signature is paid back."
      actions={
        <Button look="ink" size={44} onClick={() => setDeed({ kind: 'forbid' })}>
          Forbid addresses
        </Button>
      }
    >
      <Find
        key={address}
        label="Address on TRON"
        typed={address}
        onFind={next => setSearch(next ? { address: next } : {})}
      />
      {isMisspelt ? (
        <div role="alert">
          <Nothing>This is not a TRON address. Please check every character.</Nothing>
        </div>
      ) : (
        <Listed
          list={list}
          isEmpty={list.rows.length === 0}
          nothing={address ? 'This address is not forbidden.' : 'No address is forbidden.'}
        >
          <Table
            label="Forbidden addresses"
            rows={list.rows}
            idOf={row => row.address}
            columns={columnsWith(address => setDeed({ kind: 'allow', address }))}
          />
          <More list={list} />
        </Listed>
      )}
      {deed?.kind === 'forbid' && (
        <ReasonDialog
          title="Forbid addresses"
          confirm="Forbid"
          isDangerous
          helper="Such as the name of the sanctions list. It stands in the list and in the audit log."
          onClose={close}
          run={async reason => {
            const addresses = text.split(/[\s,;]+/).filter(Boolean);
            const { added } = await call(forbidAddresses, { body: { addresses, reason } });
            await queries.invalidateQueries();
            return `${added} of ${addresses.length} added`;
          }}
        >
          <Field label="Addresses on TRON, at most 100">
            <TextArea rows={5} value={text} onChange={event => setText(event.target.value)} />
          </Field>
        </ReasonDialog>
      )}
      {deed?.kind === 'allow' && (
        <ReasonDialog
          title="Allow this address?"
          lead={<span className="wrap-anywhere">{deed.address}</span>}
          confirm="Allow"
          isDangerous
          onClose={close}
          run={async reason => {
            await call(allowAddress, { params: { address: deed.address }, body: { reason } });
            await queries.invalidateQueries();
            return 'It may be sent to again';
          }}
        />
      )}
    </Page>
  );
}
