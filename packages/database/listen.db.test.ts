import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
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

async function open() {
  const heard: string[] = [];
  const written: [string, unknown][] = [];
  let opened = 0;
  listener = listen(database.pool(), {
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

it('a listener that is closed hears nothing, answers no ping, and writes nothing', async () => {
  const { heard, written, listener } = await open();
  listener.close();
  await notify('too late');
  expect(await listener.ping()).toBe(false);
  expect(heard).toEqual([]);
  expect(written).toEqual([]);
});
