import { call } from '@wura/browser/client';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { StatusChip } from '@wura/ui/status-chip';
import { TextArea } from '@wura/ui/text-area';
import { TextInput } from '@wura/ui/text-input';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { operatorRoles, type OperatorRole, type StaffMember } from '../contract.ts';
import { addStaff, changeStaff, endStaff, listStaff } from './calls.ts';
import { Facts, Moment } from './facts.tsx';
import { Listed } from './listed.tsx';
import { Failed, More, Page, Section } from './page.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { roleWords } from './roles.ts';
import { useSelf } from './self.ts';
import { useDeed } from './use-deed.ts';
import { useKeys } from './use-keys.ts';
import { useListed } from './use-listed.ts';
import { wordsOf } from './words-of.ts';

/** Who is staff, and who was. Who gets in, and with which role, two admins decide; who leaves, one. */
export default function StaffScreen() {
  const staff = useListed(listStaff, {}, { limit: 100 });
  const [isInviting, setInviting] = useState(false);
  useKeys({ a: () => setInviting(true) });
  return (
    <Page
      title="Staff"
      lead="Who gets in, and with which role, two admins decide. An account is ended by one, at once."
      actions={
        <Button size={44} look="ink" onClick={() => setInviting(true)}>
          Invite
        </Button>
      }
    >
      <Listed list={staff} isEmpty={staff.rows.length === 0} nothing="No staff yet.">
        <ul aria-label="Staff" className="grid gap-x-4 lg:grid-cols-2">
          {staff.rows.map(member => (
            <li key={member.id}>
              <Member of={member} />
            </li>
          ))}
        </ul>
        <More list={staff} />
      </Listed>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}

function Member({ of }: { of: StaffMember }) {
  const self = useSelf();
  const [doing, setDoing] = useState<'role' | 'end'>();
  const close = () => setDoing(undefined);
  const { id, name } = of;
  const isSelf = id === self?.id;
  return (
    <Section
      title={isSelf ? `${name} (you)` : name}
      actions={
        of.ended_at ? (
          <StatusChip status="failed" label="Left" />
        ) : (
          <StatusChip status={of.two_factor ? 'completed' : 'unknown'} label={wordsOf(of.role)} />
        )
      }
    >
      <Facts
        facts={{
          Email: of.email,
          'Second factor': of.two_factor ? 'On' : of.demo ? 'None: the demonstration’s' : 'None',
          Since: <Moment at={of.created_at} />,
          'Last here': of.last_seen_at && <Moment at={of.last_seen_at} />,
          Left: of.ended_at && <Moment at={of.ended_at} />,
          Waits: of.pending && (
            <Link className="link" to={`/approvals/${of.pending.id}`}>
              {wordsOf(of.pending.kind)}, begun by {of.pending.begun_by.name}
            </Link>
          ),
        }}
      />
      {!of.ended_at && (
        <div className="mt-3 flex flex-wrap gap-3">
          {!of.pending && (
            <Button look="line" size={44} aria-label={`Another role for ${name}`} onClick={() => setDoing('role')}>
              Another role
            </Button>
          )}
          {!isSelf && (
            <Button look="line" size={44} aria-label={`End the account of ${name}`} onClick={() => setDoing('end')}>
              End the account
            </Button>
          )}
        </div>
      )}
      {doing === 'role' && <RoleDialog of={of} onClose={close} />}
      {doing === 'end' && (
        <ReasonDialog
          title={`End the account of ${name}?`}
          lead="Their sessions end with it, at once. What they began can be approved no more."
          confirm="End the account"
          isDangerous
          onClose={close}
          run={async reason => {
            await call(endStaff, { params: { id }, body: { reason } });
            return `${name} is out`;
          }}
        />
      )}
    </Section>
  );
}

function RoleDialog({ of, onClose }: { of: StaffMember; onClose: () => void }) {
  const others = operatorRoles.filter(role => role !== of.role);
  const [role, setRole] = useState<OperatorRole>(others[0]!);
  return (
    <ReasonDialog
      title={`Another role for ${of.name}`}
      lead={`It is ${wordsOf(of.role)} now. A second admin has to agree.`}
      confirm="Begin"
      onClose={onClose}
      run={async reason => {
        await call(changeStaff, { params: { id: of.id }, body: { role, reason } });
        return 'Begun. A second admin has to agree.';
      }}
    >
      <RoleField role={role} roles={others} onChange={setRole} />
    </ReasonDialog>
  );
}

interface RoleFieldProps {
  role: OperatorRole;
  roles: readonly OperatorRole[];
  onChange: (role: OperatorRole) => void;
}

function RoleField({ role, roles, onChange }: RoleFieldProps) {
  return (
    <Field label="Role" helper="The least that does their work.">
      <Select value={role} onChange={event => onChange(event.target.value as OperatorRole)}>
        {roles.map(each => (
          <option key={each} value={each}>
            {roleWords[each]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
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
