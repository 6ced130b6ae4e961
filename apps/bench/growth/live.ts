import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPool } from '@wura/database';
import { archivePart, closeFurther, cutBooks, readParts } from '@wura/ledger/server/cut';
import { booksBalance, verifyBooks } from '@wura/ledger/server/verify';
import type { Cluster } from '../cluster.ts';
import { quantile } from '../figures.ts';
import { customers } from '../people.ts';
import { load, prepareCustomers } from '../prepare.ts';
import { runProgram } from '../tpcb.ts';
import { insist, migratedBefore, workerPool } from './close.ts';
import { figure, inBytes, inSeconds, read, readings, say, timed } from './figures.ts';
import { startClient, type Client } from './client.ts';

const database = 'live';

/** Books too large to be stopped for it are migrated, cut, closed, frozen and archived under a client that posts. */
export async function cutLive(
  cluster: Cluster,
  { before, entries }: { before: string | undefined; entries: number },
): Promise<void> {
  await cluster.create(database);
  if (before) {
    await runProgram(process.execPath, ['--input-type=module', '-e', migratedBefore(before), cluster.url(database)]);
  } else await cluster.migrated(database);
  await prepareCustomers(cluster, database, path.join(mkdtempSync(path.join(tmpdir(), 'wura-growth-')), 'payers.json'));
  await write(cluster, entries);
  await size(cluster, 'before');
  await rate(cluster, 'posting before');

  const client = await startClient(cluster.url(database));
  await client.during('nothing else', () => new Promise(resolve => setTimeout(resolve, 10_000)));
  if (before) await client.during('the migration', () => cluster.migrated(database));
  await close(cluster, client);
  await client.stop();
  await size(cluster, 'after');
  await rate(cluster, 'posting after');
  for (const reading of readings) {
    say(`${reading.what}, years in the archive`, inSeconds(await read(cluster, database, reading)));
  }
  await verify(cluster);
}

/** Every customer pays a neighbour and is paid back, round after round over three years: chains as the ledger would have written. */
async function write(cluster: Cluster, entries: number): Promise<void> {
  const rounds = Math.ceil(entries / customers);
  const each = 100;
  const first = await figure(cluster, database, '(select max(transfer_id) / 4096 + 1 from ledger.chain) * 4096');
  const [, ms] = await timed(async () => {
    await cluster.run(
      database,
      `alter table ledger.chain drop constraint entry_pkey; drop index ledger.entry_request;
       create index funded on ledger.chain (wallet_id) where seq = 1`,
    );
    for (let round = 1; round <= rounds; round += each) {
      await cluster.run(
        database,
        `insert into ledger.chain (wallet_id, seq, transfer_id, amount, balance_after, cum_credit, moves, counterparty,
                                   created_at, currency, kind, fingerprint, request)
         select w, 1 + r, ${first} + (r - 1) * ${customers / 2} + (w + 1) / 2, way * 500,
                f.balance_after + case when r % 2 = 1 then way * 500 else 0 end,
                f.balance_after + 500 * ((r + case when way0 then 0 else 1 end) / 2), 1 + r,
                w + case when w % 2 = 1 then 1 else -1 end,
                now() - interval '3 years' + r * interval '3 years' / ${rounds}, 1, 1, 1,
                case when way < 0 then gen_random_uuid() end
         from generate_series(${round}, ${Math.min(round + each - 1, rounds)}) as r
         cross join (select wallet_id as w, balance_after from ledger.chain where wallet_id between 1 and ${customers} and seq = 1) f
         cross join lateral (select w % 2 = 1 as way0, case when (w + r) % 2 = 0 then -1 else 1 end as way) x
         order by r, w`,
      );
    }
    await cluster.run(
      database,
      `select setval('ledger.transfer_block', ${first / 4096} + ${rounds * (customers / 2)} / 4096 + 1);
       set maintenance_work_mem = '1GB';
       alter table ledger.chain add constraint entry_pkey primary key (wallet_id, seq);
       create unique index entry_request on ledger.chain (request) where request is not null; drop index ledger.funded`,
    );
    await cluster.run(database, 'vacuum (analyze) ledger.chain');
    await cluster.run(database, 'checkpoint');
  });
  say(`wrote ${rounds * customers} entries`, inSeconds(ms));
}

/** Each piece of the closing by its step, with the longest that the client waited meanwhile. */
async function close(cluster: Cluster, client: Client): Promise<void> {
  const pool = workerPool(cluster.url(database));
  const at = () => new Date();
  await client.during('the cut', async () => {
    const [part, tries] = await insist(() => cutBooks(pool, { at: at() }));
    say(`  part ${part}`, `the lock was asked for ${tries} ${tries === 1 ? 'time' : 'times'}`);
  });
  for (const step of ['carry', 'mark', 'prove', 'pack', 'seal']) {
    await client.during(step, async () => {
      while ((await readParts(pool)).at(-1)!.step === step) {
        await insist(() => closeFurther(pool, { at: at(), quiet: 0 }));
      }
    });
  }
  await client.during('vacuum (freeze) of the part', async () => {
    await cluster.run(database, 'vacuum (freeze, analyze) ledger.chain_0001');
  });
  const frozen = `(select age(relfrozenxid) from pg_class where oid = 'ledger.chain_0001'::regclass)`;
  say('  transactions since the oldest that is not frozen', String(await figure(cluster, database, frozen)));
  await client.during('the archiving', async () => {
    await insist(() => archivePart(pool, { at: at() }));
  });
  await client.during('nothing else, after all of it', () => new Promise(resolve => setTimeout(resolve, 10_000)));
  await pool.end();
}

async function size(cluster: Cluster, when: string): Promise<void> {
  const { rows } = await cluster.run(
    database,
    `select n.nspname || '.' || c.relname as name, pg_table_size(c.oid)::float8 as heap, pg_indexes_size(c.oid)::float8 as indexes,
            pg_total_relation_size(c.oid)::float8 as total
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and (c.relname like 'chain%' or c.relname in ('carried', 'request_marks'))
        and n.nspname like 'ledger%' order by 1`,
  );
  for (const row of rows as { name: string; heap: number; indexes: number; total: number }[]) {
    say(
      `size ${when}: ${row.name}`,
      `${inBytes(row.total)}: ${inBytes(row.heap)} and ${inBytes(row.indexes)} of indexes`,
    );
  }
}

async function rate(cluster: Cluster, what: string): Promise<void> {
  const rates: number[] = [];
  for (let round = 0; round < 5; round++) rates.push((await load(cluster, database, ['--seconds', '4'])).rate);
  say(
    what,
    `${Math.round(quantile(rates, 0.5))}/s  [${Math.round(Math.min(...rates))}–${Math.round(Math.max(...rates))}]`,
  );
}

/** Everything that the books promise, recomputed over all parts. */
async function verify(cluster: Cluster): Promise<void> {
  const pool = createPool({
    url: cluster.url(database),
    role: 'wura_checker',
    max: 3,
    applicationName: 'wura-growth',
    statementTimeoutMs: 30 * 60_000,
  });
  const [report, ms] = await timed(() => verifyBooks(pool));
  say(
    `all of the books, ${report.entries} entries`,
    `${booksBalance(report) ? 'whole' : 'BROKEN'}, in ${inSeconds(ms)}`,
  );
  await pool.end();
}
