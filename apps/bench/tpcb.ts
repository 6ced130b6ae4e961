import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';

// The yardstick: pgbench's own TPC-B-like transaction, 32 clients, prepared.

const scale = 64;
const clients = 32;

export async function prepareTpcb(cluster: Cluster, pgbench: string | undefined): Promise<void> {
  await cluster.create('tpcb');
  if (pgbench) {
    await runProgram(pgbench, ['-i', '-q', '-s', String(scale), cluster.url('tpcb')]);
    return;
  }
  await cluster.run(
    'tpcb',
    `create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
     create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
     create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
     create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
     insert into pgbench_branches select n, 0, '' from generate_series(1, ${scale}) n;
     insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0, '' from generate_series(1, ${scale * 10}) n;
     insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${scale * 100_000}) n;`,
  );
  await cluster.run('tpcb', 'vacuum analyze');
}

/** Transactions per second. */
export async function runTpcb(cluster: Cluster, pgbench: string | undefined, seconds: number): Promise<number> {
  if (!pgbench) return runOurs(cluster.url('tpcb'), seconds);
  const args = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), cluster.url('tpcb')];
  const printed = await runProgram(pgbench, args);
  return Number(/tps = ([\d.]+)/.exec(printed)![1]);
}

async function runOurs(url: string, seconds: number): Promise<number> {
  const pick = (count: number) => 1 + Math.floor(Math.random() * count);
  let done = 0;
  const endsAt = performance.now() + seconds * 1000;
  async function client(): Promise<void> {
    const connection = new pg.Client({ connectionString: url });
    await connection.connect();
    const q = (name: string, text: string, values: number[]) => connection.query({ name, text, values });
    while (performance.now() < endsAt) {
      const [aid, bid, tid, delta] = [pick(scale * 100_000), pick(scale), pick(scale * 10), pick(10_001) - 5_001];
      await connection.query('begin');
      await q('a', 'update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, aid]);
      await q('s', 'select abalance from pgbench_accounts where aid = $1', [aid]);
      await q('t', 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid]);
      await q('b', 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, bid]);
      const insert = 'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())';
      await q('h', insert, [tid, bid, aid, delta]);
      await connection.query('commit');
      done++;
    }
    await connection.end();
  }
  await Promise.all(Array.from({ length: clients }, client));
  return done / seconds;
}

export async function runProgram(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (err += String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  // What a child wrote last may still be on its way.
  await sleep(0);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${err.slice(-2000)}`);
  return out;
}
