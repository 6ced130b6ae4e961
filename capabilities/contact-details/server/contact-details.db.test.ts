import { transaction } from '@wura/database';
import { createRateLimiter } from '@wura/http/rate-limit';
import { takeLong } from '@wura/http/route-limits';
import { findByNames, listApiKeys, namesMeant, revokeApiKeys, type SignedIn } from '@wura/identity/server';
import { makeApiKey } from '@wura/identity/testing/api-key';
import { openCustomer, openCustomerApp, registration, type CustomerApp } from '@wura/identity/testing';
import { dayMs } from '@wura/platform/time';
import { createVault } from '@wura/secrets/vault';
import type { Limited } from '@wura/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactDetails } from './plugin.ts';

const vault = createVault({ masterKey: Buffer.alloc(32, 7) });

let product: CustomerApp;
let me: SignedIn & { token: string };
let held: { email: string; phone: string };

beforeAll(async () => {
  product = await openCustomerApp((router, { identity }) => {
    const limiter = createRateLimiter({ now: identity.now });
    const limited = {
      ...router,
      countFor: (of: Limited, { id }: { id: string }, times: number) => takeLong(limiter, of, id, times),
    };
    contactDetails(limited, {
      identity,
      all: { whenLocked: [revokeApiKeys] },
      vault,
      publicUrl: 'https://wura.example',
      canSend: { email: true, sms: true },
    });
  });
});
afterAll(() => product.close());
beforeEach(async () => {
  me = await openCustomer(product);
  const { email, phone } = await contacts();
  held = { email, phone };
});

const post = (path: string, body: unknown, token: string | undefined = me.token) =>
  product.call({ method: 'POST', path: `/api/contact-details${path}`, body, token });
const change = (given: Record<string, unknown>) => post('', { password: 'Correct1horse', ...given });
const fresh = () => registration() as { email: string; phoneNumber: string };
const owner = () => product.database.pool('wura_owner');

async function contacts(): Promise<{ email: string; phone: string; email_confirmed_at: Date | null }> {
  const { rows } = await product.pool.query(
    'select email, phone, email_confirmed_at, phone_confirmed_at, cooling_off_until from identity.customers where id = $1',
    [me.number],
  );
  return rows[0];
}

/** What was last written to an address or a number, before any worker sends it. */
async function newest(to: string): Promise<string> {
  const { rows } = await owner().query<{ text: string }>(
    `select text from (select text, created_at, id from notices.mails where recipient = $1
                       union all select text, created_at, id from notices.texts where recipient = $1) m
      order by created_at desc, id desc limit 1`,
    [to],
  );
  return rows[0]?.text ?? '';
}
const codeTo = async (to: string) => /\b\d{6}\b/.exec(await newest(to))![0];
const undoCodeTo = async (to: string) => /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(await newest(to))![0];
const signsInBy = (name: string) => findByNames(product.pool, namesMeant(name));

/** A change from the first call to the last; the clock moves, so that what is newest is plain. */
async function changeWhole(given: { email: string } | { phoneNumber: string }, token = me.token) {
  product.clock.forward(1_000);
  const before = await contacts();
  const asked = await post('', { password: 'Correct1horse', ...given }, token);
  expect(asked.status).toBe(202);
  const [old, next] = 'email' in given ? [before.email, given.email] : [before.phone, given.phoneNumber];
  const codes = { oldCode: await codeTo(old), newCode: await codeTo(next) };
  product.clock.forward(1_000);
  const done = await post(`/${asked.body.id}/confirm`, codes, token);
  expect(done.status).toBe(200);
  return done;
}

describe('one address or number', () => {
  it.each([
    ['number', () => ({ phoneNumber: fresh().phoneNumber })],
    ['address', () => ({ email: fresh().email })],
  ])('(%s) is sent ten codes a day, whoever asks for them, and another one is sent its own', async (_what, to) => {
    const victim = to();
    const ask = async (given: object) => {
      const { token } = await openCustomer(product);
      return post('', { password: 'Correct1horse', ...given }, token);
    };
    for (let time = 0; time < 10; time++) expect((await ask(victim)).status).toBe(202);
    const refused = await ask('email' in victim ? { email: victim.email.toUpperCase() } : victim);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect((await ask(to())).status).toBe(202);
    product.clock.forward(dayMs);
    expect((await ask(victim)).status).toBe(202);
  });
});

describe('a text message', () => {
  const ask = (given: object, address: string) =>
    product.call({
      method: 'POST',
      path: '/api/contact-details',
      body: { password: 'Correct1horse', ...given },
      token: me.token,
      address,
    });

  it('goes to no number that earns by it, neither to a new one nor to the one that the account was opened with', async () => {
    const satellite = '+882131234567';
    expect((await change({ phoneNumber: satellite })).body.code).toBe('contact_not_texted');
    await owner().query('update identity.customers set phone = $2 where id = $1', [me.number, satellite]);
    expect((await post('/present', { kind: 'phone' })).body.code).toBe('contact_not_texted');
    expect((await change({ phoneNumber: fresh().phoneNumber })).body.code).toBe('contact_not_texted');
    expect((await change({ email: fresh().email, lost: true })).body.code).toBe('contact_not_texted');
    expect(await newest(satellite)).toBe('');
    // The mailbox answers for such a number.
    const phoneNumber = fresh().phoneNumber;
    const { body } = await change({ phoneNumber, lost: true });
    expect(body.sent_to.map(({ channel }: { channel: string }) => channel)).toEqual(['email', 'sms']);
  });

  it('is sent two hundred times a day at the wish of one network, whoever signs in there and wherever it goes', async () => {
    product.clock.forward(dayMs);
    const phone = () => ({ phoneNumber: fresh().phoneNumber });
    for (let time = 0; time < 10; time++) {
      me = await openCustomer(product);
      for (let n = 0; n < 10; n++) expect((await ask(phone(), '203.0.113.7')).status).toBe(202);
    }
    me = await openCustomer(product);
    expect((await ask(phone(), '203.0.113.7')).body.code).toBe('too_many_requests');
    expect((await ask({ email: fresh().email }, '203.0.113.7')).status).toBe(202);
    expect((await ask(phone(), '203.0.113.8')).status).toBe(202);
  });
});

describe('a new e-mail address', () => {
  it('needs the password and a code of either end, and nothing has changed before', async () => {
    const { email } = fresh();
    expect((await change({ email, password: 'Wrong1horse' })).body.errors).toHaveProperty('password');
    expect((await change({ email: held.email.toUpperCase() })).body.errors).toHaveProperty('email');
    const asked = await change({ email });
    expect(asked.body.sent_to.map(({ end, channel }: Record<string, string>) => `${end} ${channel}`)).toEqual([
      'old email',
      'new email',
    ]);
    expect(JSON.stringify(asked.body)).not.toContain(email);
    const [oldCode, newCode] = [await codeTo(held.email), await codeTo(email)];
    const confirm = (codes: object) => post(`/${asked.body.id}/confirm`, codes);
    // Each end's code is worth nothing at the other.
    expect((await confirm({ oldCode: newCode, newCode: oldCode })).body.code).toBe('contact_codes_wrong');
    expect((await confirm({ newCode })).body.code).toBe('contact_codes_wrong');
    expect(await contacts()).toMatchObject({ email: held.email, email_confirmed_at: null });
    const stranger = await openCustomer(product);
    expect((await post(`/${asked.body.id}/confirm`, { oldCode, newCode }, stranger.token)).status).toBe(404);
    expect((await confirm({ oldCode, newCode })).status).toBe(200);
    expect(await contacts()).toMatchObject({ email, email_confirmed_at: expect.any(Date) });
    expect((await confirm({ oldCode, newCode })).body.code).toBe('contact_codes_wrong');
  });

  it('is signed in by from then on, ends every other session, and lowers what may leave for a day', async () => {
    const { email } = fresh();
    const { sessions } = product.identity;
    const elsewhere = await transaction(product.pool, tx =>
      sessions.start(tx, { customer: me.number, isRemembered: true, address: '10.0.0.2', userAgent: '' }),
    );
    await changeWhole({ email });
    expect(await signsInBy(email)).toBe(me.number);
    expect(await signsInBy(held.email)).toBeUndefined();
    expect(await sessions.authenticate(elsewhere)).toBeUndefined();
    const who = await sessions.authenticate(me.token);
    expect(who).toMatchObject({ hasConfirmedContact: true });
    expect(who!.coolingOffUntil.getTime()).toBe(product.clock.now + dayMs);
    // The old one is kept from others while the change may be undone.
    const other = await openCustomer(product);
    const taken = await post('', { password: 'Correct1horse', email: held.email }, other.token);
    const codes = { oldCode: '000000', newCode: await codeTo(held.email) };
    const { email: others } = (
      await product.pool.query('select email from identity.customers where id = $1', [other.number])
    ).rows[0];
    codes.oldCode = await codeTo(others);
    expect((await post(`/${taken.body.id}/confirm`, codes, other.token)).body.code).toBe('duplicate');
  });

  it('may not be another customer’s', async () => {
    const other = await openCustomer(product);
    const { rows } = await product.pool.query('select email from identity.customers where id = $1', [other.number]);
    const answer = await change({ email: rows[0].email });
    expect(answer).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    expect(answer.body.errors).toHaveProperty('email');
  });

  it('is let go after five wrong tries, and when half an hour is over', async () => {
    const { email } = fresh();
    const asked = await change({ email });
    const codes = { oldCode: await codeTo(held.email), newCode: await codeTo(email) };
    const wrong = { ...codes, newCode: codes.newCode === '111111' ? '222222' : '111111' };
    for (let tries = 0; tries < 5; tries++) await post(`/${asked.body.id}/confirm`, wrong);
    expect((await post(`/${asked.body.id}/confirm`, codes)).status).toBe(422);
    product.clock.forward(1_000);
    const again = await change({ email });
    const right = { oldCode: await codeTo(held.email), newCode: await codeTo(email) };
    product.clock.forward(31 * 60_000);
    expect((await post(`/${again.body.id}/confirm`, right)).status).toBe(422);
    expect((await contacts()).email).toBe(held.email);
  });
});

describe('a new phone number', () => {
  it('that another has typed and never confirmed is taken from them by the customer who reads there', async () => {
    const squatter = await openCustomer(product);
    const { phone } = (
      await product.pool.query('select phone from identity.customers where id = $1', [squatter.number])
    ).rows[0];
    expect(await signsInBy(phone)).toBe(squatter.number);
    const theirs = await post('/present', { kind: 'phone' }, squatter.token);
    const newCode = await codeTo(phone);
    await changeWhole({ phoneNumber: phone });
    expect(await signsInBy(phone)).toBe(me.number);
    expect(await contacts()).toMatchObject({ phone, phone_confirmed_at: expect.any(Date) });
    // Even with a code that was sent there before.
    const late = await post(`/${theirs.body.id}/confirm`, { newCode }, squatter.token);
    expect(late.body.code).toBe('contact_codes_wrong');
    const { rows } = await product.pool.query('select phone_confirmed_at from identity.customers where id = $1', [
      squatter.number,
    ]);
    expect(rows[0].phone_confirmed_at).toBeNull();
  });

  it('that another has confirmed is asked for like any, and refused to a customer who has read the code there', async () => {
    const other = await openCustomer(product);
    const { phone } = (await product.pool.query('select phone from identity.customers where id = $1', [other.number]))
      .rows[0];
    const confirmed = await post('/present', { kind: 'phone' }, other.token);
    await post(`/${confirmed.body.id}/confirm`, { newCode: await codeTo(phone) }, other.token);
    product.clock.forward(1_000);
    const free = await change({ phoneNumber: fresh().phoneNumber });
    product.clock.forward(1_000);
    const taken = await change({ phoneNumber: phone });
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    const codes = { oldCode: await codeTo(held.phone), newCode: await codeTo(phone) };
    expect((await post(`/${taken.body.id}/confirm`, codes)).body.code).toBe('duplicate');
    expect(await signsInBy(phone)).toBe(other.number);
  });

  it('is confirmed by text message on both ends, or by mail where the old number is lost', async () => {
    const { phoneNumber } = fresh();
    await changeWhole({ phoneNumber });
    expect(await contacts()).toMatchObject({ phone: phoneNumber, phone_confirmed_at: expect.any(Date) });
    expect(await signsInBy(phoneNumber)).toBe(me.number);
    expect(await signsInBy(`0${phoneNumber.slice(4)}`)).toBe(me.number);

    product.clock.forward(1_000);
    const { phoneNumber: third } = fresh();
    const lost = await change({ phoneNumber: third, lost: true });
    expect(lost.body.sent_to[0]).toMatchObject({ end: 'old', channel: 'email' });
    const codes = { oldCode: await codeTo(held.email), newCode: await codeTo(third) };
    expect((await post(`/${lost.body.id}/confirm`, codes)).status).toBe(200);
  });
});

describe('the way back', () => {
  it('undoes a change and all that came after it, signs everybody out, and locks the account', async () => {
    const [first, second] = [fresh(), fresh()];
    await changeWhole({ email: first.email });
    const undoCode = await undoCodeTo(held.email);
    await changeWhole({ email: second.email });
    await changeWhole({ phoneNumber: second.phoneNumber });
    product.clock.forward(6 * dayMs);
    const undo = (code: string) => post('/undo', { code }, '');
    expect((await undo('0000-0000-0000')).body.code).toBe('undo_code_wrong');
    expect((await undo(undoCode.toLowerCase())).status).toBe(200);
    expect(await contacts()).toMatchObject(held);
    expect(await signsInBy(held.email)).toBe(me.number);
    expect(await signsInBy(second.email)).toBeUndefined();
    expect(await product.identity.sessions.authenticate(me.token)).toBeUndefined();
    const { rows } = await product.pool.query('select locked_at from identity.customers where id = $1', [me.number]);
    expect(rows[0].locked_at).not.toBeNull();
    expect((await undo(undoCode)).status).toBe(422);
  });

  it('stops what goes on without its owner, such as the key that the attacker has made', async () => {
    await makeApiKey(product.pool, { customer: me.number, at: new Date(product.clock.now) });
    const isRevoked = async () =>
      (await listApiKeys(product.pool, me.number)).map(({ revokedAt }) => revokedAt !== null);
    await changeWhole({ email: fresh().email });
    const code = await undoCodeTo(held.email);
    expect(await isRevoked()).toEqual([false]);
    expect((await post('/undo', { code }, '')).status).toBe(200);
    expect(await isRevoked()).toEqual([true]);
  });

  it('is over after seven days', async () => {
    await changeWhole({ email: fresh().email });
    const undoCode = await undoCodeTo(held.email);
    product.clock.forward(7 * dayMs + 1);
    expect((await post('/undo', { code: undoCode }, '')).status).toBe(422);
    expect((await contacts()).email).not.toBe(held.email);
  });
});

describe('what the customer signed up with', () => {
  it('is confirmed with one code, and changes nothing else', async () => {
    const asked = await post('/present', { kind: 'phone' });
    expect(asked.body.sent_to).toHaveLength(1);
    const newCode = await codeTo(held.phone);
    expect((await post(`/${asked.body.id}/confirm`, { newCode })).body).toMatchObject({ undo_until: null });
    expect(await contacts()).toMatchObject({ ...held, phone_confirmed_at: expect.any(Date), email_confirmed_at: null });
    expect(await product.identity.sessions.authenticate(me.token)).toMatchObject({ hasConfirmedContact: true });
    expect((await post('/present', { kind: 'phone' })).status).toBe(409);
  });
});
