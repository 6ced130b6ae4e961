import { createRateLimiter } from '@wura/http/rate-limit';
import { createJobRunner } from '@wura/jobs/run';
import { silentLog } from '@wura/platform/log';
import { hourMs } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countUp, countUpTo, isWorthALine } from './counters.ts';
import { counterJobs } from './forget-ended.ts';

let database: TestDatabase;
const at = new Date('2026-11-22T10:00:00Z');
const later = (ms: number) => new Date(at.getTime() + ms);

beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database.close());

it('what many processes count at once is counted once each, and begins anew when its window has ended', async () => {
  const pool = database.pool();
  const both = ['b', 'a'].map(name => ({ name, windowMs: hourMs }));
  const counts = await Promise.all(Array.from({ length: 25 }, () => countUp(pool, both, at)));
  expect(counts.map(([first]) => first!.count).toSorted((x, y) => x - y)).toEqual(
    Array.from({ length: 25 }, (_, n) => n + 1),
  );
  expect(await countUp(pool, [both[0]!], later(hourMs - 1))).toEqual([{ count: 26, endsAt: later(hourMs) }]);
  expect(await countUp(pool, [both[0]!], later(hourMs))).toEqual([{ count: 1, endsAt: later(2 * hourMs) }]);
});

it('a limit of a day holds for all processes together and over a restart', async () => {
  const process = () => {
    const pool = database.pool();
    return createRateLimiter({
      now: () => at.getTime(),
      countEverywhere: (tallies, when) => countUp(pool, tallies, when),
    });
  };
  const limits = [{ max: 3, windowSeconds: 86_400 }];
  const call = (limiter: ReturnType<typeof process>) => limiter.takeEverywhere!('GET /api/search cus_1', limits);
  const [one, other] = [process(), process()];
  expect([await call(one), await call(other), await call(one), await call(other)]).toEqual([0, 0, 0, 86_400]);
  expect(await call(process())).toBe(86_400);
});

it('many at once are counted all or none, however many callers ask for them together', async () => {
  const pool = database.pool();
  const seven = { name: 'names', windowMs: hourMs, by: 7, most: 20 };
  const taken = await Promise.all(Array.from({ length: 10 }, () => countUpTo(pool, seven, at)));
  expect(taken.filter(({ isCounted }) => isCounted)).toHaveLength(2);
  expect(taken.map(({ endsAt }) => endsAt)).toEqual(taken.map(() => later(hourMs)));
  expect((await countUpTo(pool, { ...seven, by: 6 }, at)).isCounted).toBe(true);
  expect((await countUp(pool, [seven], at))[0]!.count).toBe(21);
  expect((await countUpTo(pool, seven, later(hourMs))).isCounted).toBe(true);
  expect((await countUpTo(pool, { ...seven, name: 'fresh', by: 21 }, at)).isCounted).toBe(false);
});

it('counts that have ended are deleted, and no others', async () => {
  const worker = database.pool('wura_worker');
  await countUp(database.pool(), [{ name: 'ended', windowMs: 1 }], at);
  await countUp(database.pool(), [{ name: 'open', windowMs: 10 * hourMs }], at);
  const kinds = new Map(await counterJobs({ pool: worker, now: () => later(9 * hourMs).getTime() }));
  await database.pool('wura_owner').query('update jobs.job set due_at = now()');
  await createJobRunner({ pool: worker, log: silentLog, kinds }).runDue();
  const { rows } = await worker.query<{ name: string }>('select name from counters.counter where ends_at <= $1', [
    later(9 * hourMs),
  ]);
  expect(rows).toEqual([]);
  const left = await worker.query(`select from counters.counter where name = 'open'`);
  expect(left.rowCount).toBe(1);
});

it('of something that happens a million times the log has a few lines more than of something that happens ten times', () => {
  const lines = Array.from({ length: 1_000_000 }, (_, n) => n + 1).filter(count => isWorthALine(count, 10));
  const oneByOne = Array.from({ length: 10 }, (_, n) => n + 1);
  const doublings = Array.from({ length: 16 }, (_, n) => 10 * 2 ** (n + 1));
  expect(lines).toEqual([...oneByOne, ...doublings]);
});
