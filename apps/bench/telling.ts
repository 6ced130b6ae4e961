import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

export interface TellingReport {
  told: number;
  /** Transfers of which both sides were told, a second. */
  rate: number;
  /** Of the worker and of PostgreSQL for it, for each transfer. */
  cpuMs: number;
  /** What the notices of one transfer take, indexes included. */
  bytes: number;
}

/** A worker finds a history of which no customer was told, and catches up with it. */
export async function tellAll(cluster: Cluster, database: string, dataDir: string): Promise<TellingReport> {
  const one = async <Row>(sql: string) => (await cluster.run(database, sql)).rows[0] as Row;
  const size = `select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
                 where relnamespace = 'notices'::regnamespace and relkind = 'r'`;
  const { transfers } = await one<{ transfers: number }>(
    `select count(*)::int as transfers from ledger.entry where kind = 1 and amount > 0`,
  );
  const { bytes: before } = await one<{ bytes: number }>(size);
  await cluster.run(database, 'update intra_transfers.told_up_to set transfer_id = 0, noted_id = null');
  const program = new URL('../server/worker.ts', import.meta.url).pathname;
  const { worker: url, checker } = cluster.serving(database);
  const environment = { DATABASE_URL: url, CHECKER_DATABASE_URL: checker, DATA_DIR: dataDir, SEED_DEMO: 'false' };
  const startedAt = performance.now();
  const worker = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  const ended = new Promise<void>(resolve => worker.once('exit', () => resolve()));
  try {
    const untold = 'select transfer_id < ledger.last_transfer() - 4096 as "isMore" from intra_transfers.told_up_to';
    while ((await one<{ isMore: boolean }>(untold)).isMore) await sleep(100);
    const seconds = (performance.now() - startedAt) / 1000;
    const { rows } = await cluster.run(
      database,
      `select pid from pg_stat_activity where application_name = 'wura-worker' and datname = current_database()`,
    );
    const pids = [worker.pid!, ...(rows as { pid: number }[]).map(({ pid }) => pid)];
    const cpuMs = pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0);
    const { bytes: after } = await one<{ bytes: number }>(size);
    return {
      told: transfers,
      rate: transfers / seconds,
      cpuMs: cpuMs / transfers,
      bytes: (after - before) / transfers,
    };
  } finally {
    worker.kill('SIGTERM');
    await ended;
  }
}

/** As the system counts it, in ticks of a hundredth of a second. */
function cpuMsOf(pid: number): number {
  const [, fields] = /\) (.+)$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').trim())!;
  const [user, system] = fields!.split(' ').slice(11, 13).map(Number);
  return (user! + system!) * 10;
}
