import { keep, kept } from '@wura/browser/kept';
import { Skeleton } from '@wura/ui/skeleton';
import { useEffect } from 'react';

/**
 * Whether a row of payees is kept a place before it is known, so that a form below it does not move under a thumb: where it
 * stood when this device last knew, and on a new device where it `usually` stands.
 */
export function useIsRowAwaited(name: string, count: number | undefined, { usually }: { usually: boolean }): boolean {
  useEffect(() => {
    if (count !== undefined) keep(name, count > 0);
  }, [name, count]);
  return count === undefined && (kept(name) ?? usually) === true;
}

/** The true shape of a row of payees. */
export function AwaitedRow() {
  return (
    <div aria-hidden="true" className="min-h-[117px]">
      <Skeleton className="h-[1lh] w-20 text-small" />
      <div className="mt-3 flex gap-1 overflow-hidden">
        {[0, 1, 2].map(at => (
          <div key={at} className="flex w-[84px] flex-none flex-col items-center gap-1.5">
            <Skeleton className="size-10 rounded-full!" />
            <Skeleton className="h-3 w-14" />
          </div>
        ))}
      </div>
    </div>
  );
}
