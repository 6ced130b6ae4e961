import { call } from '@wura/browser/client';
import { useRoute } from '@wura/browser/query';
import { Facts, Moment } from '@wura/operators/console/facts';
import { Asked, Section } from '@wura/operators/console/page';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { StandingChip } from '@wura/operators/console/standing-chip';
import { wordsOf } from '@wura/operators/console/words-of';
import { Button } from '@wura/ui/button';
import type { ReplyOf } from '@wura/wire';
import { useState } from 'react';
import { Link } from 'react-router';
import type { operatorRoutes } from '../operator-contract.ts';
import { closeTicket, readTicket } from './calls.ts';
import { ReplyForm } from './reply-form.tsx';

type Ticket = ReplyOf<typeof operatorRoutes.readTicket>;

const ready = ['It only says thanks.', 'It is an advertisement.', 'It was answered in another conversation.'];

/** No conversation is begun without a message. */
const lastRead = ({ messages }: Ticket) => messages.at(-1)!.id;

/** One conversation, and the answer. */
export function Thread({ id }: { id: string }) {
  const [isClosing, setClosing] = useState(false);
  const ticket = useRoute(readTicket, { params: { id } }, { everyMs: 15_000 });
  return (
    <Asked query={ticket}>
      {of => (
        <div className="grid items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_300px]">
          <Section
            title={wordsOf(of.subject)}
            actions={
              of.waiting_since !== null && (
                <div className="flex flex-wrap items-center gap-3">
                  <StandingChip since={of.waiting_since} />
                  <Button look="line" size={40} onClick={() => setClosing(true)}>
                    Needs no answer
                  </Button>
                </div>
              )
            }
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
            <ReplyForm id={id} lastRead={lastRead(of)} />
          </Section>
          <Section title="Who">
            <Facts
              facts={{
                Name: of.name ?? 'A visitor who has not said',
                Email: of.email,
                Customer: of.customer_id && (
                  <span className="flex flex-wrap justify-end gap-x-4">
                    <Link className="link" to={`/customers/${of.customer_id}`}>
                      Record
                    </Link>
                    <Link className="link" to={`/transactions?customer=${of.customer_id}`}>
                      Transactions
                    </Link>
                  </span>
                ),
                Reference: of.reference,
                By: of.channel === 'chat' ? 'Chat' : 'Contact form',
                Began: <Moment at={of.created_at} />,
              }}
            />
          </Section>
          {isClosing && (
            <ReasonDialog
              title="Does it need no answer?"
              lead="It leaves the list of those who wait, and whoever wrote it hears nothing. If they write again, it is back."
              confirm="Take it off the list"
              templates={ready}
              onClose={() => setClosing(false)}
              run={async reason => {
                await call(closeTicket, { params: { id }, body: { last_read: lastRead(of), reason } });
                return 'It waits no more';
              }}
            />
          )}
        </div>
      )}
    </Asked>
  );
}
