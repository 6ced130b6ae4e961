import { createPolicy } from '@wura/policy/server';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { newCustomer, startInstance, type TestCustomer, type TestInstance } from '@wura/wallets/testing/test-instance';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs } from '@wura/platform/time';
import { intraTransfers } from './plugin.ts';

let database: TestDatabase;
let one: TestInstance;
/** A second server process on the same database. */
let two: TestInstance;
let ada: TestCustomer;
let bola: TestCustomer;
/** Ahead of the machine's own clock, in the limits of both processes. */
let aheadMs = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  [one, two] = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await database.close();
});
beforeEach(async () => {
  aheadMs = 0;
  ada = await newCustomer(one, { name: 'Ada', minor: 1_000_000_00n });
  bola = await newCustomer(one, { name: 'Bola' });
  await one.identity.pins.set(ada.number, '1234', { address: '::1', requestId: 'test' });
  two.identity.sessions.forget(ada.number);
});

async function start(): Promise<TestInstance> {
  const instance = await startInstance(database);
  const policy = createPolicy({ rules: 'sandbox', now: () => Date.now() + aheadMs });
  intraTransfers(instance.router, { ...instance, policy });
  return instance;
}

async function send(amount: number, { pin, at = one }: { pin?: string; at?: TestInstance } = {}): Promise<string> {
  const { status, body } = await at.call('POST', '/api/intra-transfer', {
    token: ada.token,
    body: { toAccountNumber: bola.accountNumber, fromWalletId: ada.wallet.publicId, amount, ...(pin && { pin }) },
  });
  return status === 200 ? 'sent' : body.code;
}

it('payments without the PIN count together, and past the threshold the PIN is asked for, however small they are', async () => {
  expect(await send(6_000)).toBe('sent');
  expect(await send(4_000, { at: two })).toBe('sent');
  expect([await send(1), await send(0.01, { at: two })]).toEqual(['pin_required', 'pin_required']);
});

it('two payments at once in two processes cannot both slip under the threshold: 15 rounds', async () => {
  for (let round = 0; round < 15; round++) {
    expect(await send(4_000)).toBe('sent');
    const both = await Promise.all([one, two].map(at => send(6_000, { at })));
    expect(both.sort()).toEqual(['pin_required', 'sent']);
    expect(await send(1, { pin: '1234' })).toBe('sent');
  }
});

it('the right PIN begins the count anew, a wrong one does not, and what it paid for is not counted', async () => {
  expect(await send(10_000)).toBe('sent');
  expect(await send(1, { pin: '4321' })).toBe('invalid_pin');
  expect(await send(1)).toBe('pin_required');
  expect(await send(500_000, { pin: '1234' })).toBe('sent');
  expect([await send(10_000), await send(0.01)]).toEqual(['sent', 'pin_required']);
});

it('the count reaches over midnight and ends within two days', async () => {
  expect(await send(8_000)).toBe('sent');
  aheadMs = dayMs;
  expect([await send(2_000.01), await send(2_000), await send(1)]).toEqual(['pin_required', 'sent', 'pin_required']);
  aheadMs = 3 * dayMs;
  expect(await send(10_000)).toBe('sent');
});

it('limits and funds come before the PIN when the count is full', async () => {
  expect(await send(10_000)).toBe('sent');
  const poor = await newCustomer(one, { minor: 10_000_01n });
  await one.identity.pins.set(poor.number, '1234', { address: '::1', requestId: 'test' });
  ada = poor;
  expect(await send(10_000)).toBe('sent');
  expect(await send(0.02)).toBe('insufficient_funds');
  expect(await send(0.01)).toBe('pin_required');
});

it('nothing is counted for a customer who has set no PIN', async () => {
  ada = await newCustomer(one, { minor: 1_000_000_00n });
  expect([await send(60_000), await send(60_000)]).toEqual(['sent', 'sent']);
});

it('nothing leaves while the PIN is locked, in whatever process and however small, and it leaves again afterwards', async () => {
  expect(await send(1, { at: two })).toBe('sent');
  for (let tries = 0; tries < 5; tries++) expect(await send(1, { pin: '4321' })).toBe('invalid_pin');
  expect([await send(1), await send(1, { pin: '1234' }), await send(20_000)]).toEqual(Array(3).fill('pin_locked'));
  await expect.poll(() => send(1, { at: two })).toBe('pin_locked');
  await one.pool.query(`update identity.pins set locked_until = now() - interval '1 second' where customer = $1`, [
    ada.number,
  ]);
  await expect.poll(() => send(1, { at: two })).toBe('sent');
  expect(await send(1)).toBe('sent');
});
