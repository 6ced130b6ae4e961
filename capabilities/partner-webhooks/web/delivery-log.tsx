import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { Button } from '@wura/ui/button';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { toast } from '@wura/ui/toast';
import { dayMs } from '@wura/platform/time';
import type { DeliveryOnWire, EndpointOnWire } from '../contract.ts';
import { keptDays } from '../rules.ts';
import { listDeliveries, replay } from './calls.ts';
import { webhookMessages } from './messages.ts';

/** What an address was told, how often it was tried, and the way to have it told again. */
export function DeliveryLog({ of: endpoint }: { of: EndpointOnWire }) {
  const words = useMessages(webhookMessages);
  const queries = useQueryClient();
  const { id } = endpoint;
  const queryKey = ['webhook deliveries', id];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      call(listDeliveries, {
        params: { id },
        query: { limit: '20', ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.nextCursor,
    refetchInterval: 5_000,
  });
  const again = async (body: { event_id: string } | { since: string }) => {
    try {
      const { count } = await call(replay, { params: { id }, body });
      toast(words.sentAgain(count));
    } catch (error) {
      toast(refusalText(error, { fallback: words.notDone }));
    }
    await queries.invalidateQueries({ queryKey });
  };
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  // A minute less than is kept, so that the day is one that can still be told.
  const oldest = () => new Date(Date.now() - keptDays * dayMs + 60_000).toISOString();

  return (
    <div className="flex flex-col gap-3">
      {list.isPending && (
        <Loading text={words.loading}>
          <SkeletonRows count={4} />
        </Loading>
      )}
      {list.isError && (
        <p role="alert" className="text-bad">
          {refusalText(list.error, { fallback: words.failed })}
        </p>
      )}
      {list.data && rows.length === 0 && <p className="text-ink-2">{words.nothingTold}</p>}
      <ul>
        {rows.map(row => (
          <li
            key={row.event_id}
            className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 not-first:border-t not-first:border-line"
          >
            <div className="min-w-0 grow basis-56">
              <p className="font-label break-words">
                {row.event} · {words.states[row.status]}
              </p>
              <p className="text-small break-words text-ink-2">{wayOf(row)}</p>
              <p className="text-small break-all text-ink-3">{row.event_id}</p>
            </div>
            {row.status !== 'waiting' && endpoint.is_on && (
              <Button look="quiet" size={40} onClick={() => void again({ event_id: row.event_id })}>
                {words.again}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button look="line" size={44} isLoading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {words.more}
        </Button>
      )}
      {endpoint.is_on && (
        <Button look="line" size={44} onClick={() => void again({ since: oldest() })}>
          {words.againAll(keptDays)}
        </Button>
      )}
    </div>
  );

  function wayOf({ created_at: at, attempts, last_status: status, last_fault: fault, next_at: next }: DeliveryOnWire) {
    return [
      listDate(at),
      words.attempts(attempts),
      status === null ? fault && words.faults[fault] : words.answered(status),
      next && words.nextAt(listDate(next)),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}
