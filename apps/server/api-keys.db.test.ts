import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { keyScopes } from '@wura/wire';
import { untilServed } from '@wura/testkit/until-served';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { nameOf } from './adversary/requests.ts';
import { contracts } from './contracts.ts';
import { newOperator } from './testing/new-operator.ts';
import {
  accountNumberOf,
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from './testing/test-product.ts';

// Programs that call for a customer, with keys that were made as a browser makes them; and attackers who found one.

let database: TestDatabase;
let product: TestProduct;
/** A second server process on the same database. */
let other: TestProduct;
let bola: string;

beforeAll(async () => {
  database = await cloneDatabase();
  [product, other] = [await openTestProduct(database), await openTestProduct(database)];
  bola = await accountNumberOf(product, await newPayer(product));
});
afterAll(async () => {
  await Promise.all([product.close(), other.close()]);
  await database.close();
});

async function business(naira = 50_000): Promise<Payer> {
  const who = await newPayer(product);
  await deposit(product, who, naira);
  await product.call('POST', '/api/pin/set', { token: who.token, body: { pin: '2580' } });
  return who;
}

/** What proves that a customer without app or passkey is there. */
const proof = async (who: Payer) => ({ pin: '2580', mail_code: await product.mailedCode(who) });

const asked = { name: 'Till', scopes: [...keyScopes], days: 30, per_payment: '20000', per_day: '20000' };

async function make(who: Payer, given: object = {}): Promise<{ id: string; token: string }> {
  const body = { ...asked, ...given, ...(await proof(who)) };
  const { status, body: made } = await product.call('POST', '/api/keys', { token: who.token, body });
  expect([status, made.key?.is_usable]).toEqual([201, true]);
  return { id: made.key.id, token: made.token };
}

let sends = 0;
const send = (who: Payer, token: string, amount: number, { at = product, named = true } = {}) =>
  at.call('POST', '/api/intra-transfer', {
    token,
    body: { fromWalletId: who.wallet, toAccountNumber: bola, amount },
    headers: named ? { 'idempotency-key': `till-${++sends}` } : {},
  });
const list = async (who: Payer) => (await product.call('GET', '/api/keys', { token: who.token })).body.data;

describe('a key', () => {
  it('is made with the second factor alone, by a customer of tier 3, within their own limits, and shown once', async () => {
    const ada = await business();
    const ask = (body: object, token = ada.token) => product.call('POST', '/api/keys', { token, body });
    expect((await ask(asked)).body.code).toBe('step_up_required');
    const small = await newPayer(product, { tier: 1 });
    expect((await ask(asked, small.token)).body.code).toBe('keys_not_offered');
    expect((await ask({ ...asked, per_day: '5000001' })).body.errorCodes).toEqual({ per_day: 'key_limit_above_own' });
    expect((await ask({ ...asked, per_payment: undefined })).body.errorCodes).toEqual({
      per_payment: 'key_limit_unusable',
    });
    const { token } = await make(ada);
    expect(token).toMatch(/^wura_test_[0-9A-Za-z]{46}$/);
    expect(JSON.stringify(await list(ada))).not.toContain(token.slice(10, 40));
    const { rows } = await database
      .pool('none')
      .query(`select count(*)::int as n from identity.api_keys k where k::text like '%' || $1 || '%'`, [
        token.slice(10, 40),
      ]);
    expect(rows[0].n).toBe(0);
  });

  it('pays without the PIN up to its own limits and no further, and names each payment', async () => {
    const ada = await business();
    const { token } = await make(ada, { per_payment: '15000' });
    expect((await send(ada, token, 100, { named: false })).body.code).toBe('idempotency_key_required');
    expect((await send(ada, token, 15_001)).body).toMatchObject({ code: 'limit_exceeded', reason: 'own_limit' });
    expect((await send(ada, token, 15_000)).status).toBe(200);
    expect((await send(ada, token, 5_001)).body).toMatchObject({ code: 'limit_exceeded', reason: 'key_limit' });
    expect((await send(ada, token, 5_000)).status).toBe(200);
    // What its customer sends is another count.
    expect((await send(ada, ada.token, 1_000)).status).toBe(200);
    expect(await balanceOf(product, ada)).toBe(29_000_00n);
  });

  it('is raised with the second factor and lowered at once, and never above what its customer may send', async () => {
    const ada = await business();
    const { id, token } = await make(ada);
    const change = (body: object) => product.call('PUT', `/api/keys/${id}`, { token: ada.token, body });
    expect((await change({ per_day: '30000' })).body.code).toBe('step_up_required');
    expect((await change({ per_payment: '500' })).body.per_payment).toBe('500.00');
    expect((await send(ada, token, 501)).body.reason).toBe('own_limit');
    expect((await change({ per_payment: '25000', per_day: '25000', ...(await proof(ada)) })).status).toBe(200);
    await product.call('PUT', '/api/limits', { token: ada.token, body: { per_day: 10_000 } });
    expect((await send(ada, token, 10_001)).body.reason).toBe('day_limit');
    expect((await send(ada, token, 10_000)).status).toBe(200);
  });

  it('of fifty payments that race in two processes, as many are made as its day has room for', async () => {
    const ada = await business();
    const { token } = await make(ada);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => send(ada, token, 1_000, { at: n % 2 ? product : other })),
    );
    const paid = answers.filter(({ status }) => status === 200).length;
    expect(paid).toBe(20);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.reason))).toEqual(
      new Set(['key_limit']),
    );
    expect(await balanceOf(product, ada)).toBe(30_000_00n);
  });

  it('of payments of every kind that race, its own day and its customer’s hold, whichever is less, and each kobo is once', async () => {
    const ada = await business(120_000);
    const [first, second] = [await make(ada), await make(ada)];
    const account = { account_number: '0123456789', bank_code: '058' };
    const named = await product.call('POST', '/api/paystack/validate-account', { token: first.token, body: account });
    const to_bank_account = { ...account, beneficiary_name: named.body.data.account_name };
    const toBank = (token: string, n: number) =>
      (n % 2 ? product : other).call('POST', '/api/send-money', {
        token,
        body: { from_wallet_id: ada.wallet, to_bank_account, amount: 1_500 },
        headers: { 'idempotency-key': `bank-${++sends}` },
      });
    const before = await balanceOf(product, ada);
    // More than is left of either: 31,000 of the customer's own day, and 20,000 of each key's.
    await product.call('PUT', '/api/limits', { token: ada.token, body: { per_day: '31000' } });
    const answers = await Promise.all(
      [first, second].flatMap(({ token }) =>
        Array.from({ length: 15 }, (_, n) =>
          untilServed(() =>
            n % 3 === 0 ? toBank(token, n) : send(ada, token, 1_500, { at: n % 2 ? product : other }),
          ),
        ),
      ),
    );
    const paid = answers.filter(({ status }) => status < 300);
    const refused = answers.filter(({ status }) => status >= 300);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['limit_exceeded']));
    await product.runJobs();
    const gone = before - (await balanceOf(product, ada));
    expect(paid.length).toBe(20);
    expect(gone).toBeGreaterThanOrEqual(30_000_00n);
    expect(await product.clearing()).toBe(0n);
  });

  it('shares the names of payments with its customer’s other keys and sessions, and with nobody else', async () => {
    const [ada, eve] = [await business(), await business()];
    const [first, second, hers] = [await make(ada), await make(ada), await make(eve)];
    const pay = (who: Payer, token: string, amount: number, at = product) =>
      at.call('POST', '/api/intra-transfer', {
        token,
        body: { fromWalletId: who.wallet, toAccountNumber: bola, amount },
        headers: { 'idempotency-key': 'invoice-1' },
      });
    const same = await Promise.all([
      pay(ada, first.token, 400),
      pay(ada, second.token, 400, other),
      pay(ada, ada.token, 400),
      pay(eve, hers.token, 400, other),
    ]);
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(same.slice(0, 3).map(({ text }) => text)).size).toBe(1);
    const another = await Promise.all([pay(ada, second.token, 401), pay(ada, ada.token, 402, other)]);
    expect(another.map(({ body }) => body.code)).toEqual(['idempotency_mismatch', 'idempotency_mismatch']);
    expect([await balanceOf(product, ada), await balanceOf(product, eve)]).toEqual([49_600_00n, 49_600_00n]);
  });

  it('is no use once it is revoked, its day has come, its account is frozen, locked, or transfers are off', async () => {
    const ada = await business();
    const { id, token } = await make(ada);
    expect((await send(ada, token, 1)).status).toBe(200);
    await product.call('PUT', '/api/limits', { token: ada.token, body: { instant_transfers: false } });
    expect((await send(ada, token, 1)).body.code).toBe('transfers_off');
    const set = async (sql: string) => {
      await database.pool('none').query(sql, [ada.number]);
      await expect.poll(() => send(ada, token, 1).then(({ body }) => body.code)).not.toBe('transfers_off');
    };
    await set('update identity.customers set is_frozen = true where id = $1');
    expect((await product.call('GET', '/api/wallets', { token })).body.code).toBe('account_frozen');
    await database.pool('none').query('update identity.customers set is_frozen = false where id = $1', [ada.number]);
    await expect.poll(() => product.call('GET', '/api/wallets', { token }).then(({ status }) => status)).toBe(200);
    expect((await product.call('DELETE', `/api/keys/${id}`, { token: ada.token })).body.is_usable).toBe(false);
    expect((await product.call('GET', '/api/wallets', { token })).status).toBe(401);
    expect((await product.call('DELETE', `/api/keys/${id}`, { token: ada.token })).status).toBe(404);

    const second = await make(ada);
    const readsThere = () => other.call('GET', '/api/wallets', { token: second.token }).then(({ status }) => status);
    expect(await readsThere()).toBe(200);
    await set('update identity.customers set locked_at = now() where id = $1');
    expect((await product.call('GET', '/api/wallets', { token: second.token })).status).toBe(401);
    await expect.poll(readsThere, { timeout: 10_000 }).toBe(401);
    await database.pool('none').query('update identity.customers set locked_at = null where id = $1', [ada.number]);
    const third = await make(ada);
    await database
      .pool('none')
      .query(`update identity.api_keys set created_at = '2020-01-01', expires_at = '2020-01-02' where public_id = $1`, [
        third.id,
      ]);
    expect((await product.call('GET', '/api/wallets', { token: third.token })).status).toBe(401);
  });

  it('is ended by staff with a reason that its customer reads, in every process and with a line in the log', async () => {
    const ada = await business();
    const { id, token } = await make(ada);
    const [support, compliance] = [
      await newOperator({ database, product }, 'support'),
      await newOperator({ database, product }, 'compliance'),
    ];
    const { id: customer } = (await product.call('GET', '/api/user', { token: ada.token })).body;
    const at = `/api/operator/customers/${customer}/keys`;
    const listed = await product.call('GET', at, { token: support });
    expect(listed.body.data).toMatchObject([{ id, name: 'Till', is_usable: true }]);
    expect(listed.text).not.toContain(token.slice(10, 40));
    const reason = 'This key was found in public.';
    const revoke = (by: string) => product.call('POST', `${at}/${id}/revoke`, { token: by, body: { reason } });
    expect((await revoke(support)).status).toBe(403);
    expect((await revoke(compliance)).body.is_usable).toBe(false);
    expect((await revoke(compliance)).status).toBe(404);
    await expect.poll(async () => (await send(ada, token, 1, { at: other })).status).toBe(401);
    const { body: news } = await product.call('GET', '/api/notifications', { token: ada.token });
    expect(news.data[0].text).toContain(reason);
    const { rows } = await product.pool.query('select what, why from operators.audit where subject = $1 order by id', [
      customer,
    ]);
    expect(rows).toEqual([
      { what: 'customer_keys_viewed', why: null },
      { what: 'customer_key_revoked', why: reason },
    ]);
  });

  it('that somebody found, and calls with as fast as they can, keeps its owner from nothing: it is revoked meanwhile', async () => {
    const limited = await openTestProduct(database, {}, { environment: { RATE_LIMITS: 'on' } });
    onTestFinished(() => limited.close());
    const ada = await business();
    const { id, token } = await make(ada, { scopes: ['read'] });
    const by = (bearer: string, method: 'GET' | 'DELETE', url: string) =>
      limited.application.app.inject({ method, url, headers: { authorization: `Bearer ${bearer}` } });
    let status = 200;
    for (let n = 0; n <= 600 && status === 200; n++) status = (await by(token, 'GET', '/api/wallets')).statusCode;
    expect(status).toBe(429);
    expect((await by(ada.token, 'GET', '/api/wallets')).statusCode).toBe(200);
    expect((await by(ada.token, 'DELETE', `/api/keys/${id}`)).statusCode).toBe(200);
  });

  it('tells when it was last used', async () => {
    const ada = await business();
    const { token } = await make(ada);
    expect((await list(ada))[0].last_used_at).toBeNull();
    await product.call('GET', '/api/wallets', { token });
    await expect.poll(async () => (await list(ada))[0].last_used_at).not.toBeNull();
  });
});

/** What is the same for every caller, and what staff and providers call, who have tokens of other kinds. */
const readsNoToken = /^\/(metrics|api\/(operator|webhooks|config|openapi\.json|health)(\/|$))/;

describe('a key of each scope', () => {
  it('reaches the calls that name its scope or ask nobody who they are, and is refused all others before a byte is read', async () => {
    const ada = await business();
    for (const scope of keyScopes) {
      const { token } = await make(ada, { scopes: [scope] });
      const wrong: string[] = [];
      for (const route of contracts) {
        const { statusCode, body } = await product.application.app.inject({
          method: route.method,
          url: route.path.replaceAll(/\{\w+\}/g, 'x'),
          headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'scope' },
          ...(route.method !== 'GET' && { payload: {} }),
        });
        if (readsNoToken.test(route.path)) continue;
        const isAllowed = route.keyScopes?.includes(scope) ?? false;
        const isRefused = statusCode === 403 && body.includes('"code":"key_not_allowed"');
        if (isRefused === (isAllowed || route.access === 'public'))
          wrong.push(`${scope}: ${nameOf(route)} answers ${statusCode}`);
      }
      expect(wrong).toEqual([]);
    }
  });
});
