import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@wura/embedded-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, type Pool } from './database.ts';
import { watchWrites } from './watch-writes.ts';

// A server of its own, because what is tried here is done to all of a server.
const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-writes-'));
let server: EmbeddedPostgres;
let pool: Pool;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir });
  pool = createPool({ url: server.url, max: 4, applicationName: 'wura-test' });
  await pool.query('create schema sample; create table sample.row (n int)');
}, 60_000);
afterAll(async () => {
  await pool.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function setOfServer(setting: string): Promise<void> {
  await pool.query(`alter system ${setting}`);
  await pool.query('select pg_reload_conf()');
}

/** Each look is a new one. */
const fresh = (seconds = { now: 0 }) => watchWrites(pool, () => (seconds.now += 1) * 1_000);
const until = async (state: string, watch = fresh()) =>
  await expect.poll(() => watch.look(), { timeout: 10_000, interval: 50 }).toBe(state);

test('a database that takes no writes is read-only while it does not, and up as soon as it takes them again', async () => {
  expect(await fresh().look()).toBe('up');
  await setOfServer('set default_transaction_read_only = on');
  await until('read_only');
  await setOfServer('reset default_transaction_read_only');
  await until('up');
});

test('commits that wait for a standby that is gone are told as read-only for half a minute after the last of them', async () => {
  await setOfServer(`set synchronous_standby_names = 'gone'`);
  const inserting = pool.query('insert into sample.row values (1)');
  const seconds = { now: 0 };
  const watch = watchWrites(pool, () => seconds.now * 1_000);
  await expect.poll(() => (seconds.now++, watch.look()), { timeout: 10_000, interval: 50 }).toBe('read_only');
  await setOfServer('reset synchronous_standby_names');
  expect((await inserting).rowCount).toBe(1);
  seconds.now += 29;
  expect(await watch.look()).toBe('read_only');
  seconds.now += 2;
  expect(await watch.look()).toBe('up');
});

test('a full disk is believed for half a minute after the last statement that found it', async () => {
  let seconds = 0;
  const watch = watchWrites(pool, () => seconds * 1_000);
  expect(await watch.look()).toBe('up');
  watch.met(Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }));
  watch.met(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
  seconds = 29;
  expect(await watch.look()).toBe('read_only');
  seconds = 31;
  expect(await watch.look()).toBe('up');
});

test('however many ask within a second, the database is asked once, also while it does not answer', async () => {
  const locked = createPool({ url: server.url, max: 1, applicationName: 'wura-test' });
  const holder = await locked.connect();
  let seconds = 0;
  const watch = watchWrites(locked, () => seconds * 1_000);
  try {
    const looks = Array.from({ length: 50 }, () => watch.look());
    expect(locked.waitingCount).toBe(1);
    expect(new Set(await Promise.all(looks))).toEqual(new Set(['down']));
  } finally {
    holder.release();
  }
  expect(await watch.look()).toBe('down');
  seconds = 1;
  expect(await watch.look()).toBe('up');
  await locked.end();
});

test('a database that is gone is down', async () => {
  const gone = createPool({ url: 'postgres://wura@127.0.0.1:1/none', max: 1, applicationName: 'wura-test' });
  expect(await watchWrites(gone).look()).toBe('down');
  await gone.end();
});
