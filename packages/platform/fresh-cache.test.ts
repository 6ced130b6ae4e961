import { describe, expect, it } from 'vitest';
import { createFreshCache } from './fresh-cache.ts';

function cacheOf(truth: Map<string, string>, options: { keepMax?: number } = {}) {
  const clock = { now: 1_000_000, epoch: undefined as number | undefined };
  const asked: string[][] = [];
  let hold: () => Promise<void> = () => Promise.resolve();
  const cache = createFreshCache<string, string>({
    now: () => clock.now,
    freshMs: 1000,
    keptMs: 60_000,
    epoch: () => clock.epoch,
    keepMax: options.keepMax ?? 100,
    async load(keys) {
      asked.push(keys);
      const found = new Map(keys.flatMap(key => (truth.has(key) ? [[key, truth.get(key)!] as const] : [])));
      await hold();
      return found;
    },
  });
  const holdUntil = (until: () => Promise<void>) => {
    hold = until;
  };
  return { cache, clock, asked, holdUntil };
}

describe('a fresh cache', () => {
  it('asks once for all that is missed at once, and believes it for a second', async () => {
    const { cache, clock, asked } = cacheOf(new Map([['a', 'A']]));
    const got = await Promise.all([cache.get('a'), cache.get('b'), cache.get('a')]);
    expect(got).toEqual(['A', undefined, 'A']);
    expect(asked).toEqual([['a', 'b']]);
    clock.now += 999;
    await cache.get('a');
    expect(asked).toHaveLength(1);
    clock.now += 1;
    await cache.get('a');
    expect(asked).toHaveLength(2);
    // What was not there is asked for again, and an answer from the future is no answer.
    await cache.get('b');
    clock.now -= 3_600_000;
    await cache.get('a');
    expect(asked.slice(2)).toEqual([['b'], ['a']]);
  });

  it('believes longer what was asked under an epoch that lasts, and not a moment after it ended', async () => {
    const { cache, clock, asked } = cacheOf(new Map([['a', 'A']]));
    clock.epoch = 1;
    await cache.get('a');
    clock.now += 59_999;
    await cache.get('a');
    expect(asked).toHaveLength(1);
    clock.epoch = undefined;
    await cache.get('a');
    expect(asked).toHaveLength(2);
    clock.epoch = 2;
    clock.now += 1_000;
    await cache.get('a');
    expect(asked, 'what was asked while nothing was heard is believed for a second').toHaveLength(3);
    clock.now += 60_000;
    await cache.get('a');
    expect(asked).toHaveLength(4);
  });

  it('never keeps what a query read before a change and answered after it', async () => {
    const truth = new Map([['a', 'old']]);
    const { cache, asked, holdUntil } = cacheOf(truth);
    const gate = Promise.withResolvers<void>();
    holdUntil(() => gate.promise);
    const before = cache.get('a');
    await new Promise(setImmediate);
    expect(asked).toHaveLength(1);
    truth.set('a', 'new');
    cache.forget(() => true);
    // A caller who asks from here on must not share the query that began before the change.
    const after = cache.get('a');
    gate.resolve();
    expect(await before).toBe('old');
    expect(await after).toBe('new');
    expect(await cache.get('a')).toBe('new');
  });

  it('keeps no old answer either when nobody asked in between', async () => {
    const truth = new Map([['a', 'old']]);
    const { cache, holdUntil } = cacheOf(truth);
    const gate = Promise.withResolvers<void>();
    holdUntil(() => gate.promise);
    const before = cache.get('a');
    await new Promise(setImmediate);
    truth.set('a', 'new');
    cache.forget(() => true);
    gate.resolve();
    await before;
    expect(await cache.get('a')).toBe('new');
  });

  it('tells everybody when a query fails, and asks again the next time', async () => {
    const { cache, holdUntil } = cacheOf(new Map([['a', 'A']]));
    holdUntil(() => Promise.reject(new Error('the database is away')));
    const both = await Promise.allSettled([cache.get('a'), cache.get('a')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    holdUntil(() => Promise.resolve());
    expect(await cache.get('a')).toBe('A');
  });

  it('holds no more than it may', async () => {
    const { cache, asked } = cacheOf(new Map(['a', 'b', 'c'].map(key => [key, key])), { keepMax: 2 });
    for (const key of ['a', 'b', 'c']) await cache.get(key);
    await cache.get('c');
    expect(asked).toHaveLength(3);
    await cache.get('a');
    expect(asked).toHaveLength(4);
  });
});
