import type { Limited, RateLimit, RouteSpec } from '@wura/wire';
import { commonRefusals, refuse, type Refused } from '@wura/wire/refusals';
import type { RateLimiter } from './rate-limit.ts';

/** One budget for all calls of a caller together. */
const usualLimit: RateLimit = { max: 600, windowSeconds: 60 };

/**
 * For calls that a contract refuses. A person who fills in a form is refused a few times, a program thousands of times.
 */
const refusedLimit: RateLimit = { max: 120, windowSeconds: 60 };

/** A body beyond this costs more to read than to answer. */
const largeBytesMin = 256 * 1024;

/**
 * From here on a window is long: it is there for what costs money or tells something, and a caller would only have to wait
 * for a restart, or be lucky with the process that answers. So it is counted in the database.
 */
const longSecondsMin = 3_600;

/**
 * Who calls. A stranger is a network, and an attacker has as many of those as they please: what strangers do is counted in
 * memory, which is bounded, and never leaves a row.
 */
export interface CountedCaller {
  readonly name: string;
  readonly isKnown: boolean;
}

/** When a call of one route is counted, and against what. All of them throw where a caller has to wait; what was
 * counted in the database throws once its answer is there. */
export interface RouteLimits {
  /** Nothing is counted yet. */
  peek(caller: string): void;
  countUsual(caller: string): void;
  /** Before the body is read. All calls together are counted under another name where the caller has one for them. */
  countArrival(caller: string, of: { isKnown: boolean; budget?: string | undefined }): Promise<void> | undefined;
  /** The contract has nothing against it. Only for routes with limits of their own. */
  countAccepted?: (caller: CountedCaller) => Promise<void>;
  /**
   * The contract refuses it. Only such a call is turned away when these are used up: callers who share an address and
   * send what is sound are not kept out by the others.
   */
  countUnreadable(caller: string): void;
  /** Only for routes whose refusals tell something. */
  countRefusal?: (error: Refused, caller: CountedCaller) => Promise<void>;
}

export function routeLimitsOf(route: RouteSpec, limiter: RateLimiter): RouteLimits {
  const { method, path, limits, countsAgainst } = route;
  const own = route.sharesLimitsOf ?? (limits && { method, path, limits });
  // Where the body is large it is what costs, so that such a call is counted before it is read.
  const isLarge = route.files !== undefined || (route.bodyBytesMax ?? 0) > largeBytesMin;
  const countUsual = (caller: string) => refuseToWait(limiter.take(caller, usualLimit));

  return {
    peek: caller => refuseToWait(limiter.wait(caller, usualLimit)),
    countUsual,
    countArrival(caller, { isKnown, budget = caller }) {
      countUsual(budget);
      if (own && isLarge) return countOwn(own, { name: caller, isKnown });
      if (own) peekOwn(own, caller);
      return undefined;
    },
    countUnreadable: caller => refuseToWait(limiter.take(nameAt(route, `refused ${caller}`), refusedLimit)),
    // Not before: a caller who has yet to find out how a form wants to be filled in has asked for nothing so far.
    ...(own && !isLarge && { countAccepted: caller => countOwn(own, caller) }),
    // A refusal is told as often as the other call would tell it. After that no refusal tells anything, because even
    // another one would say that it is not this one.
    ...(countsAgainst && {
      async countRefusal({ refusal }, caller) {
        if (countsAgainst.refusals.includes(refusal)) await countOwn(countsAgainst.as, caller);
        else peekOwn(countsAgainst.as, caller.name);
      },
    }),
  };

  async function countOwn(of: Limited, { name, isKnown }: CountedCaller): Promise<void> {
    const { takeEverywhere } = limiter;
    const isEverywhere = ({ windowSeconds }: RateLimit) => isKnown && takeEverywhere && windowSeconds >= longSecondsMin;
    const caller = nameAt(of, name);
    for (const limit of of.limits) if (!isEverywhere(limit)) refuseToWait(limiter.take(caller, limit));
    const long = of.limits.filter(isEverywhere);
    if (takeEverywhere && long.length > 0) refuseToWait(await takeEverywhere(caller, long));
  }

  function peekOwn(of: Limited, caller: string): void {
    for (const limit of of.limits) refuseToWait(limiter.wait(nameAt(of, caller), limit));
  }
}

/**
 * Counts so many calls of a route at once against its long limits, for one call that tells as much as they would: all of them,
 * or none where too few are left. Its short limits are about how fast a caller asks, and say nothing of one call. Answers the
 * seconds until there is room again, or 0.
 */
export async function takeLong(limiter: RateLimiter, of: Limited, caller: string, times: number): Promise<number> {
  for (const limit of of.limits) {
    if (limit.windowSeconds < longSecondsMin) continue;
    const seconds = await limiter.takeMany(nameAt(of, caller), limit, times);
    if (seconds > 0) return seconds;
  }
  return 0;
}

/** A route's own limits are its own budget. */
function nameAt({ method, path }: Pick<Limited, 'method' | 'path'>, caller: string): string {
  return `${method} ${path} ${caller}`;
}

function refuseToWait(seconds: number): void {
  if (seconds > 0) throw refuse(commonRefusals.too_many_requests, { retryAfterSeconds: seconds });
}
