import { useQueries } from '@tanstack/react-query';
import { byPromise } from '@wura/operators/console/age';
import { mayOpen, type Queue, type Waiting } from '@wura/operators/console/feature';
import { Failed, Nothing, Page, Waiting as Loading } from '@wura/operators/console/page';
import { useSelf } from '@wura/operators/console/self';
import { StandingChip } from '@wura/operators/console/standing-chip';
import { useRowKeys } from '@wura/operators/console/use-keys';
import { Link } from 'react-router';
import { queues } from '../screens.ts';

const askedEveryMs = 30_000;
const shownMax = 30;

/** What needs a person now, the oldest promise first, and how much of each there is. */
export default function DashboardScreen() {
  const role = useSelf()!.role;
  const mine = queues.filter(queue => mayOpen(role, queue));
  const asked = useQueries({
    queries: mine.map(({ name, read }) => ({
      queryKey: ['queue', name],
      queryFn: read,
      refetchInterval: askedEveryMs,
    })),
  });
  useRowKeys();
  const rows = asked
    .flatMap(({ data }, at) => (data?.items ?? []).map(item => ({ ...item, queue: mine[at]!.name })))
    .toSorted(byPromise);
  const failed = asked.filter(({ isError }) => isError);
  const isWhole = asked.every(({ data }) => data !== undefined);
  return (
    <Page title="Dashboard" lead="What needs a person now, the oldest promise first.">
      {failed.length > 0 && (
        <Failed error={failed[0]!.error} again={() => failed.forEach(each => void each.refetch())} />
      )}
      <ul aria-label="How much waits" className="mb-6 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {mine.map((queue, at) => (
          <Count key={queue.name} queue={queue} waiting={asked[at]!.data} />
        ))}
      </ul>
      <h2 className="mb-2 text-row">Next</h2>
      {rows.length > 0 ? (
        <ol aria-label="Waiting" className="panel p-1.5">
          {rows.slice(0, shownMax).map(row => (
            <Row key={`${row.queue} ${row.id}`} {...row} />
          ))}
        </ol>
      ) : isWhole ? (
        <Nothing>Nothing waits for a person. Well done.</Nothing>
      ) : (
        failed.length === 0 && <Loading />
      )}
    </Page>
  );
}

function Count({ queue, waiting }: { queue: Queue; waiting: Awaited<ReturnType<Queue['read']>> | undefined }) {
  const count = waiting ? `${waiting.items.length}${waiting.isMore ? '+' : ''}` : '…';
  return (
    <li>
      <Link to={queue.to} className="panel flex min-h-20 flex-col justify-between p-3.5 hover:bg-surface-hover">
        <span className="money text-figure-md">{count}</span>
        <span className="text-small text-ink-2">{queue.name}</span>
      </Link>
    </li>
  );
}

function Row({ queue, title, since, dueAt = null, to }: Waiting & { queue: string }) {
  return (
    <li>
      <Link
        to={to}
        data-row=""
        className="flex min-h-11 flex-wrap items-center gap-x-3 md:flex-nowrap gap-y-1 rounded-control px-3 py-2 text-small hover:bg-surface-hover"
      >
        <span className="w-36 shrink-0 text-ink-2">{queue}</span>
        <span className="min-w-0 grow font-label wrap-anywhere">{title}</span>
        <StandingChip since={since} dueAt={dueAt} />
      </Link>
    </li>
  );
}
