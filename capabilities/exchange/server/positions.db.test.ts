import { deposit, newPayer, openTestProduct, type TestProduct } from '@wura/app-server/testing/test-product';
import { newOperator } from '@wura/app-server/testing/new-operator';
import { transaction } from '@wura/database';
import { enqueue } from '@wura/jobs';
import { moveBetweenSystemWallets } from '@wura/wallets/server/system-transfers';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { squaringTrade } from './kinds.ts';

let database: TestDatabase;
let product: TestProduct;
let [finance, second] = ['', ''];
/** The worker's clock alone. */
let aheadMs = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, {}, { now: () => Date.now() + aheadMs });
  await product.runJobs();
  [finance, second] = [
    await newOperator({ database, product }, 'finance'),
    await newOperator({ database, product }, 'finance'),
  ];
  const ada = await newPayer(product);
  const { body: dollars } = await product.call('POST', '/api/wallets', { token: ada.token, body: { currency: 'USD' } });
  await deposit(product, ada, 100_000);
  const asked = { from_wallet_id: ada.wallet, to_wallet_id: dollars.id, amount: '10000' };
  const { body } = await product.call('POST', '/api/conversions/quote', { token: ada.token, body: asked });
  await product.call('POST', '/api/conversions', { token: ada.token, body: { quote_id: body.quote_id } });
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const positions = async () => (await product.call('GET', '/api/operator/positions', { token: finance })).body;
const days = async () => (await product.call('GET', '/api/operator/positions/days', { token: finance })).body.data;
const square = (given: object = {}) =>
  product.call('POST', '/api/operator/positions/squarings', {
    token: finance,
    body: {
      reference: 'ZEN-FX-0001',
      sold_currency: 'NGN',
      sold_amount: '9950',
      bought_currency: 'USD',
      bought_amount: '6.70',
      reason: 'the deal of today at the bank',
      ...given,
    },
  });
const decide = (id: string, token: string) =>
  product.call('POST', `/api/operator/approvals/${id}`, { token, body: { decision: 'approve', reason: 'seen' } });

it('the positions of a day are written down once when it has ended, with what they were worth', async () => {
  aheadMs = 24 * 3_600_000;
  await product.runJobs();
  const today = (await days()).filter(({ currency }: { currency: string }) => currency === 'USD');
  expect(today[0]).toMatchObject({ position: '-6.70', residue: '0.01' });
  await product.runJobs();
  expect((await days()).filter(({ currency }: { currency: string }) => currency === 'USD')).toEqual(today);
  aheadMs = 0;
});

it('a trade outside squares them once two people have said so, and is booked once by its name at the bank', async () => {
  expect((await positions()).data).toMatchObject([
    { currency: 'NGN', position: '9950.00' },
    { currency: 'USD', position: '-6.70' },
  ]);
  const { status, body } = await square();
  expect(status).toBe(202);
  expect((await positions()).data[1].position).toBe('-6.70');
  expect((await decide(body.approval, finance)).status).toBe(403);
  expect((await decide(body.approval, second)).status).toBe(200);
  expect((await positions()).data).toMatchObject([
    { currency: 'NGN', position: '0.00' },
    { currency: 'USD', position: '0.00' },
  ]);
  expect(await square()).toMatchObject({ status: 409, body: { code: 'squaring_booked' } });
  const { rows } = await product.pool.query('select reference, sold, bought from exchange.squaring');
  expect(rows).toEqual([{ reference: 'ZEN-FX-0001', sold: 9_950_00n, bought: 670n }]);
});

it('a trade of one currency with itself, or without a name, is refused in words', async () => {
  expect((await square({ bought_currency: 'NGN' })).body.message).toBe(
    'What is sold and what is bought are two currencies',
  );
  expect((await square({ reference: ' ' })).body.errors).toHaveProperty('reference');
  expect((await square({ bought_amount: '0' })).body.errors).toHaveProperty('bought_amount');
});

it('every entry of the positions is a conversion or a trade, and one that is neither is found', async () => {
  const differences = async () => {
    await transaction(product.pool, tx => enqueue(tx, { kind: 'reconciliation', subject: 'all' }));
    await product.runJobs();
    const { rows } = await database
      .pool('wura_checker')
      .query(`select provider, kind from reconciliation.difference where closed_at is null and provider like 'fx%'`);
    return rows;
  };
  expect(await differences()).toEqual([]);
  const money = { currency: 'NGN', minor: 5_00n } as const;
  const way = { kind: squaringTrade, name: 'nobody knows why', from: 'fx_position', to: 'owner_bank', money };
  await transaction(database.pool('wura_worker'), tx => moveBetweenSystemWallets(tx, way));
  expect(await differences()).toEqual([{ provider: 'fx_position', kind: 'entry_without_payment' }]);
});
