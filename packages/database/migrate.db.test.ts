import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { createPool, type Pool } from './database.ts';
import { generateLogins, requireServingLogin, servingUrls } from './logins.ts';
import { migrate, type MigrationRoom } from './migrate.ts';

let database: TestDatabase;
let owner: Pool;
let folder: string;
let room: MigrationRoom;

beforeEach(async () => {
  database = await cloneDatabase();
  owner = database.pool('wura_owner');
  folder = mkdtempSync(path.join(tmpdir(), 'wura-migrations-'));
  room = { name: 'sample', dir: path.join(folder, 'migrations') };
  for (const name of ['migrations', 'functions']) mkdirSync(path.join(folder, name));
  plant('0001-first.sql', 'set local role wura_owner; create schema sample; create table sample.one (id bigint);');
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

test('each file runs once, in order, and is remembered', async () => {
  plant('0002-second.sql', 'set local role wura_owner; alter table sample.one add column name text;');
  const said: string[] = [];
  expect(await migrate({ ...product(), log: line => said.push(line) })).toEqual({ applied: 2 });
  expect(said).toEqual(['migrated sample/0001 (0001-first.sql)', 'migrated sample/0002 (0002-second.sql)']);
  expect(await migrate(product())).toEqual({ applied: 0 });
});

test('two processes that start at once migrate once', async () => {
  const both = await Promise.all([migrate(product()), migrate(product())]);
  expect(both[0].applied + both[1].applied).toBe(1);
});

test('a start that waits long for another one says for which, and how to end it', { timeout: 60_000 }, async () => {
  const frozen = await database.pool('none').connect();
  const { rows } = await frozen.query<{ pid: number }>('select pg_advisory_lock(5170392846), pg_backend_pid() as pid');
  const said: string[] = [];
  const waiting = migrate({ ...product(), log: line => said.push(line) });
  await vi.waitFor(() => expect(said[0]).toContain(`select pg_terminate_backend(${rows[0]!.pid})`), {
    timeout: 40_000,
  });
  frozen.release(true);
  expect(await waiting).toEqual({ applied: 1 });
});

test('a start whose clock is not that of the database says by how much, and goes on', async () => {
  const startAt = async (now: () => number) => {
    const said: string[] = [];
    await migrate({ ...product(), now, log: line => said.push(line) });
    return said.filter(line => line.startsWith('warning: '));
  };
  expect(await startAt(() => Date.now() + 3_600_000)).toEqual([expect.stringMatching(/ 3600 s ahead of /)]);
  expect(await startAt(() => Date.now() - 60_000)).toEqual([expect.stringMatching(/ 60 s behind /)]);
  expect(await startAt(Date.now)).toEqual([]);
});

test('a file that fails leaves nothing of itself behind, and says where', async () => {
  plant('0002-second.sql', 'set local role wura_owner;\ncreate table sample.two (id bigint);\nselect nonsense;');
  await expect(migrate(product())).rejects.toThrow(
    'migration sample/0002-second.sql failed: column "nonsense" does not exist (line 3)',
  );
  const { rows } = await owner.query(`select to_regclass('sample.one') as one, to_regclass('sample.two') as two`);
  expect(rows).toEqual([{ one: 'sample.one', two: null }]);
});

test('a file changed after it ran stops the start', async () => {
  await migrate(product());
  plant('0001-first.sql', 'create schema something_else;');
  await expect(migrate(product())).rejects.toThrow('migration sample/0001 was changed after it ran on this database');
});

test('a database that has only gained something since runs with the version before it, which changes nothing there', async () => {
  await migrate(product());
  const older = { url: database.url, rooms: inject('migrationRooms') };
  await owner.query(`update platform.functions set checksum = 'of a newer text'`);
  const said: string[] = [];
  expect(await migrate({ ...older, log: line => said.push(line) })).toEqual({ applied: 0 });
  expect(said).toEqual([
    'the database is newer than this version of Wura, which runs on it as it is: it has sample/0001',
  ]);
  const { rows } = await owner.query<{ texts: bigint }>(
    `select count(distinct checksum) as texts from platform.functions`,
  );
  expect(rows[0]!.texts).toBe(1n);
});

test('a version from before something was taken away does not start', async () => {
  plant('0002-second.sql', `-- contract\nalter table sample.one rename to two;`);
  await migrate(product());
  const older = { url: database.url, rooms: inject('migrationRooms') };
  await expect(migrate(older)).rejects.toThrow(
    'the database is newer than this version of Wura can run on: sample/0002 took away what it needs',
  );
});

/** On a machine that others use, a test may keep its reader waiting for longer than the product's sessions may idle. */
const patient = 'set local idle_in_transaction_session_timeout = 0;';

test('a table in use is asked for again, and those behind it pass meanwhile', async () => {
  await migrate(product());
  plant('0002-second.sql', 'alter table sample.one add column name text;');
  const reader = await owner.connect();
  await reader.query(`begin; ${patient} select * from sample.one`);
  const waiting = async () =>
    (await owner.query<{ n: number }>(`select count(*)::int as n from pg_locks where relation = 'sample.one'::regclass and not granted`)).rows[0]!.n; // oxfmt-ignore
  const migrated = migrate(product());
  await vi.waitFor(async () => expect(await waiting()).toBe(1), 5_000);
  await vi.waitFor(async () => expect(await waiting()).toBe(0), 5_000);
  await reader.query('rollback');
  reader.release();
  expect(await migrated).toEqual({ applied: 1 });
});

const bigTable = 'insert into sample.one select generate_series(1, 1000);';
const concurrently = (sql: string) => `-- concurrently\n-- Ids are looked for.\n${sql}`;
const isBuilt = async () => {
  const { rows } = await owner.query<{ valid: boolean }>(
    `select indisvalid as valid from pg_index where indexrelid = to_regclass('sample.one_id')`,
  );
  return rows[0]?.valid;
};

test('an index of a table in use is built while others write, and two starts at once do not wait for each other', async () => {
  await migrate(product());
  await owner.query(bigTable);
  plant('0002-second.sql', concurrently('create index concurrently one_id on sample.one (id);'));
  const writer = await owner.connect();
  await writer.query(`begin; ${patient} insert into sample.one values (0)`);
  const both = [migrate(product()), migrate(product())];
  await untilSomebodyWaits(database);
  // Another writer does not queue behind it.
  await owner.query(`begin; set local lock_timeout = '100ms'; insert into sample.one values (1001); commit`);
  await writer.query('commit');
  writer.release();
  const [one, other] = await Promise.all(both);
  expect(one!.applied + other!.applied).toBe(1);
  expect(await isBuilt()).toBe(true);
});

test('an index that was left half built is built again by the next start', async () => {
  await migrate(product());
  await owner.query(`${bigTable} insert into sample.one values (1000)`);
  const text = concurrently('create unique index concurrently one_id on sample.one (id);');
  plant('0002-second.sql', text);
  await expect(migrate(product())).rejects.toThrow('migration sample/0002-second.sql failed: could not create unique');
  expect(await isBuilt()).toBe(false);
  await owner.query('delete from sample.one where id = 1000');
  expect(await migrate(product())).toEqual({ applied: 1 });
  expect(await isBuilt()).toBe(true);
});

test('a file that builds indexes beside the writers holds nothing else', async () => {
  plant('0002-second.sql', concurrently('create index concurrently one_id on sample.one (id); drop table sample.one;'));
  await expect(migrate(product())).rejects.toThrow('holds `create index concurrently` alone');
});

test('a gap in the numbers is refused before anything runs', async () => {
  plant('0003-third.sql', 'create schema never;');
  await expect(migrate(product())).rejects.toThrow('sample/migrations/0003-third.sql: expected 0002-what.sql');
});

test('a table in use fails the start instead of stopping everybody behind it', async () => {
  await migrate(product());
  plant('0002-second.sql', `set local lock_timeout = '50ms'; alter table sample.one add column name text;`);
  const reader = await owner.connect();
  await reader.query(`begin; ${patient} select * from sample.one`);
  await expect(migrate(product())).rejects.toThrow('lock timeout');
  await reader.query('rollback');
  reader.release();
});

const greet = (word: string) =>
  `create or replace function sample.greet() returns text language sql as $$ select '${word}' $$;`;
const greeting = async () => (await owner.query<{ word: string }>('select sample.greet() as word')).rows[0]!.word;

test('a file of functions runs after the migrations of its room, and again only when its text has changed', async () => {
  plantFunction('greet.sql', greet('hello'));
  const said: string[] = [];
  await migrate({ ...product(), log: line => said.push(line) });
  expect(said).toEqual(['migrated sample/0001 (0001-first.sql)', 'renewed sample/functions/greet.sql']);
  expect(await greeting()).toBe('hello');
  expect(await migrate(product())).toEqual({ applied: 0 });

  plantFunction('greet.sql', greet('good morning'));
  expect(await migrate(product())).toEqual({ applied: 1 });
  expect(await greeting()).toBe('good morning');
});

test('a file of functions that fails leaves the function as it was, and says where', async () => {
  plantFunction('greet.sql', greet('hello'));
  await migrate(product());
  plantFunction('greet.sql', `${greet('good morning')}\nselect nonsense;`);
  await expect(migrate(product())).rejects.toThrow(
    'functions sample/greet.sql failed: column "nonsense" does not exist (line 3)',
  );
  expect(await greeting()).toBe('hello');
});

test('a database that nobody answers for is named in one line', async () => {
  const attempt = migrate({ url: 'postgres://nobody@127.0.0.1:1/none', rooms: [] });
  await expect(attempt).rejects.toThrow('the database cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
});

test('a database that holds something else is left as it is, and what it holds is named', async () => {
  const url = new URL(inject('databaseServerUrl'));
  const name = `wura_theirs_${process.pid}`;
  const server = new pg.Client({ connectionString: url.href });
  await server.connect();
  await server.query(`create database ${name}`);
  url.pathname = `/${name}`;
  const theirs = new pg.Client({ connectionString: url.href });
  await theirs.connect();
  try {
    await theirs.query('create schema hosting; create schema sample; create table public.orders (id int)');
    const attempt = () => migrate({ url: url.href, rooms: [room] });
    await expect(attempt()).rejects.toThrow('the database already holds something else (public.orders): name an empty');
    await theirs.query('drop table public.orders');
    await expect(attempt()).rejects.toThrow('the database already holds something else (sample): name an empty one');
    const { rows } = await theirs.query(`select nspname from pg_namespace where nspname = 'platform'`);
    expect(rows).toEqual([]);
    await theirs.query('drop schema sample');
    // What those who run the server brought there is in nobody's way: now the first file is tried.
    await expect(attempt()).rejects.toThrow('0001-first.sql failed: permission denied for database');
  } finally {
    await theirs.end();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  }
});

test('a database whose encoding has no letter for every name is refused before anything is written to it', async () => {
  const url = new URL(inject('databaseServerUrl'));
  const name = `wura_ascii_${process.pid}`;
  const server = new pg.Client({ connectionString: url.href });
  await server.connect();
  // As `createdb` makes it on a server that was set up without a locale.
  await server.query(`create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`);
  url.pathname = `/${name}`;
  try {
    const attempt = migrate({ url: url.href, rooms: inject('migrationRooms') });
    await expect(attempt).rejects.toThrow(
      'the database keeps texts as SQL_ASCII, and UTF8 is needed: make it anew with',
    );
    const theirs = new pg.Client({ connectionString: url.href });
    await theirs.connect();
    const { rows } = await theirs.query(`select nspname from pg_namespace where nspname = 'platform'`);
    await theirs.end();
    expect(rows).toEqual([]);
  } finally {
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  }
});

test('what the database is told for others neither hurries a migration nor changes how it reads its SQL', async () => {
  const name = new URL(database.url).pathname.slice(1);
  for (const [setting, value] of [
    ['statement_timeout', '100ms'],
    ['datestyle', 'German'],
    ['standard_conforming_strings', 'off'],
  ]) {
    await database.pool('none').query(`alter database ${name} set ${setting} = '${value}'`);
  }
  plant(
    '0002-second.sql',
    `select pg_sleep(0.3); set local role wura_owner; create table sample.said as select '\\d'::text as words;`,
  );
  expect(await migrate(product())).toEqual({ applied: 2 });
  const { rows } = await owner.query('select words from sample.said');
  expect(rows).toEqual([{ words: '\\d' }]);
});

test('a certificate that is not where the address says is named, and that it is the address that says so', async () => {
  const url = 'postgres://nobody@127.0.0.1:1/none?sslmode=verify-full&sslrootcert=/nowhere/ca.pem';
  const attempt = migrate({ url, rooms: [] });
  await expect(attempt).rejects.toThrow('DATABASE_URL names /nowhere/ca.pem, which cannot be read (ENOENT)');
});

test('a login that may not make roles is told the SQL that somebody else runs once', async () => {
  const name = `wura_plain_${process.pid}`;
  const logins = generateLogins();
  const login = new pg.Client({ connectionString: inject('databaseServerUrl') });
  await login.connect();
  await login.query(`create role ${name} login password 'plain'`);
  await login.query(`grant ${name} to current_user`);
  await login.query(`create database ${name}`);
  await login.query(`alter database ${name} owner to ${name}`);
  const url = new URL(database.url);
  url.username = name;
  url.password = 'plain';
  url.pathname = `/${name}`;
  try {
    const rooms = inject('migrationRooms');
    const refusal = await migrate({ url: url.href, rooms, logins }).catch((error: Error) => error.message);
    expect(refusal).toContain(
      `grant wura_owner, wura_ledger, wura_app, wura_worker, wura_signer, wura_reader, wura_checker to "${name}";`,
    );
    for (const password of [logins.web, logins.worker, logins.checker]) expect(refusal).not.toContain(password);
    await login.query(/run once: (.*)/.exec(refusal as string)![1]!);
    const steps = await migrate({ url: url.href, rooms, logins });
    expect(steps.applied).toBeGreaterThan(0);
    const pool = createPool({ url: servingUrls(url.href, logins).worker, max: 1, applicationName: 'wura-test' });
    await requireServingLogin(pool, 'worker');
    await pool.end();
    // An installation that comes later, on another machine, is told of its own.
    const others = generateLogins();
    await expect(migrate({ url: url.href, rooms, logins: others })).rejects.toThrow(
      `run once: create role wura_web_${others.mark} login`,
    );
  } finally {
    await login.query(`drop database ${name} with (force)`);
    for (const role of [name, ...['web', 'worker', 'checker'].map(part => `wura_${part}_${logins.mark}`)]) {
      await login.query(`drop role if exists ${role}`);
    }
    await login.end();
  }
});

const product = () => ({ url: database.url, rooms: [...inject('migrationRooms'), room] });

function plant(file: string, sql: string): void {
  writeFileSync(path.join(room.dir, file), sql);
}

function plantFunction(file: string, sql: string): void {
  writeFileSync(path.join(folder, 'functions', file), `set local role wura_owner;\n${sql}`);
}
