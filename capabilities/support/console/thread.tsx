import { useRoute } from '@wura/browser/query';
import { Facts, Moment } from '@wura/operators/console/facts';
import { Asked, Section } from '@wura/operators/console/page';
import { StandingChip } from '@wura/operators/console/standing-chip';
import { wordsOf } from '@wura/operators/console/words-of';
import { Link } from 'react-router';
import { readTicket } from './calls.ts';
import { ReplyForm } from './reply-form.tsx';

/** One conversation, and the answer. */
export function Thread({ id }: { id: string }) {
  const ticket = useRoute(readTicket, { params: { id } }, { everyMs: 15_000 });
  return (
    <Asked query={ticket}>
      {of => (
        <div className="grid items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_300px]">
          <Section
            title={wordsOf(of.subject)}
            actions={of.waiting_since !== null && <StandingChip since={of.waiting_since} />}
          >
            <ol aria-label="Messages" className="mb-4 flex flex-col gap-3">
              {of.messages.map(message => (
                <li
                  key={message.id}
                  className={`max-w-[85%] rounded-2xl px-4 py-3 ${message.from === 'person' ? 'bg-sunken' : 'self-end bg-selected'}`}
                >
                  <p className="mb-1 text-small text-ink-2">
                    {message.from === 'person' ? (of.name ?? 'Visitor') : (message.operator ?? 'Staff')},{' '}
                    <Moment at={message.at} />
                  </p>
                  <p className="whitespace-pre-wrap wrap-anywhere">{message.text}</p>
                </li>
              ))}
            </ol>
            <ReplyForm id={id} />
          </Section>
          <Section title="Who">
            <Facts
              facts={{
                Name: of.name ?? 'A visitor who has not said',
                Email: of.email,
                Customer: of.customer_id && (
                  <Link className="link" to={`/transactions?customer=${of.customer_id}`}>
                    Transactions
                  </Link>
                ),
                Reference: of.reference,
                By: of.channel === 'chat' ? 'Chat' : 'Contact form',
                Began: <Moment at={of.created_at} />,
              }}
            />
          </Section>
        </div>
      )}
    </Asked>
  );
}
