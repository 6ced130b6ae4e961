import { Listed } from '@wura/operators/console/listed';
import { More, Nothing, OfOneCustomer, Page } from '@wura/operators/console/page';
import { QueueList, QueueRow, Split } from '@wura/operators/console/split';
import { wordsOf } from '@wura/operators/console/words-of';
import { useListed } from '@wura/operators/console/use-listed';
import { Button } from '@wura/ui/button';
import { Chips } from '@wura/ui/chips';
import { Field } from '@wura/ui/field';
import { TextInput } from '@wura/ui/text-input';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { listTickets } from './calls.ts';
import { Thread } from './thread.tsx';

const states = { waiting: 'Waiting', answered: 'Answered', all: 'All' };
type State = keyof typeof states;

/** What people wrote, from the contact form and the chat; those who wait the longest on top. */
export default function MessagesScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = (search.get('state') ?? 'waiting') as State;
  const q = search.get('q') ?? '';
  const customer = search.get('customer') ?? '';
  const tail = addressTail({ state, q, customer });
  const list = useListed(
    listTickets,
    { state: state === 'all' ? undefined : state, q: q || undefined, customer: customer || undefined },
    { everyMs: 30_000 },
  );
  const to = (row: { id: string }) => `/messages/${row.id}${tail}`;
  return (
    <Page
      title="Messages"
      lead="From the contact form and the chat. An answer reaches the chat, and the email address that is known."
    >
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <Chips
          legend="Which"
          name="state"
          options={states}
          value={state}
          onChange={next => void navigate(`/messages${addressTail({ state: next, q, customer })}`)}
        />
        {/* Who is looked for may have been answered long ago. */}
        <Search
          key={q}
          typed={q}
          onSearch={next =>
            void navigate(`/messages${addressTail({ state: next ? 'all' : state, q: next, customer: '' })}`)
          }
        />
        {customer && <OfOneCustomer id={customer} all="/messages" />}
      </div>
      <Listed
        list={list}
        isEmpty={list.rows.length === 0 && id === undefined}
        nothing={state === 'waiting' && !q && !customer ? 'Nobody waits for an answer.' : 'There are none.'}
      >
        <Split
          home={`/messages${tail}`}
          rows={list.rows.map(row => ({ id: row.id, to: to(row) }))}
          current={id}
          onOpen={address => void navigate(address)}
          list={
            <>
              <QueueList label="Conversations">
                {list.rows.map(row => (
                  <QueueRow
                    key={row.id}
                    to={to(row)}
                    isCurrent={row.id === id}
                    title={wordsOf(row.subject)}
                    detail={`${row.name ?? row.email ?? 'A visitor'}: ${row.excerpt}`}
                    since={row.waiting_since ?? row.updated_at}
                    isDone={row.waiting_since === null}
                  />
                ))}
              </QueueList>
              <More list={list} />
            </>
          }
          detail={id === undefined ? <Nothing>Open a conversation to answer it.</Nothing> : <Thread key={id} id={id} />}
        />
      </Listed>
    </Page>
  );
}

function addressTail({ state, q, customer }: { state: State; q: string; customer: string }): string {
  const query = new URLSearchParams({
    ...(state !== 'waiting' && { state }),
    ...(q && { q }),
    ...(customer && { customer }),
  }).toString();
  return query && `?${query}`;
}

function Search({ typed: before, onSearch }: { typed: string; onSearch: (typed: string) => void }) {
  const [typed, setTyped] = useState(before);
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={event => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Field label="Reference, name or email">
        <TextInput value={typed} maxLength={100} onChange={event => setTyped(event.target.value)} />
      </Field>
      <Button type="submit" look="ink" size={44}>
        Find
      </Button>
    </form>
  );
}
