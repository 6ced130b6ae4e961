import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { keyOf } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { EmptyState } from '@wura/ui/empty-state';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { countUnread, list, markAllRead, markRead } from './calls.ts';
import { isToday } from './is-today.ts';
import { notificationsMessages } from './messages.ts';
import { NotificationRow, type Notification } from './notification-row.tsx';

type PanelProps = { isOpen: boolean; unread: number; onClose: () => void };

/** What the customer was told, the newest first, in two heaps: today and earlier. */
export default function Panel({ isOpen, unread, onClose }: PanelProps) {
  const words = useMessages(notificationsMessages);
  return (
    <Dialog look="panel" isOpen={isOpen} title={words.title} closeLabel={words.close} onClose={onClose}>
      <Notifications unread={unread} onClose={onClose} />
    </Dialog>
  );
}

function Notifications({ unread, onClose }: Omit<PanelProps, 'isOpen'>) {
  const words = useMessages(notificationsMessages);
  const pages = useNotifications();
  const { read, readAll } = useReading();
  const all = pages.data?.pages.flatMap(page => page.data) ?? [];
  const open = (notification: Notification) => {
    if (!notification.read) read(notification.id);
    if (notification.link !== null) onClose();
  };

  return (
    <>
      <div className="mb-1 flex min-h-11 items-center justify-between gap-3">
        <p className="text-small text-ink-2">{pages.isSuccess && unread > 0 && words.unread(unread)}</p>
        {unread > 0 && (
          <Button look="quiet" size={40} isLoading={readAll.isPending} onClick={() => readAll.mutate()}>
            {words.markAll}
          </Button>
        )}
      </div>
      {readAll.isError && (
        <p role="alert" className="mb-3 font-medium text-bad">
          {refusalText(readAll.error, { fallback: words.markAllFailed })}
        </p>
      )}
      {pages.isPending && (
        <Loading text={words.loading}>
          <SkeletonRows count={4} />
        </Loading>
      )}
      {pages.isError && (
        <Banner
          tone="bad"
          title={refusalText(pages.error, { fallback: words.failed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void pages.refetch()}>
              {words.retry}
            </button>
          }
        />
      )}
      {pages.isSuccess && all.length === 0 && (
        <EmptyState motif="wave" title={words.empty}>
          {words.emptyText}
        </EmptyState>
      )}
      <Heap title={words.today} of={all.filter(({ created_at }) => isToday(created_at))} onOpen={open} />
      <Heap title={words.earlier} of={all.filter(({ created_at }) => !isToday(created_at))} onOpen={open} />
      {pages.hasNextPage && (
        <Button
          look="quiet"
          size={48}
          isWide
          isLoading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}

type HeapProps = { title: string; of: readonly Notification[]; onOpen: (notification: Notification) => void };

function Heap({ title, of, onOpen }: HeapProps) {
  if (of.length === 0) return null;
  return (
    <section aria-label={title} className="mb-3">
      <h3 className="mb-1 text-small font-medium text-ink-2">{title}</h3>
      <ul>
        {of.map(notification => (
          <li key={notification.id} className="not-first:border-t not-first:border-line">
            <NotificationRow notification={notification} onOpen={() => onOpen(notification)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useNotifications() {
  return useInfiniteQuery({
    queryKey: keyOf(list, {}),
    queryFn: ({ pageParam, signal }) => call(list, { query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.nextCursor ?? undefined,
    // Opened to see what is new.
    staleTime: 0,
  });
}

function useReading() {
  const words = useMessages(notificationsMessages);
  const queries = useQueryClient();
  const lookAgain = () =>
    Promise.all([list, countUnread].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
  // One that stays unread because the network failed is no harm: it is still there, and still marked.
  const one = useMutation({ mutationFn: (id: string) => call(markRead, { params: { id } }), onSettled: lookAgain });
  const readAll = useMutation({
    mutationFn: () => call(markAllRead, {}),
    onSuccess: () => {
      announce(words.allRead);
      return lookAgain();
    },
  });
  return { read: one.mutate, readAll };
}
