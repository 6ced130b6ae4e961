import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { openJobs } from '@wura/app-server/jobs';
import { transaction, type Pool } from '@wura/database';
import { replacePassword } from '@wura/identity/server';
import { createJobRunner } from '@wura/jobs/run';
import { silentLog } from '@wura/platform/log';
import { lagosDate } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { withMeanwhile } from '@wura/testkit/until-waiting';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';

const pin = '2468';

let database: TestDatabase;
let owner: Pool;
let product: TestProduct;
let at = Date.now();
let ada: Payer;
let bola: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('wura_owner');
  product = await openTestProduct(database, {}, { now: () => at });
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  at = Date.now();
  ada = await newPayer(product, { pin });
  bola = await newPayer(product);
  await deposit(product, ada, 100_000);
});

const today = () => lagosDate(at);
const call = (method: Parameters<TestProduct['call']>[0], path: string, body?: unknown, { token } = ada) =>
  product.call(method, `/api/scheduled-payments${path}`, { token, ...(body !== undefined && { body }) });
const accountOf = async ({ token }: Payer) => (await product.call('GET', '/api/user', { token })).body.account_number;

const wish = (given: object = {}) => ({
  kind: 'airtime',
  wallet_id: ada.wallet,
  fields: { number: '08031234567', network: 'MTN' },
  amount: '500',
  repeats: 'monthly',
  starts_on: today(),
  on_failure: 'skip',
  pin,
  ...given,
});
const make = (given: object = {}) => call('POST', '', wish(given));
const show = async (id: string) => (await call('GET', `/${id}`)).body;
const runs = async (id: string) =>
  (await show(id)).runs.map(({ day, due_on, outcome, why }: any) => [day, due_on, outcome, why]);
const notices = async (kind: string) =>
  (await product.call('GET', '/api/notifications', { token: ada.token })).body.data.filter(
    (notice: { kind: string }) => notice.kind === kind,
  );
/** The clock goes to noon in Lagos of that day, and the worker does what is due then. */
async function workOn(day: string): Promise<void> {
  at = Date.parse(`${day}T11:00:00Z`);
  await product.runJobs();
}
const work = () => product.runJobs();

describe('a move into a pot', () => {
  const pots = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, { token } = ada) =>
    product.call(method, `/api/pots${path}`, { token, ...(body && { body }) });
  const potHas = async () => (await pots('GET', '')).body.data.map(({ balance }: { balance: string }) => balance);

  it('is made once a day however often it is tried, is skipped and paused, and is free', async () => {
    const { body: pot } = await pots('POST', '', { wallet_id: ada.wallet, name: 'School fees' });
    const choices = await call('POST', '/choices', { kind: 'savings', field: 'pot', fields: {} });
    expect(choices.body.data).toEqual([{ value: pot.id, label: 'School fees, NGN', price: null }]);
    const weekly = { kind: 'savings', fields: { pot: pot.id }, amount: '2500', repeats: 'weekly' };
    const asked = await call('POST', '/check', { ...weekly, wallet_id: ada.wallet, repeats: undefined });
    expect(asked.body).toMatchObject({ name: 'School fees', amount: '2500.00', total: '2500.00', fees: [] });
    const { id } = (await make(weekly)).body;
    const first = today();
    await Promise.all([work(), work()]);
    await work();
    expect([await potHas(), await balanceOf(product, ada)]).toEqual([['2500.00'], 97_500_00n]);
    await call('POST', `/${id}/skip`, { day: addDays(first, 7) });
    await workOn(addDays(first, 7));
    await call('POST', `/${id}/pause`);
    await workOn(addDays(first, 14));
    expect(await potHas()).toEqual(['2500.00']);
    await call('POST', `/${id}/resume`);
    await workOn(addDays(first, 21));
    expect(await potHas()).toEqual(['5000.00']);
    expect((await runs(id)).map(([day, , outcome]: string[]) => [day, outcome])).toEqual(
      expect.arrayContaining([
        [first, 'completed'],
        [addDays(first, 7), 'skipped'],
        [addDays(first, 21), 'completed'],
      ]),
    );
  });

  it('goes into no other customer’s pot, and moves nothing once the pot is closed, but ends with that', async () => {
    const theirs = (await pots('POST', '', { wallet_id: bola.wallet, name: 'Rent' }, bola)).body;
    const into = (pot: string) => ({ kind: 'savings', fields: { pot }, amount: '2500', on_failure: 'skip' });
    expect((await make(into(theirs.id))).body.errorCodes).toEqual({ 'fields.pot': 'choice_unknown' });
    const { body: pot } = await pots('POST', '', { wallet_id: ada.wallet, name: 'Rent' });
    const { id } = (await make({ ...into(pot.id), starts_on: addDays(today(), 1) })).body;
    expect((await pots('DELETE', `/${pot.id}`)).status).toBe(200);
    await workOn(addDays(today(), 1));
    expect((await runs(id)).map(([, , outcome, why]: string[]) => [outcome, why])).toEqual([['failed', 'not_found']]);
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
    // What is closed stays closed: the customer is told so once, and not each month.
    expect(await show(id)).toMatchObject({ status: 'stopped', next_on: null });
    const [told] = await notices('schedule_failed');
    expect(told.text).toMatch(/what it was for is closed\..* It will not be tried again\.$/);
  });
});

it('a freeze that is answered while a payment is on its way to the books stops it', async () => {
  const pot = await product.call('POST', '/api/pots', {
    token: ada.token,
    body: { wallet_id: ada.wallet, name: 'Rent' },
  });
  const { id } = (await make()).body;
  const inPot = (await make({ kind: 'savings', fields: { pot: pot.body.id }, amount: '2500' })).body;
  const freeze = 'update identity.customers set is_frozen = true where id = $1';
  await withMeanwhile(database, [[freeze, [ada.number]]], work);
  for (const each of [id, inPot.id]) {
    expect(await runs(each)).toEqual([[today(), today(), 'failed', 'account_frozen']]);
  }
  expect(await balanceOf(product, ada)).toBe(100_000_00n);
});

describe('an account that its owner has locked', () => {
  const password = 'Correct1horse';
  const setPassword = async (words: string) => {
    const hashed = await hash(words);
    await transaction(owner, tx => replacePassword(tx, { customer: ada.number, hash: hashed }));
  };
  const lock = async () => {
    await setPassword(password);
    const body = { identifier: ada.email, password };
    expect((await product.call('POST', '/api/lock', { body })).status).toBe(200);
  };
  const states = async () =>
    (
      await owner.query('select state from scheduled_payments.schedule where customer = $1 order by id', [ada.number])
    ).rows.map(({ state }) => state);

  it('pays nothing that was planned, into a pot neither, and its owner is told once and resumes it', async () => {
    const { body: pot } = await product.call('POST', '/api/pots', {
      token: ada.token,
      body: { wallet_id: ada.wallet, name: 'School fees' },
    });
    const number = await accountOf(bola);
    const daily = { amount: '1500', repeats: 'daily', starts_on: addDays(today(), 1) };
    for (const given of [
      { kind: 'transfer', fields: { number } },
      { kind: 'savings', fields: { pot: pot.id } },
      { kind: 'airtime' },
      { kind: 'airtime', amount: '700' },
    ]) {
      expect((await make({ ...daily, ...given })).status).toBe(201);
    }
    await lock();
    expect(await states()).toEqual(['paused', 'paused', 'paused', 'paused']);
    await workOn(addDays(today(), 1));
    await workOn(addDays(today(), 1));
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
    const told = await owner.query(
      `select count(*)::integer as told from notices.notifications where customer = $1 and kind = 'schedules_paused'`,
      [ada.number],
    );
    expect(told.rows[0].told).toBe(1);

    await setPassword('Another2horse');
    const back = await product.call('POST', '/api/login', {
      body: { identifier: ada.email, password: 'Another2horse' },
    });
    ada = { ...ada, token: back.body.token };
    const { body } = await call('GET', '?state=paused');
    expect(body.data).toHaveLength(4);
    const transfer = body.data.find(({ kind }: { kind: string }) => kind === 'transfer');
    expect((await call('POST', `/${transfer.id}/resume`)).body.status).toBe('active');
    await work();
    expect(await balanceOf(product, ada)).toBe(98_500_00n);
  });

  it('is refused at the gate, though a payment were still planned', async () => {
    const daily = { amount: '1500', repeats: 'daily', starts_on: addDays(today(), 1), on_failure: 'skip' };
    const { id } = (await make(daily)).body;
    await lock();
    await owner.query(`update scheduled_payments.schedule set state = 'active' where public_id = $1`, [id]);
    await workOn(addDays(today(), 1));
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
    const { rows } = await owner.query(
      `select r.outcome, r.why from scheduled_payments.run r join scheduled_payments.schedule s on s.id = r.schedule
        where s.public_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ outcome: 'failed', why: 'account_frozen' }]);
  });
});

describe('a scheduled payment', () => {
  it('of every kind is made on its day, to the name that its customer saw', async () => {
    const number = await accountOf(bola);
    const { body: bouquets } = await product.call('GET', '/api/squad/tv/bouquets/DSTV', { token: ada.token });
    const { body: plans } = await product.call('GET', '/api/squad/data-bundles?network=mtn', { token: ada.token });
    const wishes = [
      { kind: 'airtime', fields: { number: '0803 123 4567', network: 'MTN' }, amount: '500' },
      { kind: 'data', fields: { number: '08031234567', network: 'mtn', plan: plans.data[0].plan_code } },
      {
        kind: 'electricity',
        fields: { number: '45012345678', provider: 'IKEJA', meter_type: 'prepaid' },
        amount: 1000,
      },
      { kind: 'tv', fields: { number: '7023456789', provider: 'DSTV', bouquet: bouquets.data.bouquets[0].code } },
      { kind: 'bank_transfer', fields: { number: '0123456789', bank: '058', remarks: 'Rent' }, amount: '2000' },
      { kind: 'transfer', fields: { number }, amount: '1500' },
    ].map(given => ({ amount: undefined, ...given }));
    for (const given of wishes) {
      const asked = await call('POST', '/check', {
        kind: given.kind,
        wallet_id: ada.wallet,
        fields: given.fields,
        amount: given.amount,
      });
      expect([given.kind, asked.status, asked.body.name?.length > 0]).toEqual([given.kind, 200, true]);
      const made = await make(given);
      expect([given.kind, made.status, made.body.name]).toEqual([given.kind, 201, asked.body.name]);
    }
    await work();
    const { data } = (await call('GET', '')).body;
    expect(data.map(({ kind, last }: any) => [kind, last?.outcome])).toEqual(
      expect.arrayContaining(wishes.map(({ kind }) => [kind, 'completed'])),
    );
    const paid = (await product.call('GET', '/api/transactions?limit=50', { token: ada.token })).body.data;
    expect(paid.map(({ category }: any) => category).toSorted()).toEqual(
      ['deposit', ...wishes.map(({ kind }) => kind)].toSorted(),
    );
    for (const { last } of data) {
      const { status, body } = await product.call('GET', `/api/transactions/${last.transaction_id}`, {
        token: ada.token,
      });
      expect([status, body.status, body.amount]).toEqual([200, 'completed', last.amount]);
    }
  });

  it('asks for the PIN when it is made and never again, and keeps to the day limits and a frozen account', async () => {
    expect((await make({ pin: undefined })).body.code).toBe('pin_required');
    expect((await make({ pin: '1111' })).body.code).toBe('invalid_pin');
    const { body: first } = await make({ repeats: 'daily', amount: '20000' });
    expect(first.status).toBe('active');
    expect((await make({ repeats: 'daily', amount: '20000' })).body.code).toBe('schedule_exists');
    await work();
    expect(await balanceOf(product, ada)).toBe(80_000_00n);
    await owner.query('update identity.customers set is_frozen = true where id = $1', [ada.number]);
    await workOn(addDays(today(), 1));
    expect((await runs(first.id))[0].slice(2)).toEqual(['failed', 'account_frozen']);
    expect(await balanceOf(product, ada)).toBe(80_000_00n);
    await owner.query('update identity.customers set is_frozen = false where id = $1', [ada.number]);
  });

  it('over the end of a month is made on its last day, and comes back to the 31st', async () => {
    const year = Number(today().slice(0, 4)) + (today() < `${today().slice(0, 4)}-01-31` ? 0 : 1);
    const lastOf = (month: number) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    const [january, february, march, april] = [1, 2, 3, 4].map(lastOf) as [string, string, string, string];
    const { body } = await make({ starts_on: january });
    expect(body.next_days.slice(0, 4)).toEqual([january, february, march, april]);
    for (const end of [january, february, march, april]) {
      for (const day of [addDays(end, -1), end, addDays(end, 1)]) await workOn(day);
    }
    expect((await runs(body.id)).map(([day]: string[]) => day)).toEqual([april, march, february, january]);
    expect(await balanceOf(product, ada)).toBe(98_000_00n);
    expect((await show(body.id)).next_on).toBe(`${year}-05-31`);
  });

  it('of which the wallet is short is told a day before, fails on its day, and does then what its customer chose', async () => {
    const tomorrow = addDays(today(), 1);
    const asked = { starts_on: tomorrow, amount: '150000', repeats: 'weekly', kind: 'bank_transfer' };
    const to = (number: string) => ({ fields: { number, bank: '058' } });
    const { body: retry } = await make({ ...asked, ...to('0123456781'), on_failure: 'retry' });
    const { body: skip } = await make({ ...asked, ...to('0123456782'), on_failure: 'skip' });
    const { body: stop } = await make({ ...asked, ...to('0123456783'), on_failure: 'stop' });
    await work();
    const warned = await notices('schedule_short');
    expect(warned).toHaveLength(3);
    expect(warned.at(-1).title).toBe('Add ₦50,103.75 for tomorrow’s payment');
    await work();
    expect(await notices('schedule_short')).toHaveLength(3);
    await workOn(tomorrow);
    expect(await notices('schedule_failed')).toHaveLength(3);
    expect(await show(retry.id)).toMatchObject({ status: 'active', retry_on: addDays(tomorrow, 1) });
    expect(await show(skip.id)).toMatchObject({ status: 'active', retry_on: null, next_on: addDays(tomorrow, 7) });
    expect(await show(stop.id)).toMatchObject({ status: 'stopped', next_on: null });
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
    await deposit(product, ada, 60_000);
    await workOn(addDays(tomorrow, 1));
    expect(await runs(retry.id)).toEqual([
      [addDays(tomorrow, 1), tomorrow, 'completed', null],
      [tomorrow, tomorrow, 'failed', 'insufficient_funds'],
    ]);
    expect(await show(retry.id)).toMatchObject({ next_on: addDays(tomorrow, 7), retry_on: null });
  });

  it('can be skipped, paused, changed and cancelled, and what was missed meanwhile is not made up for', async () => {
    const { body: made } = await make({ repeats: 'daily', starts_on: addDays(today(), 1) });
    const id = made.id;
    const [first, second] = made.next_days;
    expect((await call('POST', `/${id}/skip`, { day: first })).body.next_on).toBe(second);
    expect((await call('POST', `/${id}/skip`, { day: first })).body.code).toBe('nothing_to_skip');
    await workOn(first);
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
    expect((await call('POST', `/${id}/pause`)).body).toMatchObject({ status: 'paused', next_days: [] });
    await workOn(addDays(second, 2));
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
    at = Date.now();
    expect((await call('POST', `/${id}/resume`)).body).toMatchObject({ status: 'active' });
    expect((await call('PUT', `/${id}`, { amount: '700' })).body.code).toBe('pin_required');
    expect((await call('PUT', `/${id}`, { on_failure: 'stop' })).body.on_failure).toBe('stop');
    const later = addDays(today(), 9);
    const changed = await call('PUT', `/${id}`, { amount: '700', repeats: 'weekly', next_on: later, pin });
    expect(changed.body).toMatchObject({
      amount: '700.00',
      next_on: later,
      next_days: expect.arrayContaining([addDays(later, 7)]),
    });
    // No worker was there for three weeks: one payment is made, for the last of its days.
    at = Date.parse(`${addDays(later, 15)}T11:00:00Z`);
    await work();
    expect((await runs(id)).slice(0, 3)).toEqual([
      [addDays(later, 15), addDays(later, 14), 'completed', null],
      [addDays(later, 7), addDays(later, 7), 'missed', null],
      [later, later, 'missed', null],
    ]);
    expect(await balanceOf(product, ada)).toBe(99_300_00n);
    expect((await call('DELETE', `/${id}`)).body).toMatchObject({ status: 'cancelled', next_on: null });
    expect((await call('POST', `/${id}/resume`)).body.code).toBe('schedule_ended');
    await workOn(addDays(today(), 8));
    expect(await balanceOf(product, ada)).toBe(99_300_00n);
  });

  it('waits for a provider that is away, and is told of one that gave the money back later', async () => {
    await product.control('/faults', { provider: 'paystack', operation: 'resolve', mode: 'error500', times: 9 });
    const account = { number: '0123456789', bank: '058' };
    expect((await make({ kind: 'bank_transfer', fields: account, amount: '900', repeats: 'once' })).body.code).toBe(
      'provider_unavailable',
    );
    await fetch(`${product.sandboxUrl}/_sandbox/faults`, { method: 'DELETE' });
    const { body } = await make({
      kind: 'bank_transfer',
      fields: account,
      amount: '900',
      repeats: 'once',
      on_failure: 'stop',
    });
    await product.control('/faults', { provider: 'paystack', operation: 'transfer', mode: 'pending', times: 1 });
    at = Date.parse(`${today()}T09:00:00Z`);
    await work();
    const [run] = (await show(body.id)).runs;
    expect(run.outcome).toBe('pending');
    const { body: paid } = await product.call('GET', `/api/transactions/${run.transaction_id}`, { token: ada.token });
    await product.control(`/settle/${paid.reference}`, { outcome: 'failed' });
    await work();
    await work();
    expect(await show(body.id)).toMatchObject({ status: 'stopped', runs: [{ outcome: 'failed', why: 'returned' }] });
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
    expect(await notices('schedule_failed')).toHaveLength(1);
  });

  it('that was made and that its bank gave back after all has failed, as its payment has in the history', async () => {
    const fields = { number: '0123456789', bank: '058' };
    const { body } = await make({ kind: 'bank_transfer', fields, amount: '900', repeats: 'once' });
    at = Date.parse(`${today()}T09:00:00Z`);
    await work();
    await work();
    expect(await show(body.id)).toMatchObject({ status: 'finished', runs: [{ outcome: 'completed', why: null }] });
    const [{ transaction_id: id }] = (await show(body.id)).runs;
    const payment = async () => (await product.call('GET', `/api/transactions/${id}`, { token: ada.token })).body;
    await product.control(`/settle/${(await payment()).reference}`, { outcome: 'reversed' });
    await expect.poll(async () => (await work(), (await payment()).status), { timeout: 20_000 }).toBe('failed');
    expect(await show(body.id)).toMatchObject({
      last: { outcome: 'failed', why: 'returned' },
      runs: [{ outcome: 'failed', why: 'returned', transaction_id: id }],
    });
  });

  it('is made once, though two workers carry out many that are due, and each dies in the middle of some', async () => {
    const count = 25;
    const numbers = Array.from({ length: count }, (_, n) => `0803${String(1_000_000 + n)}`);
    for (const number of numbers) await make({ fields: { number, network: 'mtn' }, amount: '100', repeats: 'daily' });
    const kinds = await openJobs({
      config: product.config,
      pool: database.pool('wura_worker'),
      log: silentLog,
      now: () => at,
    });
    const isDying = () => randomInt(4) === 0;
    const workers = [0, 1].map(() => {
      const dying = new Map(kinds);
      dying.set('scheduled_payment', async job => {
        // Its lease has ended before it began: the other one has the job by now.
        if (isDying()) await owner.query('update jobs.job set claims = claims + 1 where id = $1', [job.id]);
        await kinds.get('scheduled_payment')!(job);
      });
      return createJobRunner({ pool: database.pool('wura_worker'), log: silentLog, kinds: dying });
    });
    for (let round = 0; round < 6; round++) {
      await owner.query('update jobs.job set due_at = clock_timestamp()');
      await Promise.all(workers.map(worker => worker.runDue()));
    }
    await work();
    expect(await balanceOf(product, ada)).toBe(100_000_00n - BigInt(count) * 100_00n);
    const { rows } = await owner.query(
      `select count(*)::int as made, count(distinct r.schedule)::int as schedules from scheduled_payments.run r
         join scheduled_payments.schedule s on s.id = r.schedule where s.customer = $1 and r.outcome = 'completed'`,
      [ada.number],
    );
    expect(rows[0]).toEqual({ made: count, schedules: count });
    for (const worker of workers) await worker.stop();
  }, 60_000);
});
