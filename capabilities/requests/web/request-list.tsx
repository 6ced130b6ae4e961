import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import type { useRoute } from '@wura/browser/query';
import { viewAddress } from '@wura/browser/views';
import { ListPanel } from '@wura/ui/list-panel';
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
    <ListPanel id="requests" words={words} list={list}>
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
    </ListPanel>
  );
}
