import { gathered } from './gathered.ts';

export interface FreshCache<Key, Value> {
  /** At once where it is known. */
  get(key: Key): Value | Promise<Value | undefined>;
  drop(key: Key): void;
  /** As `forget`, of one; and says what that was. */
  forgetKey(key: Key): Value | undefined;
  /** Forgets what matches, and whatever a query that is under way may have read before the change. */
  forget(matches: (value: Value) => boolean): void;
}

interface Held<Value> {
  value: Value;
  askedAt: number;
  epoch: number | undefined;
}

/**
 * Values by key, each believed for `freshMs` after it was asked for, or for `keptMs` as long as the epoch under which it
 * was asked for lasts: then nothing can have changed without `forget` being called. Misses share their queries. What is not
 * found is not remembered; what is found beside the keys that were asked for, is.
 *
 * A key that is a number is found several times as fast as a text: each text that comes from outside is first looked for among all
 * texts of the process.
 */
export function createFreshCache<Key extends string | number, Value>(options: {
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>;
  now: () => number;
  freshMs: number;
  keptMs?: number;
  epoch?: () => number | undefined;
  keepMax: number;
}): FreshCache<Key, Value> {
  const { load, now, freshMs, keptMs = freshMs, epoch = () => undefined, keepMax } = options;
  const held = new Map<Key, Held<Value>>();
  let changes = 0;

  const ask = gathered<Key, Value>(async keys => {
    const asked = { askedAt: now(), epoch: epoch() };
    const changesBefore = changes;
    const found = await load(keys);
    // A change fell into this query: its answers are good for the callers who asked before, and for none later.
    if (changes === changesBefore) for (const [key, value] of found) keep(key, { value, ...asked });
    return found;
  });

  function keep(key: Key, fresh: Held<Value>): void {
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
      return known && isFresh(known) ? known.value : ask(key);
    },
    drop: key => void held.delete(key),
    forgetKey(key) {
      changes++;
      const known = held.get(key);
      held.delete(key);
      return known?.value;
    },
    forget(matches) {
      changes++;
      for (const [key, { value }] of held) if (matches(value)) held.delete(key);
    },
  };
}
