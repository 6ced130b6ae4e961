import { nodeFlags } from '@wura/app-server/node-flags';
import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { isAccountNumber } from '@wura/identity/server';
import { customers, tierOf } from './people.ts';
import { runProgram } from './tpcb.ts';
import type { Cluster } from './cluster.ts';

/**
 * Ten thousand customers, with a naira wallet, money and a live session each, or so many more who follow them. They are written
 * by SQL, because as many honest registrations would hash passwords for minutes; the money comes through the ledger.
 */
export async function prepareCustomers(
  cluster: Pick<Cluster, 'url' | 'run'>,
  database: string,
  payersFile: string,
  { count, after }: { count: number; after: number } = { count: customers, after: 0 },
): Promise<void> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const accountNumbers = validAccountNumbers(after + count).slice(after);
  const hashes = tokens.map(token => `\\x${createHash('sha256').update(token).digest('hex')}`);
  await cluster.run(
    database,
    `insert into identity.customers
       (public_id, account_number, first_name, last_name, username, email, phone, date_of_birth, country, state,
        residential_address, password_hash, created_at, tier, kyc_completed)
     select 'cus_' || substr(md5(n::text) || md5('x' || n), 1, 26), a.number, 'Bench', 'Customer ' || n,
            'bench_' || n, 'bench' || n || '@wura.example', '+23480' || lpad(n::text, 8, '0'), '1990-01-01', 'NG', '',
            '1 Bench Street, Lagos', '$argon2id$none', now() - interval '30 days', tier, tier = 3
     from unnest(array['${accountNumbers.join("','")}']) with ordinality as a (number, place)
     cross join lateral (select ${after} + place as n) p
     cross join lateral (select (array[${[1, 2, 3].map(tierOf).join()}])[1 + (n - 1) % 3] as tier) t;
     insert into wallets.wallet (id, public_id, customer, currency)
     select ledger.open_wallet(1::smallint), 'wal_' || substr(md5('w' || id) || md5('v' || id), 1, 26), id, 1
     from identity.customers where id > ${after} order by id;
     select ledger.open_system_wallet('outside', 1::smallint, 0::smallint);
     insert into identity.sessions
       (token_hash, public_id, customer, is_remembered, created_at, last_used_at, ends_at, user_agent, address)
     select t.hash::bytea, 'ses_' || ${after} + t.n, ${after} + t.n, true, now(), now(), now() + interval '30 days', 'bench', '127.0.0.1'
     from unnest(array['${hashes.join("','")}']) with ordinality as t (hash, n);`,
  );
  await load(cluster, database, ['--fund', '--funded', String(after), '--count', String(count)]);
  const { rows } = await cluster.run(
    database,
    `select c.public_id as "customerId", w.public_id as "walletId", c.account_number as "accountNumber"
     from identity.customers c join wallets.wallet w on w.customer = c.id where c.id > ${after} order by c.id`,
  );
  writeFileSync(payersFile, JSON.stringify((rows as object[]).map((row, index) => ({ ...row, token: tokens[index] }))));
}

function validAccountNumbers(count: number): string[] {
  const numbers: string[] = [];
  for (let number = 1_000_000_000; numbers.length < count; number++) {
    if (isAccountNumber(String(number))) numbers.push(String(number));
  }
  return numbers;
}

export interface LoadReport {
  rate: number;
  acknowledged: number;
  p50Ms: number;
  p99Ms: number;
  failures?: Record<string, number>;
}

/** One run of the ledger's load in a process of its own, which Node runs as it does a web process: that is where a writer lives. */
export async function load(
  cluster: Pick<Cluster, 'url'>,
  database: string,
  args: readonly string[],
): Promise<LoadReport> {
  const program = new URL('./ledger-load.ts', import.meta.url).pathname;
  const printed = await runProgram(process.execPath, [
    ...nodeFlags(),
    program,
    '--url',
    cluster.url(database),
    ...args,
  ]);
  return JSON.parse(printed) as LoadReport;
}

/** As many processes as said, which share the orders in flight; their rates together. */
export async function loadOf(
  processes: number,
  cluster: Cluster,
  database: string,
  args: readonly string[],
  /** Of the first process only. */
  first: readonly string[] = [],
): Promise<LoadReport> {
  const own = [...args, '--inFlight', String(512 / processes)];
  const reports = await Promise.all(
    Array.from({ length: processes }, (_, n) => load(cluster, database, n === 0 ? [...own, ...first] : own)),
  );
  const worst = (pick: (report: LoadReport) => number) => Math.max(...reports.map(pick));
  return {
    rate: reports.reduce((sum, { rate }) => sum + rate, 0),
    acknowledged: reports.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    p50Ms: worst(report => report.p50Ms),
    p99Ms: worst(report => report.p99Ms),
  };
}

/** History, posted through the ledger until the table has this many rows. */
export async function grow(cluster: Cluster, database: string, rows: number): Promise<void> {
  const { rows: counted } = await cluster.run(database, 'select count(*)::int as count from ledger.entry');
  const missing = rows - (counted[0] as { count: number }).count;
  if (missing > 0) await load(cluster, database, ['--count', String(Math.ceil(missing / 2))]);
}

/** So that no run pays for another's clean-up, nor for the first touch of each page after a checkpoint. */
export async function settle(cluster: Cluster, database: string): Promise<void> {
  await cluster.run(database, 'vacuum analyze');
  await cluster.run(database, 'checkpoint');
}
