import { openAccount } from '@wura/identity/server';
import { openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { listNotifications } from '@wura/notices/server';
import { transaction } from '@wura/database';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayMs, minuteMs } from '@wura/platform/time';
import { signIn } from './plugin.ts';

let product: CustomerApp;
let isOneDeviceTrusted = false;
let count = 0;

beforeAll(async () => {
  product = await openCustomerApp(
    (router, { identity }) => {
      signIn(router, { identity, policy: { isOneDeviceTrusted: () => isOneDeviceTrusted }, isSecure: true });
    },
    { isOneDeviceTrusted: () => isOneDeviceTrusted },
  );
});
afterAll(() => product.close());
// What one test failed at must not make the next one wait.
afterEach(() => product.pool.query('delete from identity.sign_in_failures'));

async function open() {
  const tag = `${process.pid}_${count++}`;
  const phone = `+234803${String(1_000_000 + count)}`;
  const account = {
    firstname: 'Bola',
    lastname: 'Ade',
    username: `Bola_${tag}`,
    email: `Bola.${tag}@example.com`,
    phone,
    dob: '1990-01-01',
    country: 'NG',
    state: '',
    residentialAddress: '1 Marina, Lagos Island',
    passwordHash: await product.identity.passwords.hash('Correct1horse'),
  };
  const { number } = await transaction(product.pool, tx => openAccount(tx, account, new Date(product.clock.now)));
  return { number, username: account.username, email: account.email, phone };
}

const login = (body: unknown, address?: string) =>
  product.call({ method: 'POST', path: '/api/login', body, ...(address && { address }) });
const sessionsOf = (token: string | undefined) => product.call({ path: '/api/sessions', token });

async function token(identifier: string, more: Record<string, unknown> = {}): Promise<string> {
  const answer = await login({ identifier, password: 'Correct1horse', ...more });
  expect(answer.status).toBe(200);
  return answer.body.token;
}

describe('signing in', () => {
  it('takes every form of an identifier, with a dial code wrongly put in front too', async () => {
    const { username, email, phone } = await open();
    const national = phone.slice(4);
    const forms = [
      username,
      username.toUpperCase(),
      ` ${username} `,
      `+234${username}`,
      `+44${username}`,
      `+1 ${username}`,
      email,
      email.toUpperCase(),
      `+234${email}`,
      `+233${email.toLowerCase()}`,
      phone,
      phone.slice(1),
      `0${national}`,
      national,
      `+2340${national}`,
      `+234${phone}`.replace('+234+', '+234'),
      `00${phone.slice(1)}`,
      `0${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`,
    ];
    for (const form of forms)
      expect((await login({ identifier: form, password: 'Correct1horse' })).status, form).toBe(200);
  });

  it('gives a new token each time, of 256 bits, and the database keeps only its hash', async () => {
    const { username } = await open();
    const [one, two] = [await token(username), await token(username)];
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(two).not.toBe(one);
    const { rows } = await product.pool.query('select s::text as row from identity.sessions s');
    const dump = JSON.stringify(rows);
    for (const secret of [one, Buffer.from(one, 'base64url').toString('hex')]) expect(dump).not.toContain(secret);
  });

  it('answers a wrong password and an unknown user alike, after comparing one hash each', async () => {
    const { username } = await open();
    const attempts = [
      { identifier: username, password: 'Wrong1horse' },
      { identifier: 'nobody_at_all', password: 'Wrong1horse' },
      { identifier: 'nobody@example.com', password: 'Wrong1horse' },
      { identifier: '+2349999999999', password: 'Wrong1horse' },
      { identifier: "' or 1=1 --\u0000", password: 'Wrong1horse' },
      { identifier: username, password: `Correct1horse${'x'.repeat(1_000)}` },
      { identifier: username, password: 'correct1horse' },
      { identifier: username, password: ' Correct1horse' },
    ];
    for (const attempt of attempts) {
      const before = product.compared.passwords;
      const { status, body } = await login(attempt);
      const { requestId, ...rest } = body;
      expect(requestId).toBeTypeOf('string');
      expect({ status, ...rest }).toEqual({ status: 401, message: 'Invalid credentials', code: 'invalid_credentials' });
      expect(product.compared.passwords - before, attempt.identifier).toBe(1);
    }
  });

  it('never takes a longer password that begins with the right one', async () => {
    const { number, username } = await open();
    const longest = `Aa1${'x'.repeat(125)}`;
    await product.pool.query('update identity.customers set password_hash = $2 where id = $1', [
      number,
      await product.identity.passwords.hash(longest),
    ]);
    expect((await login({ identifier: username, password: longest })).status).toBe(200);
    expect((await login({ identifier: username, password: `${longest}x` })).status).toBe(401);
  });

  it('reads a password the same however its letters are composed', async () => {
    const { number, username } = await open();
    await product.pool.query('update identity.customers set password_hash = $2 where id = $1', [
      number,
      await product.identity.passwords.hash('Pässword1'.normalize('NFC')),
    ]);
    expect((await login({ identifier: username, password: 'Pässword1'.normalize('NFD') })).status).toBe(200);
  });

  it('needs both fields, as text', async () => {
    for (const body of [{}, { identifier: '', password: '' }, { identifier: { $ne: '' }, password: ['x'] }]) {
      const answer = await login(body);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['identifier', 'password']);
    }
    expect((await login({ identifier: 'ada', password: 'x', remember: 'yes' })).status).toBe(422);
  });
});

describe('guessing', () => {
  it('is slowed down after five failures, for the right password too, and starts again when time has passed', async () => {
    const { username } = await open();
    const wrong = { identifier: username, password: 'Wrong1horse' };
    for (let tries = 0; tries < 5; tries++) expect((await login(wrong)).status).toBe(401);
    const compared = product.compared.passwords;
    const refused = await login({ ...wrong, password: 'Correct1horse' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(product.compared.passwords).toBe(compared);
    product.clock.forward(Number(refused.headers['retry-after']) * 1000);
    await token(username);
    // A sign-in that succeeds forgives the failures before it.
    for (let tries = 0; tries < 5; tries++) expect((await login(wrong)).status).toBe(401);
  });

  it('is slowed down alike for a user nobody knows, and for every spelling of one identifier', async () => {
    const spellings = ['+2348039999999', '08039999999', '2348039999999', '+23408039999999', '8039999999'];
    for (const identifier of spellings) expect((await login({ identifier, password: 'Wrong1horse' })).status).toBe(401);
    expect((await login({ identifier: spellings[0], password: 'Wrong1horse' })).status).toBe(429);
  });

  it('in one burst compares no more than five passwords', async () => {
    const { username } = await open();
    const before = product.compared.passwords;
    const burst = Array.from({ length: 60 }, (_, n) => login({ identifier: username, password: `Wrong1horse${n}` }));
    const statuses = (await Promise.all(burst)).map(({ status }) => status);
    expect(product.compared.passwords - before).toBe(5);
    expect(statuses.filter(status => status === 401)).toHaveLength(5);
    expect(statuses.filter(status => status === 429)).toHaveLength(55);
  });

  it('from elsewhere never keeps a customer out of where they have signed in before', async () => {
    const { username } = await open();
    await token(username);
    for (let tries = 0; tries < 6; tries++) {
      await login({ identifier: username, password: 'Wrong1horse' }, '203.0.113.9');
    }
    expect((await login({ identifier: username, password: 'Correct1horse' }, '203.0.113.9')).status).toBe(429);
    await token(username);
  });

  it('has one budget for an account, whichever of its names it is called by', async () => {
    const { username, email, phone } = await open();
    const names = [username, email, phone, username, email];
    for (const identifier of names) expect((await login({ identifier, password: 'Wrong1horse' })).status).toBe(401);
    for (const identifier of names) expect((await login({ identifier, password: 'Wrong1horse' })).status).toBe(429);
  });

  it('by neighbours on one address never keeps out a browser that the customer has signed in with before', async () => {
    const { username } = await open();
    const inject = (remoteAddress: string, cookie?: string) =>
      product.app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress,
        headers: { ...(cookie && { cookie }) },
        payload: { identifier: username, password: 'Correct1horse' },
      });
    const first = await inject('10.7.0.1');
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    // All of a mobile network's customers share this address, and one of them guesses.
    const shared = '198.51.100.77';
    for (let n = 0; n < 6; n++) await login({ identifier: username, password: 'Wrong1horse' }, shared);
    for (let n = 0; n < 110; n++) await login({ identifier: `guessed_${n}`, password: 'Wrong1horse' }, shared);
    expect((await inject(shared)).statusCode).toBe(429);
    expect((await inject(shared, cookie)).statusCode).toBe(200);
  });

  it('at one account from one address leaves the owner tries on a new phone elsewhere', async () => {
    const { username } = await open();
    for (let n = 0; n < 30; n++) await login({ identifier: username, password: 'Wrong1horse' }, '203.0.113.50');
    expect((await login({ identifier: username, password: 'Correct1horse' }, '203.0.113.51')).status).toBe(200);
  });

  it('does not slow an address down because one customer mistypes', async () => {
    const { username } = await open();
    const at = '198.51.100.90';
    for (let n = 0; n < 60; n++) {
      await login({ identifier: username, password: 'Wrong1horse' }, at);
      product.clock.forward(120_000);
    }
    expect((await login({ identifier: 'somebody_else', password: 'Wrong1horse' }, at)).status).toBe(401);
  });

  it('at one account from everywhere is slowed down together', async () => {
    const { username } = await open();
    const wrong = (n: number) => login({ identifier: username, password: 'Wrong1horse' }, `192.0.2.${n}`);
    for (let n = 0; n < 20; n++) expect((await wrong(n)).status).toBe(401);
    expect((await wrong(21)).status).toBe(429);
  });

  it('at many accounts from one address is slowed down for that address alone', async () => {
    const wrong = (n: number) => login({ identifier: `stuffed_${n}`, password: 'Wrong1horse' }, '198.51.100.7');
    for (let n = 0; n < 100; n++) expect((await wrong(n)).status).toBe(401);
    expect((await wrong(101)).status).toBe(429);
    expect((await login({ identifier: 'stuffed_102', password: 'Wrong1horse' }, '198.51.100.8')).status).toBe(401);
  });

  it('from the many addresses of one line is slowed down as from one', async () => {
    const wrong = (n: number, network = '2001:db8:7:7') =>
      login({ identifier: `lined_${n}`, password: 'Wrong1horse' }, `${network}::${n.toString(16)}`);
    for (let n = 0; n < 100; n++) expect((await wrong(n)).status).toBe(401);
    expect((await wrong(101)).status).toBe(429);
    expect((await wrong(102, '2001:db8:7:8')).status).toBe(401);
  });

  it('is counted in the database: another process goes on where this one was', async () => {
    const { username } = await open();
    const wrong = {
      method: 'POST',
      path: '/api/login',
      body: { identifier: username, password: 'Wrong1horse' },
    } as const;
    for (let tries = 0; tries < 3; tries++) await product.call(wrong);
    const other = await product.another();
    for (let tries = 0; tries < 2; tries++) expect((await other.call(wrong)).status).toBe(401);
    expect((await other.call(wrong)).status).toBe(429);
    expect((await product.call(wrong)).status).toBe(429);
    await other.close();
  });
});

const signInWith = (userAgent: string, remoteAddress: string, identifier: string, cookie?: string) =>
  product.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress,
    headers: { 'user-agent': userAgent, ...(cookie && { cookie }) },
    payload: { identifier, password: 'Correct1horse' },
  });
const told = async (customer: bigint) =>
  (await listNotifications(product.pool, { customer, limit: 10, after: null }, [])).map(({ kind }) => kind);

const kept = (answer: Awaited<ReturnType<typeof signInWith>>) => String(answer.headers['set-cookie']).split(';')[0]!;

describe('a device that was not seen before', () => {
  it('is told to the owner, unless it is the first one, or its program is known in its network', async () => {
    const { number, username } = await open();
    await signInWith('Phone', '10.1.0.1', username);
    await signInWith('Phone', '10.1.0.200', username);
    await signInWith('Phone', '::ffff:10.1.0.3', username);
    expect(await told(number)).toEqual([]);
    await signInWith('Stranger\u0000', '2001:db8:1:2::9', username);
    expect(await told(number)).toEqual(['new_device']);
    await signInWith('Stranger\u0000', '2001:db8:1:ffff:1::8', username);
    expect(await told(number)).toEqual(['new_device']);
  });

  it('is not known by the name of its program alone, nor by its network alone', async () => {
    const { number, username } = await open();
    await signInWith('Phone', '10.1.0.1', username);
    await signInWith('Phone', '10.1.1.1', username);
    expect(await told(number)).toHaveLength(1);
    await signInWith('Laptop', '10.1.0.1', username);
    expect(await told(number)).toHaveLength(2);
    await signInWith('Phone', '2001:db8:1::1', username);
    expect(await told(number)).toHaveLength(3);
    await signInWith('Phone', '2001:db8:2::1', username);
    expect(await told(number)).toHaveLength(4);
  });

  it('is known by what its browser was given, wherever it goes and whatever it becomes', async () => {
    const [me, eve] = [await open(), await open()];
    const first = await signInWith('Phone 1', '10.1.0.1', me.username);
    expect(first.headers['set-cookie']).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const again = await signInWith('Phone 2', '10.2.0.1', me.username, `language=fr; ${kept(first)}`);
    expect(kept(again)).toBe(kept(first));
    expect(await told(me.number)).toEqual([]);
    // What another account was given, or none, opens nothing here.
    const hers = await signInWith('Phone 1', '10.9.0.1', eve.username);
    await signInWith('Eve', '10.9.0.1', me.username, kept(hers));
    expect(await told(me.number)).toHaveLength(1);
    const made = await signInWith('Eve', '10.8.0.1', me.username, '__Host-device=x');
    expect(kept(made)).not.toBe('__Host-device=x');
    expect(await told(me.number)).toHaveLength(2);
  });

  it('is still known when its session was deleted long ago, and so is that somebody has been here', async () => {
    const { number, username } = await open();
    await signInWith('Phone', '10.1.0.1', username);
    await product.pool.query('delete from identity.sessions where customer = $1', [number]);
    await signInWith('Phone', '10.1.0.1', username);
    expect(await told(number)).toEqual([]);
    await product.database.pool('wura_owner').query('delete from identity.devices where customer = $1', [number]);
    await signInWith('Phone', '10.1.0.1', username);
    expect(await told(number)).toEqual(['new_device']);
  });

  it('begins a cooling-off period, for every session there is', async () => {
    const { username } = await open();
    const opened = product.clock.now;
    const mine = await token(username);
    const cooling = async () => {
      const { coolingOffSince, coolingOffUntil } = (await product.identity.sessions.authenticate(mine))!;
      return [coolingOffSince.getTime() - opened, coolingOffUntil.getTime() - opened - dayMs];
    };
    expect(await cooling()).toEqual([0, 0]);
    product.clock.forward(minuteMs);
    await signInWith('Stranger', '10.1.0.9', username);
    // It grows longer instead of beginning anew: no device brings an allowance of its own.
    await vi.waitFor(async () => expect(await cooling()).toEqual([0, minuteMs]), 5_000);
    product.clock.forward(minuteMs);
    await signInWith('Stranger', '10.1.0.9', username);
    product.clock.forward(2_000);
    expect(await cooling()).toEqual([0, minuteMs]);
  });
});

it('signing out everywhere else ends every other session of the customer at once, and of nobody else', async () => {
  const [mine, other] = [await open(), await open()];
  const here = await token(mine.username);
  const there = [await token(mine.username), await token(mine.username, { remember: true })];
  const stranger = await token(other.username);
  for (const each of there) expect((await sessionsOf(each)).status).toBe(200);
  expect((await product.call({ method: 'DELETE', path: '/api/sessions', token: here })).status).toBe(204);
  for (const each of there) expect((await sessionsOf(each)).status).toBe(401);
  expect((await sessionsOf(here)).status).toBe(200);
  expect((await sessionsOf(stranger)).status).toBe(200);
});

describe('a session', () => {
  it('ends after half an hour without use, however often it was used before', async () => {
    const { username } = await open();
    const mine = await token(username);
    for (let times = 0; times < 4; times++) {
      product.clock.forward(29 * minuteMs);
      expect((await sessionsOf(mine)).status).toBe(200);
    }
    product.clock.forward(30 * minuteMs);
    expect((await sessionsOf(mine)).status).toBe(401);
  });

  it('ends after twelve hours, however busy', async () => {
    const { username } = await open();
    const mine = await token(username);
    for (let times = 0; times < 35; times++) {
      product.clock.forward(20 * minuteMs);
      expect((await sessionsOf(mine)).status).toBe(200);
    }
    product.clock.forward(20 * minuteMs);
    expect((await sessionsOf(mine)).status).toBe(401);
  });

  it('that is remembered lasts seven days unused, and thirty at most', async () => {
    const { username } = await open();
    const [idle, busy] = [await token(username, { remember: true }), await token(username, { remember: true })];
    product.clock.forward(7 * dayMs - minuteMs);
    expect((await sessionsOf(busy)).status).toBe(200);
    product.clock.forward(minuteMs);
    expect((await sessionsOf(idle)).status).toBe(401);
    for (let times = 0; times < 3; times++) {
      product.clock.forward(6 * dayMs);
      expect((await sessionsOf(busy)).status).toBe(200);
    }
    product.clock.forward(5 * dayMs);
    expect((await sessionsOf(busy)).status).toBe(401);
  });

  it('ends at once with a sign-out, and within a second in every other process', async () => {
    const { username } = await open();
    const [mine, mineElsewhere] = [await token(username), await token(username)];
    const other = await product.another();
    expect((await other.call({ path: '/api/sessions', token: mine })).status).toBe(200);
    expect((await product.call({ method: 'POST', path: '/api/logout', token: mine })).status).toBe(204);
    expect((await sessionsOf(mine)).status).toBe(401);
    product.clock.forward(1000);
    expect((await other.call({ path: '/api/sessions', token: mine })).status).toBe(401);
    expect((await sessionsOf(mineElsewhere)).status).toBe(200);
    expect((await product.call({ method: 'POST', path: '/api/logout', token: mine })).status).toBe(401);
    await other.close();
  });

  it('signed out twenty times at once ends once and says so each time', async () => {
    const { username } = await open();
    const mine = await token(username);
    const outs = await Promise.all(
      Array.from({ length: 20 }, () => product.call({ method: 'POST', path: '/api/logout', token: mine })),
    );
    expect(new Set(outs.map(({ status }) => status)).difference(new Set([204, 401]))).toEqual(new Set());
    expect(outs.some(({ status }) => status === 204)).toBe(true);
    expect((await sessionsOf(mine)).status).toBe(401);
  });

  it('writes its last use down when the process stops, so that the next one goes on from there', async () => {
    const { username } = await open();
    const other = await product.another();
    const mine = await token(username);
    product.clock.forward(20 * minuteMs);
    expect((await other.call({ path: '/api/sessions', token: mine })).status).toBe(200);
    await other.close();
    product.clock.forward(20 * minuteMs);
    expect((await sessionsOf(mine)).status).toBe(200);
  });

  it('is not opened by anything that is not its token', async () => {
    const { username } = await open();
    const mine = await token(username);
    const flipped = (mine.startsWith('A') ? 'B' : 'A') + mine.slice(1);
    const forged = ['', 'x', flipped, mine.slice(0, -1), `${mine}A`, mine.toLowerCase(), 'a.b.c', 'x'.repeat(100_000)];
    for (const wrong of forged) expect((await sessionsOf(wrong)).status, wrong.slice(0, 50)).not.toBe(200);
    for (const header of [`Basic ${mine}`, `Bearer${mine}`, `Bearer\t${mine}`, `Bearer ${mine} x`, mine]) {
      const answer = await product.app.inject({ url: '/api/sessions', headers: { authorization: header } });
      expect(answer.statusCode, header.slice(0, 8)).toBe(401);
    }
    expect((await product.app.inject({ url: `/api/sessions?token=${mine}` })).statusCode).toBe(401);
  });
});

describe('a client that names JSON on every call', () => {
  it('signs out, here and elsewhere, without sending a body', async () => {
    const { username } = await open();
    const [here, there] = [await token(username), await token(username)];
    const ask = (method: 'POST' | 'DELETE', url: string) =>
      product.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${here}`, 'content-type': 'application/json' },
      });
    const { data } = (await sessionsOf(here)).body;
    const { id } = data.find((session: { current: boolean }) => !session.current);
    expect((await ask('DELETE', `/api/sessions/${id}`)).statusCode).toBe(204);
    expect((await sessionsOf(there)).status).toBe(401);
    expect((await ask('POST', '/api/logout')).statusCode).toBe(204);
    expect((await sessionsOf(here)).status).toBe(401);
  });
});

describe('the list of sessions', () => {
  it('shows where the customer is signed in, newest first, page by page, and marks the one that asks', async () => {
    const { username } = await open();
    const tokens = [await token(username), await token(username), await token(username, { remember: true })];
    const { status, body } = await product.call({ path: '/api/sessions?limit=2', token: tokens[0] });
    expect(status).toBe(200);
    expect(body.data).toHaveLength(2);
    expect(body.data[0]).toMatchObject({ remember: true, current: false, address: '10.0.0.1' });
    const next = await product.call({ path: `/api/sessions?limit=2&cursor=${body.nextCursor}`, token: tokens[0] });
    expect(next.body.data).toMatchObject([{ current: true }]);
    expect(next.body.nextCursor).toBeNull();
    expect(JSON.stringify([body, next.body])).not.toContain('token');
  });

  it('ends a session elsewhere at once, and only one of the own', async () => {
    const [ada, eve] = [await open(), await open()];
    const [here, there] = [await token(ada.username), await token(ada.username)];
    const evil = await token(eve.username);
    const { body } = await sessionsOf(here);
    const id = body.data.find((session: { current: boolean }) => !session.current).id as string;
    const end = (by: string, session: string) =>
      product.call({ method: 'DELETE', path: `/api/sessions/${session}`, token: by });

    const [stranger, nobody] = [await end(evil, id), await end(evil, `ses_${'0'.repeat(26)}`)];
    expect(stranger.status).toBe(404);
    expect({ ...stranger.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' });
    expect((await end(evil, 'ses_1')).status).toBe(404);
    expect((await sessionsOf(there)).status).toBe(200);

    expect((await end(here, id)).status).toBe(204);
    expect((await sessionsOf(there)).status).toBe(401);
    expect((await end(here, id)).status).toBe(404);
    expect((await sessionsOf(here)).body.data).toHaveLength(1);
  });
});

describe('asking who is calling', () => {
  it('costs one query for all who ask at once', async () => {
    const { number } = await open();
    const tokens = await Promise.all(
      Array.from({ length: 300 }, () =>
        transaction(product.pool, tx =>
          product.identity.sessions.start(tx, { customer: number, isRemembered: false, address: '', userAgent: '' }),
        ),
      ),
    );
    const other = await product.another();
    const asked = vi.spyOn(other.pool, 'query');
    const askAll = () => Promise.all(tokens.map(async one => other.identity.sessions.authenticate(one)));
    expect((await askAll()).every(who => who?.number === number)).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    await askAll();
    expect(asked).toHaveBeenCalledTimes(1);
    product.clock.forward(1000);
    await askAll();
    expect(asked).toHaveBeenCalledTimes(2);
    await other.close();
  });
});

describe('devices', () => {
  const devicesOf = async (token: string) => (await product.call({ path: '/api/devices', token })).body.data;
  const act = (token: string, id: string, what: string, body: object = {}) =>
    product.call({ method: 'POST', path: `/api/devices/${id}/${what}`, token, body });
  const signedIn = (device: string, address: string, username: string) =>
    signInWith(device, address, username).then(answer => answer.json().token as string);

  it('are listed under names of their owner’s, and the very first of them is trusted', async () => {
    const { username } = await open();
    const phone = await signedIn('Phone', '10.1.0.1', username);
    const laptop = await signedIn('Laptop', '10.7.0.1', username);
    const [one, other] = (await devicesOf(phone)).toSorted((a: any, b: any) => Number(b.current) - Number(a.current));
    expect(one).toMatchObject({ user_agent: 'Phone', address: '10.1.0.1', trusted: true, current: true, sessions: 1 });
    expect(other).toMatchObject({ user_agent: 'Laptop', trusted: false, current: false, name: null });
    const named = await product.call({
      method: 'PUT',
      path: `/api/devices/${other.id}`,
      token: phone,
      body: { name: ' Shop laptop ' },
    });
    expect(named.status).toBe(200);
    expect((await devicesOf(laptop)).find((each: any) => each.current).name).toBe('Shop laptop');
  });

  it('that are removed are signed out at once, and come back as new ones, of which their owner is told', async () => {
    const { number, username } = await open();
    const phone = await signedIn('Phone', '10.1.0.1', username);
    const lost = await signInWith('Lost', '10.7.0.1', username);
    const { id } = (await devicesOf(phone)).find((each: any) => !each.current);
    expect((await act(phone, id, 'remove')).status).toBe(200);
    expect((await product.call({ path: '/api/devices', token: lost.json().token })).status).toBe(401);
    expect(await devicesOf(phone)).toHaveLength(1);
    const before = (await told(number)).filter(what => what === 'new_device').length;
    await signInWith('Lost', '10.7.0.1', username, kept(lost));
    expect((await told(number)).filter(what => what === 'new_device')).toHaveLength(before + 1);
  });

  it('where one may be trusted, another wants the PIN for every sum, and takes its place with a second factor alone', async () => {
    isOneDeviceTrusted = true;
    const { number, username } = await open();
    const phone = await signedIn('Phone', '10.1.0.1', username);
    const thief = await signedIn('Thief', '10.7.0.1', username);
    await product.identity.pins.set(number, '2580', { address: '', requestId: '' });
    const spend = async (token: string, pin?: string) => {
      const caller = (await product.identity.sessions.authenticate(token))!;
      const small = { amount: { currency: 'NGN', minor: 1n }, always: false } as const;
      return product.identity.pins.confirmSpend(caller, { ...small, pin, origin: { address: '', requestId: '' } }).then(
        () => 'paid',
        ({ refusal }) => refusal.code,
      );
    };
    expect([await spend(phone), await spend(thief), await spend(thief, '2580')]).toEqual([
      'paid',
      'pin_required',
      'paid',
    ]);
    const [trusted, other] = (await devicesOf(thief)).toSorted(
      (a: any, b: any) => Number(b.trusted) - Number(a.trusted),
    );
    expect((await act(thief, trusted.id, 'remove')).body.code).toBe('step_up_required');
    expect((await act(thief, other.id, 'trust', { pin: '2580' })).body.code).toBe('step_up_required');
    expect((await act(phone, other.id, 'trust', { pin: '2580' })).body.code).toBe('device_elsewhere');
    const { code } = await transaction(product.pool, tx => product.identity.stepUpCodes.renew(tx, number));
    expect((await act(thief, other.id, 'trust', { pin: '2580', mail_code: code })).status).toBe(200);
    expect((await devicesOf(phone)).filter((each: any) => each.trusted).map((each: any) => each.id)).toEqual([
      other.id,
    ]);
    expect([await spend(phone), await spend(thief)]).toEqual(['pin_required', 'paid']);
    expect(await told(number)).toContain('device_trusted');
    isOneDeviceTrusted = false;
  });
});
