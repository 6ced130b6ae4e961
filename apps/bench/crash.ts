import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { booksBalance, verifyBooks } from '@wura/ledger/server/verify';
import { createPool } from '@wura/database';
import { requestOf } from '@wura/wallets/server/intents';
import type { Cluster } from './cluster.ts';
import { startServer } from './server.ts';

export interface CrashReport {
  acknowledged: number;
  lost: number;
  doubled: number;
  isSound: boolean;
}

/** PostgreSQL and all its children die in the middle of the load; what was acknowledged must be there afterwards. */
export async function crashPostgres(cluster: Cluster, database: string): Promise<CrashReport> {
  const program = new URL('./ledger-load.ts', import.meta.url).pathname;
  const args = [program, '--url', cluster.url(database), '--inFlight', '256', '--seconds', '60', '--acknowledged'];
  const loader = collectAcknowledged(args);
  await sleep(1500 + Math.random() * 1500);
  killTree(cluster.pid);
  // The loader loses its database for good, and ends by failing.
  const names = await loader.ended;
  await cluster.restart();
  return inspect(cluster, database, names);
}

/** The web server dies in the middle of the load; PostgreSQL finishes or undoes what was in its hands. */
export async function crashServer(cluster: Cluster, database: string, payers: string): Promise<CrashReport> {
  const server = await startServer(cluster, database);
  const program = new URL('./http-load.ts', import.meta.url).pathname;
  const args = [program, '--port', String(server.port), '--payers', payers, '--seconds', '60', '--acknowledged'];
  const loader = collectAcknowledged(args);
  await sleep(1500 + Math.random() * 1500);
  process.kill(server.process.pid!, 'SIGKILL');
  const names = await loader.ended;
  return inspect(cluster, database, names.map(line => {
    const [caller, key] = line.split(' ');
    return requestOf(caller!, key!);
  })); // oxfmt-ignore
}

function collectAcknowledged(args: readonly string[]): { ended: Promise<string[]> } {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += String(chunk)));
  const ended = new Promise<string[]>(resolve =>
    child.once('close', () =>
      resolve(printed.split('\n').flatMap(line => (line.startsWith('ack ') ? [line.slice(4)] : []))),
    ),
  );
  return { ended };
}

/** By process ids read from /proc, children first: nothing gets the chance to shut down in order. */
export function killTree(pid: number): void {
  const children = readdirSync('/proc').filter(entry => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${entry}/stat`, 'utf8'))?.[1]) === pid;
    } catch {
      return false;
    }
  });
  for (const target of [...children.map(Number), pid]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // Gone already, because its parent or a sibling went.
    }
  }
}

export async function inspect(
  cluster: Pick<Cluster, 'url'>,
  database: string,
  requests: string[],
): Promise<CrashReport> {
  const pool = createPool({
    url: cluster.url(database),
    role: 'wura_reader',
    max: 3,
    applicationName: 'wura-bench',
    statementTimeoutMs: 300_000,
  });
  try {
    const { rows } = await pool.query<{ found: bigint; names: bigint }>(
      `select count(*) as found, count(distinct request) as names from ledger.entry where request = any($1::uuid[])`,
      [requests],
    );
    const { found, names } = rows[0]!;
    return {
      acknowledged: requests.length,
      lost: requests.length - Number(names),
      doubled: Number(found - names),
      isSound: booksBalance(await verifyBooks(pool)),
    };
  } finally {
    await pool.end();
  }
}
