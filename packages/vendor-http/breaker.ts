/** Whether a provider seems to be there at all. */
export interface Breaker {
  /** False while it is not worth asking; after a rest, one caller at a time is let through to find out. */
  mayAsk(): boolean;
  /** An answer of any kind that a working provider gives. */
  answered(): void;
  /** Nothing, or a fault of theirs. */
  silent(): void;
  /** They want nothing of us for so long. */
  askedToWait(ms: number): void;
  isOpen(): boolean;
}

export interface BreakerOptions {
  now: () => number;
  /** How many failures in a row make it worth stopping. */
  failuresMax?: number;
  restMs?: number;
}

/**
 * Stops asking a provider who has failed often in a row, so that customers hear "not now" at once instead of waiting for
 * a time-out each, and so that a provider who is coming back is not met by every call together.
 */
export function createBreaker({ now, failuresMax = 8, restMs = 5_000 }: BreakerOptions): Breaker {
  let failures = 0;
  let restsUntil = 0;
  let waitsUntil = 0;
  const isOpen = () => failures >= failuresMax || now() < waitsUntil;
  return {
    isOpen,
    mayAsk() {
      if (now() < waitsUntil) return false;
      if (!isOpen()) return true;
      if (now() < restsUntil) return false;
      // The probe takes the next rest with it: a call that comes while it is under way waits for what it finds.
      restsUntil = now() + restMs;
      return true;
    },
    answered() {
      failures = 0;
    },
    silent() {
      failures++;
      if (isOpen()) restsUntil = now() + restMs;
    },
    askedToWait(ms) {
      waitsUntil = Math.max(waitsUntil, now() + ms);
    },
  };
}
