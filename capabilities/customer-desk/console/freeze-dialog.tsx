import { call } from '@wura/browser/client';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { Field } from '@wura/ui/field';
import { TextArea } from '@wura/ui/text-area';
import { useState } from 'react';
import type { CustomerOnDesk } from '../operator-contract.ts';
import { freeze, unfreeze } from './calls.ts';

// Nothing here says that an authority asked, or that money is looked into: to warn the customer of it can be a crime.
const words = {
  freeze: {
    isDangerous: true,
    confirm: 'Freeze',
    lead: 'Nothing moves out or in by the customer’s hand until it is unfrozen. Money on its way still arrives.',
    done: 'is frozen',
    templates: [
      'We saw sign-ins that may not be yours. Please contact support.',
      'A transfer to you was reported. Please contact support.',
      'We have to look at something in your account. Please contact support.',
    ],
  },
  unfreeze: {
    isDangerous: false,
    confirm: 'Unfreeze',
    lead: 'Money moves again by the customer’s hand at once, and they are told.',
    done: 'is active again',
    templates: ['Thank you, we have confirmed that the account is yours.', 'What was reported has been cleared.'],
  },
};

/** What the customer reads, and what only the log of staff may say. */
export function FreezeDialog({
  of: { id, name, freeze: frozen },
  onClose,
}: {
  of: CustomerOnDesk;
  onClose: () => void;
}) {
  const [note, setNote] = useState('');
  // What was opened is what is done: a colleague may press the same meanwhile.
  const [deed] = useState<keyof typeof words>(frozen ? 'unfreeze' : 'freeze');
  const { confirm, lead, done, isDangerous, templates } = words[deed];
  return (
    <ReasonDialog
      title={`${confirm} ${name}?`}
      lead={lead}
      label="Reason, as the customer reads it"
      helper="It stands in the audit log, too."
      confirm={confirm}
      isDangerous={isDangerous}
      templates={templates}
      onClose={onClose}
      run={async reason => {
        const staffNote = note.trim();
        const given = { params: { id }, body: { reason, ...(staffNote && { staff_note: staffNote }) } };
        await (deed === 'freeze' ? call(freeze, given) : call(unfreeze, given));
        return `${name} ${done}`;
      }}
    >
      <Field label="For staff alone, if anything" helper="It stands in the audit log. The customer never reads it.">
        <TextArea rows={2} maxLength={500} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
    </ReasonDialog>
  );
}
