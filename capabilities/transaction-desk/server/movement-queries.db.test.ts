import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { transaction, type Pool } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMovements, type Filter, type Position } from './movement-queries.ts';

let database: TestDatabase;
let product: TestProduct;
let pool: Pool;
let payer: Payer;
beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  pool = database.pool();
  payer = await newPayer(product, { pin: '2468', tier: 3 });
  // Each is far from the one before, as where much lies between them.
  for (let n = 1; n <= 5; n++) {
    await deposit(product, payer, 1_000 * n);
    await database
      .pool('wura_ledger')
      .query(`select setval('ledger.transfer_block', nextval('ledger.transfer_block') + 5000)`);
  }
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const all: Filter = {
  customer: undefined,
  status: undefined,
  kinds: undefined,
  currency: undefined,
  from: undefined,
  to: undefined,
  transfers: undefined,
};
const read = (given: { filter?: Partial<Filter>; after?: Position | undefined; mostMs?: number; limit?: number }) =>
  transaction(pool, tx =>
    readMovements(tx, { after: undefined, limit: 50, ...given, filter: { ...all, ...given.filter } }),
  );

it('a page that has looked for long enough says how far it looked, and the next ones find the rest, each once', async () => {
  const whole = await read({ mostMs: 60_000 });
  expect(whole.lookedTo).toBeUndefined();
  expect(whole.rows.length).toBeGreaterThanOrEqual(5);
  const found = [];
  let pages = 0;
  for (let after: Position | undefined; ; pages++) {
    const page = await read({ mostMs: 0, after });
    found.push(...page.rows);
    if (!page.lookedTo) break;
    after = page.lookedTo;
  }
  expect(found).toEqual(whole.rows);
  expect(pages).toBeGreaterThan(3);
});

it('what nobody did is looked for no longer than a page may take, and a transfer that is named is found at once', async () => {
  const none = await read({ filter: { status: 'failed' }, mostMs: 0 });
  expect(none.rows).toEqual([]);
  expect(none.lookedTo).toBeDefined();
  const { rows } = await read({ mostMs: 60_000 });
  const oldest = rows.at(-1)!.entry.transferId;
  const named = await read({ filter: { transfers: [oldest] }, mostMs: 0 });
  expect(named.rows.map(({ entry }) => entry.transferId)).toContain(oldest);
  expect(named.lookedTo).toBeUndefined();
  expect(await read({ filter: { transfers: [] }, mostMs: 0 })).toEqual({ rows: [], lookedTo: undefined });
});
