import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  register,
  type Payer,
  type Registered,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { transaction } from '@wura/database';
import { dayMs, minuteMs } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { openWallet } from '@wura/wallets/server/wallets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

// Between a customer's wish to be erased and the worker who does it.

type Leaver = Payer & Registered;

const password = 'Palm-Wine-77';
const pin = '2468';

let database: TestDatabase;
let product: TestProduct;
let eve: Payer;
let ada: Leaver;
/** How far the worker's clock is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, {}, { now: () => Date.now() + aheadMs });
  eve = await newPayer(product, { pin });
  await deposit(product, eve, 50_000);
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  aheadMs = 0;
  ada = await join();
});

async function join(): Promise<Leaver> {
  const registered = await register(product, password);
  const { wallet } = await transaction(product.pool, tx =>
    openWallet(tx, { owner: registered.number, currency: 'NGN' }),
  );
  return { ...registered, wallet: wallet.publicId, walletId: wallet.id };
}

const signIn = (identifier: string) => product.call('POST', '/api/login', { body: { identifier, password } });
const leave = () => product.call('POST', '/api/my-data/erase', { token: ada.token, body: { password } });
const byEve = (path: string, body: object) => product.call('POST', path, { token: eve.token, body });
const send = (to: string, amount = 500) =>
  byEve('/api/intra-transfer', { toAccountNumber: to, fromWalletId: eve.wallet, amount, pin });

async function erasureOf({ number }: Payer) {
  const { rows } = await product.pool.query<{ begun: boolean; done: boolean }>(
    `select begun_at is not null as begun, done_at is not null as done from identity.erasures where customer = $1`,
    [number],
  );
  return rows[0];
}

/** After the last letter was waited for long enough. */
async function runErasure(): Promise<void> {
  aheadMs = minuteMs;
  await product.runJobs();
  await product.runJobs();
}

describe('a customer who asked to be erased', () => {
  it('receives nothing from another customer from the commit of the wish on, however they are named, and is erased', async () => {
    // The senders' process knows her well.
    expect((await send(ada.account, 10)).status).toBe(200);
    const back = { toAccountNumber: await accountOf(eve), fromWalletId: ada.wallet, amount: 10 };
    const sentBack = await product.call('POST', '/api/intra-transfer', { token: ada.token, body: back });
    expect(sentBack.status, sentBack.text).toBe(200);
    const asked = await product.call('POST', '/api/payment-requests', { token: ada.token, body: { amount: 300 } });
    expect(asked.status, asked.text).toBe(201);
    const had = await balanceOf(product, eve);

    const wished = await leave();
    expect(wished.status, wished.text).toBe(202);
    const nobody = await send('0000000000');
    for (const to of [ada.account, `@${ada.username}`]) {
      const { status, body } = await send(to);
      expect([status, body.code]).toEqual([nobody.status, nobody.body.code]);
    }
    const found = await product.call('GET', `/api/users/search-by-account?account_number=${ada.account}`, {
      token: eve.token,
    });
    expect(found.status).toBe(404);
    const paid = await byEve(`/api/pay/${asked.body.code}`, { fromWalletId: eve.wallet, pin });
    expect([paid.status, paid.body.code], paid.text).toEqual([422, 'recipient_limit']);
    expect(await balanceOf(product, eve)).toBe(had);

    await runErasure();
    expect(await erasureOf(ada)).toEqual({ begun: true, done: true });
  });

  it('is shown so to staff with the day, until the wish is taken back', async () => {
    const support = await newOperator({ database, product }, 'support');
    const { body: me } = await product.call('GET', '/api/user', { token: ada.token });
    const shown = async () =>
      (await product.call('GET', `/api/operator/customers/${me.id}`, { token: support })).body.about['my-data'];
    expect(await shown()).toEqual({ asked_to_close: false, closes: null });
    const at = new Date();
    const dueAt = new Date(at.getTime() + 7 * dayMs);
    await database
      .pool('none')
      .query(`insert into identity.erasures (customer, asked_at, due_at) values ($1, $2, $3)`, [ada.number, at, dueAt]);
    expect(await shown()).toEqual({ asked_to_close: at.toISOString(), closes: dueAt.toISOString() });
    expect((await product.call('POST', '/api/my-data/keep', { token: ada.token, body: {} })).status).toBe(200);
    expect(await shown()).toEqual({ asked_to_close: false, closes: null });
  });

  it('and is sent what was on its way before the wish, is not erased over it', async () => {
    const sending = await transaction(database.pool('none'), async tx => {
      await tx.query('select pg_advisory_xact_lock(7302010, $1)', [ada.walletId]);
      const body = { toAccountNumber: ada.account, fromWalletId: eve.wallet, amount: 500 };
      const begun = byEve('/api/intra-transfer', body);
      await untilSomebodyWaits(database);
      expect((await leave()).status).toBe(202);
      // The last letter has left, which is all that the worker waits for otherwise.
      await database.pool('none').query('delete from notices.mails where recipient = $1', [ada.email]);
      await product.runJobs();
      return [begun];
    });
    expect((await sending[0]!).status).toBe(200);
    await runErasure();
    expect(await erasureOf(ada)).toBeUndefined();
    expect(await balanceOf(product, ada)).toBe(500_00n);
    expect((await signIn(ada.email)).status).toBe(200);
  });

  it('and takes the wish back before its day, is paid again at once', async () => {
    await database
      .pool('none')
      .query(
        `insert into identity.erasures (customer, asked_at, due_at) values ($1, now(), now() + interval '7 days')`,
        [ada.number],
      );
    await expect.poll(async () => (await send(ada.account, 20)).status).toBe(404);
    expect((await product.call('POST', '/api/my-data/keep', { token: ada.token, body: {} })).status).toBe(200);
    await expect.poll(async () => (await send(ada.account, 20)).status).toBe(200);
  });

  it('keeps money that comes from outside, stays a customer, is let in again and told of it', async () => {
    const { body } = await product.call('POST', '/api/deposit-account', { token: ada.token });
    expect((await leave()).status).toBe(202);
    expect((await signIn(ada.username)).status).not.toBe(200);
    await arrive(body.account_number, 700);
    await runErasure();
    expect(await erasureOf(ada)).toBeUndefined();
    expect(await balanceOf(product, ada)).toBe(700_00n);
    const { status, body: session } = await signIn(ada.username);
    expect(status).toBe(200);
    const { data } = (await product.call('GET', '/api/notifications', { token: session.token })).body;
    expect(data.find(({ kind }: { kind: string }) => kind === 'erasure_held_back').text).toContain('sign in again');
    expect((await send(ada.account, 30)).status).toBe(200);
  });

  it('and locked the account since, finds it locked: what is withdrawn opens no more than it shut', async () => {
    const { body } = await product.call('POST', '/api/deposit-account', { token: ada.token });
    expect((await leave()).status).toBe(202);
    const locked = await product.call('POST', '/api/lock', { body: { identifier: ada.username, password } });
    expect(locked.status).toBe(200);
    await arrive(body.account_number, 700);
    await runErasure();
    expect(await erasureOf(ada)).toBeUndefined();
    expect((await signIn(ada.username)).body.code).toBe('account_locked');
    const { rows } = await database
      .pool('none')
      .query(`select text from notices.mails where recipient = $1 and subject = 'Your account was not erased'`, [
        ada.email,
      ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('sign in again');
  });
});

async function accountOf({ token }: Payer): Promise<string> {
  return (await product.call('GET', '/api/user', { token })).body.account_number;
}

async function arrive(account_number: string, amount: number): Promise<void> {
  const entry = await product.control('/paystack/transfer-in', {
    account_number,
    amount,
    sender_name: 'Ngozi Eze',
    webhook: false,
  });
  await product.control(`/webhooks/${entry.reference ?? entry.provider_reference}/replay`, {});
  await product.runJobs();
}
