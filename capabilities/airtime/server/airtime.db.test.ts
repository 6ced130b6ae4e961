import { newPhone } from '@wura/testkit/random';
import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { sentEarlier } from '@wura/provider-payments/testing/sent-earlier';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

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
afterEach(async () => {
  await product.pool.query('delete from jobs.job');
  await product.clearFaults();
});

const pay = (body: object, { key = '', token = ada.token } = {}) =>
  product.call('POST', '/api/payments/airtime', {
    token,
    ...(key && { key }),
    body: { walletId: ada.wallet, amount: 500, network: 'mtn', phone: newPhone(), ...body },
  });
const fault = (operation: string, mode: string, more: object = {}) =>
  product.control('/faults', { provider: 'squad', operation, mode, times: 1, ...more });
const vends = async (phone: string): Promise<any[]> =>
  ((await product.control('/books/squad')) as any[]).filter(({ destination }) => destination.endsWith(phone.slice(1)));

describe('airtime', () => {
  it('for one number ends at the cap of a day, over both sides of two calls at once, and what came back makes room again', async () => {
    const thief = await newPayer(product, { pin: '2468' });
    await deposit(product, thief, 4_000_000);
    const phone = newPhone();
    const take = (amount: number, given: object = {}) =>
      pay({ walletId: thief.wallet, phone, amount, pin: '2468', ...given }, { token: thief.token });
    expect((await take(600_000)).status).toBe(200);
    const both = await Promise.all([take(300_000), take(200_000)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const isFirst = both[0].status === 200;
    expect(both.find(({ status }) => status === 403)!.body).toMatchObject({
      code: 'limit_exceeded',
      reason: 'airtime_number_limit',
      limit: '1000000.00',
      left: isFirst ? '100000.00' : '200000.00',
    });
    const left = isFirst ? 100_000 : 200_000;
    await fault('airtime', 'refuse');
    expect((await take(left)).status).toBe(422);
    expect((await take(left)).status).toBe(200);
    expect((await take(50)).body).toMatchObject({ code: 'limit_exceeded', left: '0.00' });
    expect((await vends(phone)).filter(({ status }) => status === 'success')).toHaveLength(3);
    // Another number, and another customer, have a day of their own.
    expect((await take(1_000_000, { phone: newPhone() })).status).toBe(200);
    expect((await pay({ phone })).status).toBe(200);
    expect(await balanceOf(product, thief)).toBe(2_000_000_00n);
  });

  it('is bought once, and answered the same to the byte under the same key', async () => {
    const phone = newPhone();
    const before = await balanceOf(product, ada);
    const first = await pay({ phone, network: 'MTN' }, { key: `once-${phone}` });
    expect(first).toMatchObject({
      status: 200,
      body: {
        message: 'Airtime payment successful',
        status: 'completed',
        transaction: { type: 'send', amount: '500.00', category: 'airtime', fee: '0.00', account_number: phone },
      },
    });
    expect(first.body.transaction.description).toBe(`MTN airtime for ${phone}`);
    expect(first.body.reference).toBe(first.body.transaction.reference);
    const again = await pay({ phone, network: 'MTN' }, { key: `once-${phone}` });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await balanceOf(product, ada)).toBe(before - 500_00n);
    expect(await vends(phone)).toMatchObject([{ status: 'success', amount: '500.00' }]);
  });

  it('is sold to a phone however it is written, and whatever its first digits say', async () => {
    const { body } = await pay({ phone: '+234 705 123 4567', network: '9MOBILE' });
    expect(body.transaction).toMatchObject({ account_number: '07051234567', recipient: '9mobile' });
  });

  it.each([
    [{ walletId: '' }, 'No default wallet found'],
    [{ walletId: undefined }, 'No default wallet found'],
    [{ network: 'vodafone' }, 'Please select a network provider'],
    [{ phone: '' }, 'Please enter a phone number'],
    [{ phone: '0803123' }, 'Enter a valid 11-digit phone number.'],
    [{ amount: 0 }, 'Please enter a valid amount'],
    [{ amount: '49.99' }, 'The minimum airtime amount is ₦50'],
    [{ amount: '50.50' }, 'Airtime is sold in whole naira'],
    [{ walletId: '', network: '', phone: '', amount: '' }, 'No default wallet found'],
  ])('says what is wrong with %j', async (body, message) => {
    expect(await pay(body)).toMatchObject({ status: 422, body: { message, code: 'invalid_input' } });
  });

  it('is paid from a naira wallet of one’s own', async () => {
    const dollars = await product.call('POST', '/api/wallets', { token: ada.token, body: { currency: 'USD' } });
    expect(await pay({ walletId: dollars.body.id })).toMatchObject({
      status: 422,
      body: { code: 'wrong_currency', message: 'Bills are paid from your naira wallet.' },
    });
    const bola = await newPayer(product);
    expect(await pay({}, { token: bola.token })).toMatchObject({ status: 404 });
    expect(await pay({ walletId: bola.wallet }, { token: bola.token })).toMatchObject({
      status: 422,
      body: { code: 'insufficient_funds' },
    });
  });

  it('that is refused gives the money back at once, and says why', async () => {
    const phone = newPhone();
    const before = await balanceOf(product, ada);
    await fault('airtime', 'refuse');
    const refused = await pay({ phone }, { key: `refused-${phone}` });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'payment_declined', status: 'failed', transaction: { status: 'failed', refunded: true } },
    });
    expect(refused.body.message).toMatch(/Your money is back in your wallet\.$/);
    expect((await pay({ phone }, { key: `refused-${phone}` })).text).toBe(refused.text);
    expect(await balanceOf(product, ada)).toBe(before);
    expect((await pay({ phone })).status).toBe(200);
  });

  it('whose answer is lost is found in their list, and is never sent twice', async () => {
    const phone = newPhone();
    await fault('airtime', 'act_then_timeout');
    const lost = await pay({ phone });
    expect([200, 202]).toContain(lost.status);
    await product.runJobs();
    expect(await vends(phone)).toHaveLength(1);
    const { body } = await product.call('GET', `/api/transactions/${lost.body.transaction.id}`, { token: ada.token });
    expect(body).toMatchObject({ status: 'completed' });
  });

  it('that waits for its seller is answered as pending, and holds off an equal one until it has ended', async () => {
    const phone = newPhone();
    await fault('airtime', 'pending');
    const waiting = await pay({ phone });
    expect(waiting).toMatchObject({ status: 202, body: { message: 'Airtime payment pending', status: 'pending' } });
    expect(await pay({ phone })).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    expect((await pay({ phone, amount: 501 })).status).toBe(200);
    const [{ provider_reference: theirs }] = (await vends(phone)).filter(({ status }) => status === 'pending');
    await product.control(`/settle/${theirs}`, { outcome: 'success' });
    await product.runJobs();
    expect((await pay({ phone })).status).toBe(200);
    expect((await vends(phone)).map(({ status }) => status)).toEqual(['success', 'success', 'success']);
  });

  it('that their list lacks for ten minutes is given back; one that turns up later is our loss, once', async () => {
    const phone = newPhone();
    const before = await balanceOf(product, ada);
    await fault('airtime', 'error500');
    const lost = await pay({ phone });
    expect(lost.status).toBe(202);
    const owner = database.pool('none');
    await sentEarlier(owner, [lost.body.reference], 9 * 60_000);
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(before - 500_00n);
    await sentEarlier(owner, [lost.body.reference], 11 * 60_000);
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(before);
    const shown = await product.call('GET', `/api/transactions/${lost.body.transaction.id}`, { token: ada.token });
    expect(shown.body).toMatchObject({ status: 'failed', refunded: true });
    expect(await vends(phone)).toEqual([]);
    // The call that was lost has reached them after all.
    const sold = await fetch(`${product.sandboxUrl}/squad/vending/purchase/airtime`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox_sk_sandbox', 'content-type': 'application/json' },
      body: JSON.stringify({ phone_number: phone, amount: 500 }),
    });
    expect(sold.status).toBe(200);
    const losses = async () => {
      const { rows } = await product.pool.query<{ amount: bigint; provider_reference: string }>(
        `select l.amount, p.provider_reference from provider_payments.loss l
           join provider_payments.payment p using (reference) where p.reference = $1`,
        [lost.body.reference],
      );
      return rows;
    };
    for (let times = 0; times < 3; times++) await product.runJobs();
    const [{ provider_reference: theirs }] = await vends(phone);
    expect(await losses()).toEqual([{ amount: 500_00n, provider_reference: theirs }]);
    expect(await balanceOf(product, ada)).toBe(before);
  });
});
