import { formatAmount } from '@wura/browser/money-format';
import { Listed } from '@wura/operators/console/listed';
import { More, Nothing, Page } from '@wura/operators/console/page';
import { QueueList, QueueRow, Split } from '@wura/operators/console/split';
import { useListed } from '@wura/operators/console/use-listed';
import { Chips } from '@wura/ui/chips';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { listDisputes } from './calls.ts';
import { DisputeOnDesk } from './dispute.tsx';
import { reasonWords, statusWords } from './words.ts';

const { open: _new, ...later } = statusWords;
const states = { unanswered: 'To answer', ...later };
type State = keyof typeof states;

function tailOf({ status, customer }: { status: State; customer: string | undefined }): string {
  const query = new URLSearchParams({
    ...(status !== 'unanswered' && { status }),
    ...(customer && { customer }),
  }).toString();
  return query && `?${query}`;
}

/** Problems that customers report with payments; what is due first is on top. */
export default function DisputesScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const status = (search.get('status') ?? 'unanswered') as State;
  const customer = search.get('customer') ?? undefined;
  const tail = tailOf({ status, customer });
  const list = useListed(listDisputes, { status, customer }, { everyMs: 30_000 });
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
          onChange={next => setSearch(tailOf({ status: next, customer }))}
        />
        {customer && (
          <p className="mt-2 text-small">
            Of one customer.{' '}
            <Link to="/disputes" className="link inline-flex min-h-11 items-center">
              Those of all
            </Link>
          </p>
        )}
      </div>
      <Listed
        list={list}
        isEmpty={list.rows.length === 0 && id === undefined}
        nothing={status === 'unanswered' ? 'Every case is answered.' : 'There are none.'}
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
