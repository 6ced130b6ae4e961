import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@wura/embedded-postgres';
import { generateLogins, type Logins } from '@wura/database/logins';
import type { MigrationRoom } from '@wura/database/migrate';
import { isAlive } from '@wura/platform/process-tree';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

// One PostgreSQL for the whole run, and in it one migrated database from which every test file gets its own copy.

declare module 'vitest' {
  interface ProvidedContext {
    /** The rooms whose migrations make the template, for tests of migrating itself. */
    migrationRooms: readonly MigrationRoom[];
    /** A login that may create databases, on the run's server. */
    databaseServerUrl: string;
    databaseTemplate: string;
    databaseLogins: Logins;
  }
}

/** `migrate` brings the template to where the product needs it, which is for those above this floor to know. */
export async function setUpDatabases(
  project: TestProject,
  migrate: (template: { url: string; logins: Logins }) => Promise<void>,
): Promise<() => Promise<void>> {
  const server = await startServer();
  // Named at random, because a server given by DATABASE_URL may serve several runs at once.
  const template = `wura_test_${randomBytes(4).toString('hex')}`;
  const logins = generateLogins();
  const tearDown = async () => {
    await dropDatabases(server.url, template);
    await dropLogins(server.url, logins);
    await server.stop();
  };
  try {
    await runOnServer(server.url, `create database ${template}`);
    await migrate({ url: databaseUrl(server.url, template), logins });
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('databaseServerUrl', server.url);
  project.provide('databaseTemplate', template);
  project.provide('databaseLogins', logins);
  return tearDown;
}

/** Several files at once, some of which run several servers. */
const manyAtOnce = { max_connections: '400' };

/** Its log is begun anew often, so that it stays small where it lies in memory. */
const shortLog = { max_wal_size: '512MB' };

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const dataDir = await mkdtemp(path.join(await roomForData(), `wura-test-${process.pid}-`));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    // Nothing outlives the run, so nothing has to survive a power cut: that saves most of the time.
    const server = await startEmbeddedPostgres({
      dataDir,
      fsync: false,
      settings: { ...manyAtOnce, ...shortLog },
      programs: process.env['TEST_POSTGRES'],
    });
    return { url: server.url, stop: () => server.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

const memory = '/dev/shm';
const roomMin = 2 * 1024 ** 3;

/**
 * In memory, where Linux has room for it: every copy of the template is twelve hundred files, which a disk takes seven
 * times as long to make. A container may give a few megabytes only.
 */
async function roomForData(): Promise<string> {
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  if (room < roomMin) return tmpdir();
  await clearAway(memory);
  return memory;
}

/** What a run that was killed left behind, since no reboot of a developer's machine may be waited for. */
async function clearAway(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /^wura-test-(\d+)-\w+$/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function dropLogins(url: string, { mark }: Logins): Promise<void> {
  const names = ['web', 'worker', 'checker'].map(part => `wura_${part}_${mark}`);
  await runOnServer(url, `drop role if exists ${names.join(', ')}`);
}

// The template and whatever copies a test file left behind when it failed.
async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_catalog.pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  } finally {
    await client.end();
  }
}
