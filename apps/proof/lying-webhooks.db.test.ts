import { newPhone } from '@wura/testkit/random';
import { createHmac } from 'node:crypto';
import {
  balanceOf,
  deposit,
  newPayer,
  newReference,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import * as books from '@wura/ledger/server/verify';
import { assertBooksBalance } from '@wura/testkit/books';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

// A provider, or a thief who has its key, signs what is not true. Its word only makes us ask, so that nothing moves by it.

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let bola: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  [ada, bola] = [await newPayer(product, { pin: '2468' }), await newPayer(product)];
  await deposit(product, ada, 20_000);
  await product.pool.query('delete from jobs.job');
});
afterEach(async () => {
  await assertBooksBalance(database.pool('wura_checker'), books);
  await product.pool.query('delete from jobs.job');
  await product.clearFaults();
});

const fault = (provider: string, operation: string, mode: string) =>
  product.control('/faults', { provider, operation, mode, times: 1 });

const signers = {
  paystack: { key: 'sk_test_sandbox', header: 'x-paystack-signature' },
  squad: { key: 'sandbox_sk_sandbox', header: 'x-squad-encrypted-body' },
};
async function tell(provider: keyof typeof signers, said: object): Promise<void> {
  const { key, header } = signers[provider];
  const text = JSON.stringify(said);
  const signature = createHmac('sha512', key).update(text).digest('hex');
  const answer = await fetch(`http://127.0.0.1:${product.config.port}/api/webhooks/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [header]: signature },
    body: text,
  });
  expect(answer.status).toBe(200);
  await product.runJobs();
}

const call = (path: string, body: object, { token } = ada) => product.call('POST', path, { token, body });
const statusOf = async (id: string) =>
  (await product.call('GET', `/api/transactions/${id}`, { token: ada.token })).body.status as string;

const buyAirtime = () =>
  call('/api/payments/airtime', { walletId: ada.wallet, amount: 500, phone: newPhone(), network: 'mtn' });
async function sendToBank() {
  const account = { account_number: '0123456789', bank_code: '058' };
  const beneficiary_name = (await call('/api/paystack/validate-account', account)).body.data.account_name;
  const to_bank_account = { ...account, beneficiary_name };
  return call('/api/send-money', { from_wallet_id: ada.wallet, to_bank_account, amount: 2_000, pin: '2468' });
}

describe('a charge that is told of and was never paid', () => {
  const begin = async (by: Payer) => {
    const transaction_ref = newReference();
    const body = { amount: 5_000, email: by.email, wallet_id: by.wallet, transaction_ref };
    expect((await call('/api/paystack/create-pending-deposit', body, by)).status).toBe(200);
    return transaction_ref;
  };
  const paid = (reference: string, more: object = {}) =>
    tell('paystack', {
      event: 'charge.success',
      data: { reference, status: 'success', amount: 500_000, currency: 'NGN', ...more },
    });

  it('credits nothing, whatever sum, currency or customer it names', async () => {
    const [mine, theirs] = [await begin(ada), await begin(bola)];
    const before = await balanceOf(product, ada);
    await paid(mine);
    await paid(mine, { amount: 5_000_000_000 });
    await paid(mine, { currency: 'USD' });
    await paid(theirs, { customer: { email: ada.email }, metadata: { wallet_id: ada.wallet } });
    expect([await balanceOf(product, ada), await balanceOf(product, bola)]).toEqual([before, 0n]);
  });
});

describe('the end of a payment that is told of and has not come', () => {
  const told = [
    ['success', 'transfer.success', 'vend_successful'],
    ['failure', 'transfer.failed', 'vend_failed'],
    ['reversal', 'transfer.reversed', 'vend_reversed'],
  ] as const;

  it('gives nothing back and completes nothing, for a bank transfer and for airtime, each under the other’s name too', async () => {
    await fault('squad', 'airtime', 'pending');
    await fault('paystack', 'transfer', 'pending');
    const [airtime, sent] = (await Promise.all([buyAirtime(), sendToBank()])).map(({ body }) => body);
    const states = () => Promise.all([airtime, sent].map(({ transaction }) => statusOf(transaction.id)));
    expect(await states()).toEqual(['pending', 'pending']);
    const before = await balanceOf(product, ada);
    for (const [, ofTransfer, ofSale] of told) {
      for (const reference of [airtime.reference, sent.reference, 'wur_0000000000000000']) {
        await tell('paystack', { event: ofTransfer, data: { reference, amount: 1, currency: 'USD' } });
        await tell('squad', { Event: ofSale, TransactionRef: reference, Body: { amount: 1 } });
        await tell('paystack', { event: 'charge.success', data: { reference, amount: 500_000, currency: 'NGN' } });
      }
    }
    expect(await balanceOf(product, ada)).toBe(before);
    expect(await states()).toEqual(['pending', 'pending']);
  });

  it.each(told)('as a %s changes nothing of what has ended', async (_what, ofTransfer, ofSale) => {
    const airtime = (await buyAirtime()).body;
    const sent = (await sendToBank()).body;
    await fault('paystack', 'transfer', 'refuse');
    expect((await sendToBank()).body.code).toBe('payment_declined');
    const before = await balanceOf(product, ada);
    const { rows } = await product.pool.query<{ reference: string }>(
      `select reference from provider_payments.payment where customer = $1`,
      [ada.number],
    );
    for (const { reference } of rows) {
      await tell('paystack', { event: ofTransfer, data: { reference } });
      await tell('squad', { Event: ofSale, TransactionRef: reference });
    }
    expect(await balanceOf(product, ada)).toBe(before);
    expect([await statusOf(airtime.transaction.id), await statusOf(sent.transaction.id)]).toEqual([
      'completed',
      'completed',
    ]);
  });
});
