import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { transaction } from '@wura/database';
import { matchingStep, totpCode } from '@wura/secrets/totp';
import { createVault } from '@wura/secrets/vault';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { defineRoute } from '@wura/wire';
import { defineRefusals, refuse } from '@wura/wire/refusals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openOperator, openStaff, testVault } from '../testing/staff.ts';
import { addOperator, resealOperators, seedOperator } from './add-operator.ts';
import { recordAttempt } from './audit.ts';
import type { Operators } from './operators.ts';

let product: CustomerApp;
let staff: Operators;

const refusals = defineRefusals({ not_today: { status: 409, message: 'Not today.' } });
const stamp = defineRoute({
  method: 'POST',
  path: '/api/operator/stamps/{id}',
  summary: 'Stamps something',
  access: 'operator',
  roles: ['compliance'],
  params: z.object({ id: z.string() }),
  answers: { 200: z.object({ by: z.string() }) },
  refusals: [refusals.not_today],
});
const mine = defineRoute({
  method: 'GET',
  path: '/api/mine',
  summary: 'A call of customers',
  access: 'customer',
  answers: { 200: z.object({ id: z.string() }) },
});

beforeAll(async () => {
  product = await openCustomerApp((router, { app, identity }) => {
    router.serve(mine, async ({ caller }) => ({ status: 200, body: { id: caller.id } }));
    staff = openStaff({ app, identity });
    staff.router.act(stamp, async (tx, { caller, params }, note, afterwards) => {
      afterwards(() => void after.push(params.id));
      if (params.id === 'silent') return { status: 200, body: { by: caller.name } };
      await note({ what: 'stamped', subject: params.id, why: 'it was asked for' });
      await tx.query(`select set_config('wura.test', 'x', true)`);
      if (params.id === 'refused') throw refuse(refusals.not_today);
      return { status: 200, body: { by: caller.name } };
    });
  });
});
afterAll(() => product.close());
beforeEach(() => product.database.pool('none').query('truncate identity.sign_in_failures'));

const owner = () => product.database.pool('wura_owner');
const password = 'Indigo-2026';
const secret = Buffer.from('12345678901234567890');
let count = 0;
/** What was done once it was committed. */
const after: string[] = [];

async function hire(role: 'support' | 'compliance' | 'finance' | 'admin' = 'compliance') {
  const email = `person.${count++}@wura.example`;
  const passwordHash = await product.identity.passwords.hash(password);
  const person = { email, name: 'Ngozi', role, passwordHash, at: new Date(product.clock.now) };
  const extras = { vault: testVault, totpSecret: secret, requestId: 'test' };
  expect(await transaction(owner(), tx => addOperator(tx, person, extras))).toBe(true);
  return email;
}

const logIn = (email: string, given: { password?: string; code?: string | undefined } = {}) =>
  product.call({ method: 'POST', path: '/api/operator/login', body: { email, password, ...given } });
const codeNow = () => totpCode(secret, product.clock.now);
const acts = async (filter = '') => {
  const { rows } = await product.pool.query<{ what: string; subject: string; why: string | null }>(
    `select what, subject, why from operators.audit ${filter} order by id`,
  );
  return rows;
};

describe('signing in', () => {
  it('takes the password and the code of this half minute, once', async () => {
    const email = await hire();
    expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'two_factor_required' } });
    expect(await logIn(email, { code: '000000' })).toMatchObject({ status: 401, body: { code: 'code_refused' } });
    const code = codeNow();
    const { status, body } = await logIn(email.toUpperCase(), { code });
    expect(status).toBe(200);
    expect(await logIn(email, { code })).toMatchObject({ status: 401, body: { code: 'code_refused' } });
    const me = await product.call({ path: '/api/operator/me', token: body.token });
    expect(me.body).toMatchObject({ name: 'Ngozi', email, role: 'compliance' });
    product.clock.forward(30_000);
    expect((await logIn(email, { code: codeNow() })).status).toBe(200);
  });

  it('with one code twice at once lets one of them in', async () => {
    const email = await hire();
    const code = codeNow();
    const statuses = await Promise.all([1, 2, 3].map(async () => (await logIn(email, { code })).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  it('with a password that is replaced in the middle of it lets nobody in', async () => {
    const email = await hire();
    const other = await product.identity.passwords.hash('Violet-2026');
    let signingIn: ReturnType<typeof logIn> | undefined;
    await transaction(owner(), async tx => {
      await tx.query('update operators.operators set password_hash = $2 where email = $1', [email, other]);
      signingIn = logIn(email, { code: codeNow() });
      await untilSomebodyWaits(product.database);
    });
    expect(await signingIn).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  });

  it('answers an unknown address as it answers a wrong password, and says nothing of codes before the password', async () => {
    const email = await hire();
    const { requestId: _one, ...wrong } = (await logIn(email, { password: 'Wrong-2026', code: codeNow() })).body;
    const { requestId: _two, ...unknown } = (await logIn('nobody@wura.example')).body;
    expect(wrong).toEqual(unknown);
    expect(wrong.code).toBe('invalid_credentials');
  });

  it('gives five wrong codes, then none for a quarter of an hour, the right one neither', async () => {
    const email = await hire();
    for (let n = 0; n < 5; n++) expect((await logIn(email, { code: '000000' })).status).toBe(401);
    const waiting = await logIn(email, { code: codeNow() });
    expect(waiting).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
    product.clock.forward(15 * 60_000);
    for (let n = 0; n < 4; n++) expect((await logIn(email, { code: '000000' })).status).toBe(401);
    expect((await logIn(email, { code: codeNow() })).status).toBe(200);
  });

  it('slows down whoever guesses passwords', async () => {
    const email = await hire();
    for (let n = 0; n < 5; n++) expect((await logIn(email, { password: 'Wrong-2026' })).status).toBe(401);
    expect((await logIn(email, { code: codeNow() })).status).toBe(429);
  });

  it('from where an operator has signed in before is kept from them by nobody who guesses elsewhere', async () => {
    const email = await hire();
    const from = (address: string, given: object) =>
      product.call({ method: 'POST', path: '/api/operator/login', address, body: { email, password, ...given } });
    expect((await from('10.0.0.7', { code: codeNow() })).status).toBe(200);
    product.clock.forward(30_000);
    for (let n = 0; n < 5; n++) expect((await from('10.9.9.9', { password: 'Wrong-2026' })).status).toBe(401);
    expect((await from('10.9.9.9', { code: codeNow() })).status).toBe(429);
    expect((await from('10.0.0.7', { code: codeNow() })).status).toBe(200);
    for (let n = 0; n < 5; n++) expect((await from('10.0.0.7', { password: 'Wrong-2026' })).status).toBe(401);
    product.clock.forward(30_000);
    expect((await from('10.0.0.7', { code: codeNow() })).status).toBe(429);
  });

  it('of the demonstration needs no code, and is not possible where the demonstration is not welcome', async () => {
    const passwordHash = await product.identity.passwords.hash(password);
    const demo = { email: 'demo@wura.example', name: 'Demo', role: 'admin', passwordHash, at: new Date() } as const;
    await transaction(owner(), tx => seedOperator(tx, demo));
    expect((await logIn(demo.email)).status).toBe(200);
    const live = await openCustomerApp((_door, { app, identity }) => {
      openStaff({ app, identity, isDemoWelcome: false });
    });
    await transaction(live.database.pool('wura_owner'), tx => seedOperator(tx, demo));
    const answer = await live.call({
      method: 'POST',
      path: '/api/operator/login',
      body: { email: demo.email, password },
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    await live.close();
  });
});

describe('a session of staff', () => {
  const me = (token: string) => product.call({ path: '/api/operator/me', token });
  const someone = () => openOperator({ ...product, sessions: staff.sessions, role: 'support' });

  it('ends after a quarter of an hour without a call, and after eight hours with all the calls in the world', async () => {
    const { token } = await someone();
    for (let minutes = 0; minutes < 8 * 60 - 14; minutes += 14) {
      product.clock.forward(14 * 60_000);
      expect((await me(token)).status).toBe(200);
    }
    product.clock.forward(14 * 60_000);
    expect((await me(token)).status).toBe(401);
    const idle = await someone();
    product.clock.forward(15 * 60_000);
    expect((await me(idle.token)).status).toBe(401);
  });

  it('ends when it is signed out, and when its operator leaves', async () => {
    const [one, two] = [await someone(), await someone()];
    expect((await product.call({ method: 'POST', path: '/api/operator/logout', token: one.token })).status).toBe(204);
    expect((await me(one.token)).status).toBe(401);
    await owner().query('update operators.operators set ended_at = now() where email = $1', [two.email]);
    expect((await me(two.token)).status).toBe(401);
  });

  it('is nothing to a call of customers, and theirs is nothing to a call of staff', async () => {
    const [operator, customer] = [await someone(), await openCustomer(product)];
    expect((await product.call({ path: '/api/mine', token: operator.token })).status).toBe(401);
    expect((await me(customer.token)).status).toBe(401);
    expect((await product.call({ path: '/api/mine', token: customer.token })).status).toBe(200);
  });
});

describe('a call of staff', () => {
  const call = (token: string | undefined, id: string) =>
    product.call({ method: 'POST', path: `/api/operator/stamps/${id}`, token });

  it('is answered for the roles its contract names and for an admin; others are refused, and that is written down', async () => {
    const tokens = Object.fromEntries(
      await Promise.all(
        (['support', 'compliance', 'finance', 'admin'] as const).map(async role => {
          const { token } = await openOperator({ ...product, sessions: staff.sessions, role });
          return [role, token] as const;
        }),
      ),
    );
    const statuses = await Promise.all(
      ['support', 'compliance', 'finance', 'admin'].map(async role => (await call(tokens[role], 'a')).status),
    );
    expect(statuses).toEqual([403, 200, 403, 200]);
    expect((await call(undefined, 'a')).status).toBe(401);
    expect(await acts(`where what = 'refused'`)).toEqual([
      { what: 'refused', subject: 'POST /api/operator/stamps/{id}', why: null },
      { what: 'refused', subject: 'POST /api/operator/stamps/{id}', why: null },
    ]);
  });

  it('that is undone leaves no line, and one that leaves no line is undone', async () => {
    const { token } = await openOperator({ ...product, sessions: staff.sessions, role: 'compliance' });
    expect((await call(token, 'refused')).status).toBe(409);
    expect(await acts(`where subject = 'refused'`)).toEqual([]);
    expect((await call(token, 'silent')).status).toBe(500);
    expect((await call(token, 'b')).status).toBe(200);
    expect(await acts(`where subject = 'b'`)).toEqual([{ what: 'stamped', subject: 'b', why: 'it was asked for' }]);
  });

  it('is followed by what its process does afterwards, if it is not undone', async () => {
    const { token } = await openOperator({ ...product, sessions: staff.sessions, role: 'compliance' });
    after.length = 0;
    for (const id of ['refused', 'silent', 'd']) await call(token, id);
    expect(after).toEqual(['d']);
  });
});

describe('the audit log', () => {
  it('says who did what to what, when, why and in which call, newest first and page by page', async () => {
    const { token, email } = await openOperator({ ...product, sessions: staff.sessions, role: 'admin' });
    const done = [];
    for (const id of ['c1', 'c2', 'c3']) {
      done.push(await product.call({ method: 'POST', path: `/api/operator/stamps/${id}`, token }));
    }
    const list = (query: string) => product.call({ path: `/api/operator/audit?${query}`, token });
    const { body: first } = await list('what=stamped&limit=2');
    expect(first.data).toMatchObject([{ subject: 'c3' }, { subject: 'c2' }]);
    const { body: second } = await list(`what=stamped&limit=2&cursor=${first.nextCursor}`);
    expect(second.data[0]).toEqual({
      id: expect.stringMatching(/^act_/),
      at: new Date(product.clock.now).toISOString(),
      operator: { id: expect.stringMatching(/^opr_/), name: 'Test admin', email },
      what: 'stamped',
      subject: 'c1',
      why: 'it was asked for',
      times: 1,
      request_id: done[0]!.headers['x-request-id'],
    });
    const { id } = second.data[0].operator;
    const byEmail = await list(`subject=c2&operator=${encodeURIComponent(email.toUpperCase())}`);
    const { body: about } = await list(`subject=c2&operator=${id}`);
    expect(byEmail.body).toEqual(about);
    expect(about.data).toHaveLength(1);
  });

  it('is read without what was only looked at, which is most of it', async () => {
    const { token } = await openOperator({ ...product, sessions: staff.sessions, role: 'admin' });
    await product.call({ method: 'POST', path: '/api/operator/stamps/c9', token });
    const look = { what: 'customer_viewed', subject: 'cus_seen' };
    await recordAttempt(product.pool, look, {
      address: '203.0.113.9',
      requestId: 'r',
      at: new Date(product.clock.now),
    });
    const newest = async (query: string) =>
      (await product.call({ path: `/api/operator/audit?limit=1${query}`, token })).body.data[0].what;
    expect([await newest(''), await newest('&looks=left_out')]).toEqual(['customer_viewed', 'stamped']);
  });

  it('grows by a few lines where strangers try to sign in thousands of times, and says how often it was', async () => {
    const origin = { address: '203.0.113.9', requestId: 'r', at: new Date(product.clock.now) };
    const attempt = { what: 'sign_in_tried', subject: 'unknown' };
    for (let n = 0; n < 1_100; n++) await recordAttempt(product.pool, attempt, origin);
    const { token } = await openOperator({ ...product, sessions: staff.sessions, role: 'admin' });
    const { body } = await product.call({ path: '/api/operator/audit?what=sign_in_tried&limit=2', token });
    expect(body.data).toMatchObject([{ times: 1_000 }, { times: 500 }]);
    expect(await acts(`where what = 'sign_in_tried'`)).toHaveLength(501);
  });

  it('cannot be changed, emptied or shortened by anybody, the owner of the database included', async () => {
    const before = await acts();
    const attempts = [
      `update operators.audit set why = 'another'`,
      'delete from operators.audit',
      'truncate operators.audit',
      'truncate operators.audit cascade',
      `insert into operators.audit select * from operators.audit limit 1 on conflict (id) do update set why = 'x'`,
      `merge into operators.audit a using (select 1) x on true when matched then delete`,
    ];
    for (const role of ['wura_app', 'wura_worker', 'wura_reader', 'wura_checker', 'wura_owner', 'none'] as const) {
      const pool = product.database.pool(role);
      for (const sql of attempts) await expect(pool.query(sql), `${role}: ${sql}`).rejects.toThrow();
    }
    expect(await acts()).toEqual(before);
  });
});

describe('secrets of second factors', () => {
  it('are not in the database, and a new key takes them over', async () => {
    const email = await hire();
    const { rows } = await product.pool.query<{ totp_secret: Buffer; public_id: string }>(
      'select totp_secret, public_id from operators.operators where email = $1',
      [email],
    );
    expect(rows[0]!.totp_secret.includes(secret)).toBe(false);
    const both = createVault({ masterKey: Buffer.alloc(32, 8), previousMasterKey: Buffer.alloc(32, 7) });
    expect(await transaction(owner(), tx => resealOperators(tx, both))).toBeGreaterThan(0);
    expect(await transaction(owner(), tx => resealOperators(tx, both))).toBe(0);
    const back = createVault({ masterKey: Buffer.alloc(32, 7), previousMasterKey: Buffer.alloc(32, 8) });
    await transaction(owner(), tx => resealOperators(tx, back));
    expect((await logIn(email, { code: codeNow() })).status).toBe(200);
    expect(matchingStep(secret, codeNow(), product.clock.now)).toBeDefined();
  });
});
