import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../contracts.ts';
import { send } from './attack.ts';
import { findAbout } from './findings.ts';
import { bearer, openProduct, type Product } from './product.ts';
import { faultsOf } from './judge.ts';
import { nameOf } from './requests.ts';
import { sampleOf, type Findings } from './samples.ts';
import { openWay, type Way } from './severed.ts';
import { readState, whatChanged } from './state.ts';
import { sendBytes } from './wire.ts';

let database: TestDatabase;
let way: Way;
let product: Product;
let found: Findings;

beforeAll(async () => {
  database = await cloneDatabase();
  way = await openWay(database.urls.web);
  product = await openProduct(database, { config: { databaseUrl: way.url } });
  found = await findAbout(product, product.attacker);
});
afterAll(async () => {
  await product.close();
  await way.close();
  await database.close();
});

const get = (url: string, headers: Record<string, string> = {}) => product.application.app.inject({ url, headers });

describe('a request id', () => {
  it.each([
    'command-line',
    'A-1_b-2_c-3',
    'x'.repeat(64),
    '',
    'short',
    'x'.repeat(65),
    'a b c d e f',
    'abcdefg\n',
    '<script>',
    'abcdefg;h',
    'ábcdefgh',
    '../../../x',
  ])('is ours, whatever the caller calls it: %j', async id => {
    expect((await get('/api/config', { 'x-request-id': id })).headers['x-request-id']).toMatch(/^[0-9a-f]{10}-/);
  });
});

describe('the cookie of a page', () => {
  const post = (headers: Record<string, string>) =>
    product.application.app.inject({
      method: 'POST',
      url: '/api/login',
      headers,
      payload: { identifier: 'x', password: 'x' },
    });

  it('is set on a first GET and on nothing else, and is not secret to scripts', async () => {
    const cookie = String((await get('/api/config')).headers['set-cookie']);
    expect(cookie).toMatch(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax$/);
    expect((await get('/api/config', { cookie: 'XSRF-TOKEN=there' })).headers['set-cookie']).toBeUndefined();
    expect((await get('/api/user', bearer(product.attacker.token))).headers['set-cookie']).toBeUndefined();
    expect((await post({})).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    [{ 'x-xsrf-token': 'a' }, 403],
    [{ 'x-xsrf-token': 'a', cookie: 'XSRF-TOKEN=b' }, 403],
    [{ 'x-xsrf-token': '', cookie: 'XSRF-TOKEN=b' }, 403],
    [{ 'x-xsrf-token': 'a', cookie: 'xsrf-token=a' }, 403],
    [{ 'x-xsrf-token': 'a', cookie: 'OTHER=1; XSRF-TOKEN=a' }, 401],
    [{}, 401],
  ] as [Record<string, string>, number][])('must agree with the header that echoes it: %j', async (headers, status) => {
    expect((await post(headers)).statusCode).toBe(status);
  });

  it('is of no account beside a token', async () => {
    const headers = { ...bearer(product.attacker.token), 'x-xsrf-token': 'a', cookie: 'XSRF-TOKEN=b' };
    const answer = await product.application.app.inject({ method: 'PUT', url: '/api/settings', headers, payload: {} });
    expect(answer.statusCode).toBe(200);
  });
});

it('strict transport and cookies over encrypted connections alone are promised where browsers reach us by https', async () => {
  const forwarded = { 'x-forwarded-proto': 'https' };
  expect((await get('/api/config', forwarded)).headers['strict-transport-security']).toBeUndefined();
  const behind = await openProduct(database, { config: { publicUrl: 'https://wallet.example' } });
  try {
    const { app } = behind.application;
    const answer = await app.inject({ url: '/api/config' });
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    // A name that a browser takes from this very host only, so that a neighbour's host cannot plant one.
    expect(answer.headers['set-cookie']).toMatch(/^__Host-XSRF-TOKEN=[0-9a-f]{32}; Path=\/; Secure; SameSite=Lax$/);
    const call = { method: 'POST', url: '/api/login', payload: { identifier: 'x', password: 'x' } } as const;
    const echoing = (cookie: string) => app.inject({ ...call, headers: { 'x-xsrf-token': 'a', cookie } });
    expect((await echoing('XSRF-TOKEN=a')).statusCode).toBe(403);
    expect((await echoing('__Host-XSRF-TOKEN=a')).statusCode).toBe(401);
    const refused = await app.inject({ url: '/api/user' });
    expect(refused.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  } finally {
    await behind.close();
  }
});

describe('figures are for the machine itself', () => {
  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto', 'cf-connecting-ip'])(
    'and nothing that came with %s',
    async header => {
      expect((await get('/metrics')).statusCode).toBe(200);
      expect((await get('/metrics', { [header]: '8.8.8.8' })).statusCode).toBe(404);
    },
  );

  it('and behind proxies for nobody without the token', async () => {
    const behind = await openProduct(database, { config: { trustProxy: 1, metricsToken: 'a token of twenty' } });
    try {
      const read = async (headers: Record<string, string>) =>
        (await behind.application.app.inject({ url: '/metrics', headers })).statusCode;
      expect(await read({})).toBe(404);
      expect(await read({ authorization: 'Bearer a token of twenty', 'x-forwarded-for': '8.8.8.8' })).toBe(200);
      expect(await read({ authorization: 'bearer  a token of twenty', 'x-forwarded-for': '8.8.8.8' })).toBe(200);
    } finally {
      await behind.close();
    }
  });
});

it('a database that goes away is a 503 that says when to come back, and when it returns so do we', async () => {
  const before = await readState(product);
  await way.cut();
  try {
    for (const route of contracts) {
      const answer = await send(product, { request: sampleOf(route, product, found) });
      const name = nameOf(route);
      if (route.path === '/api/health/ready') {
        expect([answer.status, JSON.parse(answer.text).status], name).toEqual([503, 'down']);
      } else if (answer.status >= 500) {
        expect([answer.status, JSON.parse(answer.text).code], `${name} ${answer.text}`).toEqual([
          503,
          expect.stringMatching(/^(busy|outcome_unknown)$/),
        ]);
        expect(Number(answer.headers['retry-after']), name).toBeLessThanOrEqual(2);
        expect(faultsOf(answer, route.path), name).toEqual(['503']);
      } else {
        expect(route.access, `${name} answers ${answer.status} without a database`).toBe('public');
      }
    }
  } finally {
    await way.mend();
  }
  await expect.poll(async () => (await get('/api/health/ready')).statusCode, { timeout: 5_000 }).toBe(200);
  await expect
    .poll(async () => (await get('/api/wallets', bearer(product.attacker.token))).statusCode, { timeout: 5_000 })
    .toBe(200);
  expect(await whatChanged(product, before)).toEqual([]);
  const transfer = contracts.find(({ movesMoney }) => movesMoney)!;
  expect((await send(product, { request: sampleOf(transfer, product, found) })).status).toBe(200);
});

it('money that moved is named, with its wallets and the accepted call that was under way', async () => {
  const transfer = contracts.find(({ path }) => path === '/api/intra-transfer')!;
  const before = await readState(product);
  const [earlier, from] = [{ what: 'an earlier call', from: Date.now() - 9_000, to: Date.now() - 8_000 }, Date.now()];
  expect((await send(product, { request: sampleOf(transfer, product, found) })).status).toBe(200);
  const accepted = [earlier, { what: 'the transfer', from, to: Date.now() }];
  const moved =
    /^transfer \d+, intra_transfer.*: Zainab \(\d+\) .1\.50 NGN, Emeka \(\d+\) 1\.50 NGN; under way: the transfer$/;
  expect(await whatChanged(product, before, accepted)).toContainEqual(expect.stringMatching(moved));
  expect(await whatChanged(product, before, [earlier])).toContainEqual(
    expect.stringMatching(/; no accepted call was under way$/),
  );
});

it('told to stop, it finishes what is under way and then closes the connection', async () => {
  const leaving = await openProduct(database);
  const port = Number(new URL(await leaving.application.listen()).port);
  const { attacker, friend } = leaving;
  const body = JSON.stringify({
    fromWalletId: attacker.wallets['NGN'],
    toAccountNumber: friend.accountNumber,
    amount: 1,
  });
  const head = [
    `POST /api/intra-transfer HTTP/1.1`,
    'Host: wura',
    `Authorization: Bearer ${attacker.token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    '',
  ].join('\r\n');
  const closing: { done?: Promise<void> } = {};
  // The request has begun when we are told to stop, and its last bytes come afterwards.
  const answer = await sendBytes(port, head, {
    quietMs: 1_000,
    andThen: async write => {
      await expect.poll(() => connectionsOf(leaving)).toBe(1);
      closing.done = leaving.close();
      write(body);
    },
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.isHungUp, 'the connection is closed').toBe(true);
  await closing.done;
  await expect(sendBytes(port, head)).rejects.toThrow(/ECONNREFUSED/);
});

function connectionsOf({ application }: Product): Promise<number> {
  return new Promise((resolve, reject) =>
    application.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
