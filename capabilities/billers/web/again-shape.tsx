import { keep, kept } from '@wura/browser/kept';
import { Skeleton } from '@wura/ui/skeleton';
import { LostRow } from '@wura/wallets/web/awaited-row';
import { useEffect } from 'react';

const name = 'bills paid';

/** How many there are is kept on this device, so that the next time as many have their place before they are known. */
export function useKeptCount(count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined) keep(name, count);
  }, [count]);
}

/** Whether it is known on this device that there are some. */
export const isCountKept = () => typeof kept(name) === 'number' && kept(name) !== 0;

/** The true shape of what was paid last; and once that was lost, words in its place. */
export function AgainShape({ askAgain }: { askAgain?: (() => void) | undefined }) {
  const count = kept(name);
  if (typeof count !== 'number' || count === 0) return null;
  if (askAgain) return <LostRow askAgain={askAgain} className="panel min-h-17" />;
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-2.5 ml-2 h-6 w-28 md:ml-0" />
      <div className="panel divide-y divide-line overflow-clip">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className="flex h-17 items-center gap-3.5 px-4 md:px-5">
            <Skeleton className="size-11 flex-none rounded-2xl!" />
            <div className="grow">
              <Skeleton className="h-[13px] w-1/2" />
              <Skeleton className="mt-2 h-[11px] w-1/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
