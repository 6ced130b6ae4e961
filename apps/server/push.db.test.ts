import { createIdentity, saveSettings, type Identity, type SavedSettings } from '@wura/identity/server';
import { cheapHashing } from '@wura/identity/testing/cheap-hashing';
import { transaction, type Pool } from '@wura/database';
import type { AlertKind } from '@wura/notices/alerts';
import { notify } from '@wura/notices/server';
import { defineNotice } from '@wura/notices/server/kinds';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { inEachLanguage } from '@wura/wire/languages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPayer, openTestProduct, type Payer, type TestProduct } from './testing/test-product.ts';

// Notices on devices over the wire: a browser of the sandbox subscribes, the worker encrypts and signs, and a push service
// checks the signature and reads what only that browser can.

let database: TestDatabase;
let product: TestProduct;
let owner: Pool;
let identity: Identity;
let me: Payer;
let aheadMs = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, {}, { now: () => Date.now() + aheadMs });
  owner = database.pool('wura_owner');
  identity = createIdentity({
    pool: product.pool,
    now: Date.now,
    masterKey: product.config.masterKey!,
    worthMinor: ({ minor }) => minor,
    pinThresholdMinor: () => 1_000_000n,
    hasRateLimits: false,
    hashing: cheapHashing,
  });
});
afterAll(async () => {
  await identity.close();
  await product.close();
  await database.close();
});
beforeEach(async () => {
  me = await newPayer(product);
});
afterEach(async () => {
  aheadMs = 0;
  await product.clearFaults();
  await owner.query('delete from jobs.job');
});

interface Browser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const push = '/api/notifications/push';

async function openBrowser(): Promise<Browser> {
  const { body } = await product.call('GET', push, { token: me.token });
  return product.control('/push/subscriptions', { sender: body.public_key });
}

const allow = (browser: Browser, token = me.token) => product.call('PUT', push, { token, body: browser });
const stateOf = async (token = me.token) => (await product.call('GET', push, { token })).body;

const arrivedAt = async ({ endpoint }: Browser): Promise<any[]> =>
  product.control(`/push/messages?endpoint=${encodeURIComponent(endpoint)}`);

async function newSession(customer: bigint): Promise<string> {
  return transaction(product.pool, tx =>
    identity.sessions.start(tx, { customer, isRemembered: false, address: '::1', userAgent: '' }),
  );
}

async function choose(changes: Partial<SavedSettings>): Promise<void> {
  const of = { customer: me.number, changes, pinThresholdMinor: 1_000_000n };
  await transaction(product.pool, tx => saveSettings(tx, of));
}

async function tell(about: AlertKind = 'bills'): Promise<void> {
  const what = defineNotice<object>({
    name: 'told',
    topic: 'account',
    about,
    isMailed: false,
    link: () => '/wallet?view=transactions',
    words: {
      ...inEachLanguage(() => () => ({ title: 'You spent ₦2,500.00', text: 'Airtime for 0803.' })),
      fr: () => ({ title: 'Vous avez dépensé ₦2 500,00', text: 'Crédit pour 0803.' }),
    },
  });
  await transaction(product.pool, tx =>
    notify(tx, { customer: me.number, what, facts: {}, at: new Date(Date.now() + aheadMs) }),
  );
}

/** When what waits for a device is due, from now on. */
async function dueInMs(): Promise<number[]> {
  const { rows } = await owner.query<{ ms: number }>(
    `select extract(epoch from due_at - clock_timestamp())::float8 * 1000 as ms from jobs.job where kind = 'push'`,
  );
  return rows.map(({ ms }) => ms);
}

const subscriptions = async (): Promise<number> =>
  (await owner.query('select from notices.push_subscriptions where customer = $1', [me.number])).rowCount!;
const waiting = async (): Promise<number> => (await owner.query('select from notices.pushes')).rowCount!;

describe('a device whose customer allowed it', () => {
  it('is told of each notice once, encrypted for it alone, in the customer’s language, and nothing of it stays', async () => {
    const [here, there] = [await openBrowser(), await openBrowser()];
    expect(await stateOf()).toMatchObject({ here: false, devices: 0 });
    expect((await allow(here)).body).toMatchObject({ here: true, devices: 1 });
    await allow(there, await newSession(me.number));
    await choose({ language: 'fr' });
    await tell();
    await tell('security');
    await product.worker.runDue();
    await product.runJobs();
    for (const browser of [here, there]) {
      const arrived = await arrivedAt(browser);
      expect(arrived.map(({ told }) => told.title)).toEqual(Array(2).fill('Vous avez dépensé ₦2 500,00'));
      expect(new Set(arrived.map(({ urgency }) => urgency))).toEqual(new Set(['high', 'normal']));
      expect(arrived[0]).toMatchObject({
        told: { text: 'Crédit pour 0803.', link: '/wallet?view=transactions', tag: arrived[0].topic },
      });
    }
    const { body } = await product.call('GET', '/api/notifications', { token: me.token });
    const tags = (await arrivedAt(here)).map(({ topic }) => topic);
    expect(new Set(tags)).toEqual(new Set(body.data.map(({ id }: { id: string }) => id)));
    expect(await waiting()).toBe(0);
    const { rows } = await owner.query('select encode(sealed, $1) as sealed from notices.push_subscriptions', [
      'escape',
    ]);
    expect(JSON.stringify(rows)).not.toContain(here.endpoint);
  });

  it('is told no amount where amounts are hidden, and nothing that was silenced', async () => {
    const browser = await openBrowser();
    await allow(browser);
    await choose({ hideBalance: true, alerts: { rates: { push: false } } });
    await tell('rates');
    await tell('money_out');
    await product.worker.runDue();
    expect((await arrivedAt(browser)).map(({ told }) => [told.title, told.text])).toEqual([
      ['Money out', 'Open Wura to read it.'],
    ]);
    const { body } = await product.call('PUT', '/api/notifications/alerts', {
      token: me.token,
      body: { kinds: [{ kind: 'money_out', channel: 'push', on: false }] },
    });
    const ways = body.kinds.find(({ kind }: { kind: string }) => kind === 'money_out').channels;
    expect(ways).toContainEqual({ channel: 'push', on: false, fixed: false });
    expect(ways).toContainEqual({ channel: 'mail', on: true, fixed: true });
  });

  it('is left alone in quiet hours, but for what cannot wait', async () => {
    await allow(await openBrowser());
    const hour = (new Date().getUTCHours() + 1) % 24;
    await choose({ quietHours: { from: hour, until: (hour + 2) % 24 } });
    await tell('bills');
    expect((await dueInMs())[0]).toBeGreaterThan(3_600_000);
    await tell('security');
    expect(Math.min(...(await dueInMs()))).toBeLessThan(1_000);
  });

  it('is told again later where its service falters, no sooner than asked, and never follows a redirect', async () => {
    const browser = await openBrowser();
    await allow(browser);
    for (const [mode, leastMs] of [
      ['error500', 3_000],
      ['redirect', 3_000],
      ['status429', 25_000],
    ] as const) {
      await product.control('/faults', { provider: 'push', operation: 'send', mode });
      await owner.query('delete from notices.pushes');
      await owner.query('delete from jobs.job');
      await tell();
      await product.worker.runDue();
      expect((await dueInMs())[0], mode).toBeGreaterThan(leastMs);
    }
    expect(await arrivedAt(browser)).toEqual([]);
    await product.runJobs();
    expect(await arrivedAt(browser)).toHaveLength(1);
    expect(await dueInMs()).toEqual([]);
  });

  it('is let go of once its service says that nobody hears there, and a refusal is not tried again', async () => {
    const browser = await openBrowser();
    await allow(browser);
    await product.control('/faults', { provider: 'push', operation: 'send', mode: 'refuse' });
    await tell();
    await product.worker.runDue();
    expect([await dueInMs(), await waiting(), await subscriptions()]).toEqual([[], 0, 1]);
    await product.control('/push/gone', { endpoint: browser.endpoint });
    await tell();
    await tell();
    await product.worker.runDue();
    expect([await dueInMs(), await waiting(), await subscriptions()]).toEqual([[], 0, 0]);
    expect(await stateOf()).toMatchObject({ here: false, devices: 0 });
  });
});

describe('a device is told no more', () => {
  it('once it was switched off, its session signed out, was revoked elsewhere or has run out', async () => {
    const told: Browser[] = [];
    const tokens: string[] = [];
    for (let count = 0; count < 3; count++) {
      const token = count === 0 ? me.token : await newSession(me.number);
      const browser = await openBrowser();
      await allow(browser, token);
      told.push(browser);
      tokens.push(token);
    }
    // What was on its way when it ended is not sent either.
    await tell();
    const [kept, off, out] = tokens as [string, string, string];
    await product.call('DELETE', push, { token: off });
    await product.call('POST', '/api/logout', { token: out });
    await product.worker.runDue();
    expect(await Promise.all(told.map(async each => (await arrivedAt(each)).length))).toEqual([1, 0, 0]);
    expect(await subscriptions()).toBe(1);
    const another = await newSession(me.number);
    await product.call('DELETE', '/api/sessions', { token: another });
    expect(await subscriptions()).toBe(0);
    expect((await product.call('GET', push, { token: kept })).status).toBe(401);

    const browser = await openBrowserFor(another);
    await allow(browser, another);
    await tell();
    aheadMs = 13 * 3_600_000;
    await product.worker.runDue();
    expect([await arrivedAt(browser), await subscriptions()]).toEqual([[], 0]);
  });

  it('once its customer is erased', async () => {
    await allow(await openBrowser());
    await tell();
    await owner.query('insert into identity.erasures (customer, asked_at, due_at) values ($1, now(), now())', [
      me.number,
    ]);
    await database.pool('wura_worker').query('select identity.begin_erasure($1, now())', [me.number]);
    expect([await subscriptions(), await waiting()]).toEqual([0, 0]);
  });

  it('once the browser is another customer’s', async () => {
    const browser = await openBrowser();
    await allow(browser);
    const other = await newPayer(product);
    expect((await allow(browser, other.token)).body).toMatchObject({ here: true, devices: 1 });
    expect(await stateOf()).toMatchObject({ here: false, devices: 0 });
    await tell();
    await product.worker.runDue();
    expect(await arrivedAt(browser)).toEqual([]);
  });
});

describe('what a browser is not told by', () => {
  it('is an address of the caller’s choice, or keys that no browser has', async () => {
    const browser = await openBrowser();
    for (const endpoint of [
      'https://attacker.example/push/send/1',
      `${product.sandboxUrl}/_sandbox/outbox`,
      'https://fcm.googleapis.com/fcm/send/1',
      `${product.sandboxUrl}/push/send/${'a'.repeat(1_100)}`,
    ]) {
      const { status, body } = await allow({ ...browser, endpoint });
      expect({ status, codes: body.errorCodes }).toEqual({ status: 422, codes: { endpoint: 'push_service_unknown' } });
    }
    const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
    const wrong = await allow({ ...browser, keys: { ...browser.keys, p256dh } });
    expect(wrong.body.errorCodes).toEqual({ keys: 'push_keys_wrong' });
    expect(await subscriptions()).toBe(0);
  });

  it('is an eleventh device; one that names itself anew is the same', async () => {
    const tokens = [me.token, ...(await Promise.all(Array.from({ length: 10 }, () => newSession(me.number))))];
    const answers = [];
    for (const token of tokens) answers.push((await allow(await openBrowser(), token)).status);
    expect(answers).toEqual([...Array(10).fill(200), 409]);
    expect((await allow(await openBrowser())).body).toMatchObject({ here: true, devices: 10 });
  });
});

async function openBrowserFor(token: string): Promise<Browser> {
  const { public_key: sender } = await stateOf(token);
  return product.control('/push/subscriptions', { sender });
}
