/** Goes on in a task of its own, before what waits behind it where the browser knows how. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve));
}
