import { call } from '@wura/browser/client';
import { Button } from '@wura/ui/button';
import { StatusChip } from '@wura/ui/status-chip';
import { useState } from 'react';
import { Link } from 'react-router';
import { operatorRoles, type OperatorRole, type StaffMember as OneOfStaff } from '../contract.ts';
import { changeStaff, endStaff } from './calls.ts';
import { Facts, Moment } from './facts.tsx';
import { Section } from './page.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RoleField } from './role-field.tsx';
import { useSelf } from './self.ts';
import { wordsOf } from './words-of.ts';

/** One of the staff: another role needs a second admin, the end of an account does not. */
export function StaffMember({ of }: { of: OneOfStaff }) {
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

function RoleDialog({ of, onClose }: { of: OneOfStaff; onClose: () => void }) {
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
