import { formatAmount } from '@wura/browser/money-format';
import { Listed } from '@wura/operators/console/listed';
import { More, Nothing, OfOneCustomer, Page } from '@wura/operators/console/page';
import { QueueList, QueueRow, Split } from '@wura/operators/console/split';
import { useListed } from '@wura/operators/console/use-listed';
import { Chips } from '@wura/ui/chips';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { listDisputes } from './calls.ts';
import { DisputeOnDesk } from './dispute.tsx';
import { reasonWords, statusWords } from './words.ts';

const { open: _new, ...later } = statusWords;
const states = { unanswered: 'To answer', ...later, all: 'All' };
type State = keyof typeof states;

/** Whose reports, or who has what is asked back; none: those of all customers. */
interface Whose {
  readonly customer: string | undefined;
  readonly asked_of: string | undefined;
}

function tailOf(status: State, { customer, asked_of: askedOf }: Whose): string {
  const query = new URLSearchParams({
    ...(status !== 'unanswered' && { status }),
    ...(customer && { customer }),
    ...(askedOf && { asked_of: askedOf }),
  }).toString();
  return query && `?${query}`;
}

/** Problems that customers report with payments; what is due first is on top. */
export default function DisputesScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const status = (search.get('status') ?? 'unanswered') as State;
  const whose = { customer: search.get('customer') ?? undefined, asked_of: search.get('asked_of') ?? undefined };
  const one = whose.customer ?? whose.asked_of;
  const tail = tailOf(status, whose);
  const asked = { ...whose, status: status === 'all' ? undefined : status };
  const list = useListed(listDisputes, asked, { everyMs: 30_000 });
  // A case may be opened by its number.
  const at = list.rows.findIndex(row => row.id === id || row.case_number === id);
  const current = list.rows[at]?.id ?? id;
  return (
    <Page
      title="Disputes"
      lead="What customers report about payments. Each was told by when they have an answer; what is due first is on top."
    >
      <div className="mb-4">
        <Chips
          legend="Which"
          name="status"
          options={states}
          value={status}
          onChange={next => setSearch(tailOf(next, whose))}
        />
        {one && <OfOneCustomer id={one} all="/disputes" />}
      </div>
      <Listed
        list={list}
        isEmpty={list.rows.length === 0 && id === undefined}
        nothing={status === 'unanswered' && !one ? 'Every case is answered.' : 'There are none.'}
      >
        <Split
          home={`/disputes${tail}`}
          rows={list.rows.map(row => ({ id: row.id, to: `/disputes/${row.id}${tail}` }))}
          current={current}
          onOpen={to => void navigate(to)}
          list={
            <>
              <QueueList label="Cases">
                {list.rows.map(row => (
                  <QueueRow
                    key={row.id}
                    to={`/disputes/${row.id}${tail}`}
                    isCurrent={row.id === current}
                    title={`${reasonWords[row.reason]}, ${formatAmount(row.amount, row.currency)}`}
                    detail={`${row.customer}, ${row.case_number}, ${statusWords[row.status].toLowerCase()}`}
                    since={row.opened_at}
                    dueAt={row.due_at}
                    isDone={row.closed_at !== null}
                  />
                ))}
              </QueueList>
              <More list={list} />
            </>
          }
          detail={
            id === undefined ? (
              <Nothing>Open a case to answer it.</Nothing>
            ) : (
              <DisputeOnDesk key={id} id={id} place={at === -1 ? undefined : `${at + 1} of ${list.rows.length}`} />
            )
          }
        />
      </Listed>
    </Page>
  );
}
