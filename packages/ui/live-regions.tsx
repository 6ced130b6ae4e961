import { useSyncExternalStore } from 'react';
import { currentAnnouncement, watchAnnouncements } from './announce.ts';

/** Mounted once, at the root: one polite region and one assertive. A new key makes a repeated text heard again. */
export function LiveRegions() {
  const said = useSyncExternalStore(watchAnnouncements, currentAnnouncement, () => null);
  return (
    <>
      <div aria-live="polite" aria-atomic="true" className="sr-only">
        {said?.urgency === 'polite' && <p key={said.id}>{said.text}</p>}
      </div>
      <div aria-live="assertive" aria-atomic="true" className="sr-only">
        {said?.urgency === 'assertive' && <p key={said.id}>{said.text}</p>}
      </div>
    </>
  );
}
