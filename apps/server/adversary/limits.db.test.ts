import { transaction } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registration } from '@wura/identity/testing';
import { bearer, openProduct, type Product } from './product.ts';

// One application with its limits on; every other suite has them off. Its clock stands until it is moved.

let database: TestDatabase;
let product: Product;
const clock = { now: Date.now() };

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openProduct(database, { config: { hasRateLimits: true }, now: () => clock.now });
});
afterAll(async () => {
  await product.close();
  await database.close();
});

async function statuses(count: number, request: InjectOptions): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (let n = 0; n < count; n++) {
    const { statusCode, headers, payload } = await product.application.app.inject(request);
    counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
    if (statusCode !== 429) continue;
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(payload).code).toBe('too_many_requests');
    expect(headers['x-request-id']).toBeDefined();
  }
  return counts;
}

const nextMinute = () => (clock.now += 61_000);

it('a name is looked up thirty times a minute and not once more, each customer on a budget of their own', async () => {
  const search = (token: string): InjectOptions => ({
    url: `/api/users/search-by-account?account_number=${product.victim.accountNumber}`,
    headers: bearer(token),
  });
  nextMinute();
  expect(await statuses(35, search(product.attacker.token))).toEqual(
    new Map([
      [200, 30],
      [429, 5],
    ]),
  );
  // A second session is not a second budget; another customer is.
  expect(await statuses(1, search(await product.signIn(product.attacker)))).toEqual(new Map([[429, 1]]));
  expect(await statuses(1, search(product.friend.token))).toEqual(new Map([[200, 1]]));
  nextMinute();
  expect(await statuses(1, search(product.attacker.token))).toEqual(new Map([[200, 1]]));
});

it('all calls of one customer share six hundred a minute', async () => {
  nextMinute();
  const one: InjectOptions = { url: '/api/pin/status', headers: bearer(product.attacker.token) };
  const two: InjectOptions = { url: '/api/user', headers: bearer(product.attacker.token) };
  expect(await statuses(400, one)).toEqual(new Map([[200, 400]]));
  expect(await statuses(205, two)).toEqual(
    new Map([
      [200, 200],
      [429, 5],
    ]),
  );
  expect(await statuses(1, { url: '/api/user', headers: bearer(product.friend.token) })).toEqual(new Map([[200, 1]]));
});

it('an address without a token is one caller, whatever it forges', async () => {
  nextMinute();
  let n = 0;
  const forged = () => ({ 'x-forwarded-for': `10.0.0.${n++ % 250}`, authorization: `Bearer ${'A'.repeat(43)}` });
  expect(await statuses(600, { url: '/api/user', headers: forged() })).toEqual(new Map([[401, 600]]));
  expect(await statuses(3, { url: '/api/user', headers: forged() })).toEqual(new Map([[429, 3]]));
  // Health is asked by machines that must always be told.
  expect(await statuses(1, { url: '/api/health/live' })).toEqual(new Map([[200, 1]]));
});

it('a token of staff that somebody made up is not even looked up once its address has used up its budget', async () => {
  nextMinute();
  const forged: InjectOptions = {
    url: '/api/operator/me',
    remoteAddress: '203.0.113.20',
    headers: { authorization: `Bearer ${'A'.repeat(43)}` },
  };
  expect(await statuses(600, forged)).toEqual(new Map([[401, 600]]));
  // A query for one would now wait for this table.
  await transaction(database.pool('none'), async tx => {
    await tx.query('lock table operators.sessions in access exclusive mode');
    expect(await statuses(3, forged)).toEqual(new Map([[429, 3]]));
  });
  expect(await statuses(1, { ...forged, remoteAddress: '203.0.113.21' })).toEqual(new Map([[401, 1]]));
});

it('guessing a password is slowed after five wrong tries, the right one too, and forgiven with time', async () => {
  nextMinute();
  const attempt = (password: string): InjectOptions => ({
    method: 'POST',
    url: '/api/login',
    // From an address the victim never used, so that nothing is known in the guesser's favour.
    remoteAddress: '203.0.113.9',
    payload: { identifier: product.victim.username, password },
  });
  expect(await statuses(7, attempt('Wrong1horse'))).toEqual(
    new Map([
      [401, 5],
      [429, 2],
    ]),
  );
  expect(await statuses(1, attempt(product.victim.password))).toEqual(new Map([[429, 1]]));
  // The victim, from where the victim signs in, is not kept out.
  const athome = { ...attempt(product.victim.password), remoteAddress: '127.0.0.1' };
  expect(await statuses(1, athome)).toEqual(new Map([[200, 1]]));
  clock.now += 11 * 60_000;
  expect(await statuses(1, attempt(product.victim.password))).toEqual(new Map([[200, 1]]));
});

const post = (url: string, payload: object, more: InjectOptions = {}): InjectOptions => ({
  method: 'POST',
  url,
  remoteAddress: '203.0.113.30',
  payload,
  ...more,
});

it('a message reaches support however often its form was filled in wrongly before', async () => {
  nextMinute();
  const form = { name: 'Tolu Bello', email: 'tolu@example.com', subject: 'billing-question', message: 'Where is it?' };
  expect(await statuses(8, post('/api/contact', { ...form, email: 'tolu' }))).toEqual(new Map([[422, 8]]));
  expect(await statuses(6, post('/api/contact', form))).toEqual(
    new Map([
      [201, 5],
      [429, 1],
    ]),
  );
});

it('codes are guessed and asked for as seldom as before, and so are accounts opened', async () => {
  nextMinute();
  const identifier = 'nobody_at_all';
  const guess = { identifier, code: '123456', password: 'Correct1horse' };
  expect(await statuses(3, post('/api/password/reset', { ...guess, password: 'short' }))).toEqual(new Map([[422, 3]]));
  expect(await statuses(22, post('/api/password/reset', guess))).toEqual(
    new Map([
      [422, 20],
      [429, 2],
    ]),
  );
  expect(await statuses(12, post('/api/password/forgot', { identifier }))).toEqual(
    new Map([
      [202, 10],
      [429, 2],
    ]),
  );
  const taken = registration({ username: product.victim.username });
  expect(await statuses(62, post('/api/register', taken))).toEqual(
    new Map([
      [409, 60],
      [429, 2],
    ]),
  );
  const pin = { password: 'Wrong1horse', code: '123456', pin: '4321' };
  const mine = { headers: bearer(product.friend.token) };
  // The password in it is guessed as slowly as when signing in.
  expect((await statuses(22, post('/api/pin/reset', pin, mine))).get(429)).toBe(17);
});

it('sending money finds out no more account numbers than looking them up does', async () => {
  clock.now += 86_400_000;
  const token = await product.signIn(product.attacker);
  const send = (toAccountNumber: string, amount: number): InjectOptions =>
    post(
      '/api/intra-transfer',
      { toAccountNumber, fromWalletId: product.attacker.wallets['NGN'], amount },
      { headers: bearer(token) },
    );
  const search = { url: '/api/users/search-by-account?account_number=0000000001', headers: bearer(token) };
  const [nobody, somebody] = [send('0000000001', 1), send(product.victim.accountNumber, 1e11)];

  expect((await statuses(1, somebody)).has(429)).toBe(false);
  expect(await statuses(20, search)).toEqual(new Map([[404, 20]]));
  expect(await statuses(12, nobody)).toEqual(
    new Map([
      [404, 10],
      [429, 2],
    ]),
  );
  // Otherwise the one refusal that is left would tell the two apart.
  expect(await statuses(1, somebody)).toEqual(new Map([[429, 1]]));
  expect(await statuses(1, search)).toEqual(new Map([[429, 1]]));
  // A customer who pays is not kept from it.
  expect(await statuses(1, send(product.friend.accountNumber, 1))).toEqual(new Map([[200, 1]]));
  nextMinute();
  expect(await statuses(1, nobody)).toEqual(new Map([[404, 1]]));
});

it('an account asks the registers ten times an hour and twenty times a day', async () => {
  clock.now += 86_400_000;
  const check = async () =>
    post('/api/kyc/identity', { bvn: '22212345678' }, { headers: bearer(await product.signIn(product.friend)) });
  for (let hour = 0; hour < 2; hour++) {
    const counts = await statuses(11, await check());
    expect(counts.get(429)).toBe(1);
    clock.now += 3_600_000;
  }
  expect(await statuses(1, await check())).toEqual(new Map([[429, 1]]));
  clock.now += 86_400_000;
  expect((await statuses(1, await check())).has(429)).toBe(false);
});
