import type { Pool } from '@wura/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLastUses } from './last-uses.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Every moment that was written down, as seconds after the start. */
function openUses() {
  const startedAt = Date.now();
  const written: number[] = [];
  const query = async (_text: string, [, moments]: [Buffer[], Date[]]) => {
    for (const moment of moments) written.push((moment.getTime() - startedAt) / 1000);
  };
  const lastUses = createLastUses({ query } as unknown as Pool, { now: Date.now });
  function use() {
    const last = lastUses.of('key');
    if (last) last.at = Date.now();
    // What a session in memory says of its last use may be minutes old.
    else lastUses.note('key', { at: Date.now(), writtenAt: startedAt - 120_000 });
  }
  return { lastUses, written, use };
}

test('a session in steady use is written down once a minute', async () => {
  const { lastUses, written, use } = openUses();
  for (let second = 0; second < 150; second++) {
    use();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(written).toEqual([4, 64, 124]);
  await lastUses.close();
  expect(written).toEqual([4, 64, 124, 149]);
});

test('a session that rests is written down once, and again when it is used again', async () => {
  const { lastUses, written, use } = openUses();
  use();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(written).toEqual([0]);
  expect(lastUses.of('key')).toBeUndefined();
  use();
  await vi.advanceTimersByTimeAsync(5000);
  await lastUses.close();
  expect(written).toEqual([0, 200]);
});

test('a database that takes nothing does not keep the process from stopping', async () => {
  const query = () => Promise.reject(new Error('cannot execute UPDATE in a read-only transaction'));
  const lastUses = createLastUses({ query } as unknown as Pool, { now: Date.now });
  lastUses.note('key', { at: Date.now(), writtenAt: Date.now() - 1 });
  await expect(lastUses.close()).resolves.toBeUndefined();
});
