import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import type { Pool } from '@wura/database';
import { createPolicy } from '@wura/policy/server';
import { createRateBook } from '@wura/rates/server';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { untilSomebodyWaits, withMeanwhile } from '@wura/testkit/until-waiting';
import { randomInt } from '@wura/testkit/random';
import { rounds } from '@wura/testkit/rounds';
import { readNaming } from '@wura/wallets/server/naming';
import { createWallets } from '@wura/wallets/server/wallets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carryOutOrders } from './carry-out-orders.ts';

const pin = '2468';

let database: TestDatabase;
let owner: Pool;
let product: TestProduct;
let ada: Payer;
let dollars: string;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('wura_owner');
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  await naira('1485.5');
  ada = await newPayer(product, { pin });
  dollars = await open(ada, 'USD');
  await deposit(product, ada, 100_000);
});

async function open({ token }: Payer, currency: string): Promise<string> {
  return (await product.call('POST', '/api/wallets', { token, body: { currency } })).body.id;
}

/** The sandbox says so, and the worker hears it. */
async function naira(rate: string): Promise<void> {
  await product.control('/fx/rates', { rates: { NGN: Number(rate) } });
  await product.runJobs();
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A dollar for at most 1,480 naira, fee included, of 50,000 at most. */
const wish = (given: object = {}) => ({
  from_wallet_id: ada.wallet,
  to_wallet_id: dollars,
  target_rate: '1480',
  rate_of: 'target',
  ceiling: '50000',
  ends_at: inDays(7),
  pin,
  ...given,
});
const place = (given: object = {}, { token } = ada) =>
  product.call('POST', '/api/conversion-orders', { token, body: wish(given) });
const cancel = (id: string, { token } = ada) => product.call('DELETE', `/api/conversion-orders/${id}`, { token });
const mine = async (query = '') =>
  (await product.call('GET', `/api/conversion-orders${query}`, { token: ada.token })).body.data;
const notices = async (kind: string) =>
  (await product.call('GET', '/api/notifications', { token: ada.token })).body.data.filter(
    (notice: { kind: string }) => notice.kind === kind,
  );
const dollarsHeld = async () =>
  (await product.call('GET', '/api/wallets', { token: ada.token })).body.find(
    ({ currency }: { currency: string }) => currency === 'USD',
  ).balance;
const events = async (id: string) => {
  const { rows } = await owner.query<{ what: string }>(
    `select e.what from exchange.conversion_order_event e join exchange.conversion_order o on o.id = e.order_id
      where o.public_id = $1 order by e.id`,
    [id],
  );
  return rows.map(({ what }) => what);
};
const untilEnd = (id: string, seconds: number) =>
  owner.query(
    `update exchange.conversion_order set ends_at = clock_timestamp() + $2 * interval '1 s' where public_id = $1`,
    [id, seconds],
  );

describe('an order to convert', () => {
  it('is carried out once, when the rate after the fee is as good as asked for, and both sides are told', async () => {
    const { status, body } = await place();
    expect([status, body]).toMatchObject([
      201,
      { status: 'open', from: 'NGN', to: 'USD', ceiling: '50000.00', target_rate: '1480', converted: null, why: null },
    ]);
    // 1,472.61 ÷ 0.995 is 1,480.01.
    await naira('1472.61');
    expect(await mine('?status=open')).toHaveLength(1);
    await naira('1472.5');
    const [done] = await mine();
    // 49,750 ÷ 1,472.50 is 33.786…
    expect(done).toMatchObject({ status: 'executed', converted: { amount: '50000.00', received: '33.78' } });
    expect([await balanceOf(product, ada), await dollarsHeld()]).toEqual([50_000_00n, '33.78']);
    const path = `/api/transactions/${done.converted.transaction_id}`;
    const shown = await product.call('GET', path, { token: ada.token });
    expect(shown.body).toMatchObject({
      total: '50000.00',
      category: 'conversion',
      exchange: { from: { amount: '50000.00' }, to: { amount: '33.78', currency: 'USD' }, simulated: true },
    });
    const [told, ...more] = await notices('order_executed');
    expect(more).toEqual([]);
    expect(told).toMatchObject({ title: 'Your order was carried out: $33.78' });
    const { rows } = await owner.query('select subject from notices.mails where recipient = $1', [ada.email]);
    expect(rows).toContainEqual({ subject: told.title });
    expect(await events(body.id)).toEqual(['placed', 'executed']);
    await naira('1400');
    expect(await balanceOf(product, ada)).toBe(50_000_00n);
  });

  it('that the rate is good enough for already is carried out at once', async () => {
    await place({ target_rate: '1500' });
    await product.runJobs();
    expect(await mine()).toMatchObject([{ status: 'executed' }]);
  });

  it('of the source, for at least so much of the target, is due from the other side', async () => {
    const sold = { from_wallet_id: dollars, to_wallet_id: ada.wallet, rate_of: undefined, ceiling: '10' };
    await place({ target_rate: '1500' });
    await product.runJobs();
    await place({ ...sold, target_rate: '1500' });
    await naira('1507');
    expect((await mine('?status=open')).length).toBe(1);
    await naira('1507.6');
    expect(await mine()).toMatchObject([
      { status: 'executed', converted: { amount: '10.00', received: '15000.62' } },
      {},
    ]);
  });

  it('converts what the wallet holds, where that is less than the ceiling, and never the rest afterwards', async () => {
    await place({ ceiling: '250000' });
    await naira('1470');
    expect(await mine()).toMatchObject([{ status: 'executed', converted: { amount: '100000.00' } }]);
    await deposit(product, ada, 50_000);
    await naira('1460');
    expect(await balanceOf(product, ada)).toBe(50_000_00n);
  });

  it('fails and tells why when there is no money, nothing to speak of, or the account is frozen', async () => {
    const poor = { from_wallet_id: dollars, to_wallet_id: ada.wallet, rate_of: 'source', ceiling: '5' };
    const { body: order } = await place({ ...poor, target_rate: '1400' });
    await product.runJobs();
    expect(await mine()).toMatchObject([{ id: order.id, status: 'failed', why: 'insufficient_funds' }]);
    const [told] = await notices('order_failed');
    expect(told.text).toContain('there was no money in the wallet. No money has moved.');
    await place();
    await owner.query('update identity.customers set is_frozen = true where id = $1', [ada.number]);
    await naira('1470');
    await owner.query('update identity.customers set is_frozen = false where id = $1', [ada.number]);
    expect((await mine())[0]).toMatchObject({ status: 'failed', why: 'account_frozen' });
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
  });

  it('is asked the PIN for when it is placed, whatever the sum, and a wrong one is counted', async () => {
    expect((await place({ pin: undefined, ceiling: '1500' })).body.code).toBe('pin_required');
    expect((await place({ pin: '1111' })).body).toMatchObject({ code: 'invalid_pin', attemptsLeft: 4 });
    const bola = await newPayer(product);
    const hers = { from_wallet_id: bola.wallet, to_wallet_id: await open(bola, 'USD'), pin: undefined };
    expect((await place(hers, bola)).body.code).toBe('pin_not_set');
    expect(await mine()).toEqual([]);
  });

  it.each([
    [{ target_rate: '0' }, 'target_rate', 'Please enter a rate above zero'],
    [{ rate_of: 'both' }, 'rate_of', 'A rate is that of the source or of the target'],
    [{ ceiling: '0' }, 'ceiling', 'Please enter a valid amount'],
    [{ ceiling: '1.001' }, 'ceiling', 'Please enter a valid amount'],
    [{ ends_at: 'tomorrow' }, 'ends_at', 'Please choose an end from one minute to 90 days from now'],
    [{ ends_at: inDays(91) }, 'ends_at', 'Please choose an end from one minute to 90 days from now'],
    [{ ends_at: inDays(0) }, 'ends_at', 'Please choose an end from one minute to 90 days from now'],
  ])('with %j is refused in words', async (wrong, field, message) => {
    const { status, body } = await place(wrong);
    expect([status, body.message, Object.keys(body.errors)]).toEqual([422, message, [field]]);
  });

  it('into the same wallet, another’s, for less than the smallest unit, or twice the same is refused', async () => {
    expect((await place({ to_wallet_id: ada.wallet })).body.errors).toEqual({
      to_wallet_id: 'Source and target wallets must be different',
    });
    const bola = await newPayer(product);
    expect((await place({ to_wallet_id: bola.wallet })).status).toBe(404);
    expect((await place({ from_wallet_id: bola.wallet })).status).toBe(404);
    expect((await place({ ceiling: '14' })).body.code).toBe('amount_too_small');
    expect((await place()).status).toBe(201);
    expect(await place()).toMatchObject({ status: 409, body: { code: 'order_exists' } });
  });

  it('is refused while no rate is fresh, and one that waits is not carried out then', async () => {
    await place();
    await owner.query(`update rates.snapshot set as_of = as_of - interval '3 h'`);
    expect(await place({ ceiling: '1500' })).toMatchObject({ status: 503, body: { code: 'rates_unavailable' } });
    await owner.query(`update rates.snapshot set rates = rates || '{"NGN":"1000"}'`);
    await carryOutOrders(await worker());
    expect(await mine()).toMatchObject([{ status: 'open' }]);
    await owner.query('delete from rates.snapshot');
  });

  it('is cancelled by its owner alone, and not once it has ended', async () => {
    const { id } = (await place()).body;
    const bola = await newPayer(product);
    expect((await cancel(id, bola)).status).toBe(404);
    expect((await cancel(id)).body).toMatchObject({ id, status: 'cancelled' });
    expect((await cancel(id)).status).toBe(200);
    await naira('1470');
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
    expect(await events(id)).toEqual(['placed', 'cancelled']);
    const { id: second } = (await place({ target_rate: '1500' })).body;
    await product.runJobs();
    expect(await cancel(second)).toMatchObject({ status: 409, body: { code: 'order_ended' } });
  });

  it('is carried out a second before its end and not a second after, by the clock of the database', async () => {
    const [inTime, late] = [(await place()).body.id, (await place({ ceiling: '40000' })).body.id];
    await untilEnd(inTime, 5);
    await untilEnd(late, -1);
    await naira('1470');
    expect((await mine()).map(({ status }: { status: string }) => status)).toEqual(['expired', 'executed']);
    expect(await notices('order_expired')).toHaveLength(1);
    expect(await cancel(late)).toMatchObject({ status: 409 });
  });

  it('that ended while another held it is not carried out', async () => {
    const { id } = (await place()).body;
    await naira('1473');
    const blocker = await owner.connect();
    try {
      await blocker.query('begin');
      await blocker.query('select from exchange.conversion_order where public_id = $1 for update', [id]);
      await product.control('/fx/rates', { rates: { NGN: 1470 } });
      const waiting = product.runJobs();
      await untilSomebodyWaits(database);
      await blocker.query('update exchange.conversion_order set ends_at = clock_timestamp() where public_id = $1', [
        id,
      ]);
      await blocker.query('commit');
      await waiting;
      await product.runJobs();
    } finally {
      blocker.release();
    }
    expect(await mine()).toMatchObject([{ id, status: 'expired' }]);
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
  });

  it('is not carried out by a worker who is at it when the account is frozen', async () => {
    const { id } = (await place()).body;
    await product.control('/fx/rates', { rates: { NGN: 1470 } });
    const freeze = 'update identity.customers set is_frozen = true where id = $1';
    await withMeanwhile(database, [[freeze, [ada.number]]], () => product.runJobs());
    await owner.query('update identity.customers set is_frozen = false where id = $1', [ada.number]);
    expect(await mine()).toMatchObject([{ id, status: 'failed', why: 'account_frozen' }]);
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
  });

  it('is placed once though fifty clients ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => place()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await mine()).toHaveLength(1);
  });
});

/** A worker of its own, with connections of its own. */
async function worker(pool = database.pool('wura_worker')) {
  const source = { name: 'sandbox', title: 'Sandbox', link: null, isSimulated: true };
  const services = { wallets: createWallets(pool), naming: await readNaming(pool) };
  return {
    pool,
    walletServices: services,
    policy: createPolicy({ rules: 'sandbox', now: Date.now }),
    rates: createRateBook({ db: pool, sources: [source], now: Date.now }),
    spreadBps: 0n,
    now: Date.now,
    afterEach: async () => {},
  };
}

describe('two workers, a customer who cancels, and a database that drops a worker’s connections', () => {
  let killer: Pool;
  let dropped = 0;

  it(`carry out or cancel each order once, and the money agrees with it: ${rounds} rounds`, async () => {
    const workers = [await worker(), await worker()];
    await naira('1470');
    const tally: Record<string, number> = {};
    killer = database.pool('none');
    for (let round = 0; round < rounds; round++) {
      const { rows } = await owner.query<{ public_id: string }>(
        `insert into exchange.conversion_order (public_id, customer, from_wallet, to_wallet, from_currency, to_currency,
                                                rate_of, target_rate, ceiling, ends_at)
         select 'cor_race' || $1, $2, f.id, t.id, 1, 2, 'target', 1480, 30000, clock_timestamp() + interval '1 day'
           from wallets.wallet f, wallets.wallet t where f.public_id = $3 and t.public_id = $4
         returning public_id`,
        [round, ada.number, ada.wallet, dollars],
      );
      const id = rows[0]!.public_id;
      const racing: Promise<unknown>[] = workers.map(each => carryOutOrders(each).catch(() => 'dropped'));
      if (round % 4 === 1) racing.push(cancel(id));
      if (round % 4 === 2) racing.push(dropOne(randomInt(12)));
      await Promise.all(racing);
      // The worker that comes after them finds what was left undone.
      await carryOutOrders(workers[round % 2]!);
      const [order] = await mine('?limit=1');
      tally[order.status] = (tally[order.status] ?? 0) + 1;
    }
    process.stdout.write(`${rounds} races, ${dropped} connections dropped: ${JSON.stringify(tally)}\n`);
    const { rows } = await owner.query<{ executed: number; received: bigint; events: number }>(
      `select count(*) filter (where state = 'executed')::int as executed,
              coalesce(sum(received), 0)::bigint as received,
              (select count(*)::int from exchange.conversion_order_event e
                 join exchange.conversion_order o on o.id = e.order_id
                where o.customer = $1 and e.what = 'executed') as events
         from exchange.conversion_order where customer = $1`,
      [ada.number],
    );
    const { executed, received, events: told } = rows[0]!;
    expect(executed + (tally['cancelled'] ?? 0)).toBe(rounds);
    expect(told).toBe(executed);
    expect(await balanceOf(product, ada)).toBe(100_000_00n - BigInt(executed) * 300_00n);
    expect((await dollarsHeld()).replace('.', '').replace(/^0+/, '')).toBe(String(received));
    const { rows: moved } = await owner.query(
      `select count(*)::int as n from ledger.entry e join wallets.wallet w on w.id = e.wallet_id
        where w.customer = $1 and e.amount < 0`,
      [ada.number],
    );
    expect(moved[0].n).toBe(executed);
  }, 180_000);

  /** As a worker that is killed leaves it: in the middle of whatever it was doing. */
  async function dropOne(afterMs: number): Promise<void> {
    await owner.query('select pg_sleep($1)', [afterMs / 1000]);
    const { rowCount } = await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%' and query not like '%pg_terminate%' limit 1`,
    );
    dropped += rowCount ?? 0;
  }
});
