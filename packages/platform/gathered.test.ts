import { describe, expect, it } from 'vitest';
import { gathered } from './gathered.ts';

describe('gathered questions', () => {
  it('of one turn share a query, and those that come while it is under way the next', async () => {
    const asked: number[][] = [];
    const answers = Promise.withResolvers<void>();
    const square = gathered<number, number>(async keys => {
      asked.push(keys);
      await answers.promise;
      return new Map(keys.filter(key => key > 0).map(key => [key, key * key]));
    });
    const first = [square(2), square(3), square(2), square(-1)];
    await new Promise(resolve => setImmediate(resolve));
    const later = [square(3), square(4)];
    expect(asked).toEqual([[2, 3, -1]]);
    answers.resolve();
    expect(await Promise.all(first)).toEqual([4, 9, 4, undefined]);
    expect(await Promise.all(later)).toEqual([9, 16]);
    expect(asked).toEqual([[2, 3, -1], [3, 4]]); // oxfmt-ignore
  });

  it('fail together where their query fails, and the next ones are asked again', async () => {
    let isDown = true;
    const ask = gathered<string, string>(keys =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(new Map(keys.map(key => [key, key]))),
    );
    const failed = await Promise.allSettled([ask('a'), ask('b')]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isDown = false;
    expect(await ask('a')).toBe('a');
  });
});
