import type { RateLimit } from '@wura/wire';

export interface RateLimiter {
  /** Counts one call. Answers how many seconds to wait, or 0 when the call may go on. */
  take(caller: string, limit: RateLimit): number;
  /** The same answer for the next call, and nothing is counted. */
  wait(caller: string, limit: RateLimit): number;
}

/** More callers than this at once, and the oldest windows are forgotten early: memory is bounded. */
const callersMax = 200_000;

/**
 * Fixed windows in this process's memory. It slows a caller down; what must hold exactly (PIN attempts, failed sign-ins)
 * is counted in the database instead.
 */
export function createRateLimiter({ now }: { now: () => number }): RateLimiter {
  const windows = new Map<string, { count: number; endsAt: number }>();

  return {
    take(caller, { max, windowSeconds }) {
      const at = now();
      const key = `${windowSeconds}:${caller}`;
      let window = windows.get(key);
      if (!window || window.endsAt <= at) {
        windows.delete(key);
        if (windows.size >= callersMax) forgetOldest(windows);
        window = { count: 0, endsAt: at + windowSeconds * 1000 };
        windows.set(key, window);
      }
      window.count++;
      return window.count <= max ? 0 : secondsUntil(window.endsAt, at);
    },
    wait(caller, { max, windowSeconds }) {
      const at = now();
      const window = windows.get(`${windowSeconds}:${caller}`);
      return window && window.endsAt > at && window.count >= max ? secondsUntil(window.endsAt, at) : 0;
    },
  };
}

function secondsUntil(endsAt: number, at: number): number {
  return Math.max(1, Math.ceil((endsAt - at) / 1000));
}

/** A Map keeps insertion order, so its first keys are the oldest windows. */
function forgetOldest(windows: Map<string, unknown>): void {
  for (const key of windows.keys()) {
    windows.delete(key);
    if (windows.size < callersMax * 0.9) return;
  }
}

export const unlimited: RateLimiter = { take: () => 0, wait: () => 0 };
