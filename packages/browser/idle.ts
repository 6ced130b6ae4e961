/**
 * Begins what can wait, once the first screen has settled: before, it would share the road and the processor with what the
 * customer is waiting for. Answers how to call it off; what has begun asks whether that was done.
 */
export function onceSettled(begin: (isOver: () => boolean) => Promise<void>, afterMs: number): () => void {
  let isOver = false;
  const timer = setTimeout(() => void begin(() => isOver), afterMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Resolves once the page has nothing else to do, or after two seconds. Safari has no idle callback. */
export function idle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}
