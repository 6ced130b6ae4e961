import { lazy, Suspense, useEffect, useState } from 'react';
import { NotLoaded } from './not-loaded.tsx';
import type { PinStepProps } from './pin-dialog.tsx';

const load = () => import('./pin-dialog.tsx');

const PinDialog = lazy(() =>
  load().then(
    ({ PinDialog: dialog }) => ({ default: dialog }),
    () => ({ default: NotLoaded }),
  ),
);

/** The last step before money moves. Its dialog is fetched while the customer reads what is about to be paid. */
export function PinStep(props: PinStepProps) {
  useEffect(() => void load().catch(() => undefined), []);
  // Once it was open it stays, closed: only then does the browser give the focus back.
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <PinDialog {...props} />
    </Suspense>
  ) : null;
}
