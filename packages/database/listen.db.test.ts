import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { openLink } from '@wura/testkit/link';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createPool } from './database.ts';
import { listen, type Listener } from './listen.ts';

let database: TestDatabase;
let listener: Listener | undefined;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterEach(() => listener?.close());
afterAll(() => database.close());

const notify = (payload: string) => database.pool('none').query('select pg_notify($1, $2)', ['sample', payload]);
const cut = () =>
  database.pool('none').query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query in ('select 1', 'listen sample')`,
  );

async function open(pool = database.pool(), options: { askEveryMs?: number } = {}) {
  const heard: string[] = [];
  const written: [string, unknown][] = [];
  let opened = 0;
  listener = listen(pool, {
    ...options,
    channel: 'sample',
    onNotice: payload => heard.push(payload),
    onOpen: () => void opened++,
    log: {
      ...silentLog,
      info: (event, fields) => written.push([event, fields?.reason]),
      warn: (event, fields) => written.push([event, fields?.reason]),
    },
  });
  const opens = (times: number) => vi.waitFor(() => expect(opened).toBe(times), { timeout: 5_000, interval: 10 });
  await opens(1);
  return { heard, written, opens, listener };
}

it('a notice that was sent before a ping is heard before the ping is answered', async () => {
  const { heard, listener } = await open();
  await notify('first');
  expect(await listener.ping()).toBe(true);
  expect(heard).toEqual(['first']);
});

it('a connection that breaks is opened again, and the log says once that it is lost and once that it is back', async () => {
  const { heard, written, opens, listener } = await open();
  expect((await cut()).rowCount).toBe(1);
  await opens(2);
  await notify('after');
  await listener.ping();
  expect(heard).toEqual(['after']);
  expect(written).toEqual([
    ['the database is not heard', 'sample'],
    ['the database is heard again', 'sample'],
  ]);
});

it('a connection that died without a word, as those of a machine that lost its power, is found out and opened again', async () => {
  const { host, port } = new URL(database.url);
  const link = await openLink(Number(port));
  onTestFinished(() => link.close());
  const url = database.urls.web.replace(host, `127.0.0.1:${link.port}`);
  const pool = createPool({ url, max: 1, applicationName: 'wura-test', statementTimeoutMs: 100 });
  onTestFinished(() => pool.end());
  const { heard, written, opens, listener } = await open(pool, { askEveryMs: 50 });
  link.cut();
  await vi.waitFor(() => expect(written).toEqual([['the database is not heard', 'sample']]), { timeout: 20_000 });
  link.mend();
  await opens(2);
  await notify('after');
  await listener.ping();
  expect(heard).toEqual(['after']);
});

it('a listener that is closed hears nothing, answers no ping, and writes nothing', async () => {
  const { heard, written, listener } = await open();
  listener.close();
  await notify('too late');
  expect(await listener.ping()).toBe(false);
  expect(heard).toEqual([]);
  expect(written).toEqual([]);
});
