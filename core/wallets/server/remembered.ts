/**
 * Facts that never change once they are true, so nothing here can be stale; bounded, so no caller can fill the memory.
 */
export interface Remembered<Key, Fact> {
  get(key: Key): Fact | undefined;
  set(key: Key, fact: Fact): void;
}

export function createRemembered<Key, Fact>(factsMax = 100_000): Remembered<Key, Fact> {
  const facts = new Map<Key, Fact>();
  return {
    get: key => facts.get(key),
    set(key, fact) {
      facts.set(key, fact);
      if (facts.size <= factsMax) return;
      // A Map keeps insertion order: the first were learnt longest ago, and can be learnt again.
      for (const oldest of facts.keys()) {
        facts.delete(oldest);
        if (facts.size <= factsMax * 0.9) return;
      }
    },
  };
}
