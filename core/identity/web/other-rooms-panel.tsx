import type { Panel } from '@wura/browser/views';
import { Skeleton } from '@wura/ui/skeleton';
import { lazy, Suspense, useState } from 'react';

/** A section that another room brings along. */
export function OtherRoomsPanel({ panel, height = 'h-40' }: { panel: Panel; height?: 'h-40' | 'h-11' }) {
  const [Section] = useState(() => lazy(panel.load));
  return (
    <Suspense fallback={<Skeleton className={`${height} rounded-card!`} />}>
      <Section />
    </Suspense>
  );
}
