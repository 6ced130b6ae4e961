import { call } from '@wura/browser/client';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { useMay } from '@wura/operators/console/self';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { LinkButton } from '@wura/ui/link-button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CustomerOnDesk } from '../operator-contract.ts';
import { endTwoFactor } from './calls.ts';
import { FreezeDialog } from './freeze-dialog.tsx';

const ready = ['The customer has lost the phone and was identified.'];

/** Freeze and unfreeze, with a reason that the customer reads; a lost second factor, with two people; papers and credits. */
export function CustomerDeeds({ of }: { of: CustomerOnDesk }) {
  const may = useMay(['compliance']);
  const mayCredit = useMay(['finance']);
  const [doing, setDoing] = useState<'freeze' | 'factor'>();
  if (!may && !mayCredit) return null;
  const params = { id: of.id };
  const close = () => setDoing(undefined);
  return (
    <>
      {of.pending && (
        <Banner
          isNote
          tone="info"
          className="mb-4"
          title={`${of.pending.begun_by.name} began something about this customer: ${of.pending.reason}`}
          action={<Link to={`/approvals/${of.pending.id}`}>To the approval</Link>}
        />
      )}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        {!may ? null : of.freeze ? (
          <Button size={44} onClick={() => setDoing('freeze')}>
            Unfreeze
          </Button>
        ) : (
          <Button size={44} look="danger" onClick={() => setDoing('freeze')}>
            Freeze
          </Button>
        )}
        {may && of.security.two_factor_since && !of.pending && (
          <Button size={44} look="line" onClick={() => setDoing('factor')}>
            Switch off the second factor
          </Button>
        )}
        {may && (
          <LinkButton to={`/customers/${of.id}/statement`} look="line" size={44}>
            Make a statement
          </LinkButton>
        )}
        {mayCredit && (
          <LinkButton to={`/customers/${of.id}/credit`} look="line" size={44}>
            Give a credit
          </LinkButton>
        )}
      </div>
      {doing === 'freeze' && <FreezeDialog of={of} onClose={close} />}
      {doing === 'factor' && (
        <ReasonDialog
          title="Switch off the second factor?"
          lead="The customer then signs in with the password alone. A second operator has to agree."
          confirm="Begin"
          templates={ready}
          onClose={close}
          run={async reason => {
            await call(endTwoFactor, { params, body: { reason } });
            return 'Begun. A second operator has to agree.';
          }}
        />
      )}
    </>
  );
}
