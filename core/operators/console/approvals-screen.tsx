import { Button } from '@wura/ui/button';
import { Chips } from '@wura/ui/chips';
import { StatusChip, type ChipStatus } from '@wura/ui/status-chip';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { call } from '@wura/browser/client';
import type { Approval } from '../contract.ts';
import { decideApproval, listApprovals } from './calls.ts';
import { Amount, Facts, Moment } from './facts.tsx';
import { linesIn, MoneyLines } from './money-lines.tsx';
import { Listed } from './listed.tsx';
import { More, Nothing, Page, Section } from './page.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { QueueList, QueueRow, Split } from './split.tsx';
import { useKeys } from './use-keys.ts';
import { useListed } from './use-listed.ts';
import { wordsOf } from './words-of.ts';

const statuses = { pending: 'Waiting', approved: 'Approved', refused: 'Refused', expired: 'Expired' };
type Status = keyof typeof statuses;

/** What one operator began and another has to decide. */
export default function ApprovalsScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const status = (search.get('status') ?? 'pending') as Status;
  const tail = status === 'pending' ? '' : `?status=${status}`;
  const list = useListed(listApprovals, { status }, { everyMs: 30_000 });
  const open = list.rows.find(row => row.id === id);
  return (
    <Page
      title="Approvals"
      lead="Some acts need two people: one begins, another decides, and only then is it done. Nobody decides what they began."
    >
      <div className="mb-4">
        <Chips
          legend="Which"
          name="status"
          options={statuses}
          value={status}
          onChange={next => setSearch(next === 'pending' ? {} : { status: next })}
        />
      </div>
      <Listed
        list={list}
        isEmpty={list.rows.length === 0}
        nothing={status === 'pending' ? 'Nothing waits for a second person.' : 'There are none.'}
      >
        <Split
          home={`/approvals${tail}`}
          rows={list.rows.map(row => ({ id: row.id, to: `/approvals/${row.id}${tail}` }))}
          current={id}
          onOpen={to => void navigate(to)}
          list={
            <>
              <QueueList label="Approvals">
                {list.rows.map(row => (
                  <QueueRow
                    key={row.id}
                    to={`/approvals/${row.id}${tail}`}
                    isCurrent={row.id === id}
                    title={wordsOf(row.kind)}
                    detail={`${aboutOf(row)}, begun by ${row.begun_by.name}`}
                    since={row.begun_at}
                    dueAt={row.expires_at}
                    isDone={row.status !== 'pending'}
                  />
                ))}
              </QueueList>
              <More list={list} />
            </>
          }
          detail={
            open ? <Opened key={open.id} approval={open} /> : <Nothing>Open one of the list to decide it.</Nothing>
          }
        />
      </Listed>
    </Page>
  );
}

const faces: Record<Status, ChipStatus> = {
  pending: 'pending',
  approved: 'completed',
  refused: 'failed',
  expired: 'unknown',
};

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
function aboutOf({ subject, payload: { customer } }: Pick<Approval, 'subject' | 'payload'>): string {
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

/** What exactly is to be done, as it was written down; what moves stands in a table of its own. */
function payloadFacts(payload: Readonly<Record<string, unknown>>): Record<string, ReactNode> {
  const { lines: _lines, movement: _movement, amount, currency, ...others } = payload;
  const isMoney = typeof amount === 'string' && typeof currency === 'string';
  const shown = isMoney ? others : { ...others, amount, currency };
  const money = isMoney ? { Amount: <Amount amount={amount} currency={currency} /> } : {};
  const words = Object.fromEntries(
    Object.entries(shown)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        wordsOf(name),
        typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value),
      ]),
  );
  return { ...money, ...words };
}
