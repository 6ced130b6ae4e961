import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { StandingChip } from './standing-chip.tsx';
import { useKeys } from './use-keys.ts';

interface SplitProps {
  /** Where the list alone is. */
  home: string;
  rows: readonly { readonly id: string; readonly to: string }[];
  current: string | undefined;
  list: ReactNode;
  detail: ReactNode;
  onOpen: (to: string) => void;
}

/**
 * A queue beside what is opened of it; on a narrow screen one or the other. J and K open the next and the one before.
 */
export function Split({ home, rows, current, list, detail, onOpen }: SplitProps) {
  const at = rows.findIndex(({ id }) => id === current);
  const open = (next: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, next))];
    if (row && row.id !== current) onOpen(row.to);
  };
  useKeys({ j: () => open(at + 1), k: () => open(at === -1 ? rows.length - 1 : at - 1) });
  const isOpen = current !== undefined;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[340px_minmax(0,1fr)]">
      <div className={isOpen ? 'max-xl:hidden' : ''}>{list}</div>
      <div className={isOpen ? 'min-w-0' : 'max-xl:hidden'}>
        {isOpen && (
          <div className="mb-2 flex items-center justify-between gap-3 text-small xl:hidden">
            <Link to={home} className="link inline-flex min-h-11 items-center gap-1.5">
              <ArrowLeft className="size-[18px]" />
              Back to the list
            </Link>
          </div>
        )}
        {detail}
      </div>
    </div>
  );
}

interface QueueRowProps {
  to: string;
  isCurrent: boolean;
  title: ReactNode;
  detail?: ReactNode;
  since: string;
  dueAt?: string | null;
  /** Nothing waits any more. */
  isDone?: boolean;
}

/** One line of a queue's list. The open one stays in sight. */
export function QueueRow({ to, isCurrent, title, detail, since, dueAt = null, isDone }: QueueRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li>
      <Link
        ref={link}
        to={to}
        aria-current={isCurrent ? 'true' : undefined}
        className={`flex min-h-14 flex-col gap-1 rounded-control px-3 py-2.5 text-small ${isCurrent ? 'bg-selected' : 'hover:bg-surface-hover'}`}
      >
        <span className="flex items-start justify-between gap-2">
          <span className="min-w-0 font-strong wrap-anywhere">{title}</span>
          {!isDone && <StandingChip since={since} dueAt={dueAt} />}
        </span>
        {detail && <span className="text-ink-2 wrap-anywhere">{detail}</span>}
      </Link>
    </li>
  );
}

export function QueueList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="panel flex flex-col gap-0.5 p-1.5">
      {children}
    </ul>
  );
}
