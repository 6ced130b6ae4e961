import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Cluster } from '../cluster.ts';
import { median, quantile } from '../figures.ts';
import { grow, load, prepareCustomers, settle } from '../prepare.ts';
import { runProgram } from '../tpcb.ts';
import { cutAndClose, migratedBefore } from './close.ts';
import { figure, read, readings, say } from './figures.ts';

const entries = 1_000_000;
const parts = 24;

/** The same load on books that were never cut and on books in many parts, in turns. */
export async function compareParts(
  cluster: Cluster,
  { before, rounds, seconds }: { before: string | undefined; rounds: number; seconds: number },
): Promise<void> {
  await cluster.create('whole');
  await cluster.migrated('whole');
  const payers = path.join(mkdtempSync(path.join(tmpdir(), 'wura-growth-')), 'payers.json');
  await prepareCustomers(cluster, 'whole', payers);
  await cluster.create('parted', 'whole');
  const names = ['whole', 'parted'];
  if (before) {
    await cluster.create('before');
    await runProgram(process.execPath, ['--input-type=module', '-e', migratedBefore(before), cluster.url('before')]);
    await prepareCustomers(cluster, 'before', payers);
    await grow(cluster, 'before', entries);
    names.unshift('before');
  }
  await grow(cluster, 'whole', entries);
  for (let part = 1; part <= parts; part++) {
    await grow(cluster, 'parted', Math.round((entries * part) / (parts + 1)));
    await cutAndClose(cluster.url('parted'));
  }
  await grow(cluster, 'parted', entries);
  for (const name of names) await settle(cluster, name);

  const rates: Record<string, number[]> = {};
  for (const name of names) await load(cluster, name, ['--seconds', String(seconds)]);
  for (let round = 0; round < rounds; round++) {
    for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
      const { rate, p50Ms, p99Ms } = await load(cluster, name, ['--seconds', String(seconds)]);
      (rates[name] ??= []).push(rate);
      say(`round ${round + 1}  ${name}`, `${Math.round(rate)}/s  p50 ${p50Ms} ms  p99 ${p99Ms} ms`);
    }
  }
  const compare = (above: string, below: string) => {
    const all = rates[above]!.map((rate, round) => rate / rates[below]![round]!);
    say(
      `posting: ${above} / ${below}`,
      `${median(all).toFixed(3)}  [${quantile(all, 0.25).toFixed(2)}–${quantile(all, 0.75).toFixed(2)}]`,
    );
  };
  compare('parted', 'whole');
  if (before) {
    compare('whole', 'before');
    compare('parted', 'before');
  }
  await compareReadings(cluster);
  await compareBytes(cluster);
}

async function compareReadings(cluster: Cluster): Promise<void> {
  for (const reading of readings) {
    const [whole, parted] = [await read(cluster, 'whole', reading), await read(cluster, 'parted', reading)];
    say(reading.what, `whole ${whole.toFixed(2)} ms, in ${parts} parts ${parted.toFixed(2)} ms`);
  }
}

async function compareBytes(cluster: Cluster): Promise<void> {
  const transfers = '(select count(distinct transfer_id) from ledger.link)';
  const whole = await figure(cluster, 'whole', `pg_total_relation_size('ledger.chain') / ${transfers}`);
  const inParts = `(select sum(pg_total_relation_size(relid)) from pg_partition_tree('ledger.past') where isleaf)`;
  const past = `(select count(distinct transfer_id) from ledger.past)`;
  say('bytes of a transfer, never cut', whole.toFixed(0));
  say('bytes of a transfer in a closed part', (await figure(cluster, 'parted', `${inParts} / ${past}`)).toFixed(0));
  const marks = await figure(cluster, 'parted', `pg_total_relation_size('ledger.request_marks')`);
  say('marks of all requests, bytes of each', (await figure(cluster, 'parted', `${marks} / ${past}`)).toFixed(1));
}
