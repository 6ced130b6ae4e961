import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import type { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { viewAddress } from '@wura/browser/views';
import { Banner } from '@wura/ui/banner';
import { Loading, SkeletonRows } from '@wura/ui/skeleton';
import { Link } from 'react-router';
import type { loanRoutes, RequestKind } from '../contract.ts';
import { viewOf } from './calls.ts';
import { requestMessages } from './messages.ts';
import type { Shown } from './request-facts.tsx';
import { StepChip } from './step-chip.tsx';

interface RequestListProps {
  kind: RequestKind;
  list: ReturnType<typeof useRoute<typeof loanRoutes.list>>;
  shown: Shown;
}

/** Those so far, newest first; nothing at all while there are none. */
export function RequestList({ kind, list, shown }: RequestListProps) {
  const words = useMessages(requestMessages);
  if (list.data?.data.length === 0) return null;
  return (
    <section aria-labelledby="requests" className="panel w-full max-w-[480px] self-start overflow-clip">
      <h2 id="requests" className="px-5 pt-4 pb-2 text-entry">
        {words.mine}
      </h2>
      {list.isPending && (
        <Loading text={words.loading}>
          <SkeletonRows count={2} />
        </Loading>
      )}
      {list.isError && !list.data && (
        <Banner
          tone="bad"
          className="m-3"
          title={refusalText(list.error, { fallback: words.listFailed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void list.refetch()}>
              {words.retry}
            </button>
          }
        />
      )}
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {list.data?.data.map(request => (
          <li key={request.id}>
            <Link
              to={`${viewAddress(viewOf[kind])}&request=${request.id}`}
              preventScrollReset
              className="flex min-h-16 items-center gap-3 px-5 py-2.5 -outline-offset-2 hover:bg-surface-hover"
            >
              <span className="min-w-0 grow leading-[1.35]">
                <span className="block truncate font-label">{shown.title(request.asked)}</span>
                <span className="block text-small text-ink-3">{listDate(request.placed_at)}</span>
              </span>
              <StepChip step={request.status} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
