import type { Panel, PanelProps } from '@wura/browser/views';
import { Skeleton } from '@wura/ui/skeleton';
import { lazy, Suspense, useState } from 'react';

interface OtherRoomsPanelProps extends PanelProps {
  panel: Panel;
  /** What stands beside it goes on without it, and does not move, where the connection went before it was fetched. */
  isDispensable?: boolean;
}

/** A section that another room brings along. */
export function OtherRoomsPanel({ panel, isDispensable = false, ...told }: OtherRoomsPanelProps) {
  const [Section] = useState(() => {
    const Blank = panel.Shape ?? (() => <div className={heightOf(panel)} />);
    return lazy(isDispensable ? () => panel.load().catch(() => ({ default: Blank })) : panel.load);
  });
  return (
    <Suspense fallback={panel.Shape ? <panel.Shape /> : <Skeleton className={`${heightOf(panel)} rounded-card!`} />}>
      <Section {...told} />
    </Suspense>
  );
}

const heightOf = ({ height = 'h-40' }: Panel) => height;
