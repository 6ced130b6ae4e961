import type { Money } from '@wura/money';
import { Refused } from '@wura/wire/refusals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '@wura/platform/time';
import { openCustomer, openCustomerApp, type CustomerApp } from '../testing/customer-app.ts';

const origin = { address: '10.0.0.1', requestId: 'a-request' };
const naira = (minor: bigint): Money => ({ currency: 'NGN', minor });

let product: CustomerApp;

beforeAll(async () => {
  product = await openCustomerApp(() => {});
});
afterAll(() => product.close());

/** What a check came to: 'right', or the code it was refused with and the facts that came along. */
async function outcome(work: Promise<unknown>): Promise<{ code: string; [fact: string]: unknown }> {
  try {
    await work;
    return { code: 'right' };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { code: error.refusal.code, ...error.details.facts };
  }
}

async function customerWithPin(pin = '4821') {
  const customer = await openCustomer(product);
  await product.identity.pins.set(customer.number, pin, origin);
  return { ...customer, hasPin: true };
}

const guess = (customer: bigint, pin: string, app = product) => outcome(app.identity.pins.check(customer, pin, origin));

describe('a wrong PIN', () => {
  it('locks after five in a row for a quarter of an hour, after three more for an hour, and with the tenth until a reset', async () => {
    const { number } = await customerWithPin();
    const fail = () => guess(number, '0000');
    const lock = (ms: number) => new Date(product.clock.now + ms).toISOString();

    for (const left of [4, 3, 2, 1]) expect(await fail()).toEqual({ code: 'invalid_pin', attemptsLeft: left });
    const first = lock(15 * minuteMs);
    expect(await fail()).toEqual({ code: 'invalid_pin', attemptsLeft: 0, lockedUntil: first });
    expect(await guess(number, '4821')).toEqual({ code: 'pin_locked', lockedUntil: first });
    product.clock.forward(15 * minuteMs - 1);
    expect(await guess(number, '4821')).toMatchObject({ code: 'pin_locked' });
    product.clock.forward(1);

    for (const left of [2, 1]) expect(await fail()).toEqual({ code: 'invalid_pin', attemptsLeft: left });
    const second = lock(hourMs);
    expect(await fail()).toEqual({ code: 'invalid_pin', attemptsLeft: 0, lockedUntil: second });
    product.clock.forward(59 * minuteMs);
    expect(await guess(number, '4821')).toEqual({ code: 'pin_locked', lockedUntil: second });
    product.clock.forward(minuteMs);

    expect(await fail()).toEqual({ code: 'invalid_pin', attemptsLeft: 1 });
    expect(await fail()).toMatchObject({ code: 'invalid_pin', attemptsLeft: 0 });
    product.clock.forward(1000 * dayMs);
    expect(await guess(number, '4821')).toEqual({ code: 'pin_locked', lockedUntil: '9999-12-31T23:59:59.000Z' });
  });

  it('is forgiven by the right one', async () => {
    const { number } = await customerWithPin();
    for (let round = 0; round < 5; round++) {
      for (let wrong = 0; wrong < 4; wrong++) await guess(number, '0000');
      expect(await guess(number, '4821')).toEqual({ code: 'right' });
    }
  });

  it('is compared no more than five times before the lock, though two hundred come at once from two processes', async () => {
    const { number } = await customerWithPin('0199');
    const other = await product.another();
    const before = product.compared.pins;
    const guesses = Array.from({ length: 200 }, (_, n) =>
      guess(number, String(n).padStart(4, '0'), n % 2 === 0 ? product : other),
    );
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(product.compared.pins - before + other.compared.pins).toBe(5);
    expect(codes.filter(code => code === 'invalid_pin')).toHaveLength(5);
    expect(codes.filter(code => code === 'pin_locked')).toHaveLength(195);
    await other.close();
  });

  it('stays counted when the process ends', async () => {
    const { number } = await customerWithPin();
    const first = await product.another();
    for (let wrong = 0; wrong < 3; wrong++) await guess(number, '0000', first);
    await first.close();
    const second = await product.another();
    expect(await guess(number, '0000', second)).toEqual({ code: 'invalid_pin', attemptsLeft: 1 });
    await guess(number, '0000', second);
    await second.close();
    expect(await guess(number, '4821')).toMatchObject({ code: 'pin_locked' });
  });

  it('locks nobody when we were too busy to compare it', async () => {
    const { number } = await customerWithPin();
    const busy = product.identity;
    const state = () =>
      product.pool.query('select failures, locked_until from identity.pins where customer = $1', [number]);
    for (let wrong = 0; wrong < 4; wrong++) await guess(number, '0000');
    // A stored hash that cannot be read stands for whatever keeps the comparison from being made.
    const { rows } = await product.pool.query('select hash from identity.pins where customer = $1', [number]);
    await product.pool.query(`update identity.pins set hash = '$argon2id$broken' where customer = $1`, [number]);
    await expect(busy.pins.check(number, '4821', origin)).rejects.toThrow();
    expect((await state()).rows).toEqual([{ failures: 4, locked_until: null }]);
    await product.pool.query('update identity.pins set hash = $2 where customer = $1', [number, rows[0].hash]);
    expect(await guess(number, '4821')).toEqual({ code: 'right' });
  });
});

describe('the right PIN', () => {
  it('given fifty times at once is right fifty times', async () => {
    const { number } = await customerWithPin();
    const codes = (await Promise.all(Array.from({ length: 50 }, () => guess(number, '4821')))).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['right']));
  });

  it('given at once to five processes, as the last try before a lock, meets no lock', async () => {
    const { number } = await customerWithPin();
    const others = await Promise.all([1, 2, 3, 4].map(() => product.another()));
    const processes = [product, ...others];
    for (let round = 0; round < 5; round++) {
      for (let wrong = 0; wrong < 4; wrong++) await guess(number, '0000');
      const codes = await Promise.all(
        processes.flatMap(app => [guess(number, '4821', app), guess(number, '4821', app)]),
      );
      expect(codes).toEqual(processes.flatMap(() => [{ code: 'right' }, { code: 'right' }]));
    }
    await Promise.all(others.map(other => other.close()));
  });

  it('waits for the end of a try in a process that has died, whose count and lock stand', async () => {
    const { number } = await customerWithPin();
    for (let wrong = 0; wrong < 4; wrong++) await guess(number, '0000');
    const until = new Date(product.clock.now + 15 * minuteMs);
    // What a process has written by the time it is killed while it compares the fifth.
    await product.pool.query(
      `update identity.pins set failures = 5, locked_until = $2, trying_until = clock_timestamp() + interval '0.3 s'
        where customer = $1`,
      [number, until],
    );
    expect(await guess(number, '4821')).toEqual({ code: 'pin_locked', lockedUntil: until.toISOString() });
    const { rows } = await product.pool.query(
      'select failures, trying_until <= clock_timestamp() as has_ended from identity.pins where customer = $1',
      [number],
    );
    expect(rows).toEqual([{ failures: 5, has_ended: true }]);
  });

  it('is worth nothing without the key that is kept outside the database', async () => {
    const { number } = await customerWithPin();
    const { rows } = await product.pool.query('select hash from identity.pins where customer = $1', [number]);
    const { verify } = await import('@node-rs/argon2');
    expect(await verify(rows[0].hash, '4821').catch(() => false)).toBe(false);
  });
});

describe('a first PIN', () => {
  it('is set once, though twenty come at once', async () => {
    const { number } = await openCustomer(product);
    const before = product.hashed.pins;
    const sets = Array.from({ length: 20 }, (_, n) =>
      outcome(product.identity.pins.set(number, String(1000 + n), origin)),
    );
    const codes = (await Promise.all(sets)).map(({ code }) => code).sort();
    expect(codes).toEqual([...Array.from({ length: 19 }, () => 'duplicate'), 'right']);
    expect(product.hashed.pins - before, 'those that come second cost no hash').toBe(1);
  });

  it('is known to the next call of the same process, and of another within a second', async () => {
    const { number, token } = await openCustomer(product);
    const other = await product.another();
    expect((await other.identity.sessions.authenticate(token))?.hasPin).toBe(false);
    await product.identity.pins.set(number, '4821', origin);
    expect((await product.identity.sessions.authenticate(token))?.hasPin).toBe(true);
    product.clock.forward(1000);
    expect((await other.identity.sessions.authenticate(token))?.hasPin).toBe(true);
    await other.close();
  });
});

describe('a customer who calls', () => {
  it('is known as plain values: one that is worked out would make every read of all of them a search', async () => {
    const { token } = await openCustomer(product);
    const caller = (await product.identity.sessions.authenticate(token))!;
    const facts = Object.entries(Object.getOwnPropertyDescriptors(caller));
    expect(facts.filter(([, { get }]) => get !== undefined).map(([name]) => name)).toEqual([]);
  });
});

describe('a payment', () => {
  const spend = (customer: Parameters<typeof product.identity.pins.confirmSpend>[0], amount: Money, more = {}) =>
    outcome(product.identity.pins.confirmSpend(customer, { amount, pin: undefined, always: false, origin, ...more }));

  it('asks for the PIN above the threshold, in naira or what it is worth, and not at it', async () => {
    const customer = await customerWithPin();
    expect(await spend(customer, naira(1_000_000n))).toEqual({ code: 'right' });
    expect(await spend(customer, naira(1_000_001n))).toEqual({ code: 'pin_required' });
    expect(await spend(customer, { currency: 'USD', minor: 673n })).toEqual({ code: 'right' });
    expect(await spend(customer, { currency: 'USD', minor: 674n })).toEqual({ code: 'pin_required' });
    expect(await spend(customer, naira(99_000_000n), { pin: '4821' })).toEqual({ code: 'right' });
    expect(await spend(customer, naira(1n), { pin: '0000' })).toEqual({ code: 'invalid_pin', attemptsLeft: 4 });
  });

  it('without a PIN set goes on, unless this kind of payment always needs one', async () => {
    const customer = await openCustomer(product);
    expect(await spend(customer, naira(99_000_000n))).toEqual({ code: 'right' });
    expect(await spend(customer, naira(1n), { always: true })).toEqual({ code: 'pin_not_set' });
    expect(await spend(customer, naira(1n), { pin: '4821' })).toEqual({ code: 'pin_not_set' });
    const other = await customerWithPin();
    expect(await spend(other, naira(1n), { always: true })).toEqual({ code: 'pin_required' });
  });

  it('of a larger sum goes by what is true now, not by what the session said a moment ago', async () => {
    const customer = await openCustomer(product);
    await product.identity.pins.set(customer.number, '4821', origin);
    expect(await spend({ ...customer, hasPin: false }, naira(1_000_001n))).toEqual({ code: 'pin_required' });
    await product.pool.query('insert into identity.settings (customer, pin_threshold_minor) values ($1, 5000000)', [
      customer.number,
    ]);
    expect(await spend({ ...customer, hasPin: true }, naira(1_000_001n))).toEqual({ code: 'right' });
  });

  it('takes nothing for a PIN but four ASCII digits as text, and counts nothing else', async () => {
    const customer = await customerWithPin();
    const strange = [
      4821,
      4821.0,
      '482',
      '48210',
      '４８２１',
      '4821\n',
      ' 4821',
      '',
      null,
      true,
      ['4821'],
      { pin: '4821' },
    ];
    for (const pin of [...strange, '4'.repeat(100_000), '-821', '48.1', '٤٨٢١']) {
      expect(await spend(customer, naira(1n), { pin }), JSON.stringify(pin).slice(0, 20)).toEqual({
        code: 'invalid_input',
      });
    }
    const { rows } = await product.pool.query('select failures from identity.pins where customer = $1', [
      customer.number,
    ]);
    expect(rows).toEqual([{ failures: 0 }]);
  });
});

describe('what happened to a PIN', () => {
  it('is on record with who, where and in which call', async () => {
    const { number } = await customerWithPin();
    for (let wrong = 0; wrong < 5; wrong++) await guess(number, '0000');
    const { rows } = await product.pool.query(
      'select what, address, request_id from identity.security_events where customer = $1 order by id',
      [number],
    );
    expect(rows.map(({ what }) => what)).toEqual([
      'pin_set',
      'pin_refused',
      'pin_refused',
      'pin_refused',
      'pin_refused',
      'pin_locked',
    ]);
    expect(rows[1]).toMatchObject({ address: '10.0.0.1', request_id: 'a-request' });
  });
});

describe('a new key', () => {
  it('takes over each PIN at its next use, and counts wrong tries as ever', async () => {
    const { number } = await customerWithPin();
    const [first, second] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
    const between = await product.another({ masterKey: second, previousMasterKey: first });
    const after = await product.another({ masterKey: second });
    expect(await guess(number, '4821', after)).toMatchObject({ code: 'invalid_pin' });
    expect(await guess(number, '0000', between)).toEqual({ code: 'invalid_pin', attemptsLeft: 3 });
    expect(await guess(number, '4821', between)).toEqual({ code: 'right' });
    expect(await guess(number, '4821', after)).toEqual({ code: 'right' });
    expect(await guess(number, '0000', after)).toEqual({ code: 'invalid_pin', attemptsLeft: 4 });
    await between.close();
    await after.close();
  });
});
