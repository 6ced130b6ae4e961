import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracts } from '../contracts.ts';
import { attackAll, newTally, send, shortly, type Attempt, type Tally } from './attack.ts';
import { goodAmounts } from './corpus/amounts.ts';
import { badKeys, oddKeys } from './corpus/keys.ts';
import { badSignIns } from './corpus/sign-ins.ts';
import { badTokens } from './corpus/tokens.ts';
import { findAbout } from './findings.ts';
import { bearer, openProduct, type Product, type Person } from './product.ts';
import type { Answer } from './judge.ts';
import { report } from './report.ts';
import { sampleOf, type Findings } from './samples.ts';
import { isWhole as isWholeRun, randomFrom, sampled, seed } from './seed.ts';
import { readState, whatChanged } from './state.ts';

// Who is asking, and what was asked before: proofs that are almost right must count for nothing.

let database: TestDatabase;
let product: Product;
let found: Findings;
const tallies: Tally[] = [];
const timeout = isWholeRun ? 600_000 : 60_000;
const transfer = contracts.find(({ path }) => path === '/api/intra-transfer')!;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openProduct(database);
  found = await findAbout(product, product.attacker);
});
afterAll(async () => {
  report(tallies);
  await product.close();
  await database.close();
});

async function run(
  letter: string,
  items: number,
  attempts: (() => Attempt)[],
  { isWhole = false } = {},
): Promise<void> {
  const tally = newTally(letter, items);
  tallies.push(tally);
  const before = await readState(product);
  const chosen = isWhole ? attempts : sampled(attempts, randomFrom(seed + letter.charCodeAt(0)));
  await attackAll(product, tally, chosen);
  tally.violations.push(...(await whatChanged(product, before, tally.accepted)));
  expect(tally.violations.slice(0, 20), `${tally.violations.length} of ${tally.requests}, seed ${seed}`).toEqual([]);
}

it('H: nothing but a living token opens a call, and no customer’s opens one of staff', { timeout }, async () => {
  const live = await product.signIn(product.victim);
  const dead = await product.signIn(product.victim);
  await product.application.app.inject({ method: 'POST', url: '/api/logout', headers: bearer(dead) });
  const items = badTokens({ live, dead });
  const attempts = contracts
    .filter(({ access }) => access !== 'public')
    .flatMap(route =>
      // Where a visitor may call as well, a caller without a token is one.
      items
        .filter(authorization => authorization !== undefined || route.access !== 'anyone')
        .map(authorization => () => ({
          request: {
            ...sampleOf(route, product, found),
            headers: authorization === undefined ? {} : { authorization },
          },
          what: `authorization ${shortly(authorization)}`,
          expect: ({ status }: Answer) => (status === 401 ? undefined : `${status} instead of 401`),
        })),
    );
  await run('H', items.length, attempts);
  const query = await product.application.app.inject({ url: `/api/user?token=${live}&access_token=${live}` });
  expect(query.statusCode).toBe(401);
  const cookie = await product.application.app.inject({ url: '/api/user', headers: { cookie: `token=${live}` } });
  expect(cookie.statusCode).toBe(401);
  const { app } = product.application;
  expect((await app.inject({ url: '/api/user', headers: bearer(live) })).statusCode).toBe(200);
});

it('a token opens its calls however the name of the scheme is written', async () => {
  const { app } = product.application;
  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'beaReR ']) {
    for (const [url, { token }] of [
      ['/api/user', product.attacker],
      ['/api/operator/transactions', product.operator],
    ] as const) {
      const { statusCode } = await app.inject({ url, headers: { authorization: `${scheme} ${token}` } });
      expect(statusCode, `${scheme} at ${url}`).toBe(200);
    }
  }
});

it('I: nobody signs in as somebody else with almost the right words', { timeout }, async () => {
  const signIn = contracts.find(({ path }) => path === '/api/login')!;
  const items = badSignIns(product);
  const attempts = items.map(body => () => ({
    request: { ...sampleOf(signIn, product, found), body },
    what: shortly(body),
    expect: ({ status, text }: Answer) =>
      [401, 413, 422].includes(status) && !text.includes('"token"') ? undefined : `${status} ${text}`,
  }));
  // Few, and each would be a hole wide open.
  await run('I', items.length, attempts, { isWhole: true });
});

it('P: a key that names nothing is refused, and moves nothing', { timeout }, async () => {
  const attempts = badKeys.map(key => () => ({
    request: withKey(key),
    what: `key ${shortly(key)}`,
    expect: ({ status, text }: Answer) =>
      status === 400 && text.includes('invalid_idempotency_key') ? undefined : `${status} ${text}`,
  }));
  await run('P', badKeys.length + oddKeys.length, attempts, { isWhole: true });
});

it('P: every visible key names one payment of one customer, whatever it spells', { timeout }, async () => {
  for (const key of oddKeys) {
    const first = await pay(key, { amount: '0.05' });
    expect(first.status, key).toBe(200);
    expect(first.headers['idempotent-replayed'], key).toBeUndefined();
    const again = await pay(key, { amount: '0.05' });
    expect([again.text, again.headers['idempotent-replayed']], key).toEqual([first.text, 'true']);
    const hers = await pay(key, { amount: '0.05' }, product.friend);
    expect(hers.status, key).toBe(200);
    expect(hers.headers['idempotent-replayed'], key).toBeUndefined();
  }
});

it('P: one key is one body: order, spelling of the amount and the PIN aside', { timeout }, async () => {
  const { attacker, friend, victim } = product;
  const before = await balanceOf(attacker);
  const body = { fromWalletId: attacker.wallets['NGN'], toAccountNumber: friend.accountNumber, amount: '1.50' };
  const first = await pay('same', body);
  expect(first.status).toBe(200);
  const same: object[] = [
    Object.fromEntries(Object.entries(body).reverse()),
    { ...body, amount: 1.5 },
    { ...body, amount: '1.5' },
    { ...body, amount: '01.500' },
    { ...body, pin: '0000' },
    { ...body, pin: 7 },
  ];
  for (const sent of same) expect((await pay('same', sent)).text, JSON.stringify(sent)).toBe(first.text);
  const others: object[] = [
    { ...body, amount: '1.51' },
    { ...body, amount: 0 },
    { ...body, amount: '1.5e0' },
    { ...body, toAccountNumber: victim.accountNumber },
    { ...body, fromWalletId: attacker.wallets['USD'] },
    { ...body, fromWalletId: victim.wallets['NGN'] },
    { ...body, role: 'admin' },
    JSON.parse(`{"__proto__":{"x":1},"amount":"1.50"}`) as object,
    [],
  ];
  for (const sent of others) {
    const answer = await pay('same', sent, attacker, { exactly: true });
    expect([answer.status, JSON.parse(answer.text).code], JSON.stringify(sent)).toEqual([422, 'idempotency_mismatch']);
  }
  expect(await balanceOf(attacker)).toBe(before - 150n);
});

it(
  'A: every spelling of an amount moves exactly that amount, and no decimal more than the currency has',
  { timeout },
  async () => {
    const { attacker, friend } = product;
    for (const [amount, kobo] of goodAmounts) {
      const before = [await balanceOf(attacker), await balanceOf(friend)];
      expect((await pay(undefined, { amount })).status, String(amount)).toBe(200);
      expect([await balanceOf(attacker), await balanceOf(friend)], String(amount)).toEqual([
        before[0]! - kobo,
        before[1]! + kobo,
      ]);
    }
    for (const [currency, scale] of [
      ['NGN', 2],
      ['USD', 2],
      ['USDT', 6],
    ] as const) {
      const fromWalletId = attacker.wallets[currency];
      const amount = `0.${'0'.repeat(scale)}1`;
      expect((await pay(undefined, { fromWalletId, amount })).status, currency).toBe(422);
      expect((await pay(undefined, { fromWalletId, amount: `1.${'0'.repeat(scale + 1)}` })).status, currency).toBe(422);
    }
  },
);

const withKey = (key: string) => {
  const request = sampleOf(transfer, product, found);
  return { ...request, headers: { ...request.headers, 'idempotency-key': key } };
};

async function pay(
  key: string | undefined,
  body: object,
  by: Person = product.attacker,
  { exactly = false } = {},
): Promise<Answer> {
  const to = by === product.friend ? product.victim : product.friend;
  const usual = { fromWalletId: by.wallets['NGN'], toAccountNumber: to.accountNumber };
  return send(product, {
    request: {
      route: transfer,
      body: (exactly ? body : { ...usual, ...body }) as Record<string, unknown>,
      query: {},
      params: {},
      ownHeaders: {},
      headers: { ...bearer(by.token), ...(key !== undefined && { 'idempotency-key': key }) },
    },
  });
}

async function balanceOf({ wallets }: Person): Promise<bigint> {
  const { rows } = await product.all.query<{ balance: bigint }>(
    `select e.balance_after as balance from ledger.entry e join wallets.wallet w on w.id = e.wallet_id
     where w.public_id = $1 order by e.seq desc limit 1`,
    [wallets['NGN']],
  );
  return rows[0]!.balance;
}
