import { newPayer, openTestProduct, type Payer, type TestProduct } from '@wura/app-server/testing/test-product';
import type { Pool } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tellAlerts } from './tell-alerts.ts';

let database: TestDatabase;
let owner: Pool;
let product: TestProduct;
let ada: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('wura_owner');
  product = await openTestProduct(database);
  await product.runJobs();
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  await naira('1485.5');
  ada = await newPayer(product);
});

/** The sandbox says so, and the worker hears it. */
async function naira(rate: string): Promise<void> {
  await product.control('/fx/rates', { rates: { NGN: Number(rate) } });
  await product.runJobs();
}

const add = (body: object, { token } = ada) =>
  product.call('POST', '/api/rate-alerts', { token, body: { from: 'USD', to: 'NGN', ...body } });
const mine = async ({ token } = ada) => (await product.call('GET', '/api/rate-alerts', { token })).body.data;
const notices = async ({ token } = ada) =>
  (await product.call('GET', '/api/notifications', { token })).body.data.filter(
    ({ kind }: { kind: string }) => kind === 'rate_reached',
  );
const letters = async ({ email } = ada) =>
  (await owner.query(`select subject from notices.mails where recipient = $1 and subject ~ ' = '`, [email])).rows;

describe('a rate alert', () => {
  it('is told once, by notice and mail, at the rate that was seen, and not before', async () => {
    const added = await add({ rate: '1490' });
    expect([added.status, added.body]).toMatchObject([
      201,
      { from: 'USD', to: 'NGN', rate: '1490', direction: 'above', status: 'waiting', seen_rate: null, told_at: null },
    ]);
    await naira('1489.99');
    expect(await notices()).toEqual([]);
    await naira('1491.25');
    await product.runJobs();
    expect(await mine()).toMatchObject([{ id: added.body.id, status: 'told', seen_rate: '1491.25' }]);
    const text = expect.stringMatching(/You asked to be told at 1 USD = 1,490.00 NGN/);
    const told = [{ title: '1 USD = 1,491.25 NGN', link: '/wallet?view=conversion', text }];
    expect(await notices()).toMatchObject(told);
    expect(await letters()).toEqual([{ subject: '1 USD = 1,491.25 NGN' }]);
    await naira('1480');
    await naira('1495');
    expect(await notices()).toHaveLength(1);
  });

  it('waits on whichever side the figure is of the rate, either way round', async () => {
    expect((await add({ rate: '1480' })).body.direction).toBe('below');
    expect((await add({ from: 'NGN', to: 'USD', rate: '0.00068' })).body.direction).toBe('above');
    // 1 ÷ 1470 is 0.00068027…
    await naira('1470');
    expect((await mine()).map(({ status }: { status: string }) => status)).toEqual(['told', 'told']);
  });

  it('of a rate that is there already, or of the same twice, is refused', async () => {
    expect((await add({ rate: '1485.5' })).body.code).toBe('alert_reached');
    expect((await add({ rate: '1400', direction: 'above' })).body.code).toBe('alert_reached');
    expect((await add({ rate: '1500' })).status).toBe(201);
    expect(await add({ rate: 1500 })).toMatchObject({ status: 409, body: { code: 'alert_exists' } });
  });

  it.each([
    [{ to: 'USD' }, 'Please choose two different currencies', 'to'],
    [{ to: 'XXX' }, 'Please choose a currency that we support', 'to'],
    [{ rate: '0' }, 'Please enter a rate above zero', 'rate'],
    [{ rate: '-1' }, 'Please enter a rate above zero', 'rate'],
    [{ rate: '1e3' }, 'Please enter a rate above zero', 'rate'],
    [{ rate: '1'.repeat(13) }, 'Please enter a rate above zero', 'rate'],
  ])('with %j is refused in words', async (wrong, message, field) => {
    const { status, body } = await add({ rate: '1500', ...wrong });
    expect([status, body.message, Object.keys(body.errors)]).toEqual([422, message, [field]]);
  });

  it('is one of twenty at most, though thirty are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => add({ rate: String(2000 + n) })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['alerts_full']),
    );
  });

  it('is deleted by its owner alone, and then tells nothing', async () => {
    const { id } = (await add({ rate: '1487' })).body;
    const bola = await newPayer(product);
    const remove = ({ token }: Payer) => product.call('DELETE', `/api/rate-alerts/${id}`, { token });
    expect((await remove(bola)).status).toBe(404);
    expect((await remove(ada)).status).toBe(204);
    expect((await remove(ada)).status).toBe(404);
    await naira('1488');
    expect(await notices()).toEqual([]);
  });

  it('without a fresh rate waits for the next when it says which way, and is refused when it does not', async () => {
    await owner.query(`update rates.snapshot set as_of = as_of - interval '3 h'`);
    expect((await add({ rate: '1499' })).status).toBe(503);
    expect((await add({ rate: '1499', direction: 'above' })).status).toBe(201);
  });
});

describe('a hundred thousand alerts', () => {
  const many = 100_000;

  it('are told once though two workers race, and cost a new rate nothing while it reaches none of them', async () => {
    const customers = [ada, ...(await Promise.all(Array.from({ length: 3 }, () => newPayer(product))))];
    await owner.query('delete from exchange.rate_alert');
    for (let from = 1; from < many; from += 10_000) {
      await owner.query(
        `insert into exchange.rate_alert (public_id, customer, from_currency, to_currency, direction, rate)
         select 'alt_' || n, ($1::bigint[])[1 + n % 4], 2, 1, 'above', 2000 + n * 0.01
           from generate_series($2::int, $2::int + 9999) n`,
        [customers.map(({ number }) => number), from],
      );
    }
    await owner.query('analyze exchange.rate_alert');
    const pool = database.pool('wura_worker');
    const needs = { pool, now: Date.now, afterEach: async () => {} };
    const quiet = { USD: '1', NGN: '1999' };
    await tellAlerts(needs, quiet);
    const before = performance.now();
    for (let n = 0; n < 10; n++) expect(await tellAlerts(needs, quiet)).toBe(0);
    const quietMs = (performance.now() - before) / 10;
    const begun = performance.now();
    const told = await Promise.all([1, 2].map(() => tellAlerts(needs, { USD: '1', NGN: '2030.005' })));
    const busyMs = performance.now() - begun;
    process.stdout.write(
      `${many} alerts: a rate that reaches none ${quietMs.toFixed(1)} ms, 3,000 told ${busyMs.toFixed(0)} ms\n`,
    );
    expect(told[0]! + told[1]!).toBe(3_000);
    const { rows } = await owner.query(
      `select (select count(*)::int from exchange.rate_alert where told_at is not null) as marked,
              (select count(*)::int from notices.notifications
                where kind = 'rate_reached' and title = '1 USD = 2,030.01 NGN') as noticed`,
    );
    expect(rows[0]).toEqual({ marked: 3_000, noticed: 3_000 });
    expect(quietMs).toBeLessThan(250);
    await owner.query(`delete from jobs.job where kind = 'mail'`);
  });
});
