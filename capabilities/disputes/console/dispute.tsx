import { useRoute } from '@wura/browser/query';
import { Amount, Facts, Moment } from '@wura/operators/console/facts';
import { CustomerPicture } from '@wura/operators/console/customer-picture';
import { Asked, Section } from '@wura/operators/console/page';
import { useMay } from '@wura/operators/console/self';
import { StandingChip } from '@wura/operators/console/standing-chip';
import { Button } from '@wura/ui/button';
import { StatusChip } from '@wura/ui/status-chip';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DisputeOnDesk as Case } from '../operator-contract.ts';
import { readDispute } from './calls.ts';
import { BankLetter } from './bank-letter.tsx';
import { DisputeDeeds } from './dispute-deeds.tsx';
import { RecallOnDesk } from './recall.tsx';
import { reasonWords, statusFaces, statusWords } from './words.ts';

/** One case: what the customer wrote and sent, what was done about it, and what may be done next. */
export function DisputeOnDesk({ id, place }: { id: string; place: string | undefined }) {
  const asked = useRoute(readDispute, { params: { id } });
  return <Asked query={asked}>{of => <Opened of={of} place={place} />}</Asked>;
}

function Opened({ of, place }: { of: Case; place: string | undefined }) {
  return (
    <>
      <Section
        title={reasonWords[of.reason]}
        actions={
          <span className="flex flex-wrap items-center gap-2 text-small text-ink-2">
            {place}
            {!of.closed_at && <StandingChip since={of.opened_at} dueAt={of.due_at} />}
            <StatusChip status={statusFaces[of.status]} label={statusWords[of.status]} />
          </span>
        }
      >
        <p className="mb-3 whitespace-pre-line wrap-anywhere">{of.text}</p>
        <Facts
          facts={{
            Case: of.case_number,
            Customer: (
              <Link className="link" to={`/customers/${of.customer_id}`}>
                {of.customer}
              </Link>
            ),
            Payment: (
              <Link className="link" to={`/transactions/${of.transaction_id}`}>
                <Amount amount={of.amount} currency={of.currency} />
              </Link>
            ),
            Reported: <Moment at={of.opened_at} />,
            'Answer promised by': <Moment at={of.due_at} />,
            Closed: of.closed_at && <Moment at={of.closed_at} />,
          }}
        />
        <DisputeDeeds of={of} />
      </Section>
      <RecallOnDesk of={of} />
      <BankLetter of={of} />
      <Evidence of={of} />
      <Section title="What was done and said">
        {of.steps.length === 0 ? (
          <p className="text-small text-ink-2">Nothing yet.</p>
        ) : (
          <ol aria-label="Steps" className="text-small">
            {of.steps.map((step, at) => (
              <li key={`${step.at} ${at}`} className="border-line py-3 not-first:border-t">
                <p className="flex flex-wrap justify-between gap-x-4 text-ink-2">
                  <span>
                    <span className="font-label text-ink">{step.operator ?? of.customer}</span>
                    {step.status && `, ${statusWords[step.status].toLowerCase()}`}
                  </span>
                  <Moment at={step.at} />
                </p>
                {step.text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{step.text}</p>}
              </li>
            ))}
          </ol>
        )}
      </Section>
    </>
  );
}

/** Each look at a picture is written down, so they are opened on purpose and not by the way. */
function Evidence({ of }: { of: Case }) {
  const mayLook = useMay(['compliance']);
  const [isShown, setShown] = useState(false);
  if (of.evidence.length === 0) return null;
  const title = of.evidence.length === 1 ? 'One picture' : `${of.evidence.length} pictures`;
  return (
    <Section title={title}>
      {!mayLook ? (
        <p className="text-small text-ink-2">Compliance may look at them.</p>
      ) : isShown ? (
        <ul aria-label="Pictures" className="grid gap-4 md:grid-cols-2">
          {of.evidence.map(({ id, url }, at) => (
            <li key={id}>
              <CustomerPicture name={`Picture ${at + 1}`} url={url} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="mb-3 text-small text-ink-2">Each look is written down under your name.</p>
          <Button look="line" size={44} onClick={() => setShown(true)}>
            Show
          </Button>
        </>
      )}
    </Section>
  );
}
