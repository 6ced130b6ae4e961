export interface FreshCache<Value> {
  /** At once where it is known. */
  get(key: string): Value | Promise<Value | undefined>;
  drop(key: string): void;
  /** As `forget`, of one. */
  forgetKey(key: string): void;
  /** Forgets what matches, and whatever a query that is under way may have read before the change. */
  forget(matches: (value: Value) => boolean): void;
}

interface Waiting<Value> {
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

interface Held<Value> {
  value: Value;
  askedAt: number;
  epoch: number | undefined;
}

/**
 * Values by key, each believed for `freshMs` after it was asked for, or for `keptMs` as long as the epoch under which it
 * was asked for lasts: then nothing can have changed without `forget` being called. All keys missed in one turn of the
 * event loop, and those missed while a query is under way, share the next query: ten thousand callers cost one round
 * trip, not ten thousand. What is not found is not remembered.
 */
export function createFreshCache<Value>(options: {
  load: (keys: string[]) => Promise<ReadonlyMap<string, Value>>;
  now: () => number;
  freshMs: number;
  keptMs?: number;
  epoch?: () => number | undefined;
  keepMax: number;
}): FreshCache<Value> {
  const { load, now, freshMs, keptMs = freshMs, epoch = () => undefined, keepMax } = options;
  const held = new Map<string, Held<Value>>();
  let missed = new Map<string, Waiting<Value>[]>();
  let isLoading = false;
  let changes = 0;

  async function loadMissed(): Promise<void> {
    const batch = missed;
    missed = new Map();
    const asked = { askedAt: now(), epoch: epoch() };
    const changesBefore = changes;
    try {
      const found = await load([...batch.keys()]);
      // A change fell into this query: its answers are good for the callers who asked before, and for none later.
      if (changes === changesBefore) for (const [key, value] of found) keep(key, { value, ...asked });
      for (const [key, waiting] of batch) for (const { resolve } of waiting) resolve(found.get(key));
    } catch (error) {
      for (const waiting of batch.values()) for (const { reject } of waiting) reject(error);
    }
    isLoading = false;
    if (missed.size > 0) loadSoon();
  }

  function loadSoon(): void {
    if (isLoading) return;
    isLoading = true;
    setImmediate(() => void loadMissed());
  }

  function keep(key: string, fresh: Held<Value>): void {
    held.delete(key);
    held.set(key, fresh);
    // The first keys of a Map are the oldest.
    for (const [oldest, known] of held) {
      if (isFresh(known) && held.size <= keepMax) return;
      held.delete(oldest);
    }
  }

  function isFresh(known: Held<Value>): boolean {
    const age = now() - known.askedAt;
    // A clock set back must not make old answers young again.
    if (age < 0) return false;
    return age < freshMs || (age < keptMs && known.epoch !== undefined && known.epoch === epoch());
  }

  return {
    get(key) {
      const known = held.get(key);
      if (known && isFresh(known)) return known.value;
      return new Promise((resolve, reject) => {
        const waiting = missed.get(key);
        if (waiting) waiting.push({ resolve, reject });
        else missed.set(key, [{ resolve, reject }]);
        loadSoon();
      });
    },
    drop: key => void held.delete(key),
    forgetKey(key) {
      changes++;
      held.delete(key);
    },
    forget(matches) {
      changes++;
      for (const [key, { value }] of held) if (matches(value)) held.delete(key);
    },
  };
}
