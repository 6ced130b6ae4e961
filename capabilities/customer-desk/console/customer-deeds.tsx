import { call } from '@wura/browser/client';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { useMay } from '@wura/operators/console/self';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { LinkButton } from '@wura/ui/link-button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CustomerOnDesk } from '../operator-contract.ts';
import { endTwoFactor, freeze, unfreeze } from './calls.ts';

const ready = {
  freeze: [
    'We saw sign-ins that may not be yours. Please contact support.',
    'A transfer to you was reported. Please contact support.',
    'A law enforcement agency has asked us to.',
  ],
  unfreeze: ['Thank you, we have confirmed that the account is yours.', 'What was reported has been cleared.'],
  factor: ['The customer has lost the phone and was identified.'],
};

/** Freeze and unfreeze, with a reason that the customer reads; and a lost second factor, with two people. */
export function CustomerDeeds({ of }: { of: CustomerOnDesk }) {
  const may = useMay(['compliance']);
  const mayCredit = useMay(['finance']);
  const [doing, setDoing] = useState<keyof typeof ready>();
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
          <Button size={44} onClick={() => setDoing('unfreeze')}>
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
        {mayCredit && (
          <LinkButton to={`/customers/${of.id}/credit`} look="line" size={44}>
            Give a credit
          </LinkButton>
        )}
      </div>
      {doing === 'freeze' && (
        <ReasonDialog
          title={`Freeze ${of.name}?`}
          lead="Nothing moves out or in by the customer’s hand until it is unfrozen. Money on its way still arrives."
          helper="The customer reads it, as it is written."
          confirm="Freeze"
          isDangerous
          templates={ready.freeze}
          onClose={close}
          run={async reason => {
            await call(freeze, { params, body: { reason } });
            return `${of.name} is frozen`;
          }}
        />
      )}
      {doing === 'unfreeze' && (
        <ReasonDialog
          title={`Unfreeze ${of.name}?`}
          lead="Money moves again by the customer’s hand at once, and they are told."
          helper="The customer reads it, as it is written."
          confirm="Unfreeze"
          templates={ready.unfreeze}
          onClose={close}
          run={async reason => {
            await call(unfreeze, { params, body: { reason } });
            return `${of.name} is active again`;
          }}
        />
      )}
      {doing === 'factor' && (
        <ReasonDialog
          title="Switch off the second factor?"
          lead="The customer then signs in with the password alone. A second operator has to agree."
          confirm="Begin"
          templates={ready.factor}
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
