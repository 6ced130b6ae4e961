import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { lagosDate } from '@wura/platform/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOperator } from './testing/new-operator.ts';
import { deposit, newPayer, openTestProduct, type Payer, type TestProduct } from './testing/test-product.ts';

const pin = '2468';

let database: TestDatabase;
let product: TestProduct;
let support: string;
let [ada, bola] = ['', ''];

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  support = await newOperator({ database, product }, 'support');
  await product.control('/fx/rates', { rates: { NGN: 1485.5 } });
  await product.runJobs();
  const payers = [await newPayer(product, { pin }), await newPayer(product, { pin })] as const;
  const idOf = async ({ token }: Payer) => (await product.call('GET', '/api/user', { token })).body.id;
  [ada, bola] = [await idOf(payers[0]), await idOf(payers[1])];
  for (const payer of payers) await makeSome(payer);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

/** Two conversion orders and two scheduled payments, of which the first of each is taken back. */
async function makeSome(payer: Payer): Promise<void> {
  const { token, wallet } = payer;
  const call = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await product.call(method, path, { token, ...(body && { body }) });
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body.id as string;
  };
  await deposit(product, payer, 100_000);
  const to_wallet_id = await call('POST', '/api/wallets', { currency: 'USD' });
  const order = { from_wallet_id: wallet, to_wallet_id, rate_of: 'target', target_rate: '1000', pin };
  const ends_at = new Date(Date.now() + 86_400_000).toISOString();
  const schedule = { kind: 'airtime', wallet_id: wallet, repeats: 'monthly', on_failure: 'skip', pin };
  const fields = { number: '08031234567', network: 'MTN' };
  for (const amount of ['500', '600']) {
    const placed = await call('POST', '/api/conversion-orders', { ...order, ceiling: amount, ends_at });
    const starts_on = lagosDate(Date.now() + 86_400_000);
    const made = await call('POST', '/api/scheduled-payments', { ...schedule, fields, amount, starts_on });
    if (amount === '600') continue;
    await call('DELETE', `/api/conversion-orders/${placed}`);
    await call('DELETE', `/api/scheduled-payments/${made}`);
  }
}

const read = (id: string, list = '') => product.call('GET', `/api/operator/customers/${id}${list}`, { token: support });

describe.each([
  {
    list: '/conversion-orders',
    act: 'customer_conversion_orders_viewed',
    room: 'exchange',
    first: { ceiling: '600.00', status: 'open', from: 'NGN', to: 'USD' },
    second: { ceiling: '500.00', status: 'cancelled' },
  },
  {
    list: '/scheduled-payments',
    act: 'customer_schedules_viewed',
    room: 'scheduled-payments',
    first: { amount: '600.00', status: 'active', number: '08031234567' },
    second: { amount: '500.00', status: 'cancelled' },
  },
])('staff who look at a customer’s $list', ({ list, act, room, first, second }) => {
  it('read theirs and no other’s, page by page, and it is written down who looked', async () => {
    const { body: one } = await read(ada, `${list}?limit=1`);
    const { body: two } = await read(ada, `${list}?limit=1&cursor=${one.nextCursor}`);
    expect([one.data, two.data, two.nextCursor]).toMatchObject([[first], [second], null]);
    const ids = async (id: string) => (await read(id, list)).body.data.map((row: { id: string }) => row.id);
    expect(await ids(ada)).toEqual([one.data[0].id, two.data[0].id]);
    expect(await ids(bola)).not.toEqual(expect.arrayContaining([one.data[0].id]));
    expect((await read(`cus_${'0'.repeat(26)}`, list)).status).toBe(404);
    const { rows } = await product.pool.query('select from operators.audit where subject = $1 and what = $2', [
      ada,
      act,
    ]);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('are told on the customer’s page how many of them are open', async () => {
    expect((await read(ada)).body.about[room]).toEqual({ open: 1 });
  });
});

it('staff read to whom a scheduled payment goes, and not what the customer wrote to them', async () => {
  const { body } = await read(ada, '/scheduled-payments');
  expect(body.data[0]).not.toHaveProperty('fields');
});
