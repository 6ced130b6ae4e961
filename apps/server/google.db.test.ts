import { registration } from '@wura/identity/testing';
import { totpCode } from '@wura/secrets/totp';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestProduct, type TestProduct } from './testing/test-product.ts';

// Signing in with Google over the wire: a browser with its cookies, our server, and an identity provider that keeps to its
// protocol or lies on request.

let database: TestDatabase;
let product: TestProduct;
let base: string;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  base = `http://127.0.0.1:${product.config.port}`;
});
afterAll(async () => {
  await product.close();
  await database.close();
});
afterEach(() => product.clearFaults());

const password = 'Correct1horse';

/** What a browser keeps: cookies, and no more. */
function openBrowser() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async post(path: string, body: unknown, token?: string) {
      const response = await fetch(base + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
        cookies.set(name, value);
      }
      return { status: response.status, body: await response.json() };
    },
  };
}
type Browser = ReturnType<typeof openBrowser>;

interface Person {
  email: string;
  email_verified?: boolean;
  name?: string;
  sub: string;
}

const newSubject = () => String(randomInt(1e14, 2e14));

/** At the provider: this person agrees, and what stands in the address that the browser is sent back to. */
async function agree(url: string, { email, email_verified = true, name = 'Adaeze Okafor', sub }: Person) {
  await product.control('/oidc/identity', { email, email_verified, name, sub });
  const sent = await fetch(url, { redirect: 'manual' });
  expect(sent.status).toBe(302);
  const back = new URL(sent.headers.get('location')!);
  expect(back.origin + back.pathname).toBe(`${base}/login/google`);
  return { state: back.searchParams.get('state')!, code: back.searchParams.get('code')! };
}

async function begin(browser: Browser, person: Person) {
  const { status, body } = await browser.post('/api/login/google', { remember: true });
  expect(status).toBe(200);
  return agree(body.url, person);
}

const finish = (browser: Browser, back: { state: string; code: string }) =>
  browser.post('/api/login/google/finish', back);

async function signInAs(person: Person, browser = openBrowser()) {
  return finish(browser, await begin(browser, person));
}

/** A customer with a password, whose e-mail address is confirmed or not. */
async function open({ isConfirmed = true } = {}) {
  const form = registration({ password });
  const { body } = await product.call('POST', '/api/register', { body: form });
  const email = String(form['email']);
  if (isConfirmed) {
    await product.pool.query('update identity.customers set email_confirmed_at = now() where email = $1', [email]);
  }
  const signedIn = await product.call('POST', '/api/login', { body: { identifier: email, password } });
  return { email, id: body.user.id as string, token: signedIn.body.token as string, sub: newSubject() };
}

const whoIs = async (token: string) => (await product.call('GET', '/api/user', { token })).body.id as string;
const linkOf = async (token: string) => (await product.call('GET', '/api/google', { token })).body.linked;

describe('signing in', () => {
  it('sends the browser with PKCE, a state and a nonce, and keeps what it has to prove out of reach of scripts', async () => {
    const response = await fetch(`${base}/api/login/google`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { url } = (await response.json()) as { url: string };
    const { origin, searchParams: asked } = new URL(url);
    expect(origin).toBe(product.sandboxUrl);
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('state')).toMatch(/^in\.[\w-]{43}$/);
    expect(asked.get('redirect_uri')).toBe(`${base}/login/google`);
    expect(response.headers.getSetCookie().join()).toMatch(/google=[\w-]{43};.*HttpOnly;.*SameSite=Lax/i);
  });

  it('lets in the customer whose confirmed address Google has verified, tells them, and knows them by Google’s name from then on', async () => {
    const { email, id, sub } = await open();
    const first = await signInAs({ email, sub });
    expect(first).toMatchObject({ status: 200, body: { registration: null } });
    expect(await whoIs(first.body.token)).toBe(id);
    expect(await linkOf(first.body.token)).toMatchObject({ email });
    const told = await product.call('GET', '/api/notifications', { token: first.body.token });
    expect(told.text).toContain('A Google account was linked to your account');

    // The address at Google is another one now, and not even verified: the name is what counts.
    const again = await signInAs({ email: `new.${email}`, email_verified: false, sub });
    expect(await whoIs(again.body.token)).toBe(id);
  });

  it('links no account whose address was never confirmed, and none by an address that Google has not verified', async () => {
    const unconfirmed = await open({ isConfirmed: false });
    expect(await signInAs(unconfirmed)).toMatchObject({ status: 403, body: { code: 'google_email_unconfirmed' } });
    const { email, sub } = await open();
    const unverified = await signInAs({ email, sub, email_verified: false });
    expect(unverified).toMatchObject({ status: 403, body: { code: 'google_email_unverified' } });
    expect((await signInAs({ email: 'new@example.com', sub: newSubject(), email_verified: false })).status).toBe(403);
    const { rows } = await product.pool.query('select 1 from google_sign_in.links where subject = any($1)', [
      [unconfirmed.sub, sub],
    ]);
    expect(rows).toEqual([]);
  });

  it('lets in no second Google account by the address alone', async () => {
    const { email, sub } = await open();
    expect((await signInAs({ email, sub })).status).toBe(200);
    const other = await signInAs({ email, sub: newSubject() });
    expect(other).toMatchObject({ status: 403, body: { code: 'google_other_account' } });
  });

  it('asks for the second factor where there is one, and links nothing before it', async () => {
    const { email, id, token, sub } = await open();
    const { body } = await product.call('POST', '/api/two-factor', { token, body: { password } });
    const secret = fromBase32(body.secret);
    const code = totpCode(secret, Date.now());
    await product.call('POST', '/api/two-factor/confirm', { token, body: { code } });
    const browser = openBrowser();
    const asked = await signInAs({ email, sub }, browser);
    expect(asked).toMatchObject({ status: 401, body: { code: 'two_factor_required' } });
    expect(await linkOf(token)).toBeNull();
    const { challenge } = asked.body;
    expect((await browser.post('/api/login/two-factor', { challenge, code: '000000' })).status).toBe(422);
    const next = totpCode(secret, Date.now() + 30_000);
    const done = await browser.post('/api/login/two-factor', { challenge, code: next });
    expect(await whoIs(done.body.token)).toBe(id);
  });

  it('lets nobody into an account that its owner has locked', async () => {
    const { email, sub } = await open();
    await signInAs({ email, sub });
    await product.call('POST', '/api/lock', { body: { identifier: email, password } });
    expect(await signInAs({ email, sub })).toMatchObject({ status: 403, body: { code: 'account_locked' } });
  });
});

describe('an attacker', () => {
  const again = { status: 401, body: { code: 'google_begin_again' } };

  it('signs no victim in to an account of the attacker’s: what was begun elsewhere is not finished here', async () => {
    const mine = await open();
    const attacker = openBrowser();
    const back = await begin(attacker, mine);
    expect(await finish(openBrowser(), back)).toMatchObject(again);
    // Nor with a cookie that the victim has of a sign-in of their own.
    const victim = openBrowser();
    const own = await begin(victim, await open());
    expect(await finish(victim, back)).toMatchObject(again);
    expect(await finish(victim, { ...own, state: back.state })).toMatchObject(again);
    // The code of another sign-in, under the victim's own state, was not made for the victim's verifier.
    expect(await finish(victim, { ...back, state: own.state })).toMatchObject(again);
    expect((await finish(attacker, back)).status).toBe(401);
  });

  it('replays no code and no state, and comes too late after ten minutes', async () => {
    const browser = openBrowser();
    const back = await begin(browser, await open());
    expect((await finish(browser, back)).status).toBe(200);
    expect(await finish(browser, back)).toMatchObject(again);
    const late = await begin(browser, await open());
    await database
      .pool('wura_owner')
      .query(`update google_sign_in.errands set expires_at = now() - interval '1 second'`);
    expect(await finish(browser, late)).toMatchObject(again);
  });

  it('is believed nothing that is signed for another, by another, at another time, or not at all', async () => {
    const { email, token, sub } = await open();
    const browser = openBrowser();
    for (const about of ['nonce', 'audience', 'issuer', 'expiry', 'signature', 'alg_none', 'key']) {
      const back = await begin(browser, { email, sub });
      await product.control('/oidc/lie', { about });
      const answer = await finish(browser, back);
      expect([about, answer.status, answer.body.code]).toEqual([about, 502, 'google_untrue']);
      // The truth would come too late: that sign-in is over.
      expect(await finish(browser, back)).toMatchObject(again);
    }
    expect(await linkOf(token)).toBeNull();
  });

  it('gains nothing from texts of any length', async () => {
    for (const back of [
      {},
      { state: '', code: '' },
      { state: 'in.x', code: 'x'.repeat(1_001) },
      { state: 1, code: [] },
    ]) {
      expect((await openBrowser().post('/api/login/google/finish', back)).status).toBe(422);
    }
  });
});

describe('a provider that fails', () => {
  it('at the exchange signs nobody in, and says so plainly', async () => {
    const browser = openBrowser();
    const person = await open();
    for (const mode of ['error500', 'garbage', 'redirect', 'oversized']) {
      const back = await begin(browser, person);
      await product.control('/faults', { provider: 'oidc', operation: 'token', mode, times: 1 });
      const answer = await finish(browser, back);
      expect([mode, answer.status, answer.body.code]).toEqual([mode, 503, 'google_silent']);
      expect(answer.body.token).toBeUndefined();
      expect(answer.body.message).toContain('Nobody was signed in');
    }
  });

  it('with a refusal of the code has the customer begin again', async () => {
    const browser = openBrowser();
    const back = await begin(browser, await open());
    await product.control('/faults', { provider: 'oidc', operation: 'token', mode: 'refuse', times: 1 });
    expect(await finish(browser, back)).toMatchObject({ status: 401, body: { code: 'google_begin_again' } });
  });
});

describe('a new person', () => {
  const newcomer = () => ({ email: `new.${newSubject()}@gmail.example`, name: 'Ifeoma Grace Eze', sub: newSubject() });

  it('registers with what Google said, is confirmed and linked, and signs in with Google the next time', async () => {
    const person = newcomer();
    const { body } = await signInAs(person);
    const { proof } = body.registration;
    expect(body).toMatchObject({
      token: null,
      registration: { email: person.email, firstname: 'Ifeoma', lastname: 'Grace Eze' },
    });
    const form = registration({ email: person.email, proof });
    const registered = await product.call('POST', '/api/register', { body: form });
    expect(registered).toMatchObject({ status: 201, body: { user: { email: person.email, email_confirmed: true } } });
    const next = await signInAs(person);
    expect(await whoIs(next.body.token)).toBe(registered.body.user.id);
  });

  it('is vouched for once, in time, and for that address alone; otherwise no account is opened', async () => {
    const person = newcomer();
    const { body } = await signInAs(person);
    const { proof } = body.registration;
    const register = (given: object) => product.call('POST', '/api/register', { body: registration(given as never) });
    const refused = { status: 409, body: { code: 'proof_expired' } };
    const victims = `victim.${newSubject()}@example.com`;
    expect(await register({ email: victims, proof })).toMatchObject(refused);
    expect(await register({ email: person.email, proof: 'made-up' })).toMatchObject(refused);
    expect((await register({ email: person.email, proof })).status).toBe(201);
    expect(await register({ email: victims, proof })).toMatchObject(refused);
    const late = newcomer();
    const found = (await signInAs(late)).body.registration;
    await database
      .pool('wura_owner')
      .query(`update google_sign_in.newcomers set expires_at = now() - interval '1 second'`);
    expect(await register({ email: late.email, proof: found.proof })).toMatchObject(refused);
    expect((await register({ email: late.email })).status).toBe(201);
    // A sign-in that its visitor left is forgotten by the worker.
    await product.runJobs();
    expect((await product.pool.query('select from google_sign_in.newcomers')).rowCount).toBe(0);
  });
});

describe('linking under Security', () => {
  async function link(me: { token: string }, person: Person, browser = openBrowser()) {
    const begun = await browser.post('/api/google/link', { password }, me.token);
    if (begun.status !== 200) return begun;
    return browser.post('/api/google/link/finish', await agree(begun.body.url, person), me.token);
  }

  it('takes the password, links an account of any address, and unlinks it again', async () => {
    const me = await open();
    const wrong = await openBrowser().post('/api/google/link', { password: 'Wrong1horse' }, me.token);
    expect(wrong.status).toBe(422);
    const google = { email: 'elsewhere@gmail.example', sub: me.sub };
    expect(await link(me, google)).toMatchObject({ status: 200, body: { linked: { email: google.email } } });
    expect(await whoIs((await signInAs(google)).body.token)).toBe(me.id);
    expect(await link(me, google)).toMatchObject({ status: 409, body: { code: 'google_linked_already' } });
    // Another customer cannot take it, and the owner is told of both.
    const other = await open();
    expect(await link(other, google)).toMatchObject({ status: 409, body: { code: 'google_taken' } });
    const unlink = (token: string) => product.call('POST', '/api/google/unlink', { token, body: { password } });
    expect((await unlink(other.token)).body.code).toBe('google_not_linked');
    expect((await unlink(me.token)).status).toBe(200);
    expect(await linkOf(me.token)).toBeNull();
    expect((await signInAs(google)).body.registration).toMatchObject({ email: google.email });
  });

  it('is closed to an account whose address was never confirmed, and to an address that Google has not verified', async () => {
    const unconfirmed = await open({ isConfirmed: false });
    expect((await link(unconfirmed, unconfirmed)).body.code).toBe('google_confirm_email_first');
    const me = await open();
    const unverified = await link(me, { ...me, email_verified: false });
    expect(unverified.body.code).toBe('google_email_unverified');
  });

  it('is finished by the session that began it, and by no sign-in', async () => {
    const [me, other] = [await open(), await open()];
    const browser = openBrowser();
    const begun = await browser.post('/api/google/link', { password }, me.token);
    const back = await agree(begun.body.url, me);
    expect((await browser.post('/api/google/link/finish', back, other.token)).status).toBe(401);
    expect((await finish(browser, back)).status).toBe(401);
    expect((await browser.post('/api/google/link/finish', back, me.token)).status).toBe(200);
    const signing = await begin(browser, other);
    expect((await browser.post('/api/google/link/finish', signing, other.token)).status).toBe(401);
  });
});

function fromBase32(text: string): Buffer {
  const bits = [...text].map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
}
