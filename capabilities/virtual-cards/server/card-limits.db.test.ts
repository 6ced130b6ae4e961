import { randomUUID } from 'node:crypto';
import { newOperator } from '@wura/app-server/testing/new-operator';
import { deposit, newPayer, openTestProduct, type TestProduct } from '@wura/app-server/testing/test-product';
import { transaction } from '@wura/database';
import { enqueue, LeaseLost, type Job } from '@wura/jobs';
import { randomId } from '@wura/platform/identifiers';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomInt } from '@wura/testkit/random';
import { untilSomebodyWaits, withMeanwhile } from '@wura/testkit/until-waiting';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newCard, newCardholder, pin, type Cardholder } from '../testing/card-product.ts';
import { cardSyncJob } from './ports.ts';
import { cardRoundJob, createRound, planRound } from './round.ts';
import { cardTopUpJob } from './top-up.ts';

// What a customer lets a card spend, what is put on it by itself, and what the rules of Nigeria want before there is one.

let database: TestDatabase;
let product: TestProduct;
let ada: Cardholder;
/** The worker's clock. */
let workerNow = Date.now();

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, {}, { now: () => workerNow });
  await product.runJobs();
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  workerNow = Date.now();
  ada = await newCardholder(product);
});

const limitsOf = async (id: string) => (await ada.call('GET', `/api/virtual-cards/${id}/limits`)).body;
const save = (id: string, body: object) => ada.call('PUT', `/api/virtual-cards/${id}/limits`, body);
const shop = (id: string, amount: string, merchant = 'Netflix') =>
  product.control('/issuer/purchase', { card_id: id, amount, currency: 'USD', merchant });
const cardOf = async (id: string) => {
  const { body } = await ada.call('GET', '/api/virtual-cards');
  return (body as { id: string; [field: string]: unknown }[]).find(card => card.id === id);
};
async function run(): Promise<void> {
  for (let time = 0; time < 3; time++) await product.runJobs();
}
const topUp = { below: '10', amount: '15', monthly_ceiling: '20' };

describe('a limit of the customer’s own', () => {
  it('is set without the PIN, and raised or lifted only with it', async () => {
    const { id } = await newCard(ada);
    expect((await save(id, { per_purchase: '50', per_month: '200' })).body).toMatchObject({
      per_purchase: '50.00',
      per_month: '200.00',
    });
    for (const looser of [{ per_purchase: '51' }, { per_month: null }]) {
      expect((await save(id, looser)).body.code).toBe('pin_required');
      expect((await save(id, { ...looser, pin: '1111' })).body.code).toBe('invalid_pin');
    }
    expect((await save(id, { per_purchase: null, pin })).body).toMatchObject({
      per_purchase: null,
      per_month: '200.00',
    });
    expect((await save(id, { per_month: '0' })).body.errors).toHaveProperty('per_month');
  });

  it('that was made stricter a moment ago is not undone without the PIN by who saw it looser', async () => {
    const { id } = await newCard(ada);
    expect((await save(id, { per_purchase: '50' })).status).toBe(200);
    const [thief] = await transaction(database.pool('wura_owner'), async tx => {
      await tx.query('update virtual_cards.card set per_purchase = 100 where public_id = $1', [id]);
      const saving = save(id, { per_purchase: '50' });
      await untilSomebodyWaits(database);
      return [saving];
    });
    expect((await thief).body.code).toBe('pin_required');
    expect((await limitsOf(id)).per_purchase).toBe('1.00');
  });

  it.each<[string, object, [string, string][]]>([
    ['one purchase', { per_purchase: '5' }, [['6', 'Netflix']]],
    [
      'the month',
      { per_month: '25' },
      [
        ['12', 'Netflix'],
        ['13', 'Spotify'],
      ],
    ],
    [
      'one shop',
      { single_merchant: true },
      [
        ['1', 'Netflix'],
        ['1', 'Spotify'],
      ],
    ],
  ])('on %s stops the card at the first purchase that passes it', async (_name, limit, purchases) => {
    const { id } = await newCard(ada, { amount: '25' });
    expect((await save(id, limit)).status).toBe(200);
    for (const [amount, merchant] of purchases) {
      expect(await cardOf(id)).toMatchObject({ status: 'active' });
      await shop(id, amount, merchant);
      await run();
    }
    expect(await cardOf(id)).toMatchObject({ status: 'frozen', frozen_by: 'limit' });
    expect(await shop(id, '1')).toMatchObject({ approved: false });
  });

  it('on the month bounds what is put on the card', async () => {
    const { id } = await newCard(ada, { amount: '20' });
    await save(id, { per_month: '30' });
    const more = await ada.call('POST', `/api/virtual-cards/${id}/deposit`, { amount: '10.01' });
    expect(more.body).toMatchObject({ code: 'card_month_limit' });
    expect(more.body.message).toContain('$10.00');
  });

  it('on the month bounds what is put on the card by many at once, and a worker among them', async () => {
    const { id } = await newCard(ada, { amount: '20' });
    await run();
    await save(id, { per_month: '30', auto_top_up: { below: '20.01', amount: '10', monthly_ceiling: '10' }, pin });
    await transaction(product.pool, tx => enqueue(tx, { kind: cardTopUpJob, subject: id }));
    const before = await ada.balance('USD');
    const put = () => ada.call('POST', `/api/virtual-cards/${id}/deposit`, { amount: '10', pin });
    const [, ...answers] = await Promise.all([product.runJobs(), ...Array.from({ length: 5 }, put)]);
    await run();
    for (const { status, body } of answers) {
      expect(status < 300 ? 'done' : body.code).toMatch(/^(done|card_month_limit)$/);
    }
    expect((await cardOf(id))!['balance']).toBe('30.00');
    // The money and what putting it there costs, once.
    expect(before - (await ada.balance('USD'))).toBeLessThan(20_00n);
  });
});

describe('topping up by itself', () => {
  it('needs the PIN, tops up once when the card falls below, and never by more than its ceiling', async () => {
    const { id } = await newCard(ada, { amount: '20' });
    expect((await save(id, { auto_top_up: topUp })).body.code).toBe('pin_required');
    const absurd = await save(id, { auto_top_up: { ...topUp, monthly_ceiling: '14' }, pin });
    expect(absurd.body.errors).toHaveProperty(['auto_top_up.monthly_ceiling']);
    const saved = await save(id, { auto_top_up: topUp, pin });
    expect(saved.body.auto_top_up).toMatchObject({ below: '10.00', amount: '15.00', wallet_id: ada.dollars });
    const before = await ada.balance('USD');
    await shop(id, '12');
    await run();
    expect(await cardOf(id)).toMatchObject({ balance: '23.00' });
    expect(before - (await ada.balance('USD'))).toBe(15_00n);
    expect((await limitsOf(id)).topped_up_this_month).toBe('15.00');
    await shop(id, '20');
    await run();
    expect(await cardOf(id)).toMatchObject({ balance: '3.00' });
    expect(JSON.stringify((await ada.call('GET', '/api/notifications')).body)).toContain('ceiling');
    expect((await save(id, { auto_top_up: null })).body.auto_top_up).toBeNull();
  });

  it('puts nothing on a card whose customer staff freeze while a worker is at it', async () => {
    const { id } = await newCard(ada, { amount: '20' });
    await run();
    await save(id, { auto_top_up: { ...topUp, below: '20.01' }, pin });
    await transaction(product.pool, tx => enqueue(tx, { kind: cardTopUpJob, subject: id }));
    const before = await ada.balance('USD');
    const freeze = 'update identity.customers set is_frozen = true where id = $1';
    await withMeanwhile(database, [[freeze, [ada.number]]], () => product.runJobs());
    expect([(await cardOf(id))!['balance'], await ada.balance('USD')]).toEqual(['20.00', before]);
    await database.pool('none').query('update identity.customers set is_frozen = false where id = $1', [ada.number]);
  });

  it('ends with an emergency lock, which freezes cards and ends conversion orders too', async () => {
    const { id } = await newCard(ada);
    await save(id, { auto_top_up: topUp, pin });
    const wish = { rate_of: 'target', target_rate: '1', ceiling: '1000' };
    const order = { ...wish, from_wallet_id: ada.wallet, to_wallet_id: ada.dollars, ends_at: inDays(3), pin };
    expect((await ada.call('POST', '/api/conversion-orders', order)).status).toBe(201);
    const password = 'Correct1horse';
    const hashed = await hash(password);
    await database
      .pool('none')
      .query('update identity.customers set password_hash = $2 where id = $1', [ada.number, hashed]);
    const locked = await product.call('POST', '/api/lock', { body: { identifier: ada.email, password } });
    expect(locked.status).toBe(200);
    const { rows } = await database.pool('none').query<{ state: string; card: string; below: bigint | null }>(
      `select o.state, c.frozen_by as card, c.top_up_below as below
         from exchange.conversion_order o join virtual_cards.card c on c.customer = o.customer where o.customer = $1`,
      [ada.number],
    );
    expect(rows).toEqual([{ state: 'cancelled', card: 'you', below: null }]);
    await run();
    expect(await shop(id, '1')).toMatchObject({ approved: false, reason: 'Card is frozen' });
  });
});

it('a card that is being unfrozen while its account is locked in an emergency stays frozen, here and at the issuer', async () => {
  const password = 'Correct1horse';
  const write = 'update identity.customers set password_hash = $2 where id = $1';
  await database.pool('none').query(write, [ada.number, await hash(password)]);
  const { id } = await newCard(ada);
  expect((await ada.call('POST', `/api/virtual-cards/${id}/freeze`)).status).toBe(200);
  await run();
  // The issuer takes a moment, and the account is locked in it.
  await product.control('/faults', { provider: 'issuer', operation: 'freeze', mode: 'slow', delayMs: 3_000, times: 1 });
  const lifting = ada.call('POST', `/api/virtual-cards/${id}/unfreeze`);
  await expect.poll(() => product.control('/faults'), { timeout: 20_000 }).toEqual([]);
  const locked = await product.call('POST', '/api/lock', { body: { identifier: ada.email, password } });
  expect([locked.status, (await lifting).status]).toEqual([200, 401]);
  await run();
  const { rows } = await database
    .pool('none')
    .query('select frozen_by from virtual_cards.card where public_id = $1', [id]);
  expect(rows).toEqual([{ frozen_by: 'you' }]);
  expect(await shop(id, '1')).toMatchObject({ approved: false, reason: 'Card is frozen' });
});

describe('a card whose customer staff have frozen', () => {
  const staff = async (deed: 'freeze' | 'unfreeze') => {
    const { id } = (await ada.call('GET', '/api/user')).body;
    const token = await newOperator({ database, product }, 'compliance');
    const body = { reason: 'we are asking about a transfer' };
    expect((await product.call('POST', `/api/operator/customers/${id}/${deed}`, { token, body })).status).toBe(200);
    await run();
  };
  const owner = () => database.pool('none');
  /** The issuer stops a card by itself. */
  const freezeAtIssuer = async (id: string) => {
    const { rows } = await owner().query('select issuer_card from virtual_cards.card where public_id = $1', [id]);
    const at = `${product.sandboxUrl}/issuer/cards/freeze_card?card_id=${rows[0].issuer_card}`;
    const told = await fetch(at, { method: 'PATCH', headers: { token: 'Bearer at_test_sandbox' } });
    expect(told.status).toBe(200);
  };
  const frozenBy = async (id: string) => (await cardOf(id))!['frozen_by'];

  it('buys nothing until they open the account, and then what was active is active and nothing else', async () => {
    const [active, own, theirs] = [await newCard(ada), await newCard(ada), await newCard(ada)];
    await run();
    expect((await ada.call('POST', `/api/virtual-cards/${own.id}/freeze`)).status).toBe(200);
    await freezeAtIssuer(theirs.id);
    await planRound(product.pool);
    await run();
    expect(await frozenBy(theirs.id)).toBe('issuer');
    await staff('freeze');
    expect(await cardOf(active.id)).toMatchObject({ status: 'frozen', frozen_by: 'house' });
    expect([await frozenBy(own.id), await frozenBy(theirs.id)]).toEqual(['you', 'issuer']);
    expect(await shop(active.id, '1')).toMatchObject({ approved: false, reason: 'Card is frozen' });
    const lifted = await ada.call('POST', `/api/virtual-cards/${active.id}/unfreeze`);
    expect([lifted.status, lifted.body.code]).toEqual([403, 'account_frozen']);
    await planRound(product.pool);
    await run();
    expect(await frozenBy(active.id)).toBe('house');

    await staff('unfreeze');
    expect(await cardOf(active.id)).toMatchObject({ status: 'active', frozen_by: null });
    expect([await frozenBy(own.id), await frozenBy(theirs.id)]).toEqual(['you', 'issuer']);
    expect(await shop(active.id, '1')).toMatchObject({ approved: true });
    for (const { id } of [own, theirs]) expect(await shop(id, '1')).toMatchObject({ approved: false });
  });

  it('is frozen at the issuer though they did not answer at first', async () => {
    const { id } = await newCard(ada);
    await run();
    await product.control('/faults', { provider: 'issuer', operation: 'freeze', mode: 'error500', times: 20 });
    await staff('freeze');
    expect(await shop(id, '1')).toMatchObject({ approved: true });
    await product.clearFaults();
    await owner().query('update jobs.job set due_at = now() where kind = $1', [cardSyncJob]);
    await run();
    expect(await shop(id, '1')).toMatchObject({ approved: false });
    await staff('unfreeze');
    expect(await cardOf(id)).toMatchObject({ status: 'active' });
  });

  it('is frozen at the issuer though their balance and our book do not agree', async () => {
    const { id } = await newCard(ada);
    await run();
    await owner().query(
      `insert into virtual_cards.entry (public_id, card, name, kind, amount, asked, at)
       select $2, id, 'a purchase that they deny', 'purchase', -100, 100, now() from virtual_cards.card
        where public_id = $1`,
      [id, randomId('cde')],
    );
    await staff('freeze');
    expect(await shop(id, '1')).toMatchObject({ approved: false });
  });
});

describe('a charge that comes every month', () => {
  it('is expected with the day and whether the card has enough for it, and is warned of three days before, once', async () => {
    const { id } = await newCard(ada, { amount: '10' });
    for (let month = 0; month < 2; month++) await shop(id, '4.50');
    await run();
    await longAgo(id, [50, 20]);
    const { renewals } = await limitsOf(id);
    expect(renewals).toEqual([
      {
        merchant: 'Netflix',
        amount: '4.50',
        expected_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        is_covered: false,
      },
    ]);
    const warned = async () =>
      JSON.stringify((await ada.call('GET', '/api/notifications')).body).split('Netflix will charge').length - 1;
    const noonOf = Date.parse(`${renewals[0].expected_on}T12:00:00Z`);
    for (const [daysBefore, times] of [
      [4, 0],
      [2, 1],
      [1, 1],
    ] as const) {
      workerNow = noonOf - daysBefore * 86_400_000;
      await planRound(product.pool);
      const before = await warned();
      await overtaken();
      expect(await warned()).toBe(before);
      await run();
      expect([daysBefore, await warned()]).toEqual([daysBefore, times]);
    }
  });

  /** A round of a worker whose work another has taken over. */
  async function overtaken(): Promise<void> {
    const pool = database.pool('wura_worker');
    const { rows } = await pool.query<Job>('select * from jobs.job where kind = $1', [cardRoundJob]);
    const round = createRound({ pool, now: () => workerNow });
    await expect(round({ ...rows[0]!, claims: rows[0]!.claims + 1 })).rejects.toThrow(LeaseLost);
  }

  /** Its purchases, as if they had been made so many days ago. */
  async function longAgo(card: string, days: readonly number[]): Promise<void> {
    const pool = database.pool('none');
    await transaction(pool, async tx => {
      // The book of a card is written once; the clock of the sandbox is today's.
      await tx.query('set local session_replication_role = replica');
      for (const [place, before] of days.entries()) {
        await tx.query(
          `update virtual_cards.entry set at = at - make_interval(days => $3)
            where id = (select e.id from virtual_cards.entry e join virtual_cards.card c on c.id = e.card
                         where c.public_id = $1 and e.kind = 'purchase' order by e.id offset $2 limit 1)`,
          [card, place, before],
        );
      }
    });
  }
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('under the rules of Nigeria', () => {
  let nigeria: TestProduct;
  beforeAll(async () => {
    // One provider for both: a second one would begin its numbers anew.
    const environment = { SANDBOX_URL: product.sandboxUrl };
    nigeria = await openTestProduct(database, { rules: 'nigeria' }, { environment });
  });
  afterAll(() => nigeria.close());

  it.each([
    ['USD', '3', 'nin', 'bvn', 'bvn_required'],
    ['NGN', '500', 'bvn', 'nin', 'nin_required'],
  ])(
    'a %s card needs its number, said before the issuer is asked anything',
    async (currency, amount, known, lacks, code) => {
      const payer = await newPayer(nigeria, { pin });
      const { token } = payer;
      // Known from the first call on: a server hears of it by a notice that takes a moment.
      await database
        .pool('none')
        .query('update identity.customers set has_checked_number = true, email_confirmed_at = now() where id = $1', [
          payer.number,
        ]);
      const give = (kind: string) =>
        nigeria.call('POST', '/api/kyc/identity', {
          token,
          body: { [kind]: String(randomInt(1e10)).padStart(11, '2') },
        });
      expect((await give(known)).status).toBe(200);
      await deposit({ ...nigeria, control: product.control }, payer, 10_000);
      const body = { wallet_id: payer.wallet, currency, amount, pin };
      const create = () =>
        nigeria.call('POST', '/api/virtual-cards', { token, body, headers: { 'idempotency-key': randomUUID() } });
      await product.control('/faults', { provider: 'issuer', operation: 'cardholder', mode: 'refuse', times: 1 });
      expect(await create()).toMatchObject({ status: 422, body: { code } });
      await product.clearFaults();
      expect((await give(lacks)).status).toBe(200);
      const made = await create();
      expect([made.status, made.text]).toEqual([201, expect.stringContaining('"status":"active"')]);
    },
  );
});
