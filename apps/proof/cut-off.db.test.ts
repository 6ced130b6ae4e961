import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import * as books from '@wura/ledger/server/verify';
import { assertBooksBalance } from '@wura/testkit/books';
import { cutOffAt, type Moment } from '@wura/testkit/cut-off';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { newCard, newCardholder, type Cardholder } from '@wura/virtual-cards/testing/card-product';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, payBill, type Order } from './testing/bill-deeds.ts';

// A process that dies between two steps of what it does with a provider: whatever the moment, it is done once in the end, and
// nobody was told that it was not.

let database: TestDatabase;
let product: TestProduct;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  // The worker hears the rates.
  await product.runJobs();
});
afterAll(async () => {
  await assertBooksBalance(database.pool('wura_checker'), books);
  await product.close();
  await database.close();
});
afterEach(() => product.pool.query('delete from jobs.job'));

async function run(times = 3): Promise<void> {
  for (let time = 0; time < times; time++) await product.runJobs();
}

const payment = (when: string): Moment => ({ table: 'provider_payments.payment', at: 'update', when });
const steps: readonly [string, Moment][] = [
  ['once the money is held', payment(`new.state = 'asked' and old.state = 'held'`)],
  ['once the seller was asked', payment(`new.state in ('accepted', 'succeeded', 'declined')`)],
];

describe.each([
  ['electricity', 'squad', orders.electricity],
  ['cable television', 'squad', orders.tv],
  ['cable television of the second seller', 'vtpass', startimes],
  ['a gift card', 'giftcards', orders.giftcards],
])('%s', (_name, seller, prepare) => {
  let ada: Payer;
  beforeEach(async () => {
    ada = await newPayer(product);
    await deposit(product, ada, 50_000);
  });

  it.each(steps)('that is cut off %s is sold once and paid once', async (_moment, moment) => {
    const order = await prepare(product, ada);
    const first = await cutOffAt(database, moment, () => payBill(product, ada, order, 'once'));
    expect(first).toMatchObject({ status: 202, body: { status: 'pending' } });
    await run();
    expect(await soldBy(seller, order)).toEqual(['success']);
    expect(await balanceOf(product, ada)).toBe(BigInt(50_000 - order.naira) * 100n);
    expect(await product.clearing()).toBe(0n);
    expect((await payBill(product, ada, order, 'once')).body.transaction.id).toBe(first.body.transaction.id);
    expect(await soldBy(seller, order)).toHaveLength(1);
  });
});

async function soldBy(seller: string, { destination }: Order): Promise<string[]> {
  const entries: any[] = await product.control(`/books/${seller}`);
  return entries.filter(entry => entry.destination === destination).map(({ status }) => status);
}

/** Squad does not sell it. */
async function startimes({ call }: TestProduct, { token, wallet }: Payer): Promise<Order> {
  const smartcard_number = `02${String(randomInt(1e8)).padStart(8, '0')}`;
  const body = { provider: 'STARTIMES', smartcard_number };
  const found = await call('POST', '/api/squad/tv/lookup-account', { token, body });
  const { reference } = found.body.data;
  const { bouquets } = (await call('GET', '/api/squad/tv/bouquets/STARTIMES', { token })).body.data;
  const [{ code: bouquet_code, kobo_amount: kobo }] = bouquets;
  const wanted = { walletId: wallet, provider: 'STARTIMES', reference, bouquet_code, phone_number: '08031234567' };
  return { path: '/api/payments/tv', body: wanted, naira: kobo / 100, destination: smartcard_number };
}

describe('a card', () => {
  let ada: Cardholder;
  let card: string;
  let before: bigint;
  beforeEach(async () => {
    ada = await newCardholder(product);
    card = (await newCard(ada)).id;
    before = await ada.balance('USD');
  });
  const unloads = async () =>
    (await product.control('/books/issuer')).filter(
      (each: any) => each.operation === 'unload' && each.status === 'success',
    ).length;
  const unloading = (when: string): Moment => ({ table: 'virtual_cards.unloading', at: 'update', when });

  it.each([
    ['before the issuer is asked', unloading('new.asked_at is not null and old.asked_at is null')],
    ['once the issuer has done it', unloading(`new.state <> old.state`)],
  ])('whose withdrawal is cut off %s is emptied once', async (_moment, moment) => {
    const count = await unloads();
    const ask = () => {
      const body = { amount: '7.50' };
      return ada.call('POST', `/api/virtual-cards/${card}/withdraw`, body, { 'idempotency-key': 'once' });
    };
    expect((await cutOffAt(database, moment, ask)).status).toBe(202);
    expect(await ada.balance('USD')).toBe(before);
    await run();
    expect((await ada.balance('USD')) - before).toBe(7_50n);
    expect((await unloads()) - count).toBe(1);
    expect((await ask()).status).toBe(202);
    expect((await ada.balance('USD')) - before).toBe(7_50n);
  });

  it.each<[string, Moment]>([
    ['once it is frozen', { table: 'virtual_cards.unloading', at: 'insert' }],
    ['before it is emptied', unloading('new.asked_at is not null and old.asked_at is null')],
    ['once it is empty', unloading('new.state <> old.state')],
    ['once the issuer has ended it', { table: 'virtual_cards.card', at: 'update', when: `new.status = 'closed'` }],
  ])('whose closing is cut off %s is closed, and its money is back once', async (_moment, moment) => {
    const count = await unloads();
    await cutOffAt(database, moment, () => ada.call('POST', `/api/virtual-cards/${card}/close`));
    await run(6);
    expect((await ada.balance('USD')) - before).toBe(20_00n);
    expect((await unloads()) - count).toBe(1);
    const { body } = await ada.call('GET', '/api/virtual-cards');
    expect(body).toMatchObject([{ id: card, status: 'closed', balance: '0.00' }]);
  });
});

it('a number that is cut off once the register has found it true is found true when it is sent again, and belongs to one', async () => {
  const [ada, bola] = [await newPayer(product, { tier: 1 }), await newPayer(product, { tier: 1 })];
  const send = ({ token }: Payer) => {
    const body = { bvn: '22212345678' };
    return product.call('POST', '/api/kyc/identity', { token, body });
  };
  const cut = await cutOffAt(database, { table: 'kyc.numbers', at: 'insert' }, () => send(ada));
  expect(cut.status).toBe(503);
  expect(await send(ada)).toMatchObject({ status: 200, body: { bvn: true } });
  expect((await send(bola)).status).toBe(409);
});
