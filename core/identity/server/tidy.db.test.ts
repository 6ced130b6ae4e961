import { createErrandRunner } from '@wura/errands/run';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identityErrands } from './tidy.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

it('the worker deletes once a day what ended a month ago, and nothing that ended later', async () => {
  const app = database.pool('wura_app');
  const pool = database.pool('wura_worker');
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  for (const [at, days] of [31, 29].entries()) {
    await app.query(`insert into identity.sign_in_failures (subject, level, at) values ($1, 1, $2)`, [
      Buffer.alloc(32, at),
      daysAgo(days),
    ]);
  }
  const kinds = new Map(await identityErrands({ pool, now: Date.now }));
  await pool.query('update errands.errand set due_at = now()');
  await createErrandRunner({ pool, log: silentLog, kinds }).runDue();

  const { rows: left } = await app.query('select subject from identity.sign_in_failures');
  expect(left).toEqual([{ subject: Buffer.alloc(32, 1) }]);
  const { rows } = await pool.query<{ hours: number }>(
    `select extract(epoch from due_at - now())::float8 / 3600 as hours from errands.errand`,
  );
  expect(rows).toEqual([{ hours: expect.closeTo(24, 0) }]);
});
