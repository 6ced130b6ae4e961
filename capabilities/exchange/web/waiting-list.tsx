import { useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { IconButton } from '@wura/ui/icon-button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { StatusChip } from '@wura/ui/status-chip';
import { toast } from '@wura/ui/toast';
import { Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { cancelOrder, listAlerts, listOrders, removeAlert } from './calls.ts';
import { waitingMessages } from './messages.ts';
import { useWaitingItems, type WaitingItem } from './waiting-items.ts';

const shownFirst = 4;
/** What a worker does while the page is looked at is on it soon. */
const freshEveryMs = 15_000;

/** The customer's alerts and orders, newest first. */
export function WaitingList() {
  const words = useMessages(waitingMessages);
  const queries = useQueryClient();
  const alerts = useRoute(listAlerts, { query: {} }, { everyMs: freshEveryMs });
  const orders = useRoute(listOrders, { query: {} }, { everyMs: freshEveryMs });
  const items = useWaitingItems(alerts.data?.data ?? [], orders.data?.data ?? []);
  const [isWhole, setWhole] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  if (alerts.isPending || orders.isPending) {
    return (
      <Loading text={words.loading}>
        <Skeleton className="h-[1lh] text-small" />
      </Loading>
    );
  }
  if (alerts.isError || orders.isError) {
    return (
      <p role="alert" className="text-small text-bad">
        {words.listFailed}{' '}
        <button
          type="button"
          className="link min-h-6 text-inherit!"
          onClick={() => void Promise.all([alerts.refetch(), orders.refetch()])}
        >
          {words.retry}
        </button>
      </p>
    );
  }
  if (items.length === 0) return <p className="text-small text-ink-2">{words.empty}</p>;

  async function end({ id, kind }: WaitingItem): Promise<void> {
    setFailure(undefined);
    try {
      await (kind === 'alert' ? call(removeAlert, { params: { id } }) : call(cancelOrder, { params: { id } }));
      toast(kind === 'alert' ? words.removed : words.orderCancelled);
    } catch (error) {
      setFailure(error);
    }
    await queries.invalidateQueries({ queryKey: [(kind === 'alert' ? listAlerts : listOrders).path] });
  }

  return (
    <div>
      {failure !== undefined && (
        <p role="alert" className="mb-2 text-small font-medium text-bad">
          {refusalText(failure, { fallback: words.failed })}
        </p>
      )}
      <ul aria-label={words.list}>
        {items.slice(0, isWhole ? items.length : shownFirst).map(item => (
          <li key={item.id} className="flex items-start gap-2 py-3 not-first:border-t not-first:border-line">
            <div className="min-w-0 grow">
              <p className="font-label wrap-anywhere">{item.name}</p>
              {item.lines.map(line => (
                <p key={line} className="text-small wrap-anywhere text-ink-2">
                  {line}
                </p>
              ))}
              <div className="mt-1.5">
                {item.chip ? (
                  <StatusChip status={item.chip} label={item.state} />
                ) : (
                  <span className="chip bg-info-bg text-info">{item.state}</span>
                )}
              </div>
            </div>
            {item.canEnd && (
              <IconButton
                label={(item.kind === 'alert' ? words.remove : words.cancel)(item.name)}
                icon={item.kind === 'alert' ? <Trash2 className="size-[18px]!" /> : <X className="size-[18px]!" />}
                onClick={() => void end(item)}
                className="-mr-2"
              />
            )}
          </li>
        ))}
      </ul>
      {!isWhole && items.length > shownFirst && (
        <button type="button" className="link min-h-11 text-small" onClick={() => setWhole(true)}>
          {words.seeAll(items.length)}
        </button>
      )}
    </div>
  );
}
