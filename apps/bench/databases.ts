import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import { customers } from './people.ts';
import { grow, prepareCustomers, settle } from './prepare.ts';
import { prepareTpcb } from './tpcb.ts';

/** What each subject is measured on; every other one posts to books of a usual size. */
const databaseOf: Readonly<Record<string, string>> = {
  tpcb: 'tpcb',
  small: 'small',
  stopped: 'small',
  crash: 'small',
  large: 'large',
  disk: 'large',
  telling: 'told',
  // An echo answers as many bytes as a transfer, so one has to be made.
  echo: 'web',
  http: 'web',
  http32: 'web',
  http512: 'web',
  strangers: 'web',
  http2: 'web2',
};

/** How many entries their books have at least. */
const rows: Readonly<Record<string, number>> = {
  usual: 1_000_000,
  web: 1_000_000,
  web2: 1_000_000,
  large: 5_000_000,
  told: 250_000,
};

/** As many more as would be met once in a run. */
const strangers = 64_000;

export interface Prepared {
  readonly payersFile: string;
  readonly strangersFile: string;
}

/** Brings what these subjects are measured on, as far as it is not there from an earlier run. */
export async function prepareDatabases(
  cluster: Cluster,
  names: readonly string[],
  { folder, pgbench }: { folder: string; pgbench: string | undefined },
): Promise<Prepared> {
  const [payersFile, strangersFile] = [path.join(folder, 'payers.json'), path.join(folder, 'strangers.json')];
  const { rows: present } = await cluster.run('postgres', 'select datname from pg_database');
  const known = new Set((present as { datname: string }[]).map(({ datname }) => datname));
  const wanted = new Set(names.map(name => databaseOf[name] ?? 'usual'));

  if (wanted.delete('tpcb') && !known.has('tpcb')) await prepareTpcb(cluster, pgbench);
  if (wanted.size > 0 && !known.has('small')) {
    await cluster.create('small');
    await cluster.migrated('small');
    // One set of customers, so that one set of tokens opens every copy.
    await prepareCustomers(cluster, 'small', payersFile);
  }
  // The servers' own copies: what they know of the wallets must not be overtaken by the runs that write to them directly.
  const copies = ['web', 'web2', 'large'].filter(name => wanted.has(name));
  if (copies.some(name => !known.has(name))) wanted.add('usual');
  for (const name of ['small', 'told', 'usual', ...copies].filter(each => wanted.has(each))) {
    if (!known.has(name) && name !== 'small') await cluster.create(name, copies.includes(name) ? 'usual' : 'small');
    await cluster.migrated(name);
    await grow(cluster, name, rows[name] ?? 0);
  }
  if (names.includes('strangers') && !existsSync(strangersFile)) {
    await prepareCustomers(cluster, 'web', strangersFile, { count: strangers, after: customers });
  }
  for (const name of wanted) await settle(cluster, name);
  if (names.includes('tpcb')) await settle(cluster, 'tpcb');
  return { payersFile, strangersFile };
}
