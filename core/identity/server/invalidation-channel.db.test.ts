import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Pool } from '@wura/database';
import { listenForChanges, type InvalidationChannel } from './invalidation-channel.ts';

let database: TestDatabase;
let pool: Pool;
let owner: Pool;
let channel: InvalidationChannel;
const heard: bigint[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  pool = database.pool();
  owner = database.pool('wura_owner');
  await owner.query(
    `insert into identity.customers (public_id, account_number, first_name, last_name, username, email, phone,
       date_of_birth, country, state, residential_address, password_hash, created_at)
     values ('cus_x', '1000000000', 'A', 'B', 'a', 'a@b.c', '+2348030000000', '1990-01-01', 'NG', '', 'x', '$argon2id$', now())`,
  );
  channel = listenForChanges(pool, { onChange: customer => heard.push(customer), log: silentLog });
  await vi.waitFor(() => expect(channel.epoch()).toBe(1), 5_000);
});
afterAll(async () => {
  channel.close();
  await database.close();
});

const change = (sql: string) => owner.query(`${sql} where id = 1`);
const hears = (count: number) => vi.waitFor(() => expect(heard).toHaveLength(count), { timeout: 5_000, interval: 10 });

describe('the channel on which changes are told', () => {
  it('tells of a freeze, whoever made it and however, and of nothing that does not matter', async () => {
    await change(`update identity.customers set residential_address = 'elsewhere'`);
    await change('update identity.customers set is_frozen = true');
    await hears(1);
    expect(heard[0]).toBe(1n);
  });

  it('says nothing can be trusted while it is cut, and counts anew when it is back', async () => {
    const cut = await database.pool('none').query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and (query = 'select 1' or query like 'listen%')`,
    );
    expect(cut.rowCount).toBeGreaterThan(0);
    await vi.waitFor(() => expect(channel.epoch()).toBeUndefined(), { timeout: 5_000, interval: 5 });
    await vi.waitFor(() => expect(channel.epoch()).toBe(2), { timeout: 5_000, interval: 10 });
    await change('update identity.customers set is_frozen = false');
    await hears(2);
  });
});
