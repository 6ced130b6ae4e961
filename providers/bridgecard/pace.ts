import { setTimeout as after } from 'node:timers/promises';

/** Waits until a thing may be asked about again. */
export type Pace = (what: string, until?: AbortSignal) => Promise<void>;

const rememberedMax = 1_000;

/**
 * So long from one question about a thing to the next. A second one that came sooner would be refused, and so would all that
 * follow from it: a history of two pages could never be read to its end.
 */
export function createPace({
  everyMs,
  now = Date.now,
  wait = (ms, until) => after(ms, undefined, { ...(until && { signal: until }) }).catch(() => undefined),
}: {
  everyMs: number;
  now?: () => number;
  wait?: (ms: number, until?: AbortSignal) => Promise<unknown>;
}): Pace {
  const freeFrom = new Map<string, number>();
  return async (what, until) => {
    if (everyMs === 0) return;
    const at = now();
    const mine = Math.max(at, freeFrom.get(what) ?? at);
    if (freeFrom.size >= rememberedMax) for (const [each, free] of freeFrom) if (free <= at) freeFrom.delete(each);
    freeFrom.set(what, mine + everyMs);
    // A caller who has given up by then asks in vain, and is told so by the call itself.
    if (mine > at) await wait(mine - at, until);
  };
}
