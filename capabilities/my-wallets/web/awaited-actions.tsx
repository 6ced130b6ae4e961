import { Skeleton } from '@wura/ui/skeleton';

/** The phone's quick actions: five to a row, fewer where the letters of a reader are large. */
export const actionGrid = 'grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-y-3';

/** One whose name is not known yet. */
export function AwaitedAction({ tile = 'size-[52px] rounded-[17px]!' }) {
  return (
    <li aria-hidden="true" className="skeleton-group flex flex-col items-center gap-1.5 py-1.5 text-micro">
      <Skeleton className={tile} />
      <Skeleton className="h-[1lh] w-12" />
    </li>
  );
}
