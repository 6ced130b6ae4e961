import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateProduct } from '@wura/app-server/migrations';
import { startEmbeddedPostgres } from '@wura/embedded-postgres';
import { loadLogins, servingUrls } from '@wura/database/logins';
import pg from 'pg';

export interface Cluster {
  readonly pid: number;
  url(database: string): string;
  /** For each process that serves, by its own login. */
  serving(database: string): ReturnType<typeof servingUrls>;
  /** As the superuser, in one database. */
  run(database: string, sql: string): Promise<pg.QueryResult>;
  create(database: string, template?: string): Promise<void>;
  migrated(database: string): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Where a scratch PostgreSQL may lie. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wura-bench-'));
  await chmod(folder, 0o755);
  return folder;
}

export interface ClusterOptions {
  dataDir?: string;
  /** Stays when it is stopped. */
  isKept?: boolean;
  settings?: Readonly<Record<string, string>>;
  /** Of another PostgreSQL than the embedded one. */
  programs?: string;
}

/** A scratch PostgreSQL with everything that makes a commit durable switched on, or the run is refused. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const dataDir = options.dataDir ?? (await scratchFolder());
  const logins = loadLogins(dataDir);
  const given = { ...options, dataDir };
  let server = await startEmbeddedPostgres(given);

  const url = (database: string) => Object.assign(new URL(server.url), { pathname: `/${database}` }).href;

  async function run(database: string, sql: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: url(database) });
    client.on('error', () => {});
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  }

  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await run('postgres', `show ${setting}`);
    if (Object.values(rows[0] as object)[0] !== 'on')
      throw new Error(`${setting} is off: nothing measured here would count`);
  }

  return {
    get pid() {
      return server.pid;
    },
    url,
    serving: database => servingUrls(url(database), logins),
    run,
    async create(database, template) {
      await run('postgres', `create database ${database}${template ? ` template ${template}` : ''}`);
    },
    async migrated(database) {
      await migrateProduct({ url: url(database), logins });
    },
    async restart() {
      await server.stop().catch(() => {});
      server = await startEmbeddedPostgres(given);
    },
    async stop() {
      await server.stop().catch(() => {});
      if (!options.isKept) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A program that is not part of the embedded packages; one that the machine has is used, newest first. */
export function findProgram(name: 'pgbench' | 'pg_basebackup'): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const known = versions
    .sort((a, b) => Number(b) - Number(a))
    .map(version => `/usr/lib/postgresql/${version}/bin/${name}`);
  return [...known, name].find(program => spawnSync(program, ['--version']).status === 0);
}
