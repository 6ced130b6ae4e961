import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '@wura/platform/free-port';
import { binariesIn, findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { cleanEnvironment, login, openCluster, readPassword } from './postgres-cluster.ts';
import { clusterName, lastResort, stopOrphan } from './postgres-orphan.ts';
import { endWithUs, isAlive, stopProcess } from '@wura/platform/process-tree';
import { lesserUser, type ProcessUser } from '@wura/platform/process-user';

// A PostgreSQL of our own under DATA_DIR, so that a fresh clone needs nothing else. Whatever was killed before, and
// however hard, the next start must just work; most of this file is about that.

export type EmbeddedPostgres = {
  url: string;
  pid: number;
  /** Settles when the server is gone, asked for or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

const database = 'wura';

export async function startEmbeddedPostgres(options: {
  dataDir: string;
  /** False only for throw-away data of tests. */
  fsync?: boolean;
  settings?: Readonly<Record<string, string>>;
  /** The folder of another PostgreSQL's programs, for tests on the oldest version that is promised. */
  programs?: string | undefined;
}): Promise<EmbeddedPostgres> {
  const isDurable = options.fsync ?? true;
  const dataDir = path.resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const newcomer = lesserUser();
  // The lent user must be able to walk through; the secrets beside its folder are closed to it one by one.
  if (newcomer) await chmod(dataDir, 0o755);

  const binaries = options.programs ? await binariesIn(options.programs) : await findPostgresBinaries(newcomer);
  const password = await readPassword(dataDir);
  const cluster = await openCluster({ dataDir, binaries, user: newcomer, password, isDurable });
  await stopOrphan(cluster);

  const owner = statSync(cluster);
  const user = newcomer && { uid: owner.uid, gid: owner.gid };
  const port = await freePort();
  const settings = { ...baseSettings(port), ...(isDurable ? durable : throwAway), ...options.settings };
  const logFile = path.join(dataDir, 'postgres.log');
  const server = launch({ binaries, cluster, settings, logFile, user });
  const exited = new Promise<void>(resolve => server.once('close', resolve).once('error', () => resolve()));
  if (server.pid) void exited.then(endWithUs({ target: server.pid, signal: 'INT', user }));

  const url = `postgres://${login}:${password}@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    // Throw-away data needs no last checkpoint.
    const signal = isDurable ? 'SIGINT' : 'SIGQUIT';
    if (server.pid) await stopProcess(server.pid, [{ signal, waitMs: 10_000 }, ...lastResort]);
    await exited;
  };
  try {
    await waitUntilReady({ server, cluster, logFile });
    await ensureDatabase(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: server.pid!, exited, stop };
}

/** Whether a start has ever made one here. */
export const hasEmbeddedPostgres = (dataDir: string): boolean =>
  existsSync(path.join(path.resolve(dataDir), 'postgres', 'PG_VERSION'));

/** The address of the server that runs on this data already, for a command beside the product. */
export async function runningEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const pidFile = path.join(path.resolve(dataDir), 'postgres', 'postmaster.pid');
  const [pid, , , port, , , , state] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
  if (state?.trim() !== 'ready' || !isAlive(Number(pid))) return undefined;
  return `postgres://${login}:${await readPassword(path.resolve(dataDir))}@127.0.0.1:${port}/${database}`;
}

function baseSettings(port: number): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // Shown in the command line, where the next start reads whose child this server was.
    cluster_name: clusterName(process.pid),
    max_connections: '100',
    shared_buffers: `${sharedBuffersMb(machineMemory())}MB`,
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] %q%u ',
    // Values of customers must not reach the log: neither parameters, nor the DETAIL lines that quote a failing row.
    log_parameter_max_length_on_error: '0',
    log_error_verbosity: 'terse',
    // The queries are short and known; compiling them costs more than it saves.
    jit: 'off',
    // After each checkpoint every page is written to the log in full once, which halves the ledger's rate for seconds:
    // make checkpoints rare. (lz4 for those pages would help too, but the packaged build has none.)
    max_wal_size: '4GB',
    checkpoint_timeout: '30min',
  };
}

/**
 * A quarter of the memory, as PostgreSQL's manual has it, and two gigabytes at most, because the product runs beside it. What
 * does not fit is written out and read in again by the very process that posts a payment.
 */
export function sharedBuffersMb(memoryBytes: number): number {
  return Math.round(Math.min(Math.max(memoryBytes / 4 / 2 ** 20, 128), 2048));
}

/** Of the machine, or of the container that was given a part of it. */
function machineMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}

// Said aloud, so that no configuration file can lower it: an acknowledged payment is on the disk.
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '128MB' };

function launch(options: {
  binaries: PostgresBinaries;
  cluster: string;
  settings: Record<string, string>;
  logFile: string;
  user: ProcessUser | undefined;
}): ChildProcess {
  const words = Object.entries(options.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Each start begins the log anew: it is for finding out why this server did not start, not an archive.
  const log = openSync(options.logFile, 'w', 0o600);
  try {
    return spawn(options.binaries.postgres, ['-D', options.cluster, ...words], {
      cwd: '/',
      env: cleanEnvironment,
      stdio: ['ignore', log, log],
      // Its own process group: Ctrl-C must reach the web server first, which still needs the database to finish.
      detached: true,
      ...options.user,
    });
  } finally {
    closeSync(log);
  }
}

async function waitUntilReady(options: { server: ChildProcess; cluster: string; logFile: string }): Promise<void> {
  let failure: Error | undefined;
  options.server.once('error', error => (failure = error));
  const pidFile = path.join(options.cluster, 'postmaster.pid');
  // Recovery after a crash takes as long as it takes: wait for as long as the server lives.
  while (!failure && options.server.exitCode === null && options.server.signalCode === null) {
    const lines = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
    if (lines[0] === String(options.server.pid) && lines[7]?.trim() === 'ready') return;
    await sleep(10);
  }
  const said = readFileSync(options.logFile, 'utf8').split('\n');
  const why = failure?.message ?? said.findLast(line => /FATAL|PANIC|error/.test(line)) ?? 'it said nothing';
  throw new Error(`PostgreSQL did not start: ${why.replace(/^.*(FATAL|PANIC): +/, '')} (see ${options.logFile})`);
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '28P01') {
      throw new Error('the password in postgres-password under DATA_DIR is not the one of the database beside it', {
        cause: error,
      });
    }
    if (code !== '3D000') throw error;
    await createDatabase(url);
  } finally {
    await client.end();
  }
}

async function createDatabase(url: string): Promise<void> {
  const template = new URL(url);
  template.pathname = '/postgres';
  const client = new pg.Client({ connectionString: template.href });
  await client.connect();
  try {
    await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}
