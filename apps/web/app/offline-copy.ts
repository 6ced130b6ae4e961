/** From the first sign-in on, this device can open the wallet without a network. A visitor's device is left alone. */
export async function keepOfflineCopy(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
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
