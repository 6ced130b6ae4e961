import { createJobRunner } from '@wura/jobs/run';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { Pool } from '@wura/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noticeJobs } from './tidy.ts';

let database: TestDatabase;
let owner: Pool;
beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('wura_owner');
});
afterAll(() => database.close());

async function sweep(): Promise<void> {
  const pool = database.pool('wura_worker');
  const kinds = new Map(await noticeJobs({ pool, now: Date.now }));
  await pool.query('update jobs.job set due_at = now()');
  await createJobRunner({ pool, log: silentLog, kinds }).runDue();
}

it('mails and texts that were done with a month ago are deleted, some thousands at once, and none of this month', async () => {
  await owner.query('create table notices.deleted_at_once (what text, rows bigint)');
  await owner.query(
    `create function notices.count_deleted() returns trigger language plpgsql security definer as
     'begin insert into notices.deleted_at_once select tg_table_name, count(*) from gone; return null; end'`,
  );
  for (const table of ['mails', 'texts']) {
    await owner.query(
      `insert into notices.${table} (public_id, recipient, ${table === 'mails' ? 'subject, ' : ''}text, created_at, done_at, outcome)
       select 'x_' || n, '+2348030000000', ${table === 'mails' ? "'', " : ''}case when n = 1 then 'Waiting' else '' end, now() - interval '40 days',
              case when n > 11 then now() - interval '31 days' when n > 1 then now() - interval '29 days' end,
              case when n > 1 then 'sent' end
         from generate_series(1, 11011) n`,
    );
    await owner.query(
      `create trigger count_deleted after delete on notices.${table} referencing old table as gone
       for each statement execute function notices.count_deleted()`,
    );
  }
  await sweep();
  const { rows: deleted } = await owner.query(
    'select what, sum(rows)::int as rows, max(rows)::int as most from notices.deleted_at_once group by what order by what',
  );
  expect(deleted).toEqual(['mails', 'texts'].map(what => ({ what, rows: 11_000, most: 5_000 })));
});

it('a browser is let go of when the time of its session is over, and no other one', async () => {
  await owner.query(
    `with customer as (
       insert into identity.customers (public_id, account_number, first_name, last_name, username, email, phone,
         date_of_birth, country, state, residential_address, password_hash, created_at)
       values ('cus_1', '1234567897', 'Ada', 'Ade', 'ada', 'ada@example.com', '+2348030000000', '1990-01-01', 'NG', '',
         '1 Marina, Lagos', '$argon2id$none', now()) returning id
     ), session as (
       insert into identity.sessions (token_hash, public_id, customer, is_remembered, created_at, last_used_at, ends_at, user_agent,
         address)
       select sha256(of::bytea), of, id, true, now(), now(), now() + hours * interval '1 hour', '', ''
         from customer, (values ('over', -1), ('on', 1)) as s (of, hours) returning public_id, customer
     ), bond as (
       insert into identity.session_bonds (session) select public_id from session returning id, session
     )
     insert into notices.push_subscriptions (customer, bond, digest, sealed, created_at)
     select s.customer, b.id, sha256(s.public_id::bytea), s.public_id::bytea, now()
       from session s join bond b on b.session = s.public_id`,
  );
  await sweep();
  const { rows } = await owner.query('select sealed from notices.push_subscriptions');
  expect(rows).toEqual([{ sealed: Buffer.from('on') }]);
});
