import { call } from '@wura/browser/client';
import { calendarDate } from '@wura/browser/dates';
import { useRoute } from '@wura/browser/query';
import { Facts, Moment } from '@wura/operators/console/facts';
import { Asked, Section } from '@wura/operators/console/page';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { useKeys } from '@wura/operators/console/use-keys';
import { wordsOf } from '@wura/operators/console/words-of';
import { Button } from '@wura/ui/button';
import { StatusChip } from '@wura/ui/status-chip';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LinkOnDesk } from '../operator-contract.ts';
import { decideLink, readLink } from './calls.ts';

export function Link({ id }: { id: string }) {
  const link = useRoute(readLink, { params: { id } });
  return <Asked query={link}>{of => <Opened of={of} />}</Asked>;
}

const deeds = {
  link: {
    title: 'Confirm the link',
    lead: 'The young customer may move money from now on. Both are told, and read the reason.',
    confirm: 'Confirm',
    done: 'Confirmed',
  },
  refuse: {
    title: 'Refuse the link',
    lead: 'Nothing changes for the young customer, who may ask another adult. Both are told, and read the reason.',
    confirm: 'Refuse',
    done: 'Refused',
  },
  end: {
    title: 'End the link',
    lead: 'Under the rules of Nigeria the money of the young customer stops. Both are told, and read the reason.',
    confirm: 'End it',
    done: 'Ended',
  },
};
type Decision = keyof typeof deeds;

/** Both sides beside each other, as their papers have them. */
function Opened({ of }: { of: LinkOnDesk }) {
  const [deciding, setDeciding] = useState<Decision>();
  const isWaiting = of.status === 'agreed';
  useKeys({
    a: isWaiting ? () => setDeciding('link') : undefined,
    r: isWaiting ? () => setDeciding('refuse') : undefined,
  });
  const { title, lead, confirm, done } = deeds[deciding ?? 'link'];
  return (
    <Section
      title={`${of.guardian ?? 'An adult'} for ${of.young}`}
      actions={<StatusChip status={chipOf(of.status)} label={wordsOf(of.status)} />}
    >
      <Facts
        facts={{
          'Says to be': of.relation && wordsOf(of.relation),
          Asked: <Moment at={of.asked_at} />,
          Agreed: of.agreed_at && <Moment at={of.agreed_at} />,
          Due: isWaiting && of.due_at && <Moment at={of.due_at} />,
          Linked: of.linked_at && <Moment at={of.linked_at} />,
          Ended: of.ended_at && <Moment at={of.ended_at} />,
          Reason: of.reason,
        }}
      />
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <Side title="Young customer" of={of.young_side} />
        {of.guardian_side && <Side title="Guardian" of={of.guardian_side} />}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {isWaiting && (
          <>
            <Button size={44} look="gold" onClick={() => setDeciding('link')}>
              Confirm
            </Button>
            <Button size={44} look="line" onClick={() => setDeciding('refuse')}>
              Refuse
            </Button>
          </>
        )}
        {of.status === 'linked' && (
          <Button size={44} look="line" onClick={() => setDeciding('end')}>
            End the link
          </Button>
        )}
      </div>
      {deciding && (
        <ReasonDialog
          title={title}
          lead={lead}
          helper="Both read it, and it stands in the audit log."
          confirm={confirm}
          isDangerous={deciding !== 'link'}
          onClose={() => setDeciding(undefined)}
          run={async reason => {
            await call(decideLink, { params: { id: of.id }, body: { decision: deciding, reason } });
            return done;
          }}
        />
      )}
    </Section>
  );
}

function Side({ title, of }: { title: string; of: LinkOnDesk['young_side'] }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-small font-strong">{title}</h3>
      <Facts
        facts={{
          Name: of.name,
          Born: calendarDate(of.dob),
          Address: of.address,
          Tier: String(of.tier),
          Account: of.frozen ? 'Frozen' : 'Open',
          Customer: (
            <RouterLink className="link" to={`/customers/${of.id}`}>
              Open
            </RouterLink>
          ),
        }}
      />
    </section>
  );
}

const chipOf = (status: LinkOnDesk['status']) =>
  status === 'linked' ? 'completed' : status === 'asked' || status === 'agreed' ? 'pending' : 'failed';
