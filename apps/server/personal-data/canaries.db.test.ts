import type { Pool } from '@wura/database';
import { roomsOf } from '@wura/my-data/server/rooms';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allFeatures } from '../all-features.ts';
import { openVault } from '../open-vault.ts';
import { deposit, newPayer, openTestProduct, type TestProduct } from '../testing/test-product.ts';
import { columns } from './manifest.ts';
import { plantCanaries } from './plant-canaries.ts';

// The manifest's promise, column by column: what it says is forgotten is in no table, and in no page of the disk either.

let database: TestDatabase;
let owner: Pool;
let product: TestProduct;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('none');
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

/** Columns in which no word can be planted, and why nothing is lost by that. */
const without = [
  // Destroyed by the last step, which is looked at by itself.
  'identity.customer_keys.sealed',
  // Made by the erasure itself, of what the law wants; they end on their day, which has a test of its own.
  'my_data.kept.sealed',
  'my_data.kept_part.sealed',
];

it('a word in each column that is to be forgotten is in no dump and no backup afterwards', async () => {
  const [ada, eve] = [await newPayer(product, { pin: '4731' }), await newPayer(product)];
  await deposit(product, ada, 1_000);
  const { rows: people } = await owner.query<{ id: string; number: string }>(
    'select public_id as id, account_number as number from identity.customers where id = any($1) order by array_position($1::bigint[], id)',
    [[ada.number, eve.number]],
  );
  const sent = await product.call('POST', '/api/intra-transfer', {
    token: ada.token,
    body: { toAccountNumber: people[1]!.number, fromWalletId: ada.wallet, amount: 10, remarks: 'Lunch', pin: '4731' },
  });
  expect(sent.status, sent.text).toBe(200);
  await product.runJobs();
  await owner.query(`insert into identity.erasures (customer, asked_at, due_at) values ($1, now(), now())`, [
    ada.number,
  ]);
  const { id: publicId } = people[0]!;
  const canaries = await plantCanaries(owner, { number: ada.number, walletId: ada.walletId, publicId }, without);
  expect(canaries.length).toBeGreaterThan(120);
  // Filed under a payment and no customer, it names both sides in words.
  await owner.query(`begin; set local session_replication_role = replica;
    insert into operators.approval (public_id, kind, subject, payload, reason, begun_by, begun_at, expires_at, state)
      select 'apr_other', kind, 'WUR1', jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('who', full_name))),
             reason, begun_by, begun_at, expires_at, 'approved'
        from operators.approval, identity.person where person.public_id = '${publicId}';
    commit`);
  const before = await tables(owner);
  expect(canaries.filter(({ spellings }) => !spellings.some(word => before.includes(word))).map(c => c.column)).toEqual(
    [],
  );

  const worker = database.pool('wura_worker');
  const needs = { pool: worker, vault: openVault(product.config), config: product.config, now: Date.now };
  await worker.query('select identity.begin_erasure($1, now())', [ada.number]);
  for (const { forget } of roomsOf(allFeatures)) await forget?.(needs, ada.number);
  await worker.query('select identity.finish_erasure($1, now())', [ada.number]);

  const after = await tables(owner);
  expect(canaries.filter(({ spellings }) => spellings.some(word => after.includes(word))).map(c => c.column)).toEqual(
    [],
  );

  // Again while something still reads what was, as when PostgreSQL is gathering statistics by itself: its rows are kept so long.
  const leftOnDisk = async () => {
    const disk = await pagesOf(owner);
    expect(disk, 'the search finds what is there').toContain('Zainab');
    return canaries.filter(({ spellings }) => disk.includes(spellings[0]!)).map(({ column }) => column);
  };
  await expect.poll(leftOnDisk, { timeout: 60_000 }).toEqual([]);
});

/** As docs/personal-data.md has it done before a base backup, which copies pages and not rows. */
async function pagesOf(owner: Pool): Promise<string> {
  for (const name of Object.keys(columns)) await owner.query(`vacuum (full, analyze) ${name}`);
  const { rows } = await owner.query<{ bytes: Buffer }>(
    `select pg_read_binary_file(pg_relation_filepath(oid)) as bytes
       from pg_class where relkind in ('r', 'i', 't') and reltablespace = 0
        and relnamespace <> 'information_schema'::regnamespace and oid >= 16384`,
  );
  return rows.map(({ bytes }) => bytes.toString('latin1')).join('');
}

async function tables(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const all: string[] = [];
  for (const { name } of rows) {
    const found = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
    all.push(...found.rows.map(({ row }) => row));
  }
  return all.join('\n');
}
