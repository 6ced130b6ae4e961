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
  [ada, bola] = [await idOf(payers[0]), await idOf(payers[1])];
  for (const payer of payers) await makeSome(payer);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const idOf = async ({ token }: Payer): Promise<string> => (await product.call('GET', '/api/user', { token })).body.id;

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

describe('staff who look for payment requests', () => {
  it('find those of a customer from either side, by how they stand, or one by its code, with what paid them', async () => {
    const [asker, other] = [await newPayer(product, { pin }), await newPayer(product, { pin })] as const;
    const [me, you] = [await idOf(asker), await idOf(other)];
    await deposit(product, other, 100_000);
    const { body: user } = await product.call('GET', '/api/user', { token: other.token });
    const ask = async (body: object, { token } = asker) =>
      (await product.call('POST', '/api/payment-requests', { token, body })).body.code as string;
    const to = user.account_number;
    const declined = await ask({ amount: '100', to });
    await product.call('POST', `/api/payment-requests/${declined}/decline`, { token: other.token });
    const withdrawn = await ask({ amount: '200', to });
    await product.call('POST', `/api/payment-requests/${withdrawn}/withdraw`, { token: asker.token });
    const [paid, open, link] = [
      await ask({ amount: '300', to, note: 'Rice' }),
      await ask({ amount: '400', to }),
      await ask({}),
    ];
    const theirs = await ask({ amount: '500' }, other);
    const pay = (code: string, amount: string) =>
      product.call('POST', `/api/pay/${code}`, {
        token: other.token,
        body: { fromWalletId: other.wallet, amount, pin },
      });
    const { body: payment } = await pay(paid, '300');
    await pay(link, '50');

    const list = (query: string) => product.call('GET', `/api/operator/payment-requests?${query}`, { token: support });
    const codes = async (query: string) => (await list(query)).body.data.map(({ code }: { code: string }) => code);
    expect(await codes(`asked_by=${me}`)).toEqual([link, open, paid, withdrawn, declined]);
    expect(await codes(`asked_of=${you}`)).toEqual([open, paid, withdrawn, declined]);
    expect(await codes(`asked_by=${you}`)).toEqual([theirs]);
    expect(await codes(`asked_by=${you}&asked_of=${me}`)).toEqual([]);
    for (const [status, found] of Object.entries({ declined, withdrawn, paid })) {
      expect(await codes(`asked_by=${me}&status=${status}`)).toEqual([found]);
    }
    expect(await codes(`asked_by=${me}&status=open`)).toEqual([link, open]);
    expect(await codes(`asked_by=${me}&status=expired`)).toEqual([]);
    const { body: page } = await list(`asked_by=${me}&limit=2`);
    expect(await codes(`asked_by=${me}&limit=3&cursor=${page.nextCursor}`)).toEqual([paid, withdrawn, declined]);

    const { body: one } = await list(`code=${paid}`);
    expect(one.data).toMatchObject([
      {
        asker_id: me,
        payer_id: you,
        amount: '300.00',
        note: 'Rice',
        status: 'paid',
        payments: [{ reference: payment.reference, amount: '300.00' }],
      },
    ]);
    expect((await list(`code=${link}`)).body.data).toMatchObject([
      { payer_id: null, amount: null, paid_total: '50.00' },
    ]);
    expect((await read(me)).body.about['payment-requests']).toEqual({ open: 2 });
    const { rows } = await product.pool.query(
      "select why from operators.audit where subject = $1 and what = 'payment_requests_viewed' order by id limit 1",
      [me],
    );
    expect(rows).toEqual([{ why: null }]);
  });

  it('say of whom, and know the customer', async () => {
    const list = (query: string) => product.call('GET', `/api/operator/payment-requests${query}`, { token: support });
    expect((await list('?status=open')).status).toBe(422);
    expect((await list(`?asked_by=cus_${'0'.repeat(26)}`)).status).toBe(404);
  });
});
