import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let dollars: string;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  await product.runJobs();
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  ada = await newPayer(product);
  dollars = (await open('USD')).body.id;
});

const open = (currency: string) => product.call('POST', '/api/wallets', { token: ada.token, body: { currency } });
const put = (path: string, body: object, { token } = ada) => product.call('PUT', path, { token, body });
const close = (id: string, { token } = ada) => product.call('DELETE', `/api/wallets/${id}`, { token });
const list = async () => (await product.call('GET', '/api/wallets', { token: ada.token })).body;
const currencies = async () => (await list()).map(({ currency }: { currency: string }) => currency);

/** Naira into dollars, or back. */
async function convert(from: string, to: string, amount: string): Promise<number> {
  const body = { from_wallet_id: from, to_wallet_id: to, amount };
  const quote = await product.call('POST', '/api/conversions/quote', { token: ada.token, body });
  const done = await product.call('POST', '/api/conversions', {
    token: ada.token,
    body: { quote_id: quote.body.quote_id },
  });
  return done.status;
}

describe('how a customer keeps wallets', () => {
  it('is remembered: an order of their own, favourites, and what is out of sight', async () => {
    const euros = (await open('EUR')).body.id;
    expect((await list()).map((wallet: object) => Object.keys(wallet))).toEqual(
      Array.from({ length: 3 }, () => ['id', 'name', 'currency', 'balance']),
    );
    expect((await put(`/api/wallets/${euros}`, { favourite: true })).body).toMatchObject({ favourite: true });
    expect((await put(`/api/wallets/${dollars}`, { hidden: true })).body).toMatchObject({ hidden: true });
    expect((await put('/api/wallets', { order: [euros, ada.wallet] })).status).toBe(200);
    expect(await list()).toMatchObject([
      { currency: 'NGN', place: 1 },
      { currency: 'USD', hidden: true },
      { currency: 'EUR', favourite: true, place: 0 },
    ]);
    await put(`/api/wallets/${euros}`, { favourite: false });
    await put(`/api/wallets/${dollars}`, { hidden: false });
    await put('/api/wallets', { order: [] });
    expect((await list()).every((wallet: object) => Object.keys(wallet).length === 4)).toBe(true);
  });

  it('is nobody else’s to say, and names no wallet twice', async () => {
    const bola = await newPayer(product);
    expect((await put(`/api/wallets/${dollars}`, { hidden: true }, bola)).status).toBe(404);
    expect((await put('/api/wallets', { order: [dollars] }, bola)).status).toBe(404);
    expect((await close(dollars, bola)).status).toBe(404);
    expect((await put('/api/wallets', { order: [dollars, dollars] })).body.errors).toEqual({
      order: 'An order names wallets of yours, each once',
    });
  });
});

describe('a wallet that is closed', () => {
  it('is in no list, keeps its history, and is opened again by adding the currency', async () => {
    await deposit(product, ada, 10_000);
    expect(await convert(ada.wallet, dollars, '5000')).toBe(200);
    expect(await convert(dollars, ada.wallet, '3.34')).toBe(200);
    expect((await close(dollars)).status).toBe(204);
    expect(await currencies()).toEqual(['NGN']);
    const history = (query: string) => product.call('GET', `/api/transactions${query}`, { token: ada.token });
    expect((await history(`?wallet_id=${dollars}`)).body.data).toHaveLength(2);
    expect((await history('')).body.data.map((row: { wallet_id: string }) => row.wallet_id)).toContain(dollars);
    const again = await open('USD');
    expect([again.status, again.body.id]).toEqual([201, dollars]);
    expect((await open('USD')).status).toBe(409);
    expect(await currencies()).toEqual(['NGN', 'USD']);
  });

  it('was empty: one with money in it, the naira wallet, and one with money under way stay', async () => {
    await deposit(product, ada, 10_000);
    await convert(ada.wallet, dollars, '5000');
    expect(await close(dollars)).toMatchObject({ status: 409, body: { code: 'wallet_not_empty' } });
    expect(await close(ada.wallet)).toMatchObject({ status: 409, body: { code: 'wallet_stays' } });
    const euros = (await open('EUR')).body.id;
    await database.pool('wura_owner').query(
      `insert into wallets.movement (transfer_id, wallet, seq, kind, amount, created_at, updated_at)
       select -1, id, 1, 1, 1, now(), now() from wallets.wallet where public_id = $1`,
      [euros],
    );
    expect(await close(euros)).toMatchObject({ status: 409, body: { code: 'wallet_under_way' } });
  });

  it('opens again by itself when money comes to it, so that none is ever in a closed one', async () => {
    await deposit(product, ada, 10_000);
    expect((await close(dollars)).status).toBe(204);
    expect(await currencies()).toEqual(['NGN']);
    expect(await convert(ada.wallet, dollars, '5000')).toBe(200);
    expect(await list()).toMatchObject([{ currency: 'NGN' }, { currency: 'USD', balance: '3.34' }]);
  });

  it('never holds money, though conversions and closings race forty times', async () => {
    await deposit(product, ada, 100_000);
    for (let round = 0; round < 40; round++) {
      const [converted, closed] = await Promise.all([convert(ada.wallet, dollars, '500'), close(dollars)]);
      expect([converted, [204, 409]]).toEqual([200, expect.arrayContaining([closed.status])]);
      const held = (await list()).find(({ currency }: { currency: string }) => currency === 'USD');
      expect(Number(held?.balance)).toBeGreaterThan(0);
      await convert(dollars, ada.wallet, held.balance);
    }
  }, 120_000);
});
