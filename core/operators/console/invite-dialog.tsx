import { call } from '@wura/browser/client';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { TextArea } from '@wura/ui/text-area';
import { TextInput } from '@wura/ui/text-input';
import { useState, type FormEvent } from 'react';
import { operatorRoles, type OperatorRole } from '../contract.ts';
import { addStaff } from './calls.ts';
import { Failed } from './page.tsx';
import { RoleField } from './role-field.tsx';
import { useDeed } from './use-deed.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('support');
  const [reason, setReason] = useState('');
  const deed = useDeed(async () => {
    await call(addStaff, { body: { name, email, role, reason } });
    return 'Begun. The invitation is mailed once a second admin agrees.';
  }, onClose);
  function send(event: FormEvent) {
    event.preventDefault();
    void deed.run();
  }
  return (
    <Dialog isOpen title="Invite to the console" closeLabel="Close" onClose={onClose} isBusy={deed.isBusy}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <Field label="Name">
          <TextInput data-autofocus="" maxLength={100} value={name} onChange={event => setName(event.target.value)} />
        </Field>
        <Field label="Email" helper="One mailbox is one account. The link in the mail is good for three days, once.">
          <TextInput type="email" maxLength={254} value={email} onChange={event => setEmail(event.target.value)} />
        </Field>
        <RoleField role={role} roles={operatorRoles} onChange={setRole} />
        <Field label="Reason" helper="It stands in the audit log.">
          <TextArea rows={2} maxLength={500} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
        <Failed error={deed.failure} />
        <Button type="submit" isLoading={deed.isBusy} loadingLabel="Sending…">
          Begin
        </Button>
      </form>
    </Dialog>
  );
}
