import { saveSettings, type SignedIn } from '@wura/identity/server';
import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { listNotifications } from '@wura/notices/server';
import { openPostOffice, type PostOffice } from '@wura/notices/testing';
import { transaction } from '@wura/database';
import { totpCode } from '@wura/secrets/totp';
import { createVault } from '@wura/secrets/vault';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '@wura/platform/time';
import { passwordReset } from './plugin.ts';
import { codeJob, createCodeSender } from './send-code.ts';

const vault = createVault({ masterKey: Buffer.alloc(32, 7) });

let product: CustomerApp;
/** What the rules in force allow on a cooling-off period. */
let dayMaxMinor: bigint | null = null;
/** Whether the product has a sender of text messages. */
let canText = true;
let post: PostOffice;
let me: SignedIn & { token: string };
let email: string;
let username: string;

beforeAll(async () => {
  product = await openCustomerApp((router, { identity }) =>
    passwordReset(router, {
      identity,
      vault,
      limits: { coolingOffMinorMax: () => dayMaxMinor },
      get canText() {
        return canText;
      },
    }),
  );
  const now = () => product.clock.now;
  post = openPostOffice(product.database, now, pool => [
    [codeJob, createCodeSender({ pool, vault, now, hasRateLimits: true })],
  ]);
});
afterAll(() => product.close());
beforeEach(async () => {
  dayMaxMinor = null;
  me = await openCustomer(product);
  const { rows } = await product.pool.query('select email, username from identity.customers where id = $1', [
    me.number,
  ]);
  ({ email, username } = rows[0]);
});

const call = (path: string, body?: unknown, token?: string) => product.call({ method: 'POST', path, body, token });
const forgot = (identifier: string, channel?: string) =>
  call('/api/password/forgot', { identifier, ...(channel && { channel }) });
const reset = (given: Record<string, unknown>) =>
  call('/api/password/reset', { identifier: username, password: 'Another2horse', ...given });

/** The code in the newest mail to the customer. */
async function newestCode(): Promise<string> {
  const mails = await post.mailsTo(email);
  return /\b\d{6}\b|(?:\b\d{3} ){3}\d{3}\b/.exec(mails.at(-1)?.text ?? '')![0];
}
async function freshCode(): Promise<string> {
  await forgot(username);
  return newestCode();
}
const wrong = (code: string) => (code === '123456' ? '654321' : '123456');
const wordsOf = ({ status, body }: { status: number; body: any }) => ({
  status,
  message: body.message,
  code: body.code,
});

async function canSignInWith(password: string): Promise<boolean> {
  const { rows } = await product.pool.query('select password_hash from identity.customers where id = $1', [me.number]);
  return product.identity.passwords.verify(rows[0].password_hash, password);
}

async function coolingOffUntil(): Promise<Date> {
  const { rows } = await product.pool.query('select cooling_off_until from identity.customers where id = $1', [
    me.number,
  ]);
  return rows[0].cooling_off_until;
}

describe('a password that is changed while signed in', () => {
  const change = (given: Record<string, unknown>) =>
    call(
      '/api/password/change',
      { currentPassword: 'Correct1horse', newPassword: 'Another2horse', ...given },
      me.token,
    );

  it('takes the present one, signs out everywhere else, and tells the owner of the way back', async () => {
    const { sessions } = product.identity;
    const elsewhere = await transaction(product.pool, tx =>
      sessions.start(tx, { customer: me.number, isRemembered: true, address: '10.0.0.2', userAgent: '' }),
    );
    expect((await change({ currentPassword: 'Wrong1horse' })).body.errors).toEqual({
      currentPassword: 'This is not your password.',
    });
    expect((await change({ newPassword: 'weak' })).body.errors).toHaveProperty('newPassword');
    expect((await change({ newPassword: `${username}A1` })).body.errors).toHaveProperty('newPassword');
    expect(await canSignInWith('Correct1horse')).toBe(true);
    expect((await change({})).status).toBe(200);
    expect(await canSignInWith('Another2horse')).toBe(true);
    expect(await sessions.authenticate(me.token)).toBeDefined();
    expect(await sessions.authenticate(elsewhere)).toBeUndefined();
    expect((await post.mailsTo(email)).at(-1)?.text).toContain('Forgot password?');
    expect((await coolingOffUntil()).getTime()).toBeGreaterThan(product.clock.now);
  });

  it('takes the second factor of who has one, and is slowed down for a thief who guesses the present one', async () => {
    const { pool, identity } = product;
    const customer = me.number;
    const { secret } = await transaction(pool, tx =>
      identity.secondFactor.begin(tx, { customer, account: email, issuer: 'Wura' }),
    );
    const bits = [...secret].map(letter =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    );
    const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
    const code = totpCode(key, product.clock.now);
    const [backup] = await transaction(pool, tx => identity.secondFactor.confirm(tx, { customer, code }));
    expect((await change({})).body.code).toBe('second_factor_required');
    expect((await change({ code })).body.errors).toHaveProperty('code');
    expect((await change({ code: backup })).status).toBe(200);
    const statuses = [];
    for (let guess = 0; guess < 7; guess++) statuses.push((await change({ currentPassword: 'Wrong1horse' })).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});

describe('a forgotten password', () => {
  it('is answered alike for a customer and for nobody, and writes the same', async () => {
    const statements: number[] = [];
    const answers = [];
    for (const identifier of [username, 'nobody_at_all', 'nobody@example.com', '+2349999999999', "' or 1=1 --\u0000"]) {
      const before = await product.pool.query('select count(*) from password_reset.requests');
      answers.push(wordsOf(await forgot(identifier)));
      const after = await product.pool.query('select count(*) from password_reset.requests');
      statements.push(Number(after.rows[0].count) - Number(before.rows[0].count));
    }
    const expected = { status: 202, message: 'If that account exists, we sent a code.', code: undefined };
    for (const answer of answers) expect(answer).toEqual(expected);
    expect(statements).toEqual(Array(5).fill(1));
    await post.deliver();
    // Of the account that was asked for, nothing stays but the code of one that exists.
    expect((await product.pool.query('select from password_reset.requests')).rowCount).toBe(0);
  });

  it('is found by any name the customer signs in with, and the mail goes to the address of the account', async () => {
    for (const identifier of [email.toUpperCase(), `+234${username}`]) await forgot(identifier);
    expect(await post.mailsTo(email)).toHaveLength(2);
  });

  it('needs an identifier', async () => {
    expect((await forgot('  ')).body.errors).toEqual({
      identifier: 'Please enter your phone number, email or username',
    });
    expect((await call('/api/password/forgot', {})).status).toBe(422);
  });

  it('is replaced with the code: every session ends, and the owner is told', async () => {
    const code = await freshCode();
    const elsewhere = await openCustomer(product);
    const answer = await reset({ code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    expect(wordsOf(answer)).toMatchObject({
      status: 200,
      message: 'Your password is changed. Please sign in with it.',
    });
    expect(await canSignInWith('Another2horse')).toBe(true);
    expect(await product.identity.sessions.authenticate(me.token)).toBeUndefined();
    expect(await product.identity.sessions.authenticate(elsewhere.token)).toBeDefined();
    const [notice] = await listNotifications(product.pool, { customer: me.number, limit: 1, after: null }, []);
    expect(notice).toMatchObject({ kind: 'password_reset', topic: 'security' });
    expect((await post.mailsTo(email)).at(-1)!.subject).toBe('Your password was changed');
    expect(await coolingOffUntil()).toEqual(new Date(product.clock.now + 24 * 60 * 60 * 1000));
  });

  it.each([
    ['en', 'For the next 24 hours at most ₦20,000.00 can be paid in, and at most as much sent.'],
    ['fr', 'Pendant 24 heures, au plus ₦20\u00a0000,00 peuvent entrer, et au plus autant sortir.'],
    ['es', 'Durante 24 horas pueden entrar como máximo ₦20.000,00, y salir otro tanto como máximo.'],
  ] as const)(
    'lowers the limits for a day where the rules say so, and the owner is told in %s',
    async (language, said) => {
      await transaction(product.pool, tx =>
        saveSettings(tx, { customer: me.number, changes: { language }, pinThresholdMinor: 0n }),
      );
      const told = async () => {
        expect((await reset({ code: await freshCode() })).status).toBe(200);
        const [notice] = await listNotifications(product.pool, { customer: me.number, limit: 1, after: null }, []);
        return { notice: notice!.text, mail: (await post.mailsTo(email)).at(-1)!.text };
      };
      const usual = await told();
      expect(usual.notice).not.toContain('24');
      expect(usual.mail).not.toContain('24');
      dayMaxMinor = 2_000_000n;
      const cooling = await told();
      expect(cooling.notice).toBe(`${usual.notice} ${said}`);
      expect(cooling.mail).toContain(said);
    },
  );

  it('is not replaced twice with one code', async () => {
    const code = await freshCode();
    expect((await reset({ code })).status).toBe(200);
    expect(wordsOf(await reset({ code, password: 'Third3horse' }))).toMatchObject({
      status: 422,
      code: 'invalid_code',
    });
    expect(await canSignInWith('Another2horse')).toBe(true);
  });

  it('of twenty at once with the right code has one winner', async () => {
    const code = await freshCode();
    const passwords = Array.from({ length: 20 }, (_, n) => `Number${n}horse`);
    const answers = await Promise.all(passwords.map(password => reset({ code, password })));
    const winners = passwords.filter((_, n) => answers[n]!.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    expect(await canSignInWith(winners[0]!)).toBe(true);
    const { rows } = await product.pool.query(
      `select count(*) from identity.security_events where customer = $1 and what = 'password_reset'`,
      [me.number],
    );
    expect(Number(rows[0].count)).toBe(1);
  });

  it('takes five tries at a code, in one burst too, and then not even the right one', async () => {
    const code = await freshCode();
    const burst = await Promise.all(Array.from({ length: 30 }, () => reset({ code: wrong(code) })));
    expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([422]));
    const { rows } = await product.pool.query('select tries from password_reset.codes where customer = $1', [
      me.number,
    ]);
    expect(rows).toEqual([{ tries: 5 }]);
    expect((await reset({ code })).status).toBe(422);
    expect(await canSignInWith('Another2horse')).toBe(false);
  });

  it('takes the right code after four wrong ones, and for fifteen minutes', async () => {
    const code = await freshCode();
    for (let tries = 0; tries < 4; tries++) expect((await reset({ code: wrong(code) })).status).toBe(422);
    product.clock.forward(15 * minuteMs - 1);
    expect((await reset({ code })).status).toBe(200);
    const late = await freshCode();
    product.clock.forward(15 * minuteMs);
    expect((await reset({ code: late })).status).toBe(422);
  });

  it('says the same of a wrong code, an old one, none at all, and an account that nobody has', async () => {
    const never = await reset({ code: '123456' });
    const first = await freshCode();
    const second = await freshCode();
    const answers = [never, await reset({ code: wrong(second) }), await reset({ identifier: 'nobody', code: second })];
    if (first !== second) answers.push(await reset({ code: first }));
    expect(new Set(answers.map(answer => JSON.stringify(wordsOf(answer)))).size).toBe(1);
    expect((await reset({ code: second })).status).toBe(200);
  });

  it('is mailed three codes an hour at most, however many ask at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => forgot(username)));
    expect(await post.mailsTo(email)).toHaveLength(3);
    product.clock.forward(hourMs);
    await forgot(username);
    expect(await post.mailsTo(email)).toHaveLength(4);
  });

  it('is texted its code to a confirmed number alone, five times a day; all else is mailed, and the code of a PIN always', async () => {
    const byText = () => forgot(username, 'sms');
    const texts = async () => {
      await post.deliver();
      const { rows } = await product.database
        .pool('wura_owner')
        .query<{ text: string }>('select text from notices.texts where recipient = $1 order by id', [phone]);
      return rows.map(({ text }) => text);
    };
    const { rows } = await product.pool.query('select phone from identity.customers where id = $1', [me.number]);
    const phone: string = rows[0].phone;
    expect((await byText()).body.message).toBe('If that account exists, we sent a code.');
    expect([await texts(), await post.mailsTo(email)]).toMatchObject([[], { length: 1 }]);

    await product.database
      .pool('wura_owner')
      .query('update identity.customers set phone_confirmed_at = now() where id = $1', [me.number]);
    await product.identity.pins.set(me.number, '1234', { address: '10.0.0.1', requestId: 'test' });
    expect((await call('/api/pin/reset/code', undefined, me.token)).status).toBe(202);
    expect([await texts(), await post.mailsTo(email)]).toMatchObject([[], { length: 2 }]);
    await byText();
    const [text] = await texts();
    expect(text!.length).toBeLessThanOrEqual(160);
    expect(await post.mailsTo(email)).toHaveLength(2);
    expect((await reset({ code: /\d{6}/.exec(text!)![0] })).status).toBe(200);
    for (let hours = 0; hours < 6; hours++) {
      product.clock.forward(hourMs);
      await byText();
      await post.deliver();
    }
    expect(await texts()).toHaveLength(5);
    product.clock.forward(24 * hourMs);

    const mailed = (await post.mailsTo(email)).length;
    canText = false;
    await byText();
    canText = true;
    expect([await texts(), await post.mailsTo(email)]).toMatchObject([{ length: 5 }, { length: mailed + 1 }]);
    expect((await forgot(username, 'pigeon')).body.errors).toEqual({ channel: 'Please choose email or text message' });
  });

  it('whose code was ended by wrong tries gets one that nobody can guess, nor end without having read it', async () => {
    const first = await freshCode();
    expect(first).toHaveLength(6);
    for (let tries = 0; tries < 5; tries++) await reset({ code: wrong(first) });
    const code = await freshCode();
    expect(code).toMatch(/^(\d{3} ){3}\d{3}$/);
    const digits = code.replaceAll(' ', '');
    const otherOpening = digits.startsWith('9') ? '8' : '9';
    for (let tries = 0; tries < 20; tries++) {
      expect((await reset({ code: `${otherOpening}${digits.slice(1)}` })).body.code).toBe('invalid_code');
      expect((await reset({ code: `${otherOpening}23456` })).body.code).toBe('invalid_code');
    }
    expect((await reset({ code })).status).toBe(200);
  });

  it('counts five tries at a long code too, for whoever knows how it begins', async () => {
    const first = await freshCode();
    for (let tries = 0; tries < 5; tries++) await reset({ code: wrong(first) });
    const digits = (await freshCode()).replaceAll(' ', '');
    const last = digits.endsWith('0') ? '1' : '0';
    for (let tries = 0; tries < 5; tries++) await reset({ code: `${digits.slice(0, -1)}${last}` });
    expect((await reset({ code: digits })).body.code).toBe('invalid_code');
  });

  it('is mailed short codes again a day later', async () => {
    const first = await freshCode();
    for (let tries = 0; tries < 5; tries++) await reset({ code: wrong(first) });
    product.clock.forward(23 * hourMs);
    expect((await freshCode()).replaceAll(' ', '')).toHaveLength(12);
    product.clock.forward(hourMs);
    expect(await freshCode()).toHaveLength(6);
  });

  it('must obey the rules of passwords, and a password that breaks them costs no try', async () => {
    const code = await freshCode();
    for (const password of ['short', 'alllowercase1', `Aa1${'x'.repeat(200)}`]) {
      const { status, body } = await reset({ code, password });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
    }
    const { body } = await reset({ code: '12345a' });
    expect(body.errors).toEqual({ code: 'Please enter the code we sent' });
    expect((await reset({ code })).status).toBe(200);
  });

  it('leaves no code in the database that whoever steals it could find again', async () => {
    const code = await freshCode();
    const owner = product.database.pool('none');
    const { rows } = await owner.query(
      `select c::text as row from password_reset.codes c union all select m::text from notices.mails m
       union all select e::text from identity.security_events e`,
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('lets the owner sign in at once, however many wrong passwords were tried before', async () => {
    const { throttle } = product.identity;
    const attempt = { account: `account ${me.number}`, address: '10.0.0.1', isKnownHere: true };
    for (let tries = 0; tries < 6; tries++) await throttle.failed(attempt);
    expect(await throttle.wait(attempt)).toBeGreaterThan(0);
    expect((await reset({ code: await freshCode() })).status).toBe(200);
    expect(await throttle.wait(attempt)).toBe(0);
  });
});

describe('a forgotten PIN', () => {
  const password = 'Correct1horse';
  beforeEach(() => product.identity.pins.set(me.number, '1234', { address: '10.0.0.1', requestId: 'test' }));

  const ask = () => call('/api/pin/reset/code', undefined, me.token);
  const resetPin = (given: Record<string, unknown>) =>
    call('/api/pin/reset', { password, pin: '8642', ...given }, me.token);
  const checkPin = (pin: string) => product.identity.pins.check(me.number, pin, { address: 'x', requestId: 'x' });

  it('is replaced with the password and a code, and what locked it is gone', async () => {
    dayMaxMinor = 2_000_000n;
    for (let tries = 0; tries < 5; tries++) await expect(checkPin('0000')).rejects.toThrow();
    expect((await ask()).status).toBe(202);
    const code = await newestCode();
    expect((await resetPin({ code })).status).toBe(200);
    await checkPin('8642');
    await expect(checkPin('1234')).rejects.toThrow('Wrong PIN');
    const { subject, text } = (await post.mailsTo(email)).at(-1)!;
    expect(subject).toBe('Your transaction PIN was changed');
    expect(text).toContain('For the next 24 hours at most ₦20,000.00 can be paid in');
    expect(await coolingOffUntil()).toEqual(new Date(product.clock.now + 24 * 60 * 60 * 1000));
    expect((await resetPin({ code, pin: '9753' })).status).toBe(422);
  });

  it('is not replaced with a wrong password, a wrong code, or a code for the password', async () => {
    await ask();
    const code = await newestCode();
    expect((await resetPin({ code, password: 'Wrong1horse' })).body.errors).toEqual({
      password: 'This is not your password.',
    });
    expect((await resetPin({ code: wrong(code) })).body.code).toBe('invalid_code');
    const other = await freshCode();
    if (other !== code) expect((await resetPin({ code: other })).body.code).toBe('invalid_code');
    await checkPin('1234');
    expect((await resetPin({ code })).status).toBe(200);
  });

  it('is mailed its code whatever strangers ask for and try at the password', async () => {
    const codes = [await freshCode(), await freshCode(), await freshCode()];
    for (let tries = 0; tries < 5; tries++) await reset({ code: wrong(codes[2]!) });
    await ask();
    const code = await newestCode();
    expect(code).toHaveLength(6);
    expect((await resetPin({ code })).status).toBe(200);
  });

  it('with guessed passwords is slowed down', async () => {
    const statuses = [];
    for (let tries = 0; tries < 7; tries++) {
      statuses.push((await resetPin({ code: '123456', password: 'Wrong1horse' })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  it('that was never set is not reset, and nobody without a session resets any', async () => {
    const newcomer = await openCustomer(product);
    const body = { password, code: '123456', pin: '8642' };
    expect((await call('/api/pin/reset/code', undefined, newcomer.token)).body.code).toBe('pin_not_set');
    expect((await call('/api/pin/reset', body, newcomer.token)).body.code).toBe('pin_not_set');
    expect((await call('/api/pin/reset', body)).status).toBe(401);
  });
});

it('where rates are not limited every request is mailed a short code, and five tries at it stay', async () => {
  const now = () => product.clock.now;
  const free = openPostOffice(product.database, now, pool => [
    [codeJob, createCodeSender({ pool, vault, now, hasRateLimits: false })],
  ]);
  const newest = async () => /\b\d{6}\b/.exec((await free.mailsTo(email)).at(-1)!.text)![0];
  for (let asked = 0; asked < 6; asked++) {
    await forgot(username);
    const code = await newest();
    for (let tries = 0; tries < 5; tries++) await reset({ code: wrong(code) });
    expect((await reset({ code })).status).toBe(422);
  }
  expect(await free.mailsTo(email)).toHaveLength(6);
});

it('what happened is written down', async () => {
  const code = await freshCode();
  await reset({ code: wrong(code) });
  await reset({ code });
  const { rows } = await product.pool.query<{ what: string }>(
    'select what from identity.security_events where customer = $1 order by id',
    [me.number],
  );
  expect(rows.map(({ what }) => what)).toEqual(['reset_code_sent', 'reset_code_refused', 'password_reset']);
});
