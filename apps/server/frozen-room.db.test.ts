import { transaction } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newOperator } from './testing/new-operator.ts';
import {
  accountNumberOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from './testing/test-product.ts';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let bolasAccount: string;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  ada = await newPayer(product);
  await deposit(product, ada, 5_000);
  const bola = await newPayer(product);
  bolasAccount = await accountNumberOf(product, bola);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const pay = () =>
  product.call('POST', '/api/intra-transfer', {
    token: ada.token,
    body: { toAccountNumber: bolasAccount, fromWalletId: ada.wallet, amount: 10 },
  });

/** More than there are connections, so that many of them wait for one. */
const many = Array.from({ length: 60 });

it('while the table of one room is locked, and many call there, transfers go on and customers sign up', async () => {
  const frozen = await transaction(database.pool('wura_owner'), async tx => {
    await tx.query('lock table payment_requests.request in access exclusive mode');
    let waiting = many.length;
    const calls = many.map(async () => {
      const { status } = await product.call('GET', '/api/payment-requests', { token: ada.token });
      waiting--;
      return status;
    });
    await untilSomebodyWaits(database);
    for (let n = 0; n < 5; n++) expect((await pay()).status).toBe(200);
    expect((await product.call('GET', '/api/notifications', { token: ada.token })).status).toBe(200);
    const login = { identifier: 'nobody@example.com', password: 'Wrong-2026' };
    expect((await product.call('POST', '/api/login', { body: login })).status).toBe(401);
    expect(waiting, 'all of this in the time that the locked room takes').toBeGreaterThan(0);
    return Promise.all(calls);
  });
  expect(new Set(frozen)).toEqual(new Set([503]));
  expect((await product.call('GET', '/api/payment-requests', { token: ada.token })).status).toBe(200);
});

it('more acts of staff at once than there are connections are all answered, and none waits for another in a circle', async () => {
  const admin = await newOperator({ database, product }, 'admin');
  const { body: paid } = await pay();
  const read = () => product.call('GET', `/api/operator/transactions/${paid.transaction.id}`, { token: admin });
  const answers = await Promise.all(many.map(read));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
