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

/** When a call of one route is counted, and against what. All of them throw where a caller has to wait. */
export interface RouteLimits {
  /** Nothing is counted yet. */
  peek(caller: string): void;
  countUsual(caller: string): void;
  /** Before the body is read. */
  countArrival(caller: string): void;
  /** The contract has nothing against it. Only for routes with limits of their own. */
  countAccepted?: (caller: string) => void;
  /**
   * The contract refuses it. Only such a call is turned away when these are used up: callers who share an address and
   * send what is sound are not kept out by the others.
   */
  countUnreadable(caller: string): void;
  /** Only for routes whose refusals tell something. */
  countRefusal?: (error: Refused, caller: string) => void;
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
    countArrival(caller) {
      countUsual(caller);
      if (!own) return;
      if (isLarge) countOwn(own, caller);
      else peekOwn(own, caller);
    },
    countUnreadable: caller => refuseToWait(limiter.take(nameAt(route, `refused ${caller}`), refusedLimit)),
    // Not before: a caller who has yet to find out how a form wants to be filled in has asked for nothing so far.
    ...(own && !isLarge && { countAccepted: caller => countOwn(own, caller) }),
    // A refusal is told as often as the other call would tell it. After that no refusal tells anything, because even
    // another one would say that it is not this one.
    ...(countsAgainst && {
      countRefusal({ refusal }, caller) {
        if (countsAgainst.refusals.includes(refusal)) countOwn(countsAgainst.as, caller);
        else peekOwn(countsAgainst.as, caller);
      },
    }),
  };

  function countOwn(of: Limited, caller: string): void {
    for (const limit of of.limits) refuseToWait(limiter.take(nameAt(of, caller), limit));
  }

  function peekOwn(of: Limited, caller: string): void {
    for (const limit of of.limits) refuseToWait(limiter.wait(nameAt(of, caller), limit));
  }
}

/** A route's own limits are its own budget. */
function nameAt({ method, path }: Pick<Limited, 'method' | 'path'>, caller: string): string {
  return `${method} ${path} ${caller}`;
}

function refuseToWait(seconds: number): void {
  if (seconds > 0) throw refuse(commonRefusals.too_many_requests, { retryAfterSeconds: seconds });
}
