import type { Panel } from '@wura/browser/views';
import { Skeleton } from '@wura/ui/skeleton';
import { lazy, Suspense, useState } from 'react';

/** A section that another room brings along. */
export function OtherRoomsPanel({ panel }: { panel: Panel }) {
  const [Section] = useState(() => lazy(panel.load));
  return (
    <Suspense fallback={<Skeleton className="h-40 rounded-card!" />}>
      <Section />
    </Suspense>
  );
}
