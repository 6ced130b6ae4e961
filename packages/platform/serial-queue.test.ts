import { Refused } from '@wura/wire/refusals';
import { expect, test } from 'vitest';
import { createKeyedQueue, createSerialQueue } from './serial-queue.ts';

test('queued work is done one after the other in the order it came, and a failure stops only its own', async () => {
  const queue = createSerialQueue({ lengthMax: 3 });
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
    return name;
  };
  const answers = Promise.allSettled(['a', 'b', 'c'].map(name => queue.run(work(name))));
  await expect(queue.run(work('d'))).rejects.toThrow(Refused);
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(queue.length()).toBe(0);
});

test('queued work that waited too long is refused as busy, not done late', async () => {
  const queue = createSerialQueue({ lengthMax: 3, waitMsMax: 5 });
  const first = queue.run(async () => {
    const until = performance.now() + 10;
    while (performance.now() < until);
  });
  await expect(queue.run(async () => 'late')).rejects.toThrow(Refused);
  await first;
});

test('work of different keys does not wait for each other, and work of one key does', async () => {
  const queued = createKeyedQueue({ lengthMax: 2 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = queued('a', () => promise);
  const second = queued('a', async () => 'second');
  expect(await queued('b', async () => 'other')).toBe('other');
  await expect(queued('a', async () => 'third')).rejects.toThrow(Refused);
  resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});
