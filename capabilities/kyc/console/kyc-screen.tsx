import { QueueList, QueueRow, Split } from '@wura/operators/console/split';
import { Listed } from '@wura/operators/console/listed';
import { BackToCustomer, More, Nothing, Page } from '@wura/operators/console/page';
import { useMay } from '@wura/operators/console/self';
import { useListed } from '@wura/operators/console/use-listed';
import { wordsOf } from '@wura/operators/console/words-of';
import { Chips } from '@wura/ui/chips';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { listSubmissions } from './calls.ts';
import { dueOf } from '../due.ts';
import { Submission } from './submission.tsx';

const filters = { waiting: 'Waiting', approved: 'Approved', rejected: 'Rejected', expired: 'ID expired' };
type Filter = keyof typeof filters;

const isFilter = (word: string | null): word is Filter => word !== null && Object.hasOwn(filters, word);

/** The queue of papers, the longest waiting first, beside what is open of it. */
export default function KycScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const mayOpen = useMay(['compliance']);
  const [search] = useSearchParams();
  const asked = search.get('status');
  /** From whose page the papers were opened. */
  const customer = search.get('customer');
  const filter = isFilter(asked) ? asked : 'waiting';
  const isOpen = filter === 'waiting';
  const tail = isOpen ? '' : `?status=${filter}`;
  const list = useSubmissions(filter);
  const to = (row: { id: string }) => `/kyc/${row.id}${tail}`;
  const at = list.rows.findIndex(row => row.id === id);
  const next = list.rows[at + 1] ?? list.rows[at - 1];
  const nothing = isOpen ? 'No papers wait here.' : 'There are none.';
  return (
    <Page
      title="Verification"
      lead={
        customer ? <BackToCustomer id={customer} /> : 'Customers are told that a review takes 1 to 3 business days.'
      }
    >
      <div className="mb-4">
        <Chips
          legend="Which"
          name="status"
          options={filters}
          value={filter}
          onChange={chosen => void navigate(chosen === 'waiting' ? '/kyc' : `/kyc?status=${chosen}`)}
        />
      </div>
      <Listed list={list} isEmpty={list.rows.length === 0 && id === undefined} nothing={nothing}>
        <Split
          home={`/kyc${tail}`}
          rows={list.rows.map(row => ({ id: row.id, to: to(row) }))}
          current={id}
          onOpen={address => void navigate(address)}
          list={
            // Opened from elsewhere, it need not be one of the queue.
            list.rows.length === 0 ? (
              <Nothing>{nothing}</Nothing>
            ) : (
              <>
                <QueueList label="Submissions">
                  {list.rows.map((row, place) => (
                    <QueueRow
                      key={row.id}
                      to={to(row)}
                      isCurrent={row.id === id}
                      title={row.fullName}
                      detail={`${isOpen ? `No. ${place + 1}, ` : ''}${wordsOf(row.idType)}${row.attempt > 1 ? `, attempt ${row.attempt}` : ''}`}
                      since={row.submittedAt}
                      dueAt={dueOf(row.submittedAt)}
                      isDone={!isOpen}
                    />
                  ))}
                </QueueList>
                <More list={list} />
              </>
            )
          }
          detail={
            id === undefined ? (
              <Nothing>Open a submission. Every look at a document is written down.</Nothing>
            ) : mayOpen ? (
              <Submission
                key={id}
                id={id}
                place={at === -1 ? undefined : `${at + 1} of ${list.rows.length}${list.hasNextPage ? '+' : ''}`}
                onDecided={() => {
                  if (isOpen) void navigate(next ? to(next) : '/kyc');
                }}
              />
            ) : (
              <Nothing>Documents are opened by compliance.</Nothing>
            )
          }
        />
      </Listed>
    </Page>
  );
}

/** Papers wait when they are new and when a reviewer has taken them: the longest waiting comes first, whichever it is. */
function useSubmissions(filter: Filter) {
  const isOpen = filter === 'waiting';
  const everyMs = 30_000;
  const query = filter === 'expired' ? { document: filter } : { status: isOpen ? ('pending' as const) : filter };
  const one = useListed(listSubmissions, query, { everyMs });
  const other = useListed(listSubmissions, { status: 'under_review' }, { everyMs, isOff: !isOpen });
  const taken = isOpen ? other.rows : [];
  const lists = isOpen ? [one, other] : [one];
  return {
    rows: isOpen ? [...one.rows, ...taken].toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt)) : one.rows,
    // Read when both are: one alone does not say that nothing waits.
    data: lists.every(({ data }) => data !== undefined) ? lists : undefined,
    isPending: lists.some(({ isPending }) => isPending),
    error: lists.find(({ error }) => error)?.error,
    hasNextPage: lists.some(({ hasNextPage }) => hasNextPage),
    isFetchingNextPage: lists.some(({ isFetchingNextPage }) => isFetchingNextPage),
    refetch: () => Promise.all(lists.map(each => each.refetch())),
    fetchNextPage: () => Promise.all(lists.filter(each => each.hasNextPage).map(each => each.fetchNextPage())),
  };
}
