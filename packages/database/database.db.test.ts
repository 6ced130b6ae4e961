import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import {
  createPool,
  isCommitCut,
  shareOf,
  transaction,
  withSessionSettings,
  type Pool,
  type Queries,
} from './database.ts';
import { isDatabaseUnavailable } from './errors.ts';

let database: TestDatabase;
let app: Pool;

beforeAll(async () => {
  database = await cloneDatabase();
  const owner = database.pool('wura_owner');
  await owner.query('create schema sample; create table sample.counter (id bigint primary key, n bigint not null)');
  await owner.query('grant usage on schema sample to wura_app; grant all on sample.counter to wura_app');
  await owner.query('insert into sample.counter values (1, 0), (2, 0)');
  app = database.pool();
});

afterAll(() => database.close());

test('a connection works in its role and with its limits from the first statement', async () => {
  const { rows } = await app.query<Record<string, unknown>>(
    `select pg_has_role(current_user, 'wura_app', 'usage') as has_role, current_setting('TimeZone') as zone, current_setting('search_path') as path,
            current_setting('synchronous_commit') as sync,
            current_setting('default_transaction_isolation') as isolation, current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
            current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name`,
  );
  expect(rows[0]).toEqual({
    has_role: true,
    zone: 'UTC',
    path: 'pg_catalog',
    sync: 'on',
    isolation: 'read committed',
    lock: '2s',
    statement: '5s',
    idle: '10s',
    name: 'wura-test',
  });
});

test('options written into the URL cannot lift the role', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c role=wura_owner -c work_mem=8MB');
  const pool = createPool({ url: url.href, role: 'wura_reader', max: 1, applicationName: 'wura-test' });
  const { rows } = await pool.query<{ role: string; memory: string }>(
    `select current_user as role, current_setting('work_mem') as memory`,
  );
  await pool.end();
  expect(rows[0]).toEqual({ role: 'wura_reader', memory: '8MB' });
});

test('the application can neither create a table nor a schema', async () => {
  await expect(app.query('create table sample.other (id bigint)')).rejects.toThrow('permission denied');
  await expect(app.query('create schema other')).rejects.toThrow('permission denied');
  await expect(app.query('select * from platform.migrations')).rejects.toThrow('permission denied');
});

test('large integers, decimals, dates and moments arrive exactly', async () => {
  const { rows } = await app.query(
    `select 9007199254740993::bigint as big, array[1, null, 9007199254740993]::bigint[] as bigs, 0.10::numeric as share,
            date '2026-01-31' as day, timestamptz '2026-01-31 23:30:00+01' as moment`,
  );
  expect(rows[0]).toEqual({
    big: 9007199254740993n,
    bigs: [1n, null, 9007199254740993n],
    share: '0.10',
    day: '2026-01-31',
    moment: new Date('2026-01-31T22:30:00Z'),
  });
});

test('big integers go in as parameters, alone and in arrays', async () => {
  const { rows } = await app.query('select $1::bigint as one, $2::bigint[] as many', [
    9007199254740993n,
    [1n, -9007199254740993n],
  ]);
  expect(rows[0]).toEqual({ one: 9007199254740993n, many: [1n, -9007199254740993n] });
});

test('work that throws leaves nothing behind', async () => {
  const attempt = transaction(app, async tx => {
    await tx.query('update sample.counter set n = n + 100 where id = 1');
    throw new Error('no');
  });
  await expect(attempt).rejects.toThrow('no');
  expect(await counter(1)).toBe(0n);
});

test('a commit that was cut off is known from a statement that was: what it wrote may stand', async () => {
  const owner = database.pool('none');
  const cutOff = async (tx: Queries) => {
    const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await owner.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
  };
  const before = await transaction(app, async tx => {
    await cutOff(tx);
    await tx.query('select 1');
  }).catch((error: unknown) => error);
  const atCommit = await transaction(app, cutOff).catch((error: unknown) => error);
  expect([before, atCommit].map(isDatabaseUnavailable)).toEqual([true, true]);
  expect([before, atCommit].map(isCommitCut)).toEqual([false, true]);
});

test('a failed statement that the work ignored is an error, not a silent rollback', async () => {
  const attempt = transaction(app, async tx => {
    await tx.query('update sample.counter set n = n + 100 where id = 1');
    await tx.query('select 1 / 0').catch(() => {});
  });
  await expect(attempt).rejects.toThrow('rolled back');
  expect(await counter(1)).toBe(0n);
});

test('a lost race is run again only when asked for', async () => {
  const lose = (times: number) => {
    let runs = 0;
    return async (tx: { query: Pool['query'] }) => {
      runs++;
      if (runs <= times) await tx.query(`do $$ begin raise exception 'stale' using errcode = '40001'; end $$`);
      return runs;
    };
  };
  await expect(transaction(app, lose(1) as never)).rejects.toThrow('stale');
  await expect(transaction(app, lose(2) as never, { retries: 5 })).resolves.toBe(3);
  await expect(transaction(app, lose(9) as never, { retries: 100 })).rejects.toThrow('stale');
});

test('two transactions that lock each other out both finish', async () => {
  let arrived = 0;
  let open = () => {};
  const bothHoldOne = new Promise<void>(resolve => (open = resolve));
  const cross = (first: number, second: number) =>
    transaction(
      app,
      async tx => {
        await tx.query('update sample.counter set n = n + 1 where id = $1', [first]);
        if (++arrived === 2) open();
        await bothHoldOne;
        await tx.query('update sample.counter set n = n + 1 where id = $1', [second]);
      },
      { retries: 5 },
    );
  await Promise.all([cross(1, 2), cross(2, 1)]);
  expect([await counter(1), await counter(2)]).toEqual([2n, 2n]);
});

test('moments come whole from a database that writes them in another way for others', async () => {
  const name = new URL(database.url).pathname.slice(1);
  await database.pool('none').query(`alter database ${name} set datestyle = 'German'`);
  const pool = createPool({ url: database.url, max: 1, applicationName: 'wura-test' });
  const { rows } = await pool.query(`select timestamptz '2026-01-31 23:30:00+01' as moment, date '2026-01-31' as day`);
  await pool.end();
  expect(rows).toEqual([{ moment: new Date('2026-01-31T22:30:00Z'), day: '2026-01-31' }]);
});

test('an address that asks for TLS holds the server to its certificate and its name', () => {
  const asked = [
    'sslmode=prefer',
    'sslmode=require',
    'sslmode=verify-ca',
    'sslmode=verify-full',
    'sslrootcert=/ca.pem',
  ];
  const modeOf = (words: string) =>
    new URL(withSessionSettings(`postgres://db/wura?${words}`, {})).searchParams.get('sslmode');
  expect(asked.map(modeOf)).toEqual(Array(5).fill('verify-full'));
  expect(modeOf('sslmode=disable')).toBe('disable');
  expect(modeOf('')).toBeNull();
});

test('the pool recovers after its connections were cut', async () => {
  await app.query('select 1');
  await database
    .pool('wura_owner')
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => {});
  const cut = transaction(app, async tx => {
    await tx.query('select 1');
    throw new Error('work stops here');
  });
  await expect(cut).rejects.toThrow();
  await expect
    .poll(() =>
      app.query('select 1').then(
        () => 'alive',
        () => 'cut',
      ),
    )
    .toBe('alive');
});

async function counter(id: number): Promise<bigint> {
  const { rows } = await app.query<{ n: bigint }>('select n from sample.counter where id = $1', [id]);
  return rows[0]!.n;
}

test('a room holds its share of the connections and no more, hands them on in turn, and leaves the others theirs', async () => {
  const share = shareOf(app, 2);
  const held = [await share.connect(), await share.connect()];
  const served: number[] = [];
  const waiting = Promise.allSettled([1, 2].map(async n => share.query('select 1').then(() => served.push(n))));
  const late = share.connect().catch((error: unknown) => error);
  await app.query('select 1');
  expect(served).toEqual([]);
  const refused = await late;
  expect(isDatabaseUnavailable(refused), 'one who waits too long is told that we are busy').toBe(true);
  await waiting;
  for (const client of held) client.release();

  const before = shareOf(app, 1);
  await expect(before.query('select 1/0')).rejects.toThrow('division by zero');
  await expect(transaction(before, tx => tx.query('select 1/0'))).rejects.toThrow('division by zero');
  const one = await before.connect();
  const next = [1, 2, 3].map(async n => {
    await transaction(before, tx => tx.query('select 1'));
    served.push(n);
  });
  one.release();
  await Promise.all(next);
  expect(served).toEqual([1, 2, 3]);
});
