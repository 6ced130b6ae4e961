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

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

/** Where the browser knows trusted types, our policy of pages takes this address of a script and no other. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('wura', { createScriptURL: () => '/service-worker.js' });
  // The library of the browser's types has text here, and the browser an object that stands for it.
  return (policy?.createScriptURL('') as string | undefined) ?? '/service-worker.js';
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedAddress());
    const { active } = await navigator.serviceWorker.ready;
    // What this page loaded before the worker was there to see it.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    active?.postMessage(loaded, {});
  } catch {
    // A private window, or a browser that was told not to: the wallet needs a network then.
  }
}
