import { labelOf, viewAddress, type Place, type View } from '@wura/browser/views';
import { Skeleton } from '@wura/ui/skeleton';
import { Tile } from '@wura/ui/tile';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

type ViewListProps = { views: readonly (View & { isAwaited: boolean })[]; place: Place; label: string };

/** Each view that a menu offers, as one row that leads there, and the shape of those it may offer. */
export function ViewList({ views, place, label }: ViewListProps) {
  return (
    <nav aria-label={label} className="panel overflow-clip">
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {views.map(view =>
          view.isAwaited ? (
            <AwaitedRow key={view.id} />
          ) : (
            <li key={view.id}>
              <Link to={viewAddress(view.id)} className={`${rowShape} -outline-offset-2 hover:bg-surface-hover`}>
                <Tile icon={<view.icon />} size={44} />
                <span className="min-w-0 grow leading-[1.35]">
                  <span className="block font-label">{labelOf(view, place)}</span>
                  {view.detail && <span className="block text-small text-ink-3">{view.detail()}</span>}
                </span>
                <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-3" />
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

const rowShape = 'flex min-h-17 items-center gap-3.5 px-4 py-2.5 md:px-5';

function AwaitedRow() {
  return (
    <li aria-hidden="true" className={`skeleton-group ${rowShape}`}>
      <Skeleton className="size-11 rounded-control!" />
      <span className="min-w-0 grow leading-[1.35]">
        <Skeleton className="h-[13px] w-24" />
        <Skeleton className="mt-2 h-[11px] w-3/4" />
      </span>
    </li>
  );
}
