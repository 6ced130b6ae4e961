import { pagesAtOnce } from '@wura/database/by-pages';
import { createJobRunner } from '@wura/jobs/run';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endings } from './endings.ts';
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

it('a sweep deletes a few thousand rows at once and reads as few pages, however many sessions there are and ended', async () => {
  const owner = database.pool('wura_owner');
  const pool = database.pool('wura_worker');
  await owner.query(
    `insert into identity.sessions
       (token_hash, public_id, customer, is_remembered, created_at, last_used_at, ends_at, user_agent, address)
     select sha256(n::text::bytea), 'ses_' || n, (select min(id) from identity.customers), true, now(), now(),
            now() + case when n % 10 = 0 then 1 else -31 end * interval '1 day', repeat('Mozilla ', 12), '127.0.0.1'
     from generate_series(1, 20000) n`,
  );
  await owner.query('create table identity.deleted_at_once (rows bigint)');
  await owner.query(
    `create function identity.count_deleted() returns trigger language plpgsql security definer as
     'begin insert into identity.deleted_at_once select count(*) from gone; return null; end'`,
  );
  await owner.query(
    `create trigger count_deleted after delete on identity.sessions referencing old table as gone
     for each statement execute function identity.count_deleted()`,
  );
  const kinds = new Map(await identityJobs({ pool, now: Date.now }));
  await pool.query('update jobs.job set due_at = now()');
  await createJobRunner({ pool, log: silentLog, kinds }).runDue();

  const { rows: deleted } = await owner.query<{ rows: bigint }>('select rows from identity.deleted_at_once');
  expect(deleted.reduce((sum, { rows }) => sum + rows, 0n)).toBe(18_000n);
  expect(Math.max(...deleted.map(({ rows }) => Number(rows)))).toBeLessThan(10_000);
  expect(await count('select count(*) from identity.sessions')).toBe(2_000n);

  const { sql } = endings.find(({ table }) => table === 'identity.sessions')!;
  const { rows: plan } = await pool.query<{ 'QUERY PLAN': [{ Plan: { Plans: [Record<string, unknown>] } }] }>(
    `explain (analyze, buffers, format json) ${sql}`,
    ['(0,0)', `(${pagesAtOnce},0)`, new Date(0)],
  );
  const [scan] = plan[0]!['QUERY PLAN'][0].Plan.Plans;
  expect(scan['Node Type']).toBe('Tid Range Scan');
  expect(Number(scan['Shared Hit Blocks']) + Number(scan['Shared Read Blocks'])).toBeLessThanOrEqual(pagesAtOnce);

  async function count(statement: string): Promise<bigint> {
    return (await owner.query<{ count: bigint }>(statement)).rows[0]!.count;
  }
});
