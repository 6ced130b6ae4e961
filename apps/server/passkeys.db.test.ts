import { createAuthenticator, type Authenticator } from '@wura/identity/testing/authenticator';
import { registration } from '@wura/identity/testing';
import { raiseTier } from '@wura/identity/server';
import { siteOf } from '@wura/secrets/passkeys';
import { totpCode } from '@wura/secrets/totp';
import { base32nopad } from '@scure/base';
import { transaction } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomUUID } from '@wura/testkit/random';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deposit, newPayer, openTestProduct, type TestProduct } from './testing/test-product.ts';

// Passkeys from the first press to the money: adding one, signing in with it, and confirming a payment in the place of the
// PIN, against attackers who hold a session, a device, or an answer that was meant for something else.

let database: TestDatabase;
let product: TestProduct;
let site: { origin: string; site: string };

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  const { id, origin } = siteOf(product.config.publicUrl);
  site = { site: id, origin };
});
afterAll(async () => {
  await product.close();
  await database.close();
});
afterEach(async () => {
  await product.pool.query('delete from identity.sign_in_failures');
});

const password = 'Correct1horse';
const pin = '2580';
const post = (path: string, token: string | undefined, body: unknown, more: object = {}) =>
  product.call('POST', path, { ...(token && { token }), body, ...more });

/** A customer with money, a PIN and a device. */
async function open({ passkeys = true } = {}) {
  const form = registration({ password });
  const { body } = await post('/api/register', undefined, form);
  const signIn = async () =>
    (await post('/api/login', undefined, { identifier: form['username'], password })).body.token as string;
  const token = await signIn();
  const { rows } = await product.pool.query('select id from identity.customers where public_id = $1', [body.user.id]);
  await transaction(product.pool, tx => raiseTier(tx, rows[0].id, 3));
  const wallets = await product.call('GET', '/api/wallets', { token });
  const me = { number: rows[0].id as bigint, token, wallet: wallets.body[0].id, email: String(form['email']) };
  await post('/api/pin/set', token, { pin });
  await product.pool.query('update identity.customers set email_confirmed_at = now() where id = $1', [me.number]);
  await deposit(product, { ...me, walletId: 0 }, 100_000);
  const device = createAuthenticator(site);
  if (passkeys) {
    expect((await add(token, device)).status).toBe(201);
    await product.call('PUT', '/api/settings', { token, body: { biometrics: true, pin } });
  }
  return { ...me, signIn, device };
}

async function add(token: string, device: Authenticator, given: object = {}, proof: object = { password, pin }) {
  const options = await post('/api/passkeys/options', token, proof);
  if (options.status !== 200) return options;
  return post('/api/passkeys', token, { name: 'My phone', credential: device.create(options.body, given) });
}

async function signInWith(device: Authenticator, given: object = {}) {
  const options = await post('/api/login/passkey/options', undefined, {});
  return post('/api/login/passkey', undefined, { credential: device.get(options.body, given) });
}

const header = (answer: object) => ({
  headers: { 'x-passkey': Buffer.from(JSON.stringify(answer)).toString('base64url') },
});

const countOf = async (sql: string, values: unknown[]) => Number((await product.pool.query(sql, values)).rows[0].count);

describe('adding a passkey', () => {
  it('takes the password, tells the owner, and is listed by name', async () => {
    const { number, token } = await open({ passkeys: false });
    const device = createAuthenticator(site);
    expect((await add(token, device, {}, { password: 'Wrong1horse' })).status).toBe(422);
    expect((await add(token, device, {}, {})).status).toBe(422);
    expect((await add(token, device)).body).toMatchObject({ name: 'My phone', last_used_at: null });
    const { body } = await product.call('GET', '/api/passkeys', { token });
    expect(body.data).toHaveLength(1);
    const told = `select count(*) from notices.notifications where customer = $1 and kind = 'passkey_added'`;
    expect(await countOf(told, [number])).toBe(1);
    // The same device is not kept twice.
    expect((await add(token, device)).body.code).toBe('passkey_refused');
  });

  it('takes the PIN of who has set one, says that it is missing, and counts a wrong one against its lock', async () => {
    const { number, token } = await open({ passkeys: false });
    const device = createAuthenticator(site);
    const missing = await add(token, device, {}, { password });
    expect([missing.status, missing.body.code]).toEqual([403, 'pin_required']);
    expect(missing.body.message).toBe('Please enter your PIN too: what you add can be used in its place.');
    // The password is asked before the PIN is tried, so that a session alone locks nothing.
    expect((await add(token, device, {}, { password: 'Wrong1horse', pin: '0000' })).status).toBe(422);
    const tries = [];
    for (let guess = 0; guess < 5; guess++) tries.push((await add(token, device, {}, { password, pin: '0000' })).body);
    expect(tries.map(({ code, attemptsLeft }) => [code, attemptsLeft])).toEqual([
      ['invalid_pin', 4],
      ['invalid_pin', 3],
      ['invalid_pin', 2],
      ['invalid_pin', 1],
      ['invalid_pin', 0],
    ]);
    expect((await add(token, device)).body.code).toBe('pin_locked');
    expect(await countOf('select count(*) from identity.passkeys where customer = $1', [number])).toBe(0);
  });

  it('asks who has no PIN for none', async () => {
    const { number, token } = await open({ passkeys: false });
    await database.pool('wura_owner').query('delete from identity.pins where customer = $1', [number]);
    expect((await add(token, createAuthenticator(site), {}, { password })).status).toBe(201);
  });

  it('takes password, code and PIN where there is an authenticator app', async () => {
    const { token } = await open({ passkeys: false });
    const { secret } = (await post('/api/two-factor', token, { password, pin })).body;
    const code = totpCode(base32nopad.decode(secret), Date.now());
    const confirmed = await post('/api/two-factor/confirm', token, { code });
    const [first, second] = confirmed.body.backup_codes as [string, string];
    const device = createAuthenticator(site);
    expect((await add(token, device)).body.code).toBe('second_factor_required');
    // The code is good once, and is not used up by a call that lacks the PIN.
    expect((await add(token, device, {}, { password, code: first })).body.code).toBe('pin_required');
    expect((await add(token, device, {}, { password, pin: '0000', code: first })).body.code).toBe('invalid_pin');
    expect((await add(token, device, {}, { password, pin, code: second })).status).toBe(201);
  });

  it('waits until the e-mail address is confirmed, lest its true owner finds a stranger’s passkey one day', async () => {
    const { number, token } = await open({ passkeys: false });
    await product.pool.query('update identity.customers set email_confirmed_at = null where id = $1', [number]);
    const refused = await add(token, createAuthenticator(site));
    expect([refused.status, refused.body.code]).toEqual([403, 'passkey_confirm_email_first']);
  });

  it('refuses an answer from another page, without its owner’s finger, from another session, or given twice', async () => {
    const { token, signIn } = await open({ passkeys: false });
    const device = createAuthenticator(site);
    expect((await add(token, device, { origin: 'https://wura.example.evil' })).body.code).toBe('passkey_refused');
    expect((await add(token, device, { site: 'evil.example' })).body.code).toBe('passkey_refused');
    expect((await add(token, device, { isVerified: false })).body.code).toBe('passkey_refused');
    const options = await post('/api/passkeys/options', token, { password, pin });
    const credential = device.create(options.body);
    const stolen = await signIn();
    expect((await post('/api/passkeys', stolen, { name: 'x', credential })).body.code).toBe('passkey_refused');
    expect((await post('/api/passkeys', token, { name: 'x', credential })).status).toBe(201);
    const another = { ...createAuthenticator(site).create(options.body) };
    expect((await post('/api/passkeys', token, { name: 'x', credential: another })).body.code).toBe('passkey_refused');
    for (const rubbish of [
      {},
      { id: 1 },
      { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x' } },
    ]) {
      expect((await post('/api/passkeys', token, { name: 'x', credential: rubbish })).body.code).toBe(
        'passkey_refused',
      );
    }
  });

  it('is undone with the password only, and a stranger’s is unknown', async () => {
    const [ada, eve] = [await open(), await open()];
    const { id } = (await product.call('GET', '/api/passkeys', { token: ada.token })).body.data[0];
    expect((await post(`/api/passkeys/${id}/remove`, eve.token, { password })).status).toBe(404);
    expect((await post(`/api/passkeys/${id}/remove`, ada.token, {})).status).toBe(422);
    expect((await signInWith(ada.device)).status).toBe(200);
    expect((await post(`/api/passkeys/${id}/remove`, ada.token, { password })).status).toBe(200);
    expect((await signInWith(ada.device)).body.code).toBe('passkey_unknown');
  });
});

describe('signing in with a passkey', () => {
  it('opens a session of its owner’s, once for each answer', async () => {
    const { device, email } = await open();
    const options = await post('/api/login/passkey/options', undefined, {});
    const credential = device.get(options.body);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('/api/login/passkey', undefined, { credential })),
    );
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    const user = await product.call('GET', '/api/user', { token: opened[0]!.body.token });
    expect(user.body.email).toBe(email);
  });

  it('refuses a copy that has fallen behind, another page, no finger, and a device it does not know', async () => {
    const { device } = await open();
    expect((await signInWith(device, { counter: 10 })).status).toBe(200);
    for (const given of [
      { counter: 10 },
      { origin: 'https://evil.example' },
      { isVerified: false },
      { site: 'evil' },
    ]) {
      expect((await signInWith(device, { counter: 99, ...given })).body.code).toBe('passkey_unknown');
    }
    expect((await signInWith(createAuthenticator(site))).body.code).toBe('passkey_unknown');
  });

  it('takes nothing that was signed for a payment', async () => {
    const { device, token, wallet } = await open();
    const options = await post('/api/passkeys/payment', token, {
      path: '/api/intra-transfer',
      key: 'k',
      body: { fromWalletId: wallet },
    });
    const answer = await post('/api/login/passkey', undefined, { credential: device.get(options.body) });
    expect(answer.body.code).toBe('passkey_unknown');
  });
});

describe('a passkey in the place of the PIN', () => {
  async function prepare() {
    const [ada, bola] = [await open(), await newPayer(product)];
    const { rows } = await product.pool.query('select account_number from identity.customers where id = $1', [
      bola.number,
    ]);
    const body = { toAccountNumber: rows[0].account_number, fromWalletId: ada.wallet, amount: '20000' };
    return { ...ada, bola, body };
  }
  type Ready = Awaited<ReturnType<typeof prepare>>;

  const ask = async ({ token }: Ready, key: string, body: object) =>
    (await post('/api/passkeys/payment', token, { path: '/api/intra-transfer', key, body })).body;
  const pay = ({ token }: Ready, key: string, body: object, answer?: object) =>
    post('/api/intra-transfer', token, body, { key, ...(answer && header(answer)) });

  it('confirms the payment that was reviewed, once, and no other', async () => {
    const ada = await prepare();
    const key = randomUUID();
    expect((await pay(ada, key, ada.body)).body.code).toBe('pin_required');
    const answer = ada.device.get(await ask(ada, key, ada.body));
    for (const [otherKey, other] of [
      [key, { ...ada.body, amount: '20001' }],
      [randomUUID(), ada.body],
    ] as const) {
      expect((await pay(ada, otherKey, other, answer)).body.code).toBe('passkey_refused');
    }
    // A wrong use does not use it up: it still confirms what it was signed for.
    const paid = await pay(ada, key, { ...ada.body, amount: 20_000 }, answer);
    expect(paid).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect((await pay(ada, key, ada.body, answer)).isReplay).toBe(true);
    expect((await pay(ada, randomUUID(), ada.body, answer)).body.code).toBe('passkey_refused');
  });

  it('is told which path it is for: what a device signed for one request pays no other, whatever the path', async () => {
    const { token, wallet, device } = await open();
    const { token: seller } = await newPayer(product);
    const asked = await Promise.all(
      ['10', '20000'].map(async amount => (await post('/api/payment-requests', seller, { amount })).body.code),
    );
    const [small, large] = asked.map(code => `/api/pay/${code}`) as [string, string];
    const [key, body] = [randomUUID(), { fromWalletId: wallet }];
    expect((await post('/api/passkeys/payment', token, { key, body })).status).toBe(422);
    const sign = async (path: string) =>
      header(device.get((await post('/api/passkeys/payment', token, { path, key, body })).body));
    for (const path of [small, '/api/pay/{code}', '/api/pay', `${large}x`, `/api/payment-requests`]) {
      expect((await post(large, token, body, { key, ...(await sign(path)) })).body.code, path).toBe('passkey_refused');
    }
    expect((await post('/api/passkeys/payment', token, { path: `${large}?x`, key, body })).status).toBe(422);
    expect((await product.call('GET', large)).body.status).toBe('open');
    expect((await post(large, token, body, { key, ...(await sign(large)) })).status).toBe(200);
  });

  it('moves money once, however many send the same answer at once', async () => {
    const ada = await prepare();
    const key = randomUUID();
    const answer = ada.device.get(await ask(ada, key, ada.body));
    await Promise.all(Array.from({ length: 6 }, () => pay(ada, key, ada.body, answer)));
    const { body } = await product.call('GET', '/api/transactions?type=send', { token: ada.token });
    expect(body.data).toHaveLength(1);
  });

  it('is refused from another session, of another customer’s device, and where its owner has not chosen it', async () => {
    const [ada, eve] = [await prepare(), await open()];
    const key = randomUUID();
    const answer = ada.device.get(await ask(ada, key, ada.body));
    const stolen = await ada.signIn();
    expect((await pay({ ...ada, token: stolen }, key, ada.body, answer)).body.code).toBe('passkey_refused');
    const foreign = eve.device.get(await ask(ada, key, ada.body));
    expect((await pay(ada, key, ada.body, foreign)).body.code).toBe('passkey_refused');
    const noFinger = ada.device.get(await ask(ada, key, ada.body), { isVerified: false });
    expect((await pay(ada, key, ada.body, noFinger)).body.code).toBe('passkey_refused');
    for (const rubbish of ['', 'x', 'bnVsbA', 'W10']) {
      const more = { key, headers: { 'x-passkey': rubbish } };
      expect((await post('/api/intra-transfer', ada.token, ada.body, more)).body.code).toBe('passkey_refused');
    }
    await product.call('PUT', '/api/settings', { token: ada.token, body: { biometrics: false } });
    const right = ada.device.get(await ask(ada, key, ada.body));
    expect((await pay(ada, key, ada.body, right)).body.code).toBe('pin_required');
  });

  it('is allowed with the PIN alone: neither a session nor the finder of the telephone, whose passkey signs in, allows it', async () => {
    const ada = await prepare();
    const key = randomUUID();
    const choose = (body: object, token = ada.token) => product.call('PUT', '/api/settings', { token, body });
    expect((await choose({ biometrics: false })).status).toBe(200);
    const { body: found } = await signInWith(ada.device);
    expect((await choose({ biometrics: true }, found.token)).body).toMatchObject({
      code: 'pin_required',
      reason: 'pin_to_allow_passkeys',
    });
    expect((await choose({ biometrics: true, pin: '0000' }, found.token)).body.code).toBe('invalid_pin');
    const thief = { ...ada, token: found.token };
    const signed = ada.device.get(await ask(thief, key, ada.body));
    expect((await pay(thief, key, ada.body, signed)).body.code).toBe('pin_required');
    expect((await choose({ biometrics: true, pin })).body.biometrics).toBe(true);
    expect((await choose({ biometrics: true })).status).toBe(200);
    const again = ada.device.get(await ask(ada, key, ada.body));
    expect((await pay(ada, key, ada.body, again)).status).toBe(200);
  });

  it('is allowed by no choice that was made while its owner forbade it', async () => {
    const ada = await prepare();
    const answer = await transaction(database.pool('wura_owner'), async tx => {
      await tx.query(
        `update identity.settings set preferences = preferences || '{"biometrics": false}' where customer = $1`,
        [ada.number],
      );
      const thief = product.call('PUT', '/api/settings', { token: ada.token, body: { biometrics: true } });
      await untilSomebodyWaits(database);
      return [thief];
    });
    expect((await answer[0]!).body.code).toBe('pin_required');
  });

  it('does not go round a locked PIN, nor the limits and the balance', async () => {
    const ada = await prepare();
    const more = { ...ada.body, amount: '900000' };
    const tooMuch = ada.device.get(await ask(ada, 'too-much', more));
    expect((await pay(ada, 'too-much', more, tooMuch)).body.code).toBe('insufficient_funds');
    for (let attempt = 0; attempt < 5; attempt++) await pay(ada, `try-${attempt}`, { ...ada.body, pin: '0000' });
    const answer = ada.device.get(await ask(ada, 'locked', ada.body));
    expect((await pay(ada, 'locked', ada.body, answer)).body.code).toBe('pin_locked');
  });
});
