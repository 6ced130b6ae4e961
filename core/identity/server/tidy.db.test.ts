import { createJobRunner } from '@wura/jobs/run';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identityJobs } from './tidy.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

it('the worker deletes once a day what ended a month ago and devices unseen for longer than a browser keeps them, and nothing later', async () => {
  const app = database.pool('wura_app');
  const pool = database.pool('wura_worker');
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  for (const [at, days] of [31, 29].entries()) {
    await app.query(`insert into identity.sign_in_failures (subject, level, at) values ($1, 1, $2)`, [
      Buffer.alloc(32, at),
      daysAgo(days),
    ]);
  }
  const { rows: customers } = await app.query<{ id: bigint }>(
    `insert into identity.customers (public_id, account_number, first_name, last_name, username, email, phone,
       date_of_birth, country, state, residential_address, password_hash, created_at)
     values ('cus_1', '1234567897', 'Ada', 'Ade', 'ada', 'ada@example.com', '+2348030000000', '1990-01-01', 'NG', '',
       '1 Marina, Lagos', '$argon2id$none', now()) returning id`,
  );
  for (const [at, days] of [401, 399].entries()) {
    await app.query(
      `insert into identity.devices (customer, mark, first_seen_at, last_seen_at) values ($1, $2, $3, $3)`,
      [customers[0]!.id, Buffer.alloc(32, at), daysAgo(days)],
    );
  }
  const kinds = new Map(await identityJobs({ pool, now: Date.now }));
  await pool.query('update jobs.job set due_at = now()');
  await createJobRunner({ pool, log: silentLog, kinds }).runDue();

  const { rows: left } = await app.query('select subject from identity.sign_in_failures');
  expect(left).toEqual([{ subject: Buffer.alloc(32, 1) }]);
  const { rows: known } = await app.query('select mark from identity.devices');
  expect(known).toEqual([{ mark: Buffer.alloc(32, 1) }]);
  const { rows } = await pool.query<{ hours: number }>(
    `select extract(epoch from due_at - now())::float8 / 3600 as hours from jobs.job`,
  );
  expect(rows).toEqual([{ hours: expect.closeTo(24, 0) }]);
});
