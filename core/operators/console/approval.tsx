import { call } from '@wura/browser/client';
import { useRoute } from '@wura/browser/query';
import { Button } from '@wura/ui/button';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Approval } from '../contract.ts';
import { decideApproval, readApproval } from './calls.ts';
import { Facts, Moment } from './facts.tsx';
import { linesIn, MoneyLines } from './money-lines.tsx';
import { Asked, Section } from './page.tsx';
import { payloadFacts } from './payload-facts.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useKeys } from './use-keys.ts';
import { wordsOf } from './words-of.ts';

export const statuses = { pending: 'Waiting', approved: 'Approved', refused: 'Refused', expired: 'Expired' };
export type Status = keyof typeof statuses;

const faces: Record<Status, ChipStatus> = {
  pending: 'pending',
  approved: 'completed',
  refused: 'failed',
  expired: 'unknown',
};

/** Any approval by its name: one that a link leads to may be decided by now, or stand on no page of the list. */
export function ApprovalOnDesk({ id }: { id: string }) {
  const asked = useRoute(readApproval, { params: { id } }, { everyMs: 30_000 });
  return <Asked query={asked}>{approval => <Opened approval={approval} />}</Asked>;
}

function Opened({ approval }: { approval: Approval }) {
  const [deciding, setDeciding] = useState<'approve' | 'refuse'>();
  const mayDecide = approval.may_decide;
  useKeys(mayDecide ? { a: () => setDeciding('approve'), r: () => setDeciding('refuse') } : {});
  const { id, kind, subject, payload, reason, begun_by: begunBy, status } = approval;
  const lines = linesIn(payload);
  return (
    <Section title={wordsOf(kind)} actions={<StatusChip status={faces[status]} label={statuses[status]} />}>
      <Facts
        facts={{
          About: <About subject={subject} payload={payload} />,
          ...payloadFacts(payload),
          Reason: reason,
          'Begun by': `${begunBy.name}, ${begunBy.email}`,
          Begun: <Moment at={approval.begun_at} />,
          'To be decided by': <Moment at={approval.expires_at} />,
          'Decided by': approval.decided_by?.name,
          Decided: approval.decided_at && <Moment at={approval.decided_at} />,
          Because: approval.decision_reason,
        }}
      />
      {lines && <MoneyLines lines={lines} label="What moves, as it stood when it was begun" />}
      {status === 'pending' &&
        (mayDecide ? (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size={44} onClick={() => setDeciding('approve')}>
              Approve
            </Button>
            <Button size={44} look="line" onClick={() => setDeciding('refuse')}>
              Refuse
            </Button>
          </div>
        ) : (
          <p className="mt-4 text-small text-ink-2">
            You cannot decide this: you began it, or it belongs to another role.
          </p>
        ))}
      {deciding && (
        <ReasonDialog
          title={deciding === 'approve' ? 'Approve, and have it done now?' : 'Refuse?'}
          lead={`${wordsOf(kind)} of ${subject}, begun by ${begunBy.name}: ${reason}`}
          confirm={deciding === 'approve' ? 'Approve' : 'Refuse'}
          isDangerous={deciding === 'refuse'}
          onClose={() => setDeciding(undefined)}
          run={async why => {
            await call(decideApproval, { params: { id }, body: { decision: deciding, reason: why } });
            return deciding === 'approve' ? 'Approved and done' : 'Refused';
          }}
        >
          {deciding === 'approve' && lines && <MoneyLines lines={lines} />}
        </ReasonDialog>
      )}
    </Section>
  );
}

/** A person by their name, where it was written down. */
export function aboutOf({ subject, payload: { customer } }: Pick<Approval, 'subject' | 'payload'>): string {
  return typeof customer === 'string' && customer !== '' && !customer.startsWith('cus_') ? customer : subject;
}

/** What it is about leads there, where there is such a place. */
function About({ subject, payload }: Pick<Approval, 'subject' | 'payload'>) {
  const { movement } = payload;
  const to =
    typeof movement === 'string'
      ? `/transactions/${movement}`
      : /^cus_[0-9a-z]{26}$/.test(subject)
        ? `/customers/${subject}`
        : undefined;
  return to === undefined ? (
    subject
  ) : (
    <Link className="link" to={to}>
      {subject}
    </Link>
  );
}
