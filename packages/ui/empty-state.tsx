import type { ReactNode } from 'react';
import { Motif, type MotifName } from './motif.tsx';

type EmptyStateProps = { motif: MotifName; title: ReactNode; children?: ReactNode; action?: ReactNode };

export function EmptyState({ motif, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-7 text-center">
      <Motif name={motif} className="mb-2.5 size-[76px] text-link" />
      <p className="text-entry font-strong">{title}</p>
      {children && <p className="mt-[3px] text-note text-ink-2">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
