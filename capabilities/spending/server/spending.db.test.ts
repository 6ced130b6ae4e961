import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { lagosDate } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let bola: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  [ada, bola] = [await newPayer(product), await newPayer(product)];
  await deposit(product, ada, 20_000);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const call = (method: Parameters<TestProduct['call']>[0], path: string, body?: unknown, { token } = ada) =>
  product.call(method, path, { token, ...(body !== undefined && { body }) });
const naira = async () => (await call('GET', '/api/spending')).body.currencies[0];
const give = async (amount: string) => {
  const { body: to } = await call('GET', '/api/user', undefined, bola);
  const body = { toAccountNumber: to.account_number, fromWalletId: ada.wallet, amount };
  expect((await call('POST', '/api/intra-transfer', body)).status).toBe(200);
};
const airtime = (mode?: string) =>
  (mode
    ? product.control('/faults', { provider: 'squad', operation: 'airtime', mode, times: 1 })
    : Promise.resolve()
  ).then(() =>
    call('POST', '/api/payments/airtime', {
      walletId: ada.wallet,
      amount: mode ? '300' : '200',
      phone: '08031234567',
      network: 'mtn',
    }),
  );
const told = async () =>
  (await call('GET', '/api/notifications')).body.data
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind.startsWith('budget_'));

it('a month is what left for good, by category and by whom it went to, in each currency', async () => {
  await give('1000');
  await give('500');
  expect((await airtime()).body.status).toBe('completed');
  expect((await airtime('refuse')).body.status).toBe('failed');
  const pot = await call('POST', '/api/pots', { wallet_id: ada.wallet, name: 'Rent' });
  await call('POST', '/api/pots/in', { pot_id: pot.body.id, amount: '4000' });
  const shown = await naira();
  expect(shown).toMatchObject({ currency: 'NGN', spent: '1700.00', payments: 3, before: '0.00' });
  expect(shown.categories.map((row: any) => [row.category, row.spent, row.payments, row.budget])).toEqual([
    ['people', '1500.00', 2, null],
    ['phone', '200.00', 1, null],
  ]);
  expect(shown.counterparties[0]).toMatchObject({
    name: 'Zainab Bello',
    spent: '1500.00',
    payments: 2,
    description_code: null,
  });
  const query = new URLSearchParams({ counterparty: shown.counterparties[0].counterparty_id });
  expect((await call('GET', `/api/transactions?${query}`)).body.data).toHaveLength(2);
  expect((await call('GET', '/api/spending?month=2026-13')).body.errors.month).toBeDefined();
  expect((await call('GET', '/api/spending?month=2020-01')).body.currencies).toEqual([]);
  expect((await call('GET', '/api/spending', undefined, bola)).body.currencies).toEqual([]);
});

it('a budget tells its customer at 80 and at 100 percent, once in a month each, and stops no payment', async () => {
  const plan = (amount: string | null) =>
    call('PUT', '/api/spending/budgets', { currency: 'NGN', category: 'people', amount });
  expect((await plan('2000')).body.data).toEqual([{ currency: 'NGN', category: 'people', amount: '2000.00' }]);
  await product.runJobs();
  expect(await told()).toEqual([]);
  await give('100');
  await product.runJobs();
  await product.runJobs();
  expect(await told()).toEqual(['budget_nearly_spent']);
  await give('900');
  await product.runJobs();
  await product.runJobs();
  expect(await told()).toEqual(['budget_spent', 'budget_nearly_spent']);
  const [row] = (await naira()).categories;
  expect(row).toMatchObject({ category: 'people', spent: '2500.00', budget: '2000.00' });
  expect((await plan('0')).body.errors.amount).toBeDefined();
  expect((await plan(null)).body.data).toEqual([]);
  const month = lagosDate(Date.now()).slice(0, 7);
  expect((await call('GET', `/api/spending?month=${month}`)).body.currencies[0].categories[0].budget).toBe(null);
});

it('a transfer that was sent back is spent by neither side, and one of which a part was, by the rest alone', async () => {
  const [eve, obi] = [await newPayer(product, { pin: '2468' }), await newPayer(product, { pin: '2468' })];
  const [first, second] = [
    await newOperator({ database, product }, 'finance'),
    await newOperator({ database, product }, 'finance'),
  ];
  await deposit(product, eve, 9_000);
  const spentBy = async (who: Payer) => (await call('GET', '/api/spending', undefined, who)).body.currencies[0];
  const obiNumber = (await call('GET', '/api/user', undefined, obi)).body.account_number;
  const send = async (amount: string) => {
    const body = { toAccountNumber: obiNumber, fromWalletId: eve.wallet, amount };
    return (await call('POST', '/api/intra-transfer', body, eve)).body.transaction.id as string;
  };
  const correct = async (id: string, amount: string) => {
    const [at, reason] = [`/api/operator/transactions/${id}/correct`, 'they wrote to us about it'];
    const begun = await product.call('POST', at, { token: first, body: { amount, reason } });
    const agreed = await product.call('POST', `/api/operator/approvals/${begun.body.approval}`, {
      token: second,
      body: { decision: 'approve', reason },
    });
    expect([begun.status, agreed.status]).toEqual([202, 200]);
  };
  const [mistyped, twice, late] = [await send('1000'), await send('2000'), await send('3000')];
  // What was filed before it came back is filed anew by what came back.
  expect(await spentBy(eve)).toMatchObject({ spent: '6000.00', payments: 3 });
  const report = {
    transaction_id: mistyped,
    reason: 'wrong_account',
    text: 'I mistyped the number, I do not know them',
  };
  expect((await call('POST', '/api/disputes', report, eve)).status).toBe(201);
  const [asked] = (await call('GET', '/api/recalls', undefined, obi)).body.data;
  const back = await call('POST', `/api/recalls/${asked.id}/return`, { amount: '1000', pin: '2468' }, obi);
  expect(back.status, back.text).toBe(200);
  expect(await spentBy(eve)).toMatchObject({ spent: '5000.00', payments: 2 });
  await correct(twice, '2000');
  await correct(late, '500');
  expect(await spentBy(eve)).toMatchObject({ spent: '2500.00', payments: 1, categories: [{ category: 'people' }] });
  await correct(late, '2500');
  expect(await spentBy(eve)).toBeUndefined();
  expect(await spentBy(obi)).toBeUndefined();
});
