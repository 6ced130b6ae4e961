import type { Panel, PanelProps } from '@wura/browser/views';
import { Skeleton } from '@wura/ui/skeleton';
import { lazy, Suspense, useState } from 'react';

interface OtherRoomsPanelProps extends PanelProps {
  panel: Panel;
  height?: 'h-40' | 'h-11';
}

/** A section that another room brings along. */
export function OtherRoomsPanel({ panel, height = 'h-40', onPin }: OtherRoomsPanelProps) {
  const [Section] = useState(() => lazy(panel.load));
  return (
    <Suspense fallback={panel.Shape ? <panel.Shape /> : <Skeleton className={`${height} rounded-card!`} />}>
      <Section onPin={onPin} />
    </Suspense>
  );
}
