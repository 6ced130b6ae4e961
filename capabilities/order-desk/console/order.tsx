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
import type { ReplyOf } from '@wura/wire';
import { useState } from 'react';
import { Link } from 'react-router';
import type { operatorRoutes } from '../operator-contract.ts';
import { readOrder, stepOrder } from './calls.ts';

type Whole = ReplyOf<typeof operatorRoutes.readOrder>;

export function Order({ id }: { id: string }) {
  const order = useRoute(readOrder, { params: { id } });
  return <Asked query={order}>{of => <Opened of={of} />}</Asked>;
}

/** What ends an order without it being done. */
const isRefusal = (status: string) => /cancel|declin|reject|fail|refus/.test(status);

function Opened({ of }: { of: Whole }) {
  const [moving, setMoving] = useState<{ status: string | undefined }>();
  const forward = of.next.find(status => !isRefusal(status));
  const back = of.next.find(isRefusal);
  useKeys({
    a: forward === undefined ? undefined : () => setMoving({ status: forward }),
    r: back === undefined ? undefined : () => setMoving({ status: back }),
  });
  return (
    <Section
      title={of.summary}
      actions={<StatusChip status={of.next.length > 0 ? 'pending' : 'completed'} label={wordsOf(of.status)} />}
    >
      <Facts
        facts={{
          Kind: wordsOf(of.kind),
          ...Object.fromEntries(Object.entries(of.details).map(([name, value]) => [wordsOf(name), textOf(value)])),
          Promised: of.promised && `${calendarDate(of.promised.from)} to ${calendarDate(of.promised.to)}`,
          Customer: (
            <Link className="link" to={`/customers/${of.customer_id}`}>
              Open
            </Link>
          ),
          Placed: <Moment at={of.placed_at} />,
        }}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {of.next.map(status => (
          <Button
            key={status}
            size={44}
            look={status === forward ? 'gold' : 'line'}
            onClick={() => setMoving({ status })}
          >
            {wordsOf(status)}
          </Button>
        ))}
        <Button size={44} look="quiet" onClick={() => setMoving({ status: undefined })}>
          Add a note
        </Button>
      </div>
      <h3 className="mt-5 mb-1 text-small font-strong">What was done</h3>
      <ol aria-label="Steps" className="text-small">
        {of.steps.map((step, at) => (
          <li key={`${step.at} ${at}`} className="border-line py-2 not-first:border-t">
            <span className="font-label">{step.status ? wordsOf(step.status) : 'Note'}</span>
            {step.note && <span className="block whitespace-pre-wrap wrap-anywhere">{step.note}</span>}
            <span className="block text-ink-2">
              {step.from === 'customer' ? 'The customer' : (step.operator ?? 'Staff')}, <Moment at={step.at} />
            </span>
          </li>
        ))}
      </ol>
      {moving && (
        <ReasonDialog
          title={moving.status === undefined ? 'Add a note' : `Move it to: ${wordsOf(moving.status)}`}
          lead={
            moving.status !== undefined && isRefusal(moving.status)
              ? 'What was paid goes back to the customer: at once, or once a second operator agrees where it may have arrived.'
              : 'The customer is told at once.'
          }
          label={moving.status === undefined ? 'Note' : 'Note (optional)'}
          helper="The customer reads it."
          confirm={moving.status === undefined ? 'Add' : wordsOf(moving.status)}
          isDangerous={moving.status !== undefined && isRefusal(moving.status)}
          isOptional={moving.status !== undefined}
          onClose={() => setMoving(undefined)}
          run={async note => {
            const body = { ...(moving.status && { status: moving.status }), ...(note && { note }) };
            const answer = await call(stepOrder, { params: { id: of.id }, body });
            if ('approval' in answer) return 'Begun. A second operator has to agree.';
            return moving.status ? `Moved to: ${wordsOf(moving.status)}` : 'Noted';
          }}
        />
      )}
    </Section>
  );
}

function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'object') return Object.values(value).filter(Boolean).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
