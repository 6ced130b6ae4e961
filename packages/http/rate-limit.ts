import type { RateLimit } from '@wura/wire';

export interface RateLimiter {
  /** Counts one call. Answers how many seconds to wait, or 0 when the call may go on. */
  take(caller: string, limit: RateLimit): number;
  /** The same answer for the next call, and nothing is counted. */
  wait(caller: string, limit: RateLimit): number;
  /** Counts so many calls at once, or none of them where that is more than the limit leaves; answers like `take`. */
  takeMany(caller: string, limit: RateLimit, times: number): Promise<number>;
  /** Counts one call where every process does, and a restart forgets nothing. None: this limiter has no such place. */
  takeEverywhere?: (caller: string, limits: readonly RateLimit[]) => Promise<number>;
}

/** Where counts are kept for all processes together: it counts one more under each name, and answers how many by now. */
export type CountEverywhere = (
  tallies: readonly { readonly name: string; readonly windowMs: number }[],
  at: Date,
) => Promise<readonly { readonly count: number; readonly endsAt: Date }[]>;

/** The same for many at once, all of them or none. */
export type CountManyEverywhere = (
  tally: { readonly name: string; readonly windowMs: number; readonly by: number; readonly most: number },
  at: Date,
) => Promise<{ readonly isCounted: boolean; readonly endsAt: Date }>;

/** More callers than this at once, and the oldest windows are forgotten early: memory is bounded. */
const callersMax = 200_000;

interface Window {
  count: number;
  endsAt: number;
}

/**
 * Fixed windows in this process's memory. It slows a caller down; what must hold exactly (PIN attempts, failed sign-ins)
 * is counted in the database instead, and so are the long windows of customers where `countEverywhere` is given.
 */
export function createRateLimiter({
  now,
  countEverywhere,
  countManyEverywhere,
}: {
  now: () => number;
  countEverywhere?: CountEverywhere;
  countManyEverywhere?: CountManyEverywhere;
}): RateLimiter {
  const windows = new Map<string, Window>();

  const keep = (key: string, window: Window) => {
    windows.delete(key);
    if (windows.size >= callersMax) forgetOldest(windows);
    windows.set(key, window);
    return window;
  };

  const windowOf = (caller: string, windowSeconds: number, at: number) => {
    const key = keyOf(caller, windowSeconds);
    const window = windows.get(key);
    return window && window.endsAt > at ? window : keep(key, { count: 0, endsAt: at + windowSeconds * 1000 });
  };

  const limiter: RateLimiter = {
    take(caller, { max, windowSeconds }) {
      const at = now();
      const window = windowOf(caller, windowSeconds, at);
      window.count++;
      return window.count <= max ? 0 : secondsUntil(window.endsAt, at);
    },
    async takeMany(caller, { max, windowSeconds }, times) {
      const at = now();
      if (countManyEverywhere) {
        const tally = { name: keyOf(caller, windowSeconds), windowMs: windowSeconds * 1000, by: times, most: max };
        const { isCounted, endsAt } = await countManyEverywhere(tally, new Date(at));
        return isCounted ? 0 : secondsUntil(endsAt.getTime(), at);
      }
      const window = windowOf(caller, windowSeconds, at);
      if (window.count + times > max) return secondsUntil(window.endsAt, at);
      window.count += times;
      return 0;
    },
    wait(caller, { max, windowSeconds }) {
      const at = now();
      const window = windows.get(keyOf(caller, windowSeconds));
      return window && window.endsAt > at && window.count >= max ? secondsUntil(window.endsAt, at) : 0;
    },
  };
  if (!countEverywhere) return limiter;

  return {
    ...limiter,
    async takeEverywhere(caller, limits) {
      const at = now();
      // What is known to be used up asks the database no more.
      const known = Math.max(0, ...limits.map(limit => limiter.wait(caller, limit)));
      if (known > 0) return known;
      const tallies = limits.map(({ windowSeconds }) => ({
        name: keyOf(caller, windowSeconds),
        windowMs: windowSeconds * 1000,
      }));
      const counted = await countEverywhere(tallies, new Date(at));
      let seconds = 0;
      for (const [index, { max, windowSeconds }] of limits.entries()) {
        const { count, endsAt } = counted[index]!;
        // Remembered once it is used up, so that the next call is refused before its body is read.
        if (count >= max) keep(keyOf(caller, windowSeconds), { count: max, endsAt: endsAt.getTime() });
        if (count > max) seconds = Math.max(seconds, secondsUntil(endsAt.getTime(), at));
      }
      return seconds;
    },
  };
}

const keyOf = (caller: string, windowSeconds: number) => `${windowSeconds}:${caller}`;

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

export const unlimited: RateLimiter = { take: () => 0, takeMany: async () => 0, wait: () => 0 };
