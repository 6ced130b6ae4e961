import { hash as argon } from '@node-rs/argon2';
import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { transaction } from '@wura/database';
import { makeApiKey } from '@wura/identity/testing/api-key';
import { createAuthenticator } from '@wura/identity/testing/authenticator';
import { dayMs, lagosDate } from '@wura/platform/time';
import { siteOf } from '@wura/secrets/passkeys';
import { totpCode } from '@wura/secrets/totp';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { base32nopad } from '@scure/base';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

// Whom a lock keeps out, in the whole product: an intruder who was in the account, and added ways of their own to get back.

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

const pin = '2580';
const password = 'Correct1horse';
const owner = () => database.pool('wura_owner');
const post = (path: string, body: object, token?: string) =>
  product.call('POST', path, { body, ...(token !== undefined && { token }) });
const signIn = (ada: Payer, words: string) => post('/api/login', { identifier: ada.email, password: words });
const lock = (ada: Payer) => post('/api/lock', { identifier: ada.email, password });

async function open(): Promise<Payer> {
  const ada = await newPayer(product, { pin });
  await owner().query('update identity.customers set password_hash = $2, email_confirmed_at = now() where id = $1', [
    ada.number,
    await argon(password),
  ]);
  await deposit(product, ada, 50_000);
  return ada;
}

async function addPasskey({ token }: Payer) {
  const device = createAuthenticator(site);
  const options = await post('/api/passkeys/options', { password, pin }, token);
  const made = await post('/api/passkeys', { name: 'Phone', credential: device.create(options.body) }, token);
  expect(made.status).toBe(201);
  return async () => {
    const asked = await post('/api/login/passkey/options', {});
    return post('/api/login/passkey', { credential: device.get(asked.body) });
  };
}

/** A Google account with an address of the intruder's own. */
async function linkGoogle({ number }: Payer) {
  const sub = String(randomInt(1e14, 2e14));
  const email = `intruder.${sub}@example.com`;
  await owner().query(
    'insert into google_sign_in.links (customer, subject, email, linked_at) values ($1, $2, $3, now())',
    [number, sub, email],
  );
  const base = `http://127.0.0.1:${product.config.port}`;
  return async () => {
    const headers = { 'content-type': 'application/json' };
    const begun = await fetch(`${base}/api/login/google`, { method: 'POST', headers, body: '{}' });
    const cookie = begun.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ');
    const { url } = (await begun.json()) as { url: string };
    await product.control('/oidc/identity', { email, email_verified: true, name: 'In Truder', sub });
    const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location')!);
    const body = JSON.stringify({ state: back.searchParams.get('state'), code: back.searchParams.get('code') });
    const finish = { method: 'POST', headers: { ...headers, cookie }, body };
    const finished = await fetch(`${base}/api/login/google/finish`, finish);
    return { status: finished.status, body: await finished.json() };
  };
}

async function makeKey({ number }: Payer) {
  const token = await makeApiKey(product.pool, { customer: number, at: new Date() });
  return () => product.call('GET', '/api/wallets', { token });
}

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const written = 'select subject, text from notices.mails where recipient = $1 order by created_at, id';
  return (await owner().query(written, [email])).rows;
}

/** A new password with a code from the mail. */
async function resetPassword(ada: Payer, fresh: string) {
  await resetWith(ada, fresh, await codeFor(ada));
}

async function codeFor({ email }: Payer): Promise<string> {
  expect((await post('/api/password/forgot', { identifier: email })).status).toBe(202);
  await product.runJobs();
  const text = (await mailsTo(email)).findLast(({ text: words }) => /\b\d{6}\b/.test(words))!.text;
  return /\b\d{6}\b|(?:\b\d{3} ){3}\d{3}\b/.exec(text)![0];
}

async function resetWith({ email }: Payer, fresh: string, code: string) {
  expect((await post('/api/password/reset', { identifier: email, code, password: fresh })).status).toBe(200);
}

describe('after a lock and a new password', () => {
  it('nothing that signed in before opens the account, and the new password does', async () => {
    const ada = await open();
    const [byPasskey, byGoogle, byKey] = [await addPasskey(ada), await linkGoogle(ada), await makeKey(ada)];
    const before = [(await byPasskey()).body.token, (await byGoogle()).body.token];
    expect(before).toEqual([expect.any(String), expect.any(String)]);
    expect((await byKey()).status).toBe(200);
    const sessions = [ada.token, ...before];

    expect((await lock(ada)).status).toBe(200);
    expect([(await byPasskey()).status, (await byGoogle()).body.token, (await byKey()).status]).toEqual([
      401,
      null,
      401,
    ]);
    await resetPassword(ada, 'Another2horse');

    expect((await byPasskey()).body.code).toBe('passkey_unknown');
    expect((await byGoogle()).body).toMatchObject({ token: null, registration: { firstname: 'In' } });
    expect((await byKey()).status).toBe(401);
    for (const token of sessions) expect((await product.call('GET', '/api/user', { token })).status).toBe(401);
    expect((await signIn(ada, password)).status).toBe(401);
    const { body } = await signIn(ada, 'Another2horse');
    const passkeys = await product.call('GET', '/api/passkeys', { token: body.token });
    const google = await product.call('GET', '/api/google', { token: body.token });
    expect([passkeys.body.data, google.body.linked]).toEqual([[], null]);
  });

  it('the authenticator app is still asked for: a mailbox alone opens nothing', async () => {
    const ada = await open();
    const { secret } = (await post('/api/two-factor', { password, pin }, ada.token)).body;
    const code = (later: number) => totpCode(base32nopad.decode(secret), Date.now() + later);
    const { backup_codes: codes } = (await post('/api/two-factor/confirm', { code: code(0) }, ada.token)).body;
    await lock(ada);
    await resetPassword(ada, 'Another2horse');
    const { status, body } = await signIn(ada, 'Another2horse');
    expect([status, body.code, body.token]).toEqual([401, 'two_factor_required', undefined]);
    const done = await post('/api/login/two-factor', { challenge: body.challenge, code: codes[0] });
    expect(done.body.token).toEqual(expect.any(String));
  });

  it('what is added while the account is being locked is refused or removed', async () => {
    for (let round = 0; round < 5; round++) {
      const ada = await open();
      const device = createAuthenticator(site);
      const options = await post('/api/passkeys/options', { password, pin }, ada.token);
      await Promise.all([
        post('/api/passkeys', { name: 'Phone', credential: device.create(options.body) }, ada.token),
        lock(ada),
      ]);
      const { rows } = await owner().query('select public_id from identity.passkeys where customer = $1', [ada.number]);
      expect(rows).toEqual([]);
    }
  });

  /** What proves that a customer without app or passkey is there. */
  async function stepUp({ token, email }: Payer) {
    await product.call('POST', '/api/step-up', { token });
    return { pin, mail_code: /Your code is (\d{6})\./.exec((await mailsTo(email)).at(-1)!.text)![1]! };
  }

  const inTurn = (room: string, { number }: Payer) =>
    `select pg_advisory_xact_lock(hashtextextended('${room}', ${number}))`;
  const key = { name: 'Till', scopes: ['read'], days: 30 };
  const listener = { url: 'https://shop.example/wura', events: ['money.received'] };
  const schedule = ({ wallet: wallet_id }: Payer) => {
    const fields = { number: '08031234567', network: 'MTN' };
    const starts_on = lagosDate(Date.now() + dayMs);
    return {
      kind: 'airtime',
      wallet_id,
      fields,
      amount: '500',
      repeats: 'monthly',
      starts_on,
      on_failure: 'skip',
      pin,
    };
  };
  const isOn = 'select from partner_webhooks.endpoint where customer = $1 and off_since is null';
  const isActive = `select from scheduled_payments.schedule where customer = $1 and state = 'active'`;

  it.each<[string, (ada: Payer) => Promise<{ meanwhile: string; call: () => Promise<unknown> }>, string]>([
    [
      'an API key',
      async ada => {
        const body = { ...key, ...(await stepUp(ada)) };
        return { meanwhile: inTurn('identity.api_keys', ada), call: () => post('/api/keys', body, ada.token) };
      },
      'select from identity.api_keys where customer = $1 and revoked_at is null',
    ],
    [
      'a payment on days to come',
      async ada => ({
        meanwhile: inTurn('scheduled_payments.schedule', ada),
        call: () => post('/api/scheduled-payments', schedule(ada), ada.token),
      }),
      isActive,
    ],
    [
      'a payment on days to come that is resumed',
      async ada => {
        const { id } = (await post('/api/scheduled-payments', schedule(ada), ada.token)).body;
        const resume = () => product.call('POST', `/api/scheduled-payments/${id}/resume`, { token: ada.token });
        const paused = await product.call('POST', `/api/scheduled-payments/${id}/pause`, { token: ada.token });
        expect(paused.status).toBe(200);
        return {
          meanwhile: `select from scheduled_payments.schedule where public_id = '${id}' for update`,
          call: resume,
        };
      },
      isActive,
    ],
    [
      'a conversion order',
      async ada => {
        const to = (await post('/api/wallets', { currency: 'USD' }, ada.token)).body.id;
        const ends_at = new Date(Date.now() + 3 * dayMs).toISOString();
        const order = { from_wallet_id: ada.wallet, to_wallet_id: to, target_rate: '1', ceiling: '1000', ends_at, pin };
        return {
          meanwhile: inTurn('exchange.conversion_order', ada),
          call: () => post('/api/conversion-orders', { ...order, rate_of: 'target' }, ada.token),
        };
      },
      `select from exchange.conversion_order where customer = $1 and state = 'open'`,
    ],
    [
      'an address that is told of payments',
      async ada => {
        await makeKey(ada);
        const body = { ...listener, ...(await stepUp(ada)) };
        return {
          meanwhile: inTurn('partner_webhooks.endpoint', ada),
          call: () => post('/api/webhook-endpoints', body, ada.token),
        };
      },
      isOn,
    ],
    [
      'an address that is told of payments again',
      async ada => {
        await makeKey(ada);
        const { body } = await post('/api/webhook-endpoints', { ...listener, ...(await stepUp(ada)) }, ada.token);
        const at = `/api/webhook-endpoints/${body.endpoint.id}`;
        const turn = (body: { is_on: boolean }) => product.call('PUT', at, { token: ada.token, body });
        expect((await turn({ is_on: false })).status).toBe(200);
        return {
          meanwhile: `select from partner_webhooks.endpoint where public_id = '${body.endpoint.id}' for update`,
          call: () => turn({ is_on: true }),
        };
      },
      isOn,
    ],
  ])('%s, made while the account is being locked, does not outlast the lock', async (_what, begin, living) => {
    const ada = await open();
    const { meanwhile, call } = await begin(ada);
    let isOver = false;
    const calls = await transaction(owner(), async tx => {
      await tx.query(meanwhile);
      const called = call();
      await untilSomebodyWaits(database);
      const locked = lock(ada).finally(() => (isOver = true));
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const everything = database.pool('none');
      await expect
        .poll(async () => isOver || (await everything.query(waiting)).rowCount! > 1, { timeout: 20_000 })
        .toBe(true);
      return [called, locked] as const;
    });
    const [, { status }] = await Promise.all(calls);
    expect([status, (await owner().query(living, [ada.number])).rowCount]).toEqual([200, 0]);
  });

  it('its owner was told by mail what was removed', async () => {
    const ada = await open();
    await lock(ada);
    const { text } = (await mailsTo(ada.email)).find(({ subject }) => subject === 'Your account is locked')!;
    expect(text).toContain('Your passkeys, the sign-in with Google and your API keys were removed.');
  });
});

describe('a new password', () => {
  it('ends a sign-in with the former one that is under way', async () => {
    const ada = await open();
    const mailed = await codeFor(ada);
    const meanwhile = await transaction(owner(), async tx => {
      // Whether there is a second factor is looked at once the password was right.
      await tx.query('lock table identity.authenticators in access exclusive mode');
      const signing = signIn(ada, password);
      await untilSomebodyWaits(database);
      await resetWith(ada, 'Another2horse', mailed);
      return [signing];
    });
    const { status, body } = await meanwhile[0]!;
    expect([status, body.code, body.token]).toEqual([401, 'invalid_credentials', undefined]);
    const alive = 'select from identity.sessions where customer = $1 and revoked_at is null';
    expect((await owner().query(alive, [ada.number])).rowCount).toBe(0);
  });

  it('leaves the keys of programs, and its mail says how many and where to end them', async () => {
    const ada = await open();
    const [first] = [await makeKey(ada), await makeKey(ada)];
    await resetPassword(ada, 'Another2horse');
    expect((await first()).status).toBe(200);
    const { text } = (await mailsTo(ada.email)).findLast(({ subject }) => subject === 'Your password was changed')!;
    expect(text).toContain('2 API keys of yours still work');
    expect(text).toContain('Revoke those that you do not know under API keys.');
  });

  it('ends one between the password and the code', async () => {
    const ada = await open();
    const { secret } = (await post('/api/two-factor', { password, pin }, ada.token)).body;
    const code = totpCode(base32nopad.decode(secret), Date.now());
    const { backup_codes: codes } = (await post('/api/two-factor/confirm', { code }, ada.token)).body;
    const { challenge } = (await signIn(ada, password)).body;
    const mailed = await codeFor(ada);
    const meanwhile = await transaction(owner(), async tx => {
      await tx.query('select from identity.backup_codes where customer = $1 for update', [ada.number]);
      const confirming = post('/api/login/two-factor', { challenge, code: codes[0] });
      await untilSomebodyWaits(database);
      await resetWith(ada, 'Another2horse', mailed);
      return [confirming];
    });
    const { status, body } = await meanwhile[0]!;
    expect([status, body.code, body.token]).toEqual([401, 'sign_in_again', undefined]);
  });
});

describe('payments that are locked because the customer was tricked', () => {
  it('leave the passkey and the Google account of their owner, who is not locked out', async () => {
    const ada = await open();
    const byPasskey = await addPasskey(ada);
    const byGoogle = await linkGoogle(ada);
    const thief = await product.call('GET', '/api/user', { token: (await open()).token });
    const order = { fromWalletId: ada.wallet, toAccountNumber: thief.body.account_number, amount: 10, pin };
    const { body: sent } = await post('/api/intra-transfer', order, ada.token);
    const report = {
      transaction_id: sent.transaction.id,
      reason: 'tricked',
      text: 'They said I had won',
      lock_payments: true,
    };
    expect((await post('/api/disputes', report, ada.token)).status).toBe(201);
    expect((await byGoogle()).body.token).toEqual(expect.any(String));
    expect((await byPasskey()).status).toBe(200);
  });
});
