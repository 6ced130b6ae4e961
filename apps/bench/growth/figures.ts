import { median } from '../figures.ts';
import { createPool } from '@wura/database';
import type { Cluster } from '../cluster.ts';

export const say = (what: string, figure: string) => console.log(`${what.padEnd(58)} ${figure}`);

export const inSeconds = (ms: number) => (ms < 1000 ? `${ms.toFixed(1)} ms` : `${(ms / 1000).toFixed(1)} s`);

export const inBytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;

export async function timed<T>(deed: () => Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now();
  const result = await deed();
  return [result, performance.now() - startedAt];
}

/** One figure out of the database. */
export async function figure(cluster: Cluster, database: string, expression: string): Promise<number> {
  const { rows } = await cluster.run(database, `select (${expression})::float8 as figure`);
  return (rows[0] as { figure: number }).figure;
}

export interface Reading {
  readonly what: string;
  /** With `$w` where the wallet stands. */
  readonly sql: string;
}

/** What the screens, statements and staff ask of one wallet. */
export const readings: readonly Reading[] = [
  { what: 'a balance', sql: 'select balance_after from ledger.head where wallet_id = $w' },
  {
    what: 'the newest twenty movements',
    sql: 'select * from wallets.history_row where wallet_id = $w and seq between 1 and 1000000 order by seq desc limit 20',
  },
  {
    what: 'twenty from the middle of the history',
    sql: `select * from wallets.history_row where wallet_id = $w
           and seq < (select seq / 2 from ledger.head where wallet_id = $w) order by seq desc limit 20`,
  },
  {
    what: 'where each of twelve months began',
    sql: `select * from wallets.links_before($w, array(select now() - n * interval '30 days' from generate_series(12, 1, -1) n))`,
  },
  { what: 'one entry by its place', sql: 'select * from ledger.entry where wallet_id = $w and seq = 2' },
  {
    what: 'both sides of a transfer',
    sql: 'select * from ledger.entry where transfer_id = (select transfer_id from ledger.link where wallet_id = $w and seq = 3 limit 1)',
  },
  { what: 'a statement over everything', sql: 'select * from wallets.history_row where wallet_id = $w order by seq' },
];

/** Planned anew each time, as the product asks; the median of so many wallets on one connection. */
export async function read(cluster: Cluster, database: string, { sql }: Reading, times = 31): Promise<number> {
  const pool = createPool({ url: cluster.url(database), max: 1, applicationName: 'wura-growth' });
  const took: number[] = [];
  for (let n = 0; n < times; n++) {
    const [, ms] = await timed(() => pool.query(sql.replaceAll('$w', String(100 + n * 7))));
    took.push(ms);
  }
  await pool.end();
  return median(took);
}
