import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { dayMs, lagosDate } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let finance: string;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  ada = await newPayer(product, { pin: '2468' });
  finance = await newOperator({ database, product }, 'finance');
  await deposit(product, ada, 100_000);
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const account = { account_number: '0123456789', bank_code: '058' };
const month = lagosDate(Date.now()).slice(0, 7);
const taxesOf = (of: string, token = finance) => product.call('GET', `/api/operator/taxes?month=${of}`, { token });

/** From 10,000 naira a transfer to a bank costs 25.00, 1.88 of VAT on that, and 50.00 of stamp duty. */
async function send(amount: number, mode?: string) {
  const named = await product.call('POST', '/api/paystack/validate-account', { token: ada.token, body: account });
  if (mode) await product.control('/faults', { provider: 'paystack', operation: 'transfer', mode, times: 1 });
  const to = { ...account, currency: 'NGN', beneficiary_name: named.body.data.account_name };
  const body = { from_wallet_id: ada.wallet, to_bank_account: to, amount, pin: '2468', remarks: 'Rent' };
  return product.call('POST', '/api/send-money', { token: ada.token, body });
}

describe('what customers were charged for the state', () => {
  it('is told by month and tax, less what went back with a payment; one that failed was never charged', async () => {
    expect((await taxesOf(month)).body).toEqual({ month, data: [] });
    expect((await send(20_000)).status).toBe(200);
    expect((await send(40_000, 'refuse')).status).toBe(422);
    expect((await send(5_000)).status).toBe(200);
    const returned = await send(30_000);
    const due = (vat: string, duty: string) => [
      { tax: 'vat', currency: 'NGN', due: vat },
      { tax: 'stamp_duty', currency: 'NGN', due: duty },
    ];
    expect((await taxesOf(month)).body).toEqual({ month, data: due('4.51', '100.00') });
    await product.control(`/settle/${returned.body.reference}`, { outcome: 'reversed' });
    await expect
      .poll(async () => (await product.runJobs(), (await taxesOf(month)).body.data), { timeout: 20_000 })
      .toEqual(due('2.63', '50.00'));
    const before = lagosDate(Date.parse(`${month}-01T12:00:00Z`) - dayMs).slice(0, 7);
    const after = lagosDate(Date.parse(`${month}-01T12:00:00Z`) + 32 * dayMs).slice(0, 7);
    for (const other of [before, after]) expect((await taxesOf(other)).body).toEqual({ month: other, data: [] });
  });

  it('is asked for by a month, and told to finance alone', async () => {
    for (const wrong of ['2026-13', '2026', '2026-11-01', '']) {
      expect(await taxesOf(wrong), wrong).toMatchObject({
        status: 422,
        body: { errors: { month: 'Please choose a month, such as 2026-11' } },
      });
    }
    expect((await taxesOf(month, await newOperator({ database, product }, 'support'))).status).toBe(403);
    expect((await taxesOf(month, ada.token)).status).toBe(401);
  });
});
