import { balanceOf, openTestProduct, type Payer, type TestProduct } from '@wura/app-server/testing/test-product';
import type { Pool } from '@wura/database';
import * as books from '@wura/ledger/server/verify';
import { assertBooksBalance } from '@wura/testkit/books';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { callServer } from '@wura/testkit/client';
import { randomBytes } from '@wura/testkit/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { report, rounds } from './report.ts';
import { orders, payBill } from './testing/bill-deeds.ts';
import { newPayers } from './testing/deeds.ts';
import { openSecondServer } from './testing/second-server.ts';

// Two customers, two processes and one phone at the same moment. `npm run faults` runs more rounds of it.

let database: TestDatabase;
let checker: Pool;
let product: TestProduct;

beforeAll(async () => {
  database = await cloneDatabase();
  checker = database.pool('wura_checker');
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const atOnce = 5;

/** Four askers for one phone and amount. Answers the reference of the one that was made. */
async function race(payers: readonly Payer[], secondCall: TestProduct['call']): Promise<string> {
  const order = await orders.airtime(product, payers[0]!);
  const buy = (at: number, call = product.call) => {
    const payer = payers[at]!;
    const own = { ...order, body: { ...order.body, walletId: payer.wallet } };
    return payBill({ ...product, call }, payer, own, randomBytes(12).toString('hex'));
  };
  const answers = await Promise.all([buy(0), buy(0, secondCall), buy(1), buy(1, secondCall)]);
  // One who queues for too long behind the others is told to come again: nothing was bought for them either.
  const others = answers.filter(({ status }) => status !== 202);
  expect(others).toHaveLength(3);
  for (const { body } of others) expect(['duplicate', 'busy']).toContain(body.code);
  const vends = ((await product.control('/books/squad')) as any[]).filter(
    ({ destination }) => destination === order.destination,
  );
  expect(vends).toMatchObject([{ status: 'pending' }]);
  await product.control(`/settle/${vends[0].provider_reference}`, { outcome: 'success' });
  return answers.find(({ status }) => status === 202)!.body.reference;
}

it('of equal purchases at once, in two processes and of two customers, one is made', { timeout: 600_000 }, async () => {
  const times = rounds(40, 200);
  const payers = await newPayers(product, 2, { naira: 200_000, hasPin: false });
  const second = await openSecondServer(product);
  const secondCall = callServer(second.url);
  try {
    const before = await Promise.all(payers.map(payer => balanceOf(product, payer)));
    let made = 0;
    for (let round = 0; round < times; round += atOnce) {
      // What the seller has not decided: the first is still under way when the last of them comes.
      await product.control('/faults', { provider: 'squad', operation: 'airtime', mode: 'pending', times: atOnce });
      const won = await Promise.all(Array.from({ length: atOnce }, () => race(payers, secondCall)));
      await product.pool.query('update jobs.job set due_at = clock_timestamp() where subject = any($1)', [won]);
      await product.worker.runDue();
      made += won.length;
    }
    const after = await Promise.all(payers.map(payer => balanceOf(product, payer)));
    const spent = before.reduce((sum, minor, at) => sum + minor - after[at]!, 0n);
    expect(spent).toBe(BigInt(made) * 200_00n);
    expect(await product.clearing()).toBe(0n);
    await assertBooksBalance(checker, books);
    report({ race: 'equal purchases × 2 processes × 2 customers', rounds: times, good: made });
  } finally {
    await second.stop();
  }
});
