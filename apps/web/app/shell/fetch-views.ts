import { idle, onceSettled } from '@wura/browser/idle';
import { keepOfflineCopy } from '../offline-copy.ts';
import { views } from '../views.ts';
import { useEffect } from 'react';
import { fetchView } from './view-outlet.tsx';

const afterMs = 4_000;

/**
 * Once the first screen has settled, this device is made ready to open the wallet without a network, and the other views
 * are fetched one by one, so that each opens without one.
 */
export function useFetchedViews(): void {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    return onceSettled(fetchAll, afterMs);
  }, []);
}

async function fetchAll(isOver: () => boolean): Promise<void> {
  void keepOfflineCopy();
  if (savesData()) return;
  for (const view of views) {
    if (isOver()) return;
    await idle();
    // What cannot be fetched now is fetched, or explained, when it is opened.
    await fetchView(view).catch(() => undefined);
  }
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
