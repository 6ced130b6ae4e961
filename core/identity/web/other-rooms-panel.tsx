import type { Panel, PanelProps } from '@wura/browser/views';
import { Skeleton } from '@wura/ui/skeleton';
import { lazy, Suspense, useState } from 'react';

interface OtherRoomsPanelProps extends PanelProps {
  panel: Panel;
  height?: 'h-40' | 'h-11';
  /** What stands beside it goes on without it, where the connection went before it was fetched. */
  isDispensable?: boolean;
}

/** A section that another room brings along. */
export function OtherRoomsPanel({ panel, height = 'h-40', isDispensable = false, ...told }: OtherRoomsPanelProps) {
  const [Section] = useState(() =>
    lazy(isDispensable ? () => panel.load().catch(() => ({ default: Nothing })) : panel.load),
  );
  return (
    <Suspense
      fallback={panel.Shape ? <panel.Shape /> : <Skeleton className={`${panel.height ?? height} rounded-card!`} />}
    >
      <Section {...told} />
    </Suspense>
  );
}

const Nothing = () => null;
