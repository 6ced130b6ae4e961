import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { newOperator } from '@wura/app-server/testing/new-operator';
import { transaction } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { rounds } from '@wura/testkit/rounds';
import { openWallet } from '@wura/wallets/server/wallets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
let finance: string;
let second: string;
let support: string;
let ada: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  finance = await newOperator({ database, product }, 'finance');
  second = await newOperator({ database, product }, 'finance');
  support = await newOperator({ database, product }, 'support');
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  ada = await newPayer(product);
});

const wanted = (extra: object = {}) => ({
  walletId: null,
  waterTypeId: 'sachet-bag',
  quantity: 2,
  countryId: 'NG',
  stateId: 'NG-LA',
  address: '12 Adeola Odeku Street\nVictoria Island',
  ...extra,
});
const buy = (extra: object = {}, { key, by = ada }: { key?: string; by?: Payer } = {}) =>
  product.call('POST', '/api/payments/water', { token: by.token, key, body: wanted(extra) });
const cancel = (id: string, by = ada) => product.call('POST', `/api/water-orders/${id}/cancel`, { token: by.token });
const step = (id: string, body: object, token = finance) =>
  product.call('POST', `/api/operator/orders/${id}`, { token, body });
const approve = (id: string, token = second) =>
  product.call('POST', `/api/operator/approvals/${id}`, {
    token,
    body: { decision: 'approve', reason: 'I rang them' },
  });
const orderOf = async (id: string) => (await product.call('GET', `/api/water-orders/${id}`, { token: ada.token })).body;
const lastStep = async (id: string) =>
  (await product.call('GET', `/api/operator/orders/${id}`, { token: finance })).body.steps.at(-1);
const toldOf = async () => {
  const { body } = await product.call('GET', '/api/notifications', { token: ada.token });
  return body.data.map(({ title }: { title: string }) => title) as string[];
};

async function sold(): Promise<bigint> {
  const { rows } = await product.pool.query<{ sum: bigint }>(
    `select coalesce(sum(balance), 0)::bigint as sum from ledger.system_balance where purpose = 'water_sales'`,
  );
  return rows[0]!.sum;
}

describe('the catalogue and the places', () => {
  it('are open to all, and a token changes nothing, a dead one neither', async () => {
    for (const path of ['/api/water-types', '/api/countries', '/api/states']) {
      const plain = await product.call('GET', path);
      const withDead = await product.call('GET', path, { token: 'A'.repeat(43) });
      expect(plain.status, path).toBe(200);
      expect(withDead.text).toBe(plain.text);
    }
  });

  it('are plain lists of what the specification names', async () => {
    const types = (await product.call('GET', '/api/water-types')).body;
    expect(types[0]).toEqual({ id: 'sachet-bag', name: 'Sachet water, bag of 20', price: '500.00' });
    const countries = (await product.call('GET', '/api/countries')).body;
    expect(countries).toHaveLength(9);
    expect(countries).toContainEqual({ id: 'NG', name: 'Nigeria' });
    const states = (await product.call('GET', '/api/states')).body;
    expect(states).toHaveLength(210);
    expect(states).toContainEqual({ id: 'NG-LA', name: 'Lagos', country_id: 'NG' });
  });
});

describe('buying water', () => {
  it('is paid at once from the naira wallet, and the order is placed with it', async () => {
    await deposit(product, ada, 5_000);
    const before = await sold();
    const { status, body } = await buy();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Water purchase successful',
      totalAmount: '1000.00',
      status: 'completed',
      order: { status: 'placed', by_partner: false },
      transaction: { type: 'send', amount: '1000.00', status: 'completed', category: 'water', fee: '0.00' },
    });
    expect(body.reference).toBe(body.transaction.reference);
    expect([await balanceOf(product, ada), (await sold()) - before]).toEqual([4_000_00n, 1_000_00n]);
    const detail = await product.call('GET', `/api/transactions/${body.transaction.id}`, { token: ada.token });
    expect(detail.body).toMatchObject({
      status: 'completed',
      total: '1000.00',
      delivery: { order_id: body.order.id, status: 'placed', ...body.order.window },
    });
    expect(await orderOf(body.order.id)).toMatchObject({
      quantity: 2,
      name: 'Sachet water, bag of 20',
      total: '1000.00',
      address: '12 Adeola Odeku Street\nVictoria Island',
      can_cancel: true,
      transaction_id: body.transaction.id,
      steps: [{ status: 'placed', note: null }],
    });
  });

  it('takes a wallet that is named, and refuses one of another currency, another’s and none', async () => {
    await deposit(product, ada, 5_000);
    expect((await buy({ walletId: ada.wallet })).status).toBe(200);
    const dollars = await transaction(product.pool, tx => openWallet(tx, { owner: ada.number, currency: 'USD' }));
    expect(await buy({ walletId: dollars.wallet.publicId })).toMatchObject({
      status: 422,
      body: { code: 'wrong_currency' },
    });
    const bola = await newPayer(product);
    expect((await buy({ walletId: bola.wallet })).status).toBe(404);
    expect(await balanceOf(product, ada)).toBe(4_000_00n);
  });

  it('says of each field what is wrong with it, the first in the order of the form', async () => {
    const { status, body } = await buy({ waterTypeId: '', quantity: 0, countryId: '', stateId: '', address: ' \n ' });
    expect(status).toBe(422);
    expect(body.message).toBe('Please select a type of water to purchase.');
    expect(body.errors).toEqual({
      waterTypeId: 'Please select a type of water to purchase.',
      quantity: 'Quantity must be at least 1.',
      countryId: 'Please select a country.',
      stateId: 'Please select a state.',
      address: 'Please enter an address.',
    });
    const bare = await product.call('POST', '/api/payments/water', { token: ada.token, body: {} });
    expect(bare.body.errors).toEqual(body.errors);
    for (const quantity of [-1, 1.5, '2', null, 1e9]) {
      expect((await buy({ quantity })).body.errors, String(quantity)).toHaveProperty('quantity');
    }
  });

  it('refuses a state of another country, and a field it does not know', async () => {
    expect(await buy({ stateId: 'GB-ENG' })).toMatchObject({
      status: 422,
      body: { errors: { stateId: 'Please select a state.' } },
    });
    expect(await buy({ price: 1 })).toMatchObject({ status: 400, body: { code: 'unknown_field' } });
  });

  it('refuses another total than the customer was shown, and says which it is', async () => {
    await deposit(product, ada, 5_000);
    expect(await buy({ totalAmount: '900' })).toMatchObject({
      status: 422,
      body: { code: 'water_price_changed', totalAmount: '1000.00' },
    });
    expect((await buy({ totalAmount: 1000 })).status).toBe(200);
  });

  it('places no order that cannot be paid', async () => {
    expect(await buy()).toMatchObject({ status: 422, body: { code: 'insufficient_funds' } });
    expect((await product.call('GET', '/api/water-orders', { token: ada.token })).body.data).toEqual([]);
  });

  it('abroad is brought by a partner, in days that are told', async () => {
    await deposit(product, ada, 5_000);
    const { body } = await buy({ countryId: 'GB', stateId: 'GB-SCT', waterTypeId: 'bottled-150cl', quantity: 1 });
    expect(body).toMatchObject({ totalAmount: '3300.00', order: { by_partner: true } });
  });

  it('happens once under one key, twenty times at once and once more later, to the byte', async () => {
    await deposit(product, ada, 5_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy({}, { key: 'one' })));
    const later = await buy({}, { key: 'one' });
    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1);
    expect(later.isReplay).toBe(true);
    expect(await balanceOf(product, ada)).toBe(4_000_00n);
    expect(await buy({ quantity: 3 }, { key: 'one' })).toMatchObject({ body: { code: 'idempotency_mismatch' } });
    expect((await product.call('GET', '/api/water-orders', { token: ada.token })).body.data).toHaveLength(1);
  });
});

describe('a delivery', () => {
  async function placed(): Promise<string> {
    await deposit(product, ada, 1_000);
    return (await buy()).body.order.id;
  }

  it('is moved on by staff step by step; the customer is told of each, and the log keeps who did it', async () => {
    const id = await placed();
    for (const [status, note] of [['confirmed'], ['on_its_way', 'Musa, 0803 000 0000'], ['delivered']] as const) {
      const { status: code, body } = await step(id, { status, ...(note && { note }) });
      expect([code, body.status]).toEqual([200, status]);
    }
    expect(await orderOf(id)).toMatchObject({
      status: 'delivered',
      can_cancel: false,
      steps: [
        { status: 'placed' },
        { status: 'confirmed' },
        { status: 'on_its_way', note: 'Musa, 0803 000 0000' },
        { status: 'delivered' },
      ],
    });
    expect((await toldOf()).slice(0, 3)).toEqual([
      'Your water was delivered',
      'Your water is on its way',
      'Your water order is confirmed',
    ]);
    const { body: log } = await product.call('GET', `/api/operator/audit?subject=${id}`, { token: finance });
    expect(log.data.map(({ what }: { what: string }) => what)).toEqual([
      'order_delivered',
      'order_on_its_way',
      'order_confirmed',
    ]);
  });

  it('takes no step that does not follow, and no operator takes one whose role is another', async () => {
    const id = await placed();
    expect(await step(id, { status: 'delivered' })).toMatchObject({
      status: 409,
      body: { code: 'order_step', status: 'placed', next: ['confirmed', 'cancelled'] },
    });
    expect((await step(id, { status: 'flown_in' })).status).toBe(422);
    expect((await step(id, {})).status).toBe(422);
    expect((await step(id, { status: 'confirmed' }, support)).status).toBe(403);
    expect((await step(`ord_${'0'.repeat(26)}`, { status: 'confirmed' })).status).toBe(404);
    expect((await orderOf(id)).status).toBe('placed');
  });

  it('is listed to staff by kind and status, newest first', async () => {
    const id = await placed();
    const url = '/api/operator/orders?kind=water&status=placed&limit=1';
    const { body } = await product.call('GET', url, { token: finance });
    expect(body.data).toMatchObject([{ id, kind: 'water', next: ['confirmed', 'cancelled'] }]);
    expect(body.data[0].summary).toBe('2 × Sachet water, bag of 20 to 12 Adeola Odeku Street, Victoria Island (NG-LA)');
    expect((await product.call('GET', `/api/operator/orders/${id}`, { token: finance })).body).toMatchObject({
      details: { address: '12 Adeola Odeku Street\nVictoria Island' },
      steps: [{ from: 'customer', status: 'placed' }],
    });
  });

  it('is cancelled by its customer while it is not on its way: the money is back, once, on the same row', async () => {
    const id = await placed();
    const first = await cancel(id);
    expect(first).toMatchObject({ status: 200, body: { status: 'cancelled', can_cancel: false } });
    expect((await cancel(id)).body.status).toBe('cancelled');
    expect(await balanceOf(product, ada)).toBe(1_000_00n);
    const { body } = await product.call('GET', '/api/transactions', { token: ada.token });
    const rows = body.data.filter(({ category }: { category: string }) => category === 'water');
    expect(rows).toMatchObject([{ status: 'failed', refunded: true }]);
    expect((await toldOf())[0]).toBe('Your water order is cancelled');
  });

  it('is cancelled once under its key, which answers the same words again and names nothing else', async () => {
    const id = await placed();
    const ask = (key: string, { body, order = id }: { body?: object; order?: string } = {}) =>
      product.call('POST', `/api/water-orders/${order}/cancel`, { token: ada.token, key, ...(body && { body }) });
    expect(await ask('no good', {})).toMatchObject({ status: 400, body: { code: 'invalid_idempotency_key' } });
    expect(await ask('cancel-1', { body: { reason: 'late' } })).toMatchObject({
      status: 400,
      body: { code: 'unknown_field', errors: { reason: expect.any(String) } },
    });
    expect((await orderOf(id)).status).toBe('placed');
    const answers = await Promise.all([ask('cancel-1'), ask('cancel-1'), ask('cancel-1', { body: {} })]);
    await step(id, { note: 'The money is back.' });
    answers.push(await ask('cancel-1'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ isReplay }) => isReplay)).toHaveLength(3);
    expect(await balanceOf(product, ada)).toBe(1_000_00n);
    // Another press, under a key of its own, is told the same, and finds the same payment.
    expect((await ask('cancel-2')).status).toBe(200);
    for (const key of ['cancel-1', 'cancel-2']) {
      const found = await product.call('GET', `/api/transactions/by-key/${key}`, { token: ada.token });
      expect(found).toMatchObject({ status: 200, body: { status: 'failed', refunded: true, category: 'water' } });
    }

    const other = (await buy({}, { key: 'buy-2' })).body.order.id;
    const reused = { status: 422, body: { code: 'idempotency_mismatch' } };
    expect(await ask('cancel-1', { order: other })).toMatchObject(reused);
    expect(await ask('buy-2', { order: other })).toMatchObject(reused);
    expect((await orderOf(other)).status).toBe('placed');
  });

  it('is not cancelled by another customer, nor by its own once it is on its way; two of staff then still may', async () => {
    const id = await placed();
    const bola = await newPayer(product);
    expect((await cancel(id, bola)).status).toBe(404);
    await step(id, { status: 'confirmed' });
    await step(id, { status: 'on_its_way' });
    expect(await cancel(id)).toMatchObject({
      status: 409,
      body: { code: 'water_not_cancellable', status: 'on_its_way' },
    });
    expect(await balanceOf(product, ada)).toBe(0n);
    const asked = { status: 'cancelled', note: 'The road was flooded.' };
    const begun = await step(id, asked);
    expect(begun).toMatchObject({ status: 202, body: { approval: expect.stringMatching(/^apr_/) } });
    expect((await step(id, asked)).body.code).toBe('approval_pending');
    expect((await approve(begun.body.approval, finance)).body.code).toBe('second_operator_needed');
    expect(await balanceOf(product, ada)).toBe(0n);
    expect((await orderOf(id)).status).toBe('on_its_way');
    expect((await approve(begun.body.approval)).status).toBe(200);
    expect(await balanceOf(product, ada)).toBe(1_000_00n);
    expect(await orderOf(id)).toMatchObject({ status: 'cancelled' });
    expect(await lastStep(id)).toMatchObject({ status: 'cancelled', note: 'The road was flooded.' });
  });

  it('is cancelled by one of staff before it has left, and by nobody once it was delivered', async () => {
    const id = await placed();
    await step(id, { status: 'confirmed' });
    expect((await step(id, { status: 'cancelled', note: 'No water today.' })).status).toBe(200);
    expect(await balanceOf(product, ada)).toBe(1_000_00n);
    const { body } = await buy();
    for (const status of ['confirmed', 'on_its_way']) await step(body.order.id, { status });
    const begun = await step(body.order.id, { status: 'cancelled' });
    await step(body.order.id, { status: 'delivered' });
    expect((await approve(begun.body.approval)).body).toMatchObject({
      code: 'approval_impossible',
      reason: 'order_step',
    });
    expect(await balanceOf(product, ada)).toBe(0n);
  });

  it(`either goes on its way or is cancelled, and is paid back only then: ${rounds} rounds`, async () => {
    await deposit(product, ada, 1_000);
    let cancelled = 0;
    for (let round = 0; round < rounds; round++) {
      const { body } = await buy({ quantity: 1 });
      const id: string = body.order.id;
      await step(id, { status: 'confirmed' });
      // Who begins takes turns, so that either may be first.
      const depart = () => step(id, { status: 'on_its_way' });
      const early = round % 2 === 1 ? depart() : undefined;
      // The last of each kind is no race, so that both ends are seen however quick the machine is.
      if (round === rounds - 1) await early;
      const byCustomerFirst = cancel(id);
      if (round === rounds - 2) await byCustomerFirst;
      const [byCustomer, again, byStaff] = await Promise.all([byCustomerFirst, cancel(id), early ?? depart()]);
      const isCancelled = byCustomer.status === 200;
      expect([again.status, byStaff.status], `round ${round}`).toEqual(isCancelled ? [200, 409] : [409, 200]);
      expect((await orderOf(id)).status).toBe(isCancelled ? 'cancelled' : 'on_its_way');
      if (!isCancelled) await approve((await step(id, { status: 'cancelled' })).body.approval);
      expect(await balanceOf(product, ada)).toBe(1_000_00n);
      if (isCancelled) cancelled++;
    }
    expect(cancelled).toBeGreaterThan(0);
    expect(cancelled).toBeLessThan(rounds);
  });

  it('shows an order to nobody but its customer', async () => {
    const id = await placed();
    const bola = await newPayer(product);
    expect((await product.call('GET', `/api/water-orders/${id}`, { token: bola.token })).status).toBe(404);
    const { body } = await product.call('GET', `/api/water-orders?cursor=${id}`, { token: bola.token });
    expect(body).toEqual({ data: [], nextCursor: null });
  });
});

it('what staff can still do comes with the longest waiting first, and what has ended is not among it', async () => {
  await deposit(product, ada, 10_000);
  const placed: string[] = [];
  for (let n = 0; n < 3; n++) placed.push((await buy()).body.order.id);
  await cancel(placed[1]!);
  const waiting: string[] = [];
  for (let cursor = ''; ;) {
    const path = `/api/operator/orders?waiting=staff&limit=2${cursor && `&cursor=${cursor}`}`;
    const { body } = await product.call('GET', path, { token: finance });
    waiting.push(...body.data.map(({ id }: { id: string }) => id));
    if (body.nextCursor === null) break;
    cursor = body.nextCursor;
  }
  expect(waiting.filter(id => placed.includes(id))).toEqual([placed[0], placed[2]]);
});
