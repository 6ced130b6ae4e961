import type { Limited, RateLimit, RouteSpec } from '@wura/wire';
import { commonRefusals, refuse, type Refused } from '@wura/wire/refusals';
import type { RateLimiter } from './rate-limit.ts';

/** One budget for all calls of a caller together. */
const usualLimit: RateLimit = { max: 600, windowSeconds: 60 };

/** When a call of one route is counted, and against what. All of them throw where a caller has to wait. */
export interface Turns {
  /** Nothing is counted yet. */
  look(caller: string): void;
  takeUsual(caller: string): void;
  /** Before the body is read. */
  comeIn(caller: string): void;
  /** The contract has nothing against it. Only for routes with limits of their own. */
  understood?: (caller: string) => void;
  /** Only for routes whose refusals tell something. */
  refused?: (error: Refused, caller: string) => void;
}

export function turnsOf(route: RouteSpec, limiter: RateLimiter): Turns {
  const { method, path, limits, probes } = route;
  const own = limits && { method, path, limits };
  // Where the body is large it is what costs, so that such a call is counted before it is read.
  const isLarge = route.files !== undefined || route.bodyBytesMax !== undefined;
  const takeUsual = (caller: string) => refuseToWait(limiter.take(caller, usualLimit));

  return {
    look: caller => refuseToWait(limiter.wait(caller, usualLimit)),
    takeUsual,
    comeIn(caller) {
      takeUsual(caller);
      if (!own) return;
      if (isLarge) takeOwn(own, caller);
      else lookAtOwn(own, caller);
    },
    // Not before: whoever has yet to find out how a form wants to be filled in has asked for nothing so far.
    ...(own && !isLarge && { understood: caller => takeOwn(own, caller) }),
    // A refusal is told as often as the other call would tell it. After that no refusal tells anything, because even
    // another one would say that it is not this one.
    ...(probes && {
      refused({ refusal }, caller) {
        if (probes.refusals.includes(refusal)) takeOwn(probes.as, caller);
        else lookAtOwn(probes.as, caller);
      },
    }),
  };

  function takeOwn(of: Limited, caller: string): void {
    for (const limit of of.limits) refuseToWait(limiter.take(nameAt(of, caller), limit));
  }

  function lookAtOwn(of: Limited, caller: string): void {
    for (const limit of of.limits) refuseToWait(limiter.wait(nameAt(of, caller), limit));
  }
}

/** A route's own limits are its own budget. */
function nameAt({ method, path }: Limited, caller: string): string {
  return `${method} ${path} ${caller}`;
}

function refuseToWait(seconds: number): void {
  if (seconds > 0) throw refuse(commonRefusals.too_many_requests, { retryAfterSeconds: seconds });
}
