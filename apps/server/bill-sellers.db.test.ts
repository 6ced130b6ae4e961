import { formatMoney, minorOf } from '@wura/money';
import { createHmac } from 'node:crypto';
import { transaction } from '@wura/database';
import { enqueue } from '@wura/jobs';
import { createJobRunner } from '@wura/jobs/run';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { newPhone, randomInt } from '@wura/testkit/random';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openJobs } from './jobs.ts';
import { balanceOf, deposit, newPayer, openTestProduct, type Payer, type TestProduct } from './testing/test-product.ts';

// Two sellers of bills behind one product: who is asked, who never is, and whether their books and ours agree.

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;

async function open(environment: Record<string, string>): Promise<void> {
  database = await cloneDatabase();
  product = await openTestProduct(database, {}, { environment });
  ada = await newPayer(product);
  await deposit(product, ada, 100_000);
}
async function close(): Promise<void> {
  await product.close();
  await database.close();
}
async function tidy(): Promise<void> {
  await product.clearFaults();
}

const call = (method: string, path: string, body?: object) =>
  product.call(method as 'POST', path, { token: ada.token, ...(body && { body }) });
// One that ends in 77 takes ₦5,000 at least.
const newMeter = () => `04${String(randomInt(1e8)).padStart(8, '0')}1`;
const buyAirtime = (phone: string, amount = 500) =>
  call('POST', '/api/payments/airtime', { walletId: ada.wallet, amount, phone, network: 'mtn' });
const fault = (provider: string, operation: string, mode: string, times = 1) =>
  product.control('/faults', { provider, operation, mode, times });
const sold = async (provider: string, destination: string): Promise<any[]> =>
  ((await product.control(`/books/${provider}`)) as any[]).filter(entry => entry.destination === destination);

const lookUpMeter = (meter_no: string, provider = 'IKEJA') =>
  call('POST', '/api/squad/electricity/lookup-meter', { meter_no, meter_type: 'prepaid', provider });
/** Looks a meter up at each company that is listed now, by both of its names. */
async function lookUpAtEach(count: number): Promise<void> {
  const { body } = await call('GET', '/api/squad/electricity-providers');
  expect(body.data).toHaveLength(count);
  for (const { service_type: name, provider_id: code } of body.data) {
    for (const word of [name, code]) expect((await lookUpMeter(newMeter(), word)).status, word).toBe(200);
  }
}
const payMeter = (meterNumber: string, reference: string) =>
  call('POST', '/api/payments/electricity', {
    walletId: ada.wallet,
    amount: 1_000,
    meterNumber,
    meterType: 'prepaid',
    serviceType: 'IKEJA',
    phone_number: '08031234567',
    reference,
  });

/** Squad has failed so often in a row that it is not asked. */
async function silenceSquad(): Promise<void> {
  await fault('squad', 'plans', 'error500', 8);
  for (const network of ['mtn', 'glo', 'airtel', '9mobile', 'mtn', 'glo', 'airtel', '9mobile']) {
    await call('GET', `/api/squad/data-bundles?network=${network}`);
  }
}

/** The worker compares all books, so much later than now; what differs is noted. */
async function differences(): Promise<unknown[]> {
  const worker = database.pool('wura_worker');
  await product.pool.query('delete from jobs.job');
  const now = () => Date.now() + 20 * 60_000;
  const all = await openJobs({ config: product.config, pool: worker, log: silentLog, now });
  const job = 'reconciliation';
  await transaction(product.pool, tx => enqueue(tx, { kind: job, subject: 'all' }));
  const runner = createJobRunner({ pool: worker, log: silentLog, kinds: new Map([[job, all.get(job)!]]) });
  expect(await runner.runDue()).toBe(1);
  const { rows } = await database
    .pool('none')
    .query('select provider, operation, reference, kind from reconciliation.difference');
  return rows;
}

describe('with one source', () => {
  beforeAll(() => open({}));
  afterAll(close);
  afterEach(tidy);

  it('only StarTimes is sold by VTpass, and once', async () => {
    const smartcard_number = `02${String(randomInt(1e9)).padStart(9, '0')}`;
    const looked = await call('POST', '/api/squad/tv/lookup-account', { provider: 'STARTIMES', smartcard_number });
    const { reference } = looked.body.data;
    const offered = await call('GET', '/api/squad/tv/bouquets/STARTIMES');
    const { code, kobo_amount: kobo } = offered.body.data.bouquets[0];
    await fault('vtpass', 'pay', 'garbage');
    const paid = await call('POST', '/api/payments/tv', {
      walletId: ada.wallet,
      provider: 'STARTIMES',
      reference,
      bouquet_code: code,
      phone_number: '08031234567',
    });
    expect(paid).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(await sold('vtpass', smartcard_number)).toMatchObject([
      {
        reference: paid.body.reference,
        amount: formatMoney({ currency: 'NGN', minor: BigInt(kobo) }),
        status: 'success',
      },
    ]);
  });

  it('every electricity company that Squad lists is known by our name and by its code', () => lookUpAtEach(11));

  it('a silent Squad is followed by nobody', async () => {
    const phone = newPhone();
    await silenceSquad();
    expect((await buyAirtime(phone)).status).toBe(503);
    expect([await sold('squad', phone), await sold('vtpass', phone)]).toEqual([[], []]);
  });
});

describe('with the second source', () => {
  beforeAll(() => open({ BILLS_SECOND_SOURCE: 'on' }));
  afterAll(close);
  afterEach(tidy);

  it('Squad sells as long as it answers', async () => {
    const phone = newPhone();
    expect(await buyAirtime(phone)).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect([(await sold('squad', phone)).length, (await sold('vtpass', phone)).length]).toEqual([1, 0]);
  });

  let unanswered = '';
  it('what Squad left unanswered is never bought of VTpass too', async () => {
    const phone = newPhone();
    await fault('squad', 'airtime', 'error500');
    const bought = await buyAirtime(phone);
    expect(bought).toMatchObject({ status: 202, body: { status: 'pending' } });
    unanswered = bought.body.reference;
    await product.runJobs();
    expect([await sold('squad', phone), await sold('vtpass', phone)]).toEqual([[], []]);
  });

  it('a webhook makes us ask what became of a purchase, and only from the holder of the key', async () => {
    const meter = newMeter();
    const looked = await lookUpMeter(meter);
    await fault('squad', 'electricity', 'pending');
    const paid = await payMeter(meter, looked.body.data.reference);
    expect(paid).toMatchObject({ status: 202, body: { status: 'pending' } });
    const [{ reference }] = (await sold('squad', meter)) as [{ reference: string }];
    await product.control(`/settle/${reference}`, { outcome: 'success' });
    await product.pool.query('delete from jobs.job');

    const tell = (key: string) => {
      const text = JSON.stringify({ Event: 'vend_successful', TransactionRef: reference, Body: { amount: 1 } });
      const signature = createHmac('sha512', key).update(text).digest('hex').toUpperCase();
      return fetch(`http://127.0.0.1:${product.config.port}/api/webhooks/squad`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-squad-encrypted-body': signature },
        body: text,
      });
    };
    const stateOf = async () =>
      (await call('GET', `/api/transactions/${paid.body.transaction.id}`)).body.status as string;
    expect((await tell('another key')).status).toBe(401);
    await product.runJobs();
    expect(await stateOf()).toBe('pending');
    expect((await tell('sandbox_sk_sandbox')).status).toBe(200);
    await product.runJobs();
    expect(await stateOf()).toBe('completed');
  });

  it('once Squad is silent, VTpass sells, under a name of ours', async () => {
    const [phone, meter] = [newPhone(), newMeter()];
    await silenceSquad();
    const before = await balanceOf(product, ada);
    const airtime = await buyAirtime(phone);
    expect(airtime).toMatchObject({ status: 200, body: { status: 'completed' } });
    const looked = await lookUpMeter(meter);
    const power = await payMeter(meter, looked.body.data.reference);
    expect(power).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(power.body.token).toMatch(/\d/);
    expect(await sold('squad', phone)).toEqual([]);
    expect(await sold('vtpass', phone)).toMatchObject([{ reference: airtime.body.reference, amount: '500.00' }]);
    expect(await sold('vtpass', meter)).toMatchObject([{ reference: power.body.reference, amount: '1000.00' }]);
    expect(before - (await balanceOf(product, ada))).toBe(1_500_00n);
  });

  it('once Squad is silent, every electricity company that VTpass lists is known by our name and by its code', async () => {
    await silenceSquad();
    await lookUpAtEach(12);
  });

  it('once Squad is silent, VTpass sells data and television too, at its own prices', async () => {
    await silenceSquad();
    const [phone, card] = [newPhone(), `70${String(randomInt(1e8)).padStart(8, '0')}`];
    const before = await balanceOf(product, ada);
    const { body: plans } = await call('GET', '/api/squad/data-bundles?network=MTN');
    const { plan_code: itemCode, bundle_price: price } = plans.data[0];
    const bought = { walletId: ada.wallet, phone, amount: price, billerCode: 'MTN', itemCode };
    const data = await call('POST', '/api/payments/data', bought);
    expect(data).toMatchObject({ status: 200, body: { status: 'completed' } });
    const looked = await call('POST', '/api/squad/tv/lookup-account', { provider: 'DSTV', smartcard_number: card });
    const { body: offered } = await call('GET', '/api/squad/tv/bouquets/DSTV');
    const { code: bouquet_code, kobo_amount: kobo } = offered.data.bouquets[0];
    const tv = await call('POST', '/api/payments/tv', {
      walletId: ada.wallet,
      provider: 'DSTV',
      reference: looked.body.data.reference,
      bouquet_code,
      phone_number: phone,
    });
    expect(tv).toMatchObject({ status: 200, body: { status: 'completed' } });
    for (const [destination, paid, amount] of [
      [phone, data, price],
      [card, tv, formatMoney({ currency: 'NGN', minor: BigInt(kobo) })],
    ] as const) {
      expect(await sold('squad', destination)).toEqual([]);
      expect(await sold('vtpass', destination)).toMatchObject([{ reference: paid.body.reference, amount }]);
    }
    expect(before - (await balanceOf(product, ada))).toBe(minorOf(price, 'NGN') + BigInt(kobo));
  });

  it('the books of both agree with ours, save for what nobody has decided', async () => {
    expect(await differences()).toEqual([
      { provider: 'squad', operation: 'purchase', reference: unanswered, kind: 'missing_at_provider' },
    ]);
  });
});
