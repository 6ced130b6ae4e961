import { newPhone } from '@wura/testkit/random';
import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  ada = await newPayer(product);
  await deposit(product, ada, 100_000);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const plansOf = (network: string) =>
  product.call('GET', `/api/squad/data-bundles?network=${network}`, { token: ada.token });
const pay = (body: object) =>
  product.call('POST', '/api/payments/data', {
    token: ada.token,
    body: { walletId: ada.wallet, phone: newPhone(), billerCode: 'MTN', ...body },
  });

it('shows the plans of a network as they are sold, without stray spaces and without prices of nothing', async () => {
  for (const network of ['MTN', 'airtel', 'GLO', '9mobile']) {
    const { status, body } = await plansOf(network);
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.data.length).toBeGreaterThan(0);
    for (const plan of body.data) {
      expect(Number(plan.bundle_price)).toBeGreaterThan(0);
      expect(plan.bundle_price).toMatch(/^\d+\.\d\d$/);
      for (const text of Object.values<string>(plan)) expect(text).toBe(text.trim());
    }
  }
});

it('asks for a network that there is', async () => {
  for (const query of ['?network=vodafone', '']) {
    const answer = await product.call('GET', `/api/squad/data-bundles${query}`, { token: ada.token });
    expect(answer).toMatchObject({ status: 422, body: { message: 'Please select a network.' } });
  }
});

it('sells a plan at its price, once', async () => {
  const [plan] = (await plansOf('MTN')).body.data;
  const before = await balanceOf(product, ada);
  const phone = newPhone();
  const paid = await pay({ phone, itemCode: plan.plan_code, amount: plan.bundle_price });
  expect(paid).toMatchObject({
    status: 200,
    body: {
      message: 'Data payment successful',
      status: 'completed',
      transaction: { amount: plan.bundle_price, category: 'data', account_number: phone, recipient: 'MTN' },
    },
  });
  expect(paid.body.transaction.description).toContain(plan.bundle_value);
  expect(before - (await balanceOf(product, ada))).toBe(BigInt(plan.bundle_price.replace('.', '')));
});

it('charges the seller’s price and no other, and says which it is', async () => {
  const [plan] = (await plansOf('MTN')).body.data;
  const before = await balanceOf(product, ada);
  for (const amount of ['1', `${Number(plan.bundle_price) + 1}`]) {
    expect(await pay({ itemCode: plan.plan_code, amount })).toMatchObject({
      status: 422,
      body: { code: 'price_changed', price: plan.bundle_price },
    });
  }
  // A plan of another network is not sold under this one.
  for (const itemCode of ['no-such-plan', (await plansOf('GLO')).body.data[0].plan_code]) {
    expect(await pay({ itemCode, amount: plan.bundle_price })).toMatchObject({
      status: 422,
      body: { code: 'unknown_plan', message: 'Please select a plan.', errors: { itemCode: 'Please select a plan.' } },
    });
  }
  expect(await balanceOf(product, ada)).toBe(before);
});

it.each([
  [{ walletId: '' }, 'Wallet ID is missing.'],
  [{ billerCode: 'vodafone' }, 'Please select a network.'],
  [{ itemCode: '' }, 'Please select a plan.'],
  [{ phone: '0803123456' }, 'Enter a valid 11-digit phone number.'],
  [{ phone: '8031234567' }, 'Enter a valid 11-digit phone number.'],
  [{ phone: '+2348031234567' }, 'Enter a valid 11-digit phone number.'],
  [{ phone: '2348031234567' }, 'Enter a valid 11-digit phone number.'],
  [{ phone: '080312345678' }, 'Enter a valid 11-digit phone number.'],
  [{ amount: 'many' }, 'Please enter a valid amount'],
])('says what is wrong with %j', async (body, message) => {
  expect(await pay({ itemCode: '1001', amount: 100, ...body })).toMatchObject({ status: 422, body: { message } });
});

it('has nothing to sell while its seller tells no plans, and moves no money', async () => {
  const other = await openTestProduct(database);
  try {
    const bola = await newPayer(other);
    await other.control('/faults', { provider: 'squad', operation: 'plans', mode: 'error500', times: 10 });
    const listed = await other.call('GET', '/api/squad/data-bundles?network=GLO', { token: bola.token });
    expect(listed).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable', message: 'Failed to load data plans. Please try again.' },
    });
  } finally {
    await other.close();
  }
});
