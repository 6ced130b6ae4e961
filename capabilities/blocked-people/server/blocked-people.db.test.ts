import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { dayMs } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

type Customer = Payer & { id: string; username: string; account: string };

let database: TestDatabase;
let product: TestProduct;
let ada: Customer;
let pest: Customer;
/** How far the worker's clock is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, {}, { now: () => Date.now() + aheadMs });
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  aheadMs = 0;
  [ada, pest] = [await newCustomer(), await newCustomer()];
  await deposit(product, pest, 5_000);
});

async function newCustomer(): Promise<Customer> {
  const payer = await newPayer(product);
  const { body } = await product.call('GET', '/api/user', { token: payer.token });
  return { ...payer, id: body.id, username: body.username, account: body.account_number };
}

const block = (body: object, of = ada) => product.call('POST', '/api/blocked', { token: of.token, body });
const blocked = async (of = ada) => (await product.call('GET', '/api/blocked', { token: of.token })).body.data;
const search = (whom: string, of = pest) =>
  product.call('GET', `/api/users/search-by-account?account_number=${encodeURIComponent(whom)}`, { token: of.token });
const send = (whom: string, from = pest) =>
  product.call('POST', '/api/intra-transfer', {
    token: from.token,
    body: { toAccountNumber: whom, fromWalletId: from.wallet, amount: '10' },
  });
const words = ({ status, body: { requestId: _id, ...said } }: { status: number; body: any }) => ({ status, ...said });

it('to one who is blocked there is no such customer: not by number, not by @username, not to pay, to ask or to save', async () => {
  expect((await search(ada.account)).body.full_name).toBe('Zainab Bello');
  const link = (await product.call('POST', '/api/payment-requests', { token: ada.token, body: {} })).body.code;
  expect((await block({ account_number: `@${pest.username}` })).status).toBe(201);
  const nobody = { number: '1000000000', name: '@nobody_of_this_name' };
  const attempts: readonly ((whom: string) => Promise<any>)[] = [
    whom => search(whom),
    whom => send(whom),
    whom => product.call('POST', '/api/payment-requests', { token: pest.token, body: { amount: '5', to: whom } }),
    whom => product.call('POST', '/api/people', { token: pest.token, body: { account_number: whom } }),
    whom => block({ account_number: whom }, pest),
  ];
  for (const attempt of attempts) {
    const unknown = words(await attempt(nobody.name));
    expect(unknown.status).toBe(404);
    expect(words(await attempt(`@${ada.username}`))).toEqual(unknown);
    expect(words(await attempt(ada.account))).toEqual(words(await attempt(nobody.number)));
  }
  // Who has a link in hand is answered as if they could receive no more.
  const paid = await product.call('POST', `/api/pay/${link}`, {
    token: pest.token,
    body: { fromWalletId: pest.wallet, amount: '5' },
  });
  expect(paid.body.code).toBe('recipient_limit');
  expect(await balanceOf(product, ada)).toBe(0n);
});

it('what one who is blocked asked for on days to come is refused when its day comes, as to a customer who is gone', async () => {
  await product.call('POST', '/api/pin/set', { token: pest.token, body: { pin: '2468' } });
  const asked = await product.call('POST', '/api/scheduled-payments', {
    token: pest.token,
    body: {
      kind: 'transfer',
      wallet_id: pest.wallet,
      fields: { number: ada.account },
      amount: '7',
      repeats: 'daily',
      starts_on: new Date(Date.now() + dayMs).toISOString().slice(0, 10),
      on_failure: 'skip',
      pin: '2468',
    },
  });
  expect(asked.status, asked.text).toBe(201);
  await block({ account_number: pest.account });
  aheadMs = 2 * dayMs;
  await product.runJobs();
  await product.runJobs();
  const { body } = await product.call('GET', `/api/scheduled-payments/${asked.body.id}`, { token: pest.token });
  expect(body.last).toMatchObject({ outcome: 'failed', why: 'user_not_found' });
  expect(await balanceOf(product, ada)).toBe(0n);
});

it('holds in the very next call, in both directions of time: unblocked, they find and pay again', async () => {
  await block({ account_number: pest.account });
  expect((await send(ada.account)).status).toBe(404);
  const [{ id, name, account_number }] = await blocked();
  expect({ name, account_number }).toEqual({ name: 'Zainab Bello', account_number: pest.account });
  expect((await product.call('DELETE', `/api/blocked/${id}`, { token: pest.token })).status).toBe(404);
  expect((await product.call('DELETE', `/api/blocked/${id}`, { token: ada.token })).status).toBe(204);
  expect((await send(ada.account)).status).toBe(200);
  expect(await blocked()).toEqual([]);
});

it('whom a customer blocks they may still pay, and whoever blocks them they can block by what was sent, as one who is gone', async () => {
  await send(ada.account);
  await deposit(product, ada, 100);
  await block({ account_number: pest.account });
  expect((await send(pest.account, ada)).status).toBe(200);
  const [got] = (await product.call('GET', '/api/transactions?type=receive', { token: pest.token })).body.data;
  expect((await block({ transaction_id: got.id }, pest)).body).toMatchObject({ account_number: ada.account });
  const [own] = (await product.call('GET', '/api/transactions', { token: ada.token })).body.data;
  expect((await block({ transaction_id: own.id }, pest)).status).toBe(404);
});

it('nobody blocks themselves, the bank behind a deposit, or more than two hundred; two presses are one block', async () => {
  expect((await block({ account_number: ada.account })).body.code).toBe('blocked_oneself');
  await deposit(product, ada, 100);
  const [own] = (await product.call('GET', '/api/transactions', { token: ada.token })).body.data;
  expect((await block({ transaction_id: own.id })).body.code).toBe('blocked_unknown');
  expect((await block({})).status).toBe(422);
  const twice = await Promise.all([1, 2, 3].map(() => block({ account_number: pest.account })));
  expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
  await database.pool('none').query(
    `insert into identity.customers (public_id, account_number, first_name, last_name, username, email, phone, date_of_birth, country,
                                     state, residential_address, password_hash, created_at)
     select 'cus_' || lpad(n::text, 26, '0'), (5000000000 + n)::text, 'One', 'More', 'many_' || n, n || '@many.example',
            '+23490' || lpad(n::text, 8, '0'), '1990-01-01', 'NG', '', '1 Marina, Lagos', '$argon2id$unused', now()
       from generate_series(1, 199) n`,
  );
  await database.pool('none').query(
    `insert into identity.blocks (customer, blocked, public_id, blocked_at)
     select $1, id, 'blk_' || lpad(id::text, 26, '0'), now() from identity.customers where username like 'many\\_%'`,
    [ada.number],
  );
  const other = await newCustomer();
  expect((await block({ account_number: other.account })).body.code).toBe('blocked_full');
  expect((await block({ account_number: pest.account })).status).toBe(201);
});

it('staff see how many a customer keeps away, and how many keep them away', async () => {
  await block({ account_number: pest.account });
  const token = await newOperator({ database, product }, 'compliance');
  const about = async ({ id }: Customer) =>
    (await product.call('GET', `/api/operator/customers/${id}`, { token })).body.about['blocked-people'];
  expect(await about(ada)).toEqual({ blocks: 1, blocked_by: 0 });
  expect(await about(pest)).toEqual({ blocks: 0, blocked_by: 1 });
});
