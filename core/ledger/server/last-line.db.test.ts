import type { Pool, Role } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fundedWallets, hold, naira, registerKinds, transfer } from '../testing/wallets.ts';
import { booksBalance, verifyBooks } from './verify.ts';
import { systemWallet } from './wallets.ts';
import { createWriter, type Writer } from './writer.ts';

// What the database refuses to every role, however it asks: the last line, behind every check of the code in front of it.

const roles: Role[] = ['wura_app', 'wura_worker', 'wura_reader', 'wura_checker'];

let database: TestDatabase;
let pools: Record<string, Pool>;
let app: Pool;
let writer: Writer;
let a: number;
let clearing: number;

beforeAll(async () => {
  database = await cloneDatabase();
  pools = Object.fromEntries([...roles, 'wura_ledger' as const].map(role => [role, database.pool(role)]));
  app = pools['wura_app']!;
  await registerKinds(pools['wura_ledger']!);
  writer = createWriter({ pool: app });
  [a] = (await fundedWallets(app, { count: 2, balance: 1000n, post: writer.post })) as [number];
  clearing = await systemWallet(app, { purpose: 'clearing', currency: naira });
  await writer.post(transfer(a, clearing, 100n, { kind: hold }));
});
afterAll(async () => {
  expect(booksBalance(await verifyBooks(pools['wura_ledger']!))).toBe(true);
  await writer.close();
  await database.close();
});

async function fingerprintOfBooks(): Promise<string> {
  const { rows } = await pools['wura_ledger']!.query<{ sum: string }>(
    `select md5(string_agg(e::text, ',' order by wallet_id, seq)) || (select count(*) from ledger.ending) as sum
     from ledger.chain e`,
  );
  return rows[0]!.sum;
}

const attempts: [string, string][] = [
  ['update an entry', 'update ledger.chain set amount = amount + 1'],
  ['delete an entry', 'delete from ledger.chain'],
  ['truncate the entries', 'truncate ledger.chain'],
  ['insert an entry', `insert into ledger.chain values (1, 99, 1, 5, 5, 5, 1, 2, now(), 1, 1, 0, null)`],
  [
    'upsert an entry',
    `insert into ledger.chain select * from ledger.chain on conflict (wallet_id, seq) do update set amount = 1`,
  ],
  ['copy entries in', `copy ledger.chain from program 'true'`],
  [
    'merge into the entries',
    'merge into ledger.chain t using ledger.chain s on t.seq = s.seq when matched then update set amount = 1',
  ],
  ['disable the trigger', 'alter table ledger.chain disable trigger append_only'],
  ['drop the trigger', 'drop trigger append_only on ledger.chain'],
  ['drop the check', 'alter table ledger.chain drop constraint customers_never_owe'],
  ['act as a replica, whose triggers sleep', `set session_replication_role = replica`],
  ['replace the posting function', `create or replace function ledger.post() returns void language sql as ''`],
  ['become the owner', 'set role wura_ledger; update ledger.chain set amount = 1'],
  ['update what readers see', 'update ledger.entry set amount = amount + 1'],
  ['undo an ending', 'delete from ledger.ending'],
  ['change a wallet', 'update ledger.wallet set currency = 2'],
  ['rename a kind', `update ledger.kind set is_hold = false`],
];

describe.each(roles)('the role %s', role => {
  it.each(attempts)('cannot %s', async (_what, sql) => {
    const before = await fingerprintOfBooks();
    const client = await pools[role]!.connect();
    try {
      await client.query('begin');
      await expect(client.query(sql)).rejects.toThrow();
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await fingerprintOfBooks()).toBe(before);
  });
});

it('not even the owner of the books edits what is written', async () => {
  for (const sql of [
    'update ledger.chain set amount = 1',
    'update ledger.entry set amount = 1',
    'delete from ledger.chain',
    'truncate ledger.chain, ledger.ending, ledger.reversal',
  ]) {
    await expect(pools['wura_ledger']!.query(sql)).rejects.toThrow(/append-only/);
  }
});
