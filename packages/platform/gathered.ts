interface Waiting<Value> {
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/**
 * Asks one query for many callers: all keys that are asked for in one turn of the event loop, and those asked for while a
 * query is under way, share the next one. Ten thousand callers cost one round trip, not ten thousand.
 */
export function gathered<Key, Value>(
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let asked = new Map<Key, Waiting<Value>[]>();
  let isLoading = false;

  async function loadAsked(): Promise<void> {
    const batch = asked;
    asked = new Map();
    try {
      const found = await load([...batch.keys()]);
      for (const [key, waiting] of batch) for (const { resolve } of waiting) resolve(found.get(key));
    } catch (error) {
      for (const waiting of batch.values()) for (const { reject } of waiting) reject(error);
    }
    isLoading = false;
    if (asked.size > 0) loadSoon();
  }

  function loadSoon(): void {
    if (isLoading) return;
    isLoading = true;
    setImmediate(() => void loadAsked());
  }

  return key =>
    new Promise((resolve, reject) => {
      const waiting = asked.get(key);
      if (waiting) waiting.push({ resolve, reject });
      else asked.set(key, [{ resolve, reject }]);
      loadSoon();
    });
}
