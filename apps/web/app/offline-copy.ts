import { readToken, watchSession } from '@wura/browser/session';

/** From the first sign-in on, this device can open the wallet without a network. A visitor's device is left alone. */
export function keepOfflineCopy(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let isKept = false;
  const look = () => {
    if (isKept || readToken() === null) return;
    isKept = true;
    void register();
  };
  watchSession(look);
  look();
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    // What this page loaded before the worker was there to see it.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    active?.postMessage(loaded, {});
  } catch {
    // A private window, or a browser that was told not to: the wallet needs a network then.
  }
}
