import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@wura/database';
import { createWriter } from '@wura/ledger/server/writer';
import type { Cluster } from './cluster.ts';

export interface StoppedReport {
  orders: number;
  /** How long the slowest waited for its answer, of whatever kind. */
  longestMs: number;
  unanswered: number;
}

/** One of PostgreSQL's processes stops in the middle of the load, and neither answers nor hangs up. */
export async function stopBackend(cluster: Cluster, database: string): Promise<StoppedReport> {
  const pool = createPool({
    url: cluster.url(database),
    role: 'wura_app',
    max: 4,
    applicationName: 'wura-bench-stopped',
  });
  const writer = createWriter({ pool });
  const waitsMs: number[] = [];
  let orders = 0;
  const order = () => {
    const [from, to] = [3 + Math.floor(Math.random() * 4000), 5000 + Math.floor(Math.random() * 4000)];
    const sides = [
      { wallet: from, amount: -1n, currency: 1 },
      { wallet: to, amount: 1n, currency: 1 },
    ] as const;
    const sentAt = performance.now();
    orders++;
    const answered = () => void waitsMs.push(performance.now() - sentAt);
    void writer.post({ kind: 1, request: randomUUID(), fingerprint: 1, sides }).then(answered, answered);
  };
  const load = setInterval(() => Array.from({ length: 20 }, order), 20);
  await sleep(1_000);
  const { rows } = await cluster.run(
    database,
    `select pid from pg_stat_activity where application_name = 'wura-bench-stopped' order by state_change desc limit 1`,
  );
  const { pid } = rows[0] as { pid: number };
  process.kill(pid, 'SIGSTOP');
  await sleep(9_000);
  clearInterval(load);
  await sleep(12_000);
  process.kill(pid, 'SIGCONT');
  const report = { orders, longestMs: Math.max(...waitsMs), unanswered: orders - waitsMs.length };
  await pool.end();
  return report;
}
