import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from '@wura/platform/process-tree';

// One folder through all its lives, in order: creating it is the slow part.
const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-embedded-'));
const cluster = path.join(dataDir, 'postgres');

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('real data is checked, flushed, and closed to everyone without the password', async () => {
  const server = await startEmbeddedPostgres({ dataDir });
  const { rows } = await ask(
    server.url,
    `select name, setting from pg_settings where name in
       ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses',
        'unix_socket_directories', 'log_parameter_max_length_on_error', 'jit') order by name`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    jit: 'off',
    listen_addresses: '127.0.0.1',
    log_parameter_max_length_on_error: '0',
    synchronous_commit: 'on',
    unix_socket_directories: '',
  });
  expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  const stranger = new URL(server.url);
  stranger.password = 'guess';
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
  // A command beside the product finds it, and nothing once it is gone.
  expect(await runningEmbeddedPostgres(dataDir)).toBe(server.url);
  await server.stop();
  expect(await runningEmbeddedPostgres(dataDir)).toBeUndefined();
  expect(isAlive(server.pid)).toBe(false);
});

test('what was committed is there after the server was killed, and the next start just works', async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  await ask(first.url, 'create table kept (n int); insert into kept values (42)');
  process.kill(first.pid, 'SIGKILL');
  await first.exited;
  expect(existsSync(path.join(cluster, 'postmaster.pid'))).toBe(true);

  const second = await startEmbeddedPostgres({ dataDir });
  expect((await ask(second.url, 'select n from kept')).rows).toEqual([{ n: 42 }]);
  await second.stop();
});

test('a second start on data in use is refused and disturbs nobody', async () => {
  const server = await startEmbeddedPostgres({ dataDir });
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('is already running on');
  await expect(ask(server.url, 'select 1')).resolves.toBeDefined();
  await server.stop();
});

test('a process number that now belongs to a stranger does not keep the server down', async () => {
  writeFileSync(path.join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n1\n`);
  const server = await startEmbeddedPostgres({ dataDir });
  await server.stop();
});

test('data of another major version is refused in one line and left alone', async () => {
  const file = path.join(cluster, 'PG_VERSION');
  const version = readFileSync(file, 'utf8');
  writeFileSync(file, '14\n');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    'was written by PostgreSQL 14 and this is PostgreSQL',
  );
  writeFileSync(file, version);
});

test('data without its password is refused rather than given a new one', async () => {
  rmSync(path.join(dataDir, 'postgres-password'));
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('postgres-password is missing');
});

async function ask(
  url: string,
  sql: string,
): Promise<pg.QueryResult<Record<string, unknown> & { name: string; setting: string }>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The connection may be cut by the test on purpose.
  client.on('error', () => {});
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
