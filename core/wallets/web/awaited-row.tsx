import { keep, kept } from '@wura/browser/kept';
import { useMessages } from '@wura/browser/messages';
import { Skeleton } from '@wura/ui/skeleton';
import { useEffect, useState } from 'react';
import { payeeRowMessages } from './messages.ts';

/**
 * Whether a row of payees is kept a place before it is known, so that a form below it does not move under a thumb: where it
 * stood when this device last knew, and on a new device where it `usually` stands.
 */
export function useIsRowAwaited(name: string, count: number | undefined, { usually }: { usually: boolean }): boolean {
  useEffect(() => {
    if (count !== undefined) keep(name, count);
  }, [name, count]);
  return count === undefined && (lastCount(name) ?? Number(usually)) > 0;
}

/** Somebody was paid just now: where there was no such row there is one on the next visit, and its place is kept. */
export function useBeginsRow(name: string): void {
  useEffect(() => {
    if (!lastCount(name)) keep(name, 1);
  }, [name]);
}

/** How many there were when this device last knew; undefined where it never did. */
export function lastCount(name: string): number | undefined {
  const count = kept(name);
  return typeof count === 'number' ? count : undefined;
}

/** A place that was kept for a row of payees, and of which there turned out to be none. What stands below stays there. */
export function EmptyRow() {
  const words = useMessages(payeeRowMessages);
  return <p className="grid min-h-[117px] place-items-center px-4 text-center text-small text-ink-2">{words.none}</p>;
}

/** Whether the place of a row was kept on this visit: it is not taken away again, whatever was found. */
export function useHasBeen(isAwaited: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isAwaited);
  if (isAwaited && !hasBeen) setHasBeen(true);
  return hasBeen;
}

type AwaitedRowProps = { askAgain: (() => void) | undefined };

/** The true shape of a row of payees; and once they were lost, words in its place. */
export function AwaitedRow({ askAgain }: AwaitedRowProps) {
  if (askAgain) return <LostRow askAgain={askAgain} className="min-h-[117px]" />;
  return (
    <div aria-hidden="true" className="min-h-[117px]">
      <Skeleton className="h-[1lh] w-20 text-small" />
      <div className="mt-3 flex gap-1 overflow-hidden">
        {[0, 1, 2].map(at => (
          <div key={at} className="flex w-[5.25rem] flex-none flex-col items-center gap-1.5">
            <Skeleton className="size-10 rounded-full!" />
            <Skeleton className="h-3 w-14" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** That those who are paid could not be asked for, which is not to say that there are none. */
export function LostRow({ askAgain, className }: { askAgain: () => void; className: string }) {
  const words = useMessages(payeeRowMessages);
  return (
    <p
      role="alert"
      className={`flex flex-wrap content-center items-center justify-center gap-x-2 px-4 text-center text-small text-bad ${className}`}
    >
      {words.failed}
      <button type="button" className="link min-h-11" onClick={askAgain}>
        {words.retry}
      </button>
    </p>
  );
}
