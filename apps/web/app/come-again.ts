import { keepDrafts } from '@wura/browser/drafts';
import { useOnline } from '@wura/browser/offline';
import { useEffect, useLayoutEffect, useState } from 'react';
import { reloadOnce } from './reload-once.ts';
import { isMissingPart } from './shell/missing-part.ts';

/**
 * With a network again, or where only the build is too old, what a missing part has brought down comes by itself, and with it
 * what was typed there.
 */
export function useComesAgain(error: unknown): { isComing: boolean; needsNetwork: boolean } {
  const isOnline = useOnline();
  const isMissing = isMissingPart(error);
  const [wasOffline] = useState(!isOnline);
  const [isComing, setComing] = useState(false);

  // The forms that are gone from the screen hear of it after this.
  useLayoutEffect(() => (isMissing ? keepDrafts() : undefined), [isMissing]);
  useEffect(() => {
    if (!isMissing || !isOnline) return;
    if (wasOffline) location.reload();
    else setComing(reloadOnce(Date.now()));
  }, [isMissing, isOnline, wasOffline]);

  return { isComing, needsNetwork: isMissing && (wasOffline || !isOnline) };
}
