import { Button } from '@wura/ui/button';
import { useState } from 'react';
import { listStaff } from './calls.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { Listed } from './listed.tsx';
import { More, Page } from './page.tsx';
import { StaffMember } from './staff-member.tsx';
import { useKeys } from './use-keys.ts';
import { useListed } from './use-listed.ts';

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
              <StaffMember of={member} />
            </li>
          ))}
        </ul>
        <More list={staff} />
      </Listed>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}
