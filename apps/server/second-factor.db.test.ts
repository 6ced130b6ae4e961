import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import type { ServerNeeds } from '@wura/features/server';
import { listNotifications } from '@wura/notices/server';
import { createVault } from '@wura/secrets/vault';
import { totpCode } from '@wura/secrets/totp';
import { feature as signIn } from '@wura/sign-in/feature';
import { feature as twoFactor } from '@wura/two-factor/feature';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { minuteMs } from '@wura/platform/time';

// Signing in with two factors, from the first press to the last: two rooms that do not know each other, and attackers who
// have one half of what it takes.

const password = 'Correct1horse';

let product: CustomerApp;

beforeAll(async () => {
  product = await openCustomerApp((router, { identity }) => {
    const config = { publicUrl: 'http://127.0.0.1' };
    const needs = { identity, config, port: () => undefined } as unknown as ServerNeeds;
    signIn.serve!(router, needs);
    twoFactor.serve!(router, needs);
  });
});
afterAll(() => product.close());
// What one test failed at must not make the next one wait.
afterEach(() => product.pool.query('delete from identity.sign_in_failures'));

const post = (path: string, body: unknown, token?: string, address = '10.0.0.1') =>
  product.call({ method: 'POST', path, body, token, address });

async function open() {
  const customer = await openCustomer(product);
  const { rows } = await product.pool.query('select username from identity.customers where id = $1', [customer.number]);
  return { ...customer, username: rows[0].username as string };
}

/** A customer whose sign-in asks for a code, and the app that shows it. */
async function openGuarded() {
  const customer = await open();
  const begun = await post('/api/two-factor', { password }, customer.token);
  expect(begun.status).toBe(201);
  const secret = fromBase32(begun.body.secret);
  const code = () => totpCode(secret, product.clock.now);
  const confirmed = await post('/api/two-factor/confirm', { code: code() }, customer.token);
  expect(confirmed.status).toBe(200);
  // That code is used up.
  product.clock.forward(30_000);
  return { ...customer, secret, code, backupCodes: confirmed.body.backup_codes as string[] };
}

async function challengeOf(username: string, more: object = {}): Promise<string> {
  const answer = await post('/api/login', { identifier: username, password, ...more });
  expect(answer).toMatchObject({ status: 401, body: { code: 'two_factor_required' } });
  expect(answer.body.token).toBeUndefined();
  return answer.body.challenge;
}

const confirm = (challenge: string, code: string, address?: string) =>
  post('/api/login/two-factor', { challenge, code }, undefined, address);

function fromBase32(text: string): Buffer {
  const bits = [...text].map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
}

const noticesOf = async (customer: bigint) =>
  (await listNotifications(product.pool, { customer, limit: 20, after: null }, [])).map(({ title }) => title);

describe('setting it up', () => {
  it('asks for nothing until a code of the app was given, and tells the owner', async () => {
    const { number, token, username } = await open();
    expect((await post('/api/two-factor', { password: 'Wrong1horse' }, token)).status).toBe(422);
    const { body } = await post('/api/two-factor', { password }, token);
    expect(body.address).toContain(`secret=${body.secret}`);
    expect((await post('/api/login', { identifier: username, password })).status).toBe(200);
    expect((await post('/api/two-factor/confirm', { code: '000000' }, token)).status).toBe(422);
    const code = totpCode(fromBase32(body.secret), product.clock.now);
    const on = await post('/api/two-factor/confirm', { code }, token);
    expect(on.body.backup_codes).toHaveLength(10);
    expect(new Set(on.body.backup_codes).size).toBe(10);
    expect((await product.call({ path: '/api/two-factor', token })).body).toEqual({
      enabled: true,
      since: new Date(product.clock.now).toISOString(),
      backup_codes_left: 10,
    });
    expect(await noticesOf(number)).toContain('Two-factor sign-in is on');
    await challengeOf(username);
    // A second app does not take the place of the first.
    expect((await post('/api/two-factor', { password }, token)).body.code).toBe('two_factor_on');
    expect((await post('/api/two-factor/confirm', { code }, token)).body.code).toBe('two_factor_on');
  });

  it('takes the PIN of who has set one, because the app stands in its place where keys that pay are made', async () => {
    const { number, token } = await open();
    await product.identity.pins.set(number, '2580', { address: '10.0.0.1', requestId: 'test' });
    const missing = await post('/api/two-factor', { password }, token);
    expect([missing.status, missing.body.code]).toEqual([403, 'pin_required']);
    const wrong = await post('/api/two-factor', { password, pin: '0000' }, token);
    expect([wrong.body.code, wrong.body.attemptsLeft]).toEqual(['invalid_pin', 4]);
    expect((await post('/api/two-factor', { password, pin: '2580' }, token)).status).toBe(201);
  });

  it('begins a day of lower limits, as every new factor does', async () => {
    const { number } = await openGuarded();
    const { rows } = await product.pool.query('select cooling_off_until from identity.customers where id = $1', [
      number,
    ]);
    expect(rows[0].cooling_off_until.getTime()).toBeGreaterThan(product.clock.now);
  });

  it('keeps the secret sealed and the backup codes hashed, and both outlive a new key', async () => {
    const { number, secret, backupCodes, username } = await openGuarded();
    const { rows } = await product.pool.query(
      `select a.secret, encode(a.secret, 'hex') || (select string_agg(encode(digest, 'hex'), ' ')
         from identity.backup_codes b where b.customer = a.customer) as dump
         from identity.authenticators a where a.customer = $1`,
      [number],
    );
    expect(rows[0].dump).not.toContain(secret.toString('hex'));
    const [older, newer] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
    const vault = createVault({ masterKey: newer, previousMasterKey: older });
    // As the command does, which wraps the keys of customers anew too.
    const owner = product.database.pool('wura_owner');
    const sealedNow = await twoFactor.reseal!.run({ pool: owner, vault } as never);
    expect(sealedNow).toBeGreaterThan(0);
    const another = await product.another({ masterKey: newer });
    const login = await another.call({ method: 'POST', path: '/api/login', body: { identifier: username, password } });
    const body = { challenge: login.body.challenge, code: backupCodes[0] };
    expect((await another.call({ method: 'POST', path: '/api/login/two-factor', body })).status).toBe(200);
    const back = createVault({ masterKey: older, previousMasterKey: newer });
    await twoFactor.reseal!.run({ pool: owner, vault: back } as never);
    await another.close();
  });

  it('that is left lying ends after half an hour', async () => {
    const { token } = await open();
    const { body } = await post('/api/two-factor', { password }, token);
    product.clock.forward(31 * minuteMs);
    const code = totpCode(fromBase32(body.secret), product.clock.now);
    const late = await post('/api/two-factor/confirm', { code }, token);
    // The session may have ended meanwhile, or the set-up: either way nothing is turned on.
    expect([401, 409]).toContain(late.status);
  });
});

describe('signing in with two factors', () => {
  it('takes the code in its half minute and one to each side, remembers, and takes no code twice', async () => {
    const { username, secret } = await openGuarded();
    product.clock.forward(5 * minuteMs);
    for (const seconds of [-60, 60]) {
      const code = totpCode(secret, product.clock.now + seconds * 1000);
      expect((await confirm(await challengeOf(username), code)).status).toBe(422);
    }
    const early = totpCode(secret, product.clock.now - 30_000);
    expect((await confirm(await challengeOf(username), early)).status).toBe(200);
    const late = totpCode(secret, product.clock.now + 30_000);
    const answer = await confirm(await challengeOf(username, { remember: true }), late);
    expect(answer.status).toBe(200);
    const { body } = await product.call({ path: '/api/sessions', token: answer.body.token });
    expect(body.data[0]).toMatchObject({ current: true, remember: true });
    // The one in between is older than the last that was taken.
    for (const code of [late, early, totpCode(secret, product.clock.now)]) {
      expect((await confirm(await challengeOf(username), code)).body.code).toBe('wrong_code');
    }
  });

  it('gives one session for one code, however many ask with it at once', async () => {
    const { username, code } = await openGuarded();
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(username)));
    const another = await product.another();
    const answers = await Promise.all([
      ...challenges.map(challenge => confirm(challenge, code())),
      ...challenges.map(challenge =>
        another.call({ method: 'POST', path: '/api/login/two-factor', body: { challenge, code: code() } }),
      ),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await another.close();
  });

  it('takes each backup code once, however it is typed, and tells the owner', async () => {
    const { number, username, backupCodes } = await openGuarded();
    const typed = backupCodes[0]!.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await confirm(await challengeOf(username), typed)).status).toBe(200);
    expect((await confirm(await challengeOf(username), backupCodes[0]!)).status).toBe(422);
    expect(await noticesOf(number)).toContain('A backup code was used to sign in');
  });

  it('answers a wrong password as ever: it does not say that there is a second factor', async () => {
    const { username } = await openGuarded();
    const { body } = await post('/api/login', { identifier: username, password: 'Wrong1horse' });
    expect(body).toMatchObject({ code: 'invalid_credentials' });
    expect(body.challenge).toBeUndefined();
  });

  it('ends a challenge after five tries and tells whose password is known', async () => {
    const { number, username, code } = await openGuarded();
    const challenge = await challengeOf(username);
    const wrong = code() === '123456' ? '123457' : '123456';
    const left = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      left.push((await confirm(challenge, wrong)).body.facts.triesLeft);
      await product.pool.query('delete from identity.sign_in_failures');
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect((await confirm(challenge, code())).body.code).toBe('sign_in_again');
    expect(await noticesOf(number)).toContain('Somebody who knows your password was kept out');
  });

  it('slows a guesser down who has the password and begins again and again, and not its owner elsewhere', async () => {
    const { username, code } = await openGuarded();
    // The owner has been here before.
    expect((await confirm(await challengeOf(username), code())).status).toBe(200);
    product.clock.forward(30_000);
    let tries = 0;
    for (;;) {
      const login = await post('/api/login', { identifier: username, password }, undefined, '203.0.113.9');
      const { status } = await confirm(login.body.challenge, '000001', '203.0.113.9');
      if (status === 429) break;
      expect(++tries).toBeLessThan(30);
    }
    expect(tries).toBeLessThanOrEqual(5);
    expect((await confirm(await challengeOf(username), code())).status).toBe(200);
  });

  it('is over with a new password, after ten minutes, and once it was used', async () => {
    const { number, username, code } = await openGuarded();
    const used = await challengeOf(username);
    expect((await confirm(used, code())).status).toBe(200);
    product.clock.forward(30_000);
    expect((await confirm(used, code())).body.code).toBe('sign_in_again');
    const late = await challengeOf(username);
    product.clock.forward(11 * minuteMs);
    expect((await confirm(late, code())).body.code).toBe('sign_in_again');
    const older = await challengeOf(username);
    const hash = await product.identity.passwords.hash('Another2horse');
    await product.pool.query('update identity.customers set password_hash = $2 where id = $1', [number, hash]);
    expect((await confirm(older, code())).body.code).toBe('sign_in_again');
    expect((await confirm('A'.repeat(43), code())).body.code).toBe('sign_in_again');
  });

  it('never takes the code of another customer', async () => {
    const [ada, eve] = [await openGuarded(), await openGuarded()];
    const challenge = await challengeOf(ada.username);
    expect((await confirm(challenge, eve.code())).status).toBe(422);
    expect((await confirm(challenge, eve.backupCodes[0]!)).status).toBe(422);
    expect((await confirm(challenge, ada.code())).status).toBe(200);
  });
});

describe('turning it off', () => {
  it('takes the password and a code: a stolen session has neither, and the password alone is one half', async () => {
    const { number, token, code, username } = await openGuarded();
    const off = (body: object) => post('/api/two-factor/off', body, token);
    expect((await off({})).status).toBe(422);
    expect((await off({ password: 'Wrong1horse', code: code() })).body.errors).toHaveProperty('password');
    expect((await off({ password })).body.code).toBe('second_factor_required');
    expect((await off({ password, code: '000000' })).body.errors).toHaveProperty('code');
    await challengeOf(username);
    expect((await off({ password, code: code() })).status).toBe(200);
    expect((await post('/api/login', { identifier: username, password })).status).toBe(200);
    expect(await noticesOf(number)).toContain('Two-factor sign-in is off');
    expect((await off({ password, code: code() })).body.code).toBe('two_factor_off');
    const { rows } = await product.pool.query('select count(*) from identity.backup_codes where customer = $1', [
      number,
    ]);
    expect(Number(rows[0].count)).toBe(0);
  });

  it('is slowed down for who guesses codes with a stolen session and the password', async () => {
    const { token } = await openGuarded();
    const statuses = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      statuses.push((await post('/api/two-factor/off', { password, code: '000000' }, token)).status);
    }
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
  });

  it('gives new backup codes for the same proof, and the old ones open nothing', async () => {
    const { token, code, backupCodes, username } = await openGuarded();
    const renew = (body: object) => post('/api/two-factor/backup-codes', body, token);
    expect((await renew({ password })).body.code).toBe('second_factor_required');
    const { body } = await renew({ password, code: code() });
    expect(body.backup_codes).toHaveLength(10);
    const challenge = await challengeOf(username);
    expect((await confirm(challenge, backupCodes[3]!)).status).toBe(422);
    expect((await confirm(challenge, body.backup_codes[3])).status).toBe(200);
  });
});
