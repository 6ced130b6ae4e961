import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { transaction } from '@wura/database';
import { enqueue } from '@wura/jobs';
import { formatMoney, minorOf } from '@wura/money';
import { dayMs, lagosDate } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { withMeanwhile } from '@wura/testkit/until-waiting';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const pin = '2468';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let eve: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  eve = await newPayer(product);
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  ada = await newPayer(product, { pin });
  await deposit(product, ada, 10_000);
});

const call = (
  method: Parameters<TestProduct['call']>[0],
  path: string,
  body?: unknown,
  { token = ada.token, key }: { token?: string; key?: string } = {},
) => product.call(method, path, { token, ...(key && { key }), ...(body !== undefined && { body }) });
const make = async (given: object = {}) => {
  const made = await call('POST', '/api/pots', { wallet_id: ada.wallet, name: 'Rent', ...given });
  expect(made.status, made.text).toBe(201);
  return made.body as { id: string };
};
const put = (pot: { id: string }, amount: string, key?: string) =>
  call('POST', '/api/pots/in', { pot_id: pot.id, amount }, { ...(key && { key }) });
const take = (pot: { id: string }, amount: string) => call('POST', '/api/pots/out', { pot_id: pot.id, amount });
const show = async () => (await call('GET', '/api/pots')).body.data;
const naira = async () => (await call('GET', '/api/wallets')).body[0];
const give = async (to: Payer, amount: string) => {
  const { body } = await call('GET', '/api/user', undefined, { token: to.token });
  return call('POST', '/api/intra-transfer', {
    toAccountNumber: body.account_number,
    fromWalletId: ada.wallet,
    amount,
  });
};
const inDays = (days: number) => lagosDate(Date.now() + days * dayMs);

describe('a pot', () => {
  it('is called whatever its customer likes, as long as all of it is seen', async () => {
    const family = 'School \u{1f469}\u{1f3fe}\u200d\u{1f467}';
    expect(await make({ name: family })).toMatchObject({ name: family });
    for (const name of ['Re\u200dnt', 'Re\u2028nt', '']) {
      const refused = await call('POST', '/api/pots', { wallet_id: ada.wallet, name });
      expect(refused.body.errorCodes, JSON.stringify(name)).toEqual({ name: 'pot_name_invalid' });
    }
  });

  it('holds money beside what can be spent, and gives it back, the summary and the statement adding up', async () => {
    const pot = await make({ goal: '5000', by: inDays(30), look: 'house' });
    const moved = await put(pot, '4000', 'once');
    expect(moved.body).toMatchObject({
      status: 'completed',
      transaction: { type: 'send', amount: '4000.00', category: 'savings', description: 'Saved in Rent' },
    });
    const again = await put(pot, '4000', 'once');
    expect([again.isReplay, again.text]).toEqual([true, moved.text]);
    expect((await put(await make({ name: 'Other' }), '4000', 'once')).body.code).toBe('idempotency_mismatch');
    expect(await naira()).toMatchObject({ balance: '6000.00', in_pots: '4000.00' });
    expect((await give(eve, '7000')).body.code).toBe('insufficient_funds');
    expect((await put(pot, '6000.01')).body.code).toBe('insufficient_funds');
    expect((await take(pot, '4000.01')).body.code).toBe('pot_short');
    expect((await take(pot, '1500')).body.transaction).toMatchObject({ type: 'receive', amount: '1500.00' });
    expect((await show())[0]).toMatchObject({ name: 'Rent', balance: '2500.00', goal: '5000.00', look: 'house' });

    const summary = (await call('GET', `/api/transactions/summary/${ada.wallet}`)).body;
    const kobo = (amount: string) => minorOf(amount, 'NGN');
    expect(kobo(summary.total_credit) - kobo(summary.total_debit)).toBe(kobo((await naira()).balance));
    const today = lagosDate(Date.now());
    const query = new URLSearchParams({ wallet_id: ada.wallet, from: today, to: today });
    const statement = (await call('GET', `/api/statements?${query}`)).body;
    const sum = statement.rows.reduce(
      (all: bigint, row: { money_in: string; money_out: string }) => all + kobo(row.money_in) - kobo(row.money_out),
      kobo(statement.opening_balance),
    );
    expect([sum, statement.rows.at(-1).description]).toEqual([kobo((await naira()).balance), 'Taken out of Rent']);
    // What is put aside is not spent.
    await call('GET', '/api/transactions?category=savings');
    const { rows } = await product.pool.query('select from wallets.month_spent where wallet = $1', [ada.walletId]);
    expect(rows).toEqual([]);
  });

  it('closes with its money back, and a wallet with pots does not close', async () => {
    const dollars = await call('POST', '/api/wallets', { currency: 'USD' });
    const pot = await make({ wallet_id: dollars.body.id });
    const refused = await call('DELETE', `/api/wallets/${dollars.body.id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'wallet_has_pots']);
    expect((await call('DELETE', `/api/pots/${pot.id}`)).body.transaction).toBe(null);
    expect((await call('DELETE', `/api/wallets/${dollars.body.id}`)).status).toBe(204);

    const full = await make();
    await put(full, '2500');
    // However many close it and put money in at once, it is closed once, and nothing is left behind.
    const [closed, ...others] = (
      await Promise.all([
        ...[1, 2, 3].map(() => call('DELETE', `/api/pots/${full.id}`)),
        ...[1, 2, 3].map(() => put(full, '100').then(({ status }) => ({ status, body: undefined }))),
      ])
    )
      .slice(0, 3)
      .sort((a, b) => a.status - b.status);
    expect([closed!.status, ...others.map(({ status }) => status)]).toEqual([200, 404, 404]);
    expect(Number(closed!.body.transaction.amount)).toBeGreaterThanOrEqual(2500);
    expect(closed!.body.transaction).toMatchObject({ type: 'receive' });
    expect(await naira()).toMatchObject({ balance: '10000.00' });
    expect(await naira()).not.toHaveProperty('in_pots');
    expect((await put(full, '1')).status).toBe(404);
    expect((await call('DELETE', `/api/pots/${full.id}`)).status).toBe(404);
  });

  it('that is locked keeps its money until its day, or until the PIN is given', async () => {
    const pot = await make();
    await put(pot, '1000');
    expect((await call('POST', `/api/pots/${pot.id}/lock`, { until: inDays(0) })).body.errors.until).toBeDefined();
    await call('POST', `/api/pots/${pot.id}/lock`, { until: inDays(9) });
    // A nearer day does not undo the promise.
    const locked = await call('POST', `/api/pots/${pot.id}/lock`, { until: inDays(2) });
    expect(locked.body.locked_until).toBe(inDays(9));
    for (const refused of [await take(pot, '1'), await call('DELETE', `/api/pots/${pot.id}`)]) {
      expect([refused.status, refused.body.code]).toEqual([403, 'pot_locked']);
    }
    expect((await put(pot, '1')).status).toBe(200);
    const unlock = (given: object) => call('POST', `/api/pots/${pot.id}/unlock`, given);
    expect((await unlock({})).body.code).toBe('pin_required');
    expect((await unlock({ pin: '1357' })).body.code).toBe('invalid_pin');
    expect((await unlock({ pin })).body.locked_until).toBe(null);
    expect((await take(pot, '1001')).status).toBe(200);
  });

  it('is its owner’s alone, and there are twenty at most', async () => {
    const pot = await make();
    for (const [method, path, body] of [
      ['POST', '/api/pots/in', { pot_id: pot.id, amount: '1' }],
      ['POST', '/api/pots/out', { pot_id: pot.id, amount: '1' }],
      ['PUT', `/api/pots/${pot.id}`, { name: 'Mine' }],
      ['DELETE', `/api/pots/${pot.id}`, undefined],
    ] as const) {
      expect((await call(method, path, body, { token: eve.token })).status).toBe(404);
    }
    expect((await call('POST', '/api/pots', { wallet_id: ada.wallet, name: 'x' }, { token: eve.token })).status).toBe(
      404,
    );
    for (let n = 1; n < 20; n++) await make({ name: `Pot ${n}` });
    const more = await call('POST', '/api/pots', { wallet_id: ada.wallet, name: 'One more' });
    expect([more.status, more.body.code]).toEqual([422, 'pots_full']);
  });
});

describe('rounding up', () => {
  it('puts what is missing to the next whole sum aside once for each completed payment, and fails none', async () => {
    const pot = await make({ name: 'Change' });
    await give(eve, '130');
    const on = await call('PUT', `/api/pots/${pot.id}/round-up`, { step: '100' });
    expect(on.body.round_up).toBe('100');
    await give(eve, '120.50');
    await give(eve, '300');
    await put(pot, '10');
    await product.runJobs();
    await product.runJobs();
    // 79.50 for the first, nothing for a whole one, for the move itself or for what came before.
    expect((await show())[0].balance).toBe('89.50');
    const [row] = (await call('GET', '/api/transactions')).body.data;
    expect(row).toMatchObject({ amount: '79.50', description: 'Rounded up into Change', category: 'savings' });

    // From the beginning again, as after a worker that died before it wrote how far it was: the books know each name.
    await database.pool('wura_owner').query('update pots.plan set rounded_to = 0');
    const before = await balanceOf(product, ada);
    await product.runJobs();
    await product.runJobs();
    // The payment of before it was switched on is in reach now, and is rounded up; no other is twice.
    expect(await balanceOf(product, ada)).toBe(before - 70_00n);

    const left = await balanceOf(product, ada);
    await give(eve, formatMoney({ currency: 'NGN', minor: left - 50n }));
    await product.runJobs();
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(50n);
  });

  it('moves nothing of an account that is frozen while a worker is at it, and no more does a pot', async () => {
    const pot = await make({ name: 'Change' });
    await put(pot, '100');
    await call('PUT', `/api/pots/${pot.id}/round-up`, { step: '100' });
    await give(eve, '120.50');
    await give(eve, '30');
    const before = await balanceOf(product, ada);
    const whileFrozen = async <T>(work: () => Promise<T>) => {
      const owner = database.pool('none');
      const is = (isFrozen: boolean) => `update identity.customers set is_frozen = ${isFrozen} where id = $1`;
      const answer = await withMeanwhile(database, [[is(true), [ada.number]]], work);
      await owner.query(is(false), [ada.number]);
      return answer;
    };
    await transaction(product.pool, tx => enqueue(tx, { kind: 'round_up', subject: pot.id }));
    await whileFrozen(() => product.runJobs());
    for (const move of [() => put(pot, '5'), () => take(pot, '5'), () => call('DELETE', `/api/pots/${pot.id}`)]) {
      expect((await whileFrozen(move)).body.code).toBe('account_frozen');
    }
    expect([(await show())[0].balance, await balanceOf(product, ada)]).toEqual(['100.00', before]);
  });

  it('waits for a payment that is not completed, and is not made for one that was returned', async () => {
    const pot = await make({ name: 'Change' });
    await call('PUT', `/api/pots/${pot.id}/round-up`, { step: '50' });
    const account = { account_number: `01${randomInt(1e7, 1e8)}`, bank_code: '058' };
    const named = await call('POST', '/api/paystack/validate-account', account);
    const send = async (mode: string, amount: string) => {
      await product.control('/faults', { provider: 'paystack', operation: 'transfer', mode, times: 1 });
      const to = { ...account, currency: 'NGN', beneficiary_name: named.body.data.account_name };
      return call('POST', '/api/send-money', { from_wallet_id: ada.wallet, to_bank_account: to, amount, pin });
    };
    await send('refuse', '111');
    const waits = await send('pending', '222');
    expect(waits.status).toBe(202);
    await product.runJobs();
    await product.runJobs();
    expect((await show())[0].balance).toBe('0.00');
    await product.control(`/settle/${waits.body.reference}`, { outcome: 'success' });
    await product.runJobs();
    await product.runJobs();
    await product.runJobs();
    // ₦222 and its fee of ₦10 and VAT of 75 kobo come to ₦232.75.
    expect((await show())[0].balance).toBe('17.25');
  });
});
