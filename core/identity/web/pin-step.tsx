import { prefetched } from '@wura/browser/prefetched';
import { usePanels } from '@wura/browser/views';
import { Suspense, useEffect, useState } from 'react';
import { NotLoaded } from './not-loaded.tsx';
import type { PinStepProps } from './pin-dialog.tsx';

const PinDialog = prefetched<PinStepProps>(
  () => import('./pin-dialog.tsx').then(({ PinDialog: dialog }) => ({ default: dialog })),
  NotLoaded,
);

/**
 * The last step before money moves. Its dialog, and what other rooms bring along for it, is fetched while the customer reads what
 * is about to be paid: what came later would move the button from under the finger.
 */
export function PinStep(props: PinStepProps) {
  const brought = usePanels('pin');
  const [panels] = useState(brought);
  useEffect(() => {
    PinDialog.fetch();
    for (const panel of panels) void panel.load().catch(() => undefined);
  }, [panels]);
  // Once it was open it stays, closed: only then does the browser give the focus back.
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <PinDialog {...props} />
    </Suspense>
  ) : null;
}
