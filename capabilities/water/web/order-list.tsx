import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { Banner } from '@wura/ui/banner';
import { EmptyState } from '@wura/ui/empty-state';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { Tile } from '@wura/ui/tile';
import { Droplet } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { listOrders } from './calls.ts';
import { orderMessages, reviewMessages, waterMessages } from './messages.ts';
import { StepChip } from './step-chip.tsx';

/** What was ordered so far, newest first, and how far each has come. */
export function OrderList() {
  const words = useMessages(orderMessages);
  const { types, retry } = useMessages(waterMessages);
  const { each } = useMessages(reviewMessages);
  const [search] = useSearchParams();
  const orders = useRoute(listOrders, { query: { limit: '20' } });

  function addressOf(id: string): string {
    const next = new URLSearchParams(search);
    next.set('view', 'water-payment');
    next.set('order', id);
    return `/wallet?${next}`;
  }

  return (
    <section aria-labelledby="water-orders" className="panel w-full max-w-[480px] overflow-clip">
      <h2 id="water-orders" className="px-5 pt-4 pb-2 text-entry">
        {words.title}
      </h2>
      {orders.isPending && (
        <Loading text={words.loading}>
          <SkeletonRows count={2} />
        </Loading>
      )}
      {orders.isError && !orders.data && (
        <Banner
          tone="bad"
          className="m-3"
          title={refusalText(orders.error, { fallback: words.failed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void orders.refetch()}>
              {retry}
            </button>
          }
        />
      )}
      {orders.data?.data.length === 0 && (
        <EmptyState motif="house" title={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      {orders.data && orders.data.data.length > 0 && (
        <ul className="[&>li+li]:border-t [&>li+li]:border-line">
          {orders.data.data.map(order => (
            <li key={order.id}>
              <Link
                to={addressOf(order.id)}
                preventScrollReset
                className="flex min-h-16 items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-surface-hover"
              >
                <Tile icon={<Droplet />} />
                <span className="min-w-0 grow leading-[1.35]">
                  <span className="block truncate font-label">
                    {each(order.quantity, types[order.water_type_id] ?? order.name)}
                  </span>
                  <span className="block text-small text-ink-3">{listDate(order.placed_at)}</span>
                </span>
                <StepChip step={order.status} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
