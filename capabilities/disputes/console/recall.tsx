import { Amount, Facts, Moment } from '@wura/operators/console/facts';
import { Section } from '@wura/operators/console/page';
import { wordsOf } from '@wura/operators/console/words-of';
import { Banner } from '@wura/ui/banner';
import { Link } from 'react-router';
import type { DisputeOnDesk } from '../operator-contract.ts';
import { RecallDeeds } from './recall-deeds.tsx';
import { recallWords, refusalWords } from './words.ts';

const endings = { expired: 'ended on its day', lifted: 'let go', returned: 'sent back' } as const;

/** Asking the money back of the customer who has it: what they said, what is set aside, and what may be done. */
export function RecallOnDesk({ of }: { of: DisputeOnDesk }) {
  const { recall, currency } = of;
  if (!recall) return null;
  return (
    <Section title="Asking it back">
      {recall.pending && (
        <Banner
          isNote
          tone="info"
          className="mb-4"
          title={`${recall.pending.begun_by.name} began a ${wordsOf(recall.pending.kind).toLowerCase()}: ${recall.pending.reason}`}
          action={<Link to={`/approvals/${recall.pending.id}`}>To the approval</Link>}
        />
      )}
      <Facts
        facts={{
          Stands: recallWords[recall.status],
          Receiver: (
            <Link className="link" to={`/customers/${recall.receiver_id}`}>
              {recall.receiver}
            </Link>
          ),
          'Their side': (
            <Link className="link" to={`/transactions/${recall.transaction_id}`}>
              The payment as they have it
            </Link>
          ),
          Asked: recall.asked_at && <Moment at={recall.asked_at} />,
          'Answer until': recall.answer_by && <Moment at={recall.answer_by} />,
          Answered: recall.answered_at && <Moment at={recall.answered_at} />,
          'Their reason': recall.refused_because && refusalWords[recall.refused_because],
          'Their words': recall.text,
          'Sent back': recall.returned && <Amount amount={recall.returned} currency={currency} />,
          'Not gone back yet': <Amount amount={recall.left} currency={currency} />,
        }}
      />
      {recall.holds.length > 0 && (
        <ul aria-label="Set aside" className="mt-3 text-small">
          {recall.holds.map(hold => (
            <li key={hold.placed_at} className="border-line py-2 not-first:border-t">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-label">
                  <Amount amount={hold.amount} currency={currency} /> set aside
                  {hold.ending && `, ${endings[hold.ending]}`}
                </span>
                <span className="text-ink-2">
                  {hold.ended_at ? (
                    <Moment at={hold.ended_at} />
                  ) : (
                    <>
                      until <Moment at={hold.ends_at} />
                    </>
                  )}
                </span>
              </p>
              <p className="text-ink-2 wrap-anywhere">{hold.reason}</p>
            </li>
          ))}
        </ul>
      )}
      <RecallDeeds id={of.id} currency={currency} recall={recall} />
    </Section>
  );
}
