import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import type { Pool } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { rounds } from '@wura/testkit/rounds';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let owner: Pool;
let product: TestProduct;
let ada: Payer;
let bola: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('none');
  product = await openTestProduct(database);
  ada = await newPayer(product);
  bola = await newPayer(product);
  for (let times = 0; times < 2; times++) await deposit(product, ada, 500_000);
  await deposit(product, bola, 20_000);
});
afterAll(async () => {
  await product.close();
  await database.close();
});
afterEach(async () => {
  await product.pool.query('delete from jobs.job');
  await product.clearFaults();
});

const smallie = { code: 'GOLITE', price: '1900.00', minor: 1_900_00n };
const newCard = () => `70${String(randomInt(1e8)).padStart(8, '0')}`;
const look = (body: object, { token = ada.token, path = '/api/squad/tv/lookup-account' } = {}) =>
  product.call('POST', path, { token, body: { provider: 'GOTV', ...body } });
async function referenceOf(card: string, more: object = {}): Promise<string> {
  const { body } = await look({ smartcard_number: card, ...more });
  return body.data.reference;
}
const pay = (body: object, { key = '', by = ada, path = '/api/payments/tv' } = {}) =>
  product.call('POST', path, {
    token: by.token,
    ...(key && { key }),
    body: {
      walletId: by.wallet,
      provider: 'GOTV',
      bouquet_code: smallie.code,
      phone_number: '08031234567',
      ...body,
    },
  });
const fault = (operation: string, mode: string, more: object = {}) =>
  product.control('/faults', { provider: 'squad', operation, mode, times: 1, ...more });
const vends = async (card: string): Promise<any[]> =>
  ((await product.control('/books/squad')) as any[]).filter(({ destination }) => destination === card);

describe('the providers', () => {
  it('are those whom somebody sells here', async () => {
    const { status, body } = await product.call('GET', '/api/squad/tv-providers', { token: ada.token });
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.data.slice(0, 2)).toEqual([
      { service_type: 'DSTV', provider_name: 'DStv', provider_id: 'DSTV' },
      { service_type: 'GOTV', provider_name: 'GOtv', provider_id: 'GOTV' },
    ]);
  });

  it('offer bouquets at their own prices, under either path and in either case', async () => {
    const get = (provider: string) => product.call('GET', `/api/squad/tv/bouquets/${provider}`, { token: ada.token });
    const { status, body } = await get('GOTV');
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.data.bouquets).toContainEqual({
      name: 'GOtv Smallie',
      code: smallie.code,
      kobo_amount: 190_000,
      currency: 'NGN',
      platform: 'GOTV',
    });
    const older = await product.call('POST', '/api/squad/tv/bouquet-list', {
      token: ada.token,
      body: { provider: 'gotv' },
    });
    expect(older.body).toEqual(body);
    const message = 'Please select a TV provider';
    const unknown = { status: 422, body: { message, errors: { provider: message } } };
    for (const provider of ['NTA', 'N'.repeat(32)]) expect(await get(provider)).toMatchObject(unknown);
    await fault('bouquets', 'error500', { times: 3 });
    expect(await get('DSTV')).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable', message: 'Failed to load bouquet options' },
    });
  });
});

describe('a smartcard', () => {
  it('is looked up under either path, in either case', async () => {
    for (const path of ['/api/squad/tv/lookup-account', '/api/squad/cable/lookup']) {
      const { status, body } = await look({ smartcard_number: newCard(), provider: 'gotv' }, { path });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'success',
        data: { customer_name: expect.any(String), reference: expect.stringMatching(/^crd_[0-9a-z]{26}$/) },
      });
    }
  });

  it.each([
    [{ provider: '' }, 'Please select a TV provider'],
    [{ provider: 'NTA' }, 'Please select a TV provider'],
    [{ smartcard_number: '' }, 'Please enter a smartcard number'],
    [{ smartcard_number: '123456789' }, 'A smartcard number has 10 or 11 digits'],
    [{ smartcard_number: '0000000000' }, 'Failed to verify account details'],
  ])('is not found with %j', async (body, message) => {
    expect(await look({ smartcard_number: newCard(), ...body })).toMatchObject({ status: 422, body: { message } });
  });

  it('of a provider there is none of is told so first, beside what else is wrong', async () => {
    const message = 'Please select a TV provider';
    for (const path of ['/api/squad/tv/lookup-account', '/api/squad/cable/lookup']) {
      const { status, body } = await look({ provider: 'zz', smartcard_number: '' }, { path });
      expect([status, body.message, body.errors]).toEqual([
        422,
        message,
        { provider: message, smartcard_number: 'Please enter a smartcard number' },
      ]);
    }
    const paid = await pay({ provider: 'zz', walletId: '', bouquet_code: '', reference: 'crd_none' });
    expect([paid.status, paid.body.message]).toEqual([422, message]);
    expect(Object.keys(paid.body.errors)).toEqual(['provider', 'walletId', 'bouquet_code']);
  });

  it('whose provider does not answer may be asked for again: that is no answer about it', async () => {
    await fault('lookup', 'error500', { times: 3 });
    expect(await look({ smartcard_number: newCard() })).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable', message: 'Failed to verify account details' },
    });
  });
});

describe('a subscription', () => {
  it('is paid once at the price that its provider asks, one key under both paths', async () => {
    const card = newCard();
    const [reference, before] = [await referenceOf(card), await balanceOf(product, ada)];
    const first = await pay({ reference }, { key: `once-${card}` });
    expect(first).toMatchObject({
      status: 200,
      body: {
        message: 'Cable subscription payment successful',
        status: 'completed',
        bouquet: 'GOtv Smallie',
        smartcard_number: card,
        transaction: {
          type: 'send',
          amount: smallie.price,
          category: 'tv',
          description: `GOtv Smallie, smartcard ${card}`,
          again: { number: card, provider: 'GOTV', bouquet: smallie.code },
        },
      },
    });
    for (const path of ['/api/payments/tv', '/api/squad/tv/pay']) {
      const again = await pay({ reference }, { key: `once-${card}`, path });
      expect([again.status, again.text]).toEqual([200, first.text]);
    }
    expect(await balanceOf(product, ada)).toBe(before - smallie.minor);
    expect(await vends(card)).toMatchObject([{ amount: smallie.price, status: 'success' }]);
    const other = newCard();
    expect((await pay({ reference: await referenceOf(other) }, { path: '/api/squad/tv/pay' })).status).toBe(200);
  });

  it('cannot be had at a price of the caller’s', async () => {
    const card = newCard();
    const [reference, before] = [await referenceOf(card), await balanceOf(product, ada)];
    for (const field of ['amount', 'price', 'kobo_amount']) {
      expect(await pay({ reference, [field]: 100 })).toMatchObject({ status: 400, body: { code: 'unknown_field' } });
    }
    expect(await pay({ reference, confirmed_amount: 100 })).toMatchObject({
      status: 422,
      body: { code: 'price_changed', price: smallie.price },
    });
    expect(await balanceOf(product, ada)).toBe(before);
    expect((await pay({ reference, confirmed_amount: '1900' })).status).toBe(200);
    expect(await balanceOf(product, ada)).toBe(before - smallie.minor);
  });

  it.each([
    [{ walletId: '' }, 'No default wallet found'],
    [{ phone_number: '' }, 'Please enter a phone number'],
    [{ phone_number: '0803' }, 'Enter a valid 11-digit phone number.'],
    [{ reference: '' }, 'Please complete account verification first'],
    [{ bouquet_code: '' }, 'Please select a bouquet'],
    [{ provider: '' }, 'Please select a TV provider'],
    [{ email: 'x' }, 'Please enter a valid email address'],
    [{ walletId: '', phone_number: '', reference: '', bouquet_code: '' }, 'No default wallet found'],
  ])('says what is wrong with %j', async (body, message) => {
    expect(await pay({ reference: 'crd_none', ...body })).toMatchObject({
      status: 422,
      body: { message, code: 'invalid_input' },
    });
  });

  it('is not paid for what is not offered, nor from another wallet, and the reference stays good', async () => {
    const card = newCard();
    const reference = await referenceOf(card);
    expect(await pay({ reference, bouquet_code: 'ALL' })).toMatchObject({
      status: 422,
      body: { code: 'unknown_bouquet', message: 'Please select a bouquet' },
    });
    const { body: dollars } = await product.call('POST', '/api/wallets', {
      token: ada.token,
      body: { currency: 'USD' },
    });
    expect(await pay({ reference, walletId: dollars.id })).toMatchObject({
      status: 422,
      body: { code: 'wrong_currency', message: 'Bills are paid from your naira wallet.' },
    });
    expect(await pay({ reference, walletId: bola.wallet })).toMatchObject({ status: 404 });
    expect((await pay({ reference })).status).toBe(200);
  });
});

describe('the reference of a look-up', () => {
  const refused = {
    status: 422,
    body: { code: 'smartcard_not_verified', message: 'Please complete account verification first' },
  };

  it('is good for its own customer and provider, for one payment, for fifteen minutes', async () => {
    const card = newCard();
    const [reference, old] = [await referenceOf(card), await referenceOf(card)];
    await owner.query(
      `update cable_tv.card_check set created_at = clock_timestamp() - interval '15 minutes 1 second' where public_id = $1`,
      [old],
    );
    const words = [
      await pay({ reference }, { by: bola }),
      await pay({ reference: 'crd_made_up' }),
      await pay({ reference, provider: 'DSTV', bouquet_code: 'NNJ1E36' }),
      await pay({ reference: old }),
    ];
    expect((await pay({ reference })).status).toBe(200);
    words.push(await pay({ reference }));
    for (const answer of words) expect(answer).toMatchObject(refused);
    // Nothing tells one of these cases from another.
    const said = words.map(({ body: { requestId: _own, ...rest } }) => JSON.stringify(rest));
    expect(new Set(said).size).toBe(1);
    expect(await vends(card)).toHaveLength(1);
  });

  it(`sent twice at once buys once: ${rounds} rounds`, { timeout: 240_000 }, async () => {
    const round = async () => {
      const card = newCard();
      const reference = await referenceOf(card);
      const paths = ['/api/payments/tv', '/api/squad/tv/pay'];
      const answers = await Promise.all(paths.map(path => pay({ reference }, { path })));
      const codes = answers.map(({ status, body }) => (status === 200 ? 'paid' : String(body.code))).toSorted();
      // One who waits too long on a slow machine is told to come again: nothing was bought for them either.
      expect(['busy', 'smartcard_not_verified']).toContain(codes.find(code => code !== 'paid'));
      expect(codes).toContain('paid');
      return card;
    };
    const before = await balanceOf(product, ada);
    const cards: string[] = [];
    for (let begun = 0; begun < rounds; begun += 5) {
      cards.push(...(await Promise.all(Array.from({ length: 5 }, round))));
    }
    expect(await balanceOf(product, ada)).toBe(before - BigInt(rounds) * smallie.minor);
    const sold: any[] = await product.control('/books/squad');
    for (const card of cards) expect(sold.filter(({ destination }) => destination === card)).toHaveLength(1);
  });
});

describe('when the seller misbehaves', () => {
  it('a refusal gives the money back at once, and says why', async () => {
    const before = await balanceOf(product, ada);
    await fault('tv', 'refuse');
    const refused = await pay({ reference: await referenceOf(newCard()) });
    expect(refused).toMatchObject({ status: 422, body: { code: 'payment_declined', transaction: { refunded: true } } });
    expect(await balanceOf(product, ada)).toBe(before);
  });

  it.each(['act_then_timeout', 'garbage'])('%s is found out, and never sent twice', async mode => {
    const card = newCard();
    await fault('tv', mode);
    const lost = await pay({ reference: await referenceOf(card) });
    expect([200, 202]).toContain(lost.status);
    await product.runJobs();
    expect(await vends(card)).toHaveLength(1);
    const { body } = await product.call('GET', `/api/transactions/${lost.body.transaction.id}`, { token: ada.token });
    expect(body).toMatchObject({ status: 'completed' });
  });

  it.each([
    ['success', 'completed'],
    ['failed', 'failed'],
  ])('one that waits ends as its provider decides: %s', async (outcome, status) => {
    const card = newCard();
    const before = await balanceOf(product, ada);
    await fault('tv', 'pending');
    const waiting = await pay({ reference: await referenceOf(card) });
    expect(waiting).toMatchObject({ status: 202, body: { message: 'Cable subscription payment pending' } });
    const [{ provider_reference: theirs, reference }] = await vends(card);
    await product.control(`/settle/${theirs ?? reference}`, { outcome });
    await product.runJobs();
    const { body } = await product.call('GET', `/api/transactions/${waiting.body.transaction.id}`, {
      token: ada.token,
    });
    expect(body).toMatchObject({ status });
    expect(await balanceOf(product, ada)).toBe(status === 'failed' ? before : before - smallie.minor);
  });
});
