import { createJobRunner } from '@wura/jobs/run';
import { silentLog } from '@wura/platform/log';
import { dayMs, lagosDate } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { policyJobs } from './tidy.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

it('the worker deletes once a day what was counted against limits more than a hundred days ago, and no count that is read', async () => {
  const pool = database.pool('wura_worker');
  const owner = database.pool('wura_ledger');
  const dayAgo = (days: number) => lagosDate(Date.now() - days * dayMs);
  for (const days of [0, 1, 99, 100, 101, 4000]) {
    await owner.query(
      `insert into ledger.allowance (owner, period, direction, used, ceiling) values (1, $1, 'out', 5, 10), (1, $1, 'in', 5, 10)`,
      [dayAgo(days)],
    );
  }
  const kinds = new Map(await policyJobs({ pool, now: Date.now }));
  await pool.query('update jobs.job set due_at = now()');
  await createJobRunner({ pool, log: silentLog, kinds }).runDue();

  const { rows } = await owner.query<{ period: string; counts: bigint }>(
    'select period::text, count(*) as counts from ledger.allowance group by 1 order by 1 desc',
  );
  expect(rows).toEqual([0, 1, 99, 100].map(days => ({ period: dayAgo(days), counts: 2n })));
  const { rows: jobs } = await pool.query<{ hours: number }>(
    `select extract(epoch from due_at - now())::float8 / 3600 as hours from jobs.job where kind = 'policy_tidy'`,
  );
  expect(jobs).toEqual([{ hours: expect.closeTo(24, 0) }]);
});
