import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import type { Pool } from '@wura/database';
import { dayMs, lagosDate } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personalData } from './personal-data.ts';

// Under the rules of Nigeria, as they stand when all who are here were checked and came long ago.

type Customer = Payer & { id: string; username: string; account: string };

let database: TestDatabase;
let owner: Pool;
let product: TestProduct;
let staff = '';
let young: Customer;
let adult: Customer;
/** How far the worker's clock is ahead. */
let aheadMs = 0;
const pin = '2468';

beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('none');
  product = await openTestProduct(database, { rules: 'nigeria' }, { now: () => Date.now() + aheadMs });
  staff = await newOperator({ database, product }, 'compliance');
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  aheadMs = 0;
  [young, adult] = [await newCustomer({ bornOn: yearsAgo(15) }), await newCustomer({})];
});

const yearsAgo = (years: number, days = 0) => {
  const day = new Date(lagosDate(Date.now() + days * dayMs));
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
};

async function newCustomer({ bornOn = '1985-03-04', tier = 3 }: { bornOn?: string; tier?: 1 | 3 }): Promise<Customer> {
  const payer = await newPayer(product, { pin, tier });
  await owner.query(
    `update identity.customers
        set has_checked_number = true, email_confirmed_at = now(), date_of_birth = $2, created_at = now() - interval '9 days',
            cooling_off_since = now() - interval '9 days', cooling_off_until = now() - interval '8 days'
      where id = $1`,
    [payer.number, bornOn],
  );
  const { body } = await product.call('GET', '/api/user', { token: payer.token });
  return { ...payer, id: body.id, username: body.username, account: body.account_number };
}

const ask = (whom: string, of = young) =>
  product.call('POST', '/api/guardians', { token: of.token, body: { guardian: whom } });
const show = async (of: Customer) => (await product.call('GET', '/api/guardians', { token: of.token })).body;
const agree = (id: string, of = adult, body: object = { pin, relation: 'parent' }) =>
  product.call('POST', `/api/guardians/${id}/agree`, { token: of.token, body });
const end = (id: string, of: Customer) => product.call('POST', `/api/guardians/${id}/end`, { token: of.token });
const hold = (id: string, body: object, of = adult) =>
  product.call('PUT', `/api/guardians/${id}/limits`, { token: of.token, body });
const account = (id: string, of = adult) => product.call('GET', `/api/guardians/${id}/account`, { token: of.token });
const decide = (id: string, decision: string, reason = 'The papers of both say so') =>
  product.call('POST', `/api/operator/guardians/${id}`, { token: staff, body: { decision, reason } });
/** What staff decide, and a worker, other processes hear of a moment later: this one too. */
async function isTold(of: Customer, blockedBy: 'age' | null): Promise<void> {
  const read = async () => (await product.call('GET', '/api/limits', { token: of.token })).body.blocked_by;
  await expect.poll(read, { timeout: 5_000 }).toBe(blockedBy);
}
const titles = async (of: Customer): Promise<string[]> =>
  (await product.call('GET', '/api/notifications', { token: of.token })).body.data.map(
    ({ title }: { title: string }) => title,
  );
const send = (amount: number, from = young, to = adult) =>
  product.call('POST', '/api/intra-transfer', {
    token: from.token,
    body: { toAccountNumber: to.account, fromWalletId: from.wallet, amount, pin },
  });

async function linked(of = young, by = adult): Promise<string> {
  await ask(`@${by.username}`, of);
  const { id } = (await show(of)).mine;
  await agree(id, by);
  const { status, text } = await decide(id, 'link');
  if (status !== 200) throw new Error(text);
  await isTold(of, null);
  return id;
}

describe('a customer of 13 to 17', () => {
  it('moves nothing, in or out, until an adult agreed with their PIN and staff confirmed it; then within their tier', async () => {
    await deposit(product, adult, 5_000);
    const refused = async () => {
      expect((await send(100)).body.code).toBe('age_restricted');
      expect((await send(100, adult, young)).body.code).toBe('recipient_limit');
      expect((await product.call('GET', '/api/limits', { token: young.token })).body.blocked_by).toBe('age');
    };
    await refused();
    expect((await ask(`@${adult.username}`)).status).toBe(201);
    await refused();
    const { id } = (await show(young)).mine;
    expect((await agree(id, adult, { pin: '1111', relation: 'parent' })).body.code).toBe('invalid_pin');
    expect((await agree(id)).status).toBe(200);
    await refused();
    expect((await decide(id, 'link')).body).toMatchObject({ status: 'linked', relation: 'parent' });
    await isTold(young, null);
    expect((await send(1_000, adult, young)).status).toBe(200);
    expect((await send(400)).status).toBe(200);
    expect(await balanceOf(product, young)).toBe(600_00n);
    expect(await titles(adult)).toContain('Zainab Bello asks you to be their guardian');
    expect(await titles(adult)).toContain('You are the guardian of Zainab Bello now');
    expect(await titles(young)).toContain('Zainab Bello is your guardian now');
  });

  it('asks by @username, account number or e-mail address, and learns from no answer whether there is such a customer', async () => {
    const answers = [];
    for (const whom of [`@${adult.username}`, adult.account, adult.email.toUpperCase(), '@nobody_here', '0123456789']) {
      const one = await newCustomer({ bornOn: yearsAgo(14) });
      const { status, body } = await ask(whom, one);
      const { id: _id, asked_at: _at, ...mine } = body.mine;
      answers.push({ status, ...body, mine });
    }
    expect(answers[0]).toMatchObject({ status: 201, may_ask: false, mine: { status: 'asked', name: null } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await show(adult)).wards).toHaveLength(3);
  });

  it('asks one adult at a time, whatever arrives at once, never themselves, and not before 13 or from 18 on', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(`@${adult.username}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'guardian_exists')).toHaveLength(3);
    expect((await show(adult)).wards).toHaveLength(1);
    expect((await ask(`@${young.username}`, young)).body.errors).toHaveProperty('guardian');
    const [child, grown] = [
      await newCustomer({ bornOn: yearsAgo(13, 1) }),
      await newCustomer({ bornOn: yearsAgo(18) }),
    ];
    expect((await ask(`@${adult.username}`, child)).body.code).toBe('guardian_too_young');
    expect((await ask(`@${adult.username}`, grown)).body.code).toBe('guardian_not_needed');
  });

  it('takes back what they asked, but does not end a link that holds them', async () => {
    await ask(`@${adult.username}`);
    expect((await end((await show(young)).mine.id, young)).body.mine.status).toBe('withdrawn');
    expect((await show(adult)).wards).toEqual([]);
    const id = await linked();
    expect((await end(id, young)).body.code).toBe('guardian_linked');
    expect((await show(young)).mine.status).toBe('linked');
  });

  it('is on their own from their birthday on, before the worker has come round; then both are told, once', async () => {
    const almost = await newCustomer({ bornOn: yearsAgo(18, 1) });
    const id = await linked(almost);
    await hold(id, { paused: true });
    await owner.query(`update identity.customers set date_of_birth = date_of_birth - 2 where id = $1`, [almost.number]);
    expect((await account(id)).status).toBe(404);
    await product.runJobs();
    await product.runJobs();
    expect((await show(adult)).wards).toEqual([]);
    for (const of of [almost, adult]) {
      const told = (await titles(of)).filter(title => title === 'The guardian link with Zainab Bello has ended');
      expect(told).toHaveLength(1);
    }
    const { rows } = await owner.query(
      `select c.has_guardian, o.is_paused_by_guardian from identity.customers c
         join identity.own_limits o on o.customer = c.id where c.id = $1`,
      [almost.number],
    );
    expect(rows).toEqual([{ has_guardian: false, is_paused_by_guardian: false }]);
  });
});

describe('a guardian', () => {
  it('has approved papers and is an adult who is not frozen, when they agree and when staff confirm', async () => {
    const [tierOne, other] = [await newCustomer({ tier: 1 }), await newCustomer({ bornOn: yearsAgo(17) })];
    for (const unfit of [tierOne, other]) {
      await ask(`@${unfit.username}`);
      const { id } = (await show(young)).mine;
      expect((await agree(id, unfit)).body.code).toBe('guardian_unfit');
      await end(id, young);
    }
    await ask(`@${adult.username}`);
    const { id } = (await show(young)).mine;
    await agree(id);
    await owner.query('update identity.customers set is_frozen = true where id = $1', [adult.number]);
    expect((await decide(id, 'link')).body.code).toBe('guardian_unfit');
    expect((await show(young)).mine.status).toBe('agreed');
  });

  it('who is frozen holds the young customer to less and to no more', async () => {
    const id = await linked();
    expect((await hold(id, { per_day: '800' })).status).toBe(200);
    await owner.query('update identity.customers set is_frozen = true where id = $1', [adult.number]);
    expect((await hold(id, { per_day: '900', pin })).body.code).toBe('guardian_unfit');
    expect((await hold(id, { per_day: '700', paused: true })).status).toBe(200);
    expect((await hold(id, { paused: false, pin })).body.code).toBe('guardian_unfit');
    expect((await show(adult)).wards[0].limits).toMatchObject({ per_day: '700.00', paused: true });
  });

  it('sees what the account does while the link holds, and nothing before or after; no other adult ever does', async () => {
    await ask(`@${adult.username}`);
    const { id } = (await show(young)).mine;
    expect((await account(id)).status).toBe(404);
    await agree(id);
    expect((await account(id)).status).toBe(404);
    await decide(id, 'link');
    await isTold(young, null);
    await deposit(product, adult, 5_000);
    await send(2_000, adult, young);
    await send(300);
    const { body } = await account(id);
    expect(body).toMatchObject({
      account_number: young.account,
      wallets: [{ currency: 'NGN', balance: '1700.00' }],
      out_per_day: { used: '300.00' },
    });
    expect(body.transactions.map(({ type, amount }: { type: string; amount: string }) => [type, amount])).toEqual([
      ['send', '300.00'],
      ['receive', '2000.00'],
    ]);
    const stranger = await newCustomer({});
    expect((await account(id, stranger)).status).toBe(404);
    expect((await account(id, young)).status).toBe(404);
    expect((await end(id, adult)).status).toBe(200);
    expect((await account(id)).status).toBe(404);
  });

  it('holds the account to less and pauses it at once; what allows more needs their PIN; what comes in still arrives', async () => {
    const id = await linked();
    await deposit(product, adult, 20_000);
    await send(5_000, adult, young);
    expect((await hold(id, { per_payment: '500', per_day: '800' })).status).toBe(200);
    expect((await send(501)).body.message).toBe('Your guardian’s limit is ₦500.00.');
    expect((await send(500)).status).toBe(200);
    expect((await send(301)).body).toMatchObject({ code: 'limit_exceeded', left: '300.00' });
    expect((await hold(id, { paused: true })).status).toBe(200);
    expect((await send(1)).body.code).toBe('paused_by_guardian');
    expect((await send(50, adult, young)).status).toBe(200);
    for (const more of [{ paused: false }, { per_day: null }, { per_payment: '501' }]) {
      expect((await hold(id, more)).body.code).toBe('pin_required');
      expect((await hold(id, { ...more, pin: '1111' })).body.code).toBe('invalid_pin');
    }
    expect((await hold(id, { paused: false, per_day: null, pin })).body.wards[0].limits).toEqual({
      per_payment: '500.00',
      per_day: null,
      paused: false,
    });
    expect((await send(400)).status).toBe(200);
    expect((await hold(id, { paused: true }, young)).status).toBe(404);
    expect((await show(young)).mine.limits).toMatchObject({ per_payment: '500.00' });
  });

  it('who ends the link, or whose account is closed, stops the money of the young customer in that commit', async () => {
    const id = await linked();
    await deposit(product, adult, 1_000);
    await send(500, adult, young);
    expect((await end(id, adult)).status).toBe(200);
    expect((await send(1)).body.code).toBe('age_restricted');
    expect((await show(young)).mine).toMatchObject({ status: 'ended', ended_by: 'guardian', limits: null });
    expect((await show(young)).may_ask).toBe(true);
  });

  it('who closes their account lets go of the young customer, who is told, and not of what is the other’s', async () => {
    const id = await linked();
    await owner.query(
      'insert into identity.erasures (customer, asked_at, due_at, begun_at) values ($1, now(), now(), now())',
      [adult.number],
    );
    const pool = database.pool('wura_worker');
    await personalData.forget!(
      { pool, now: Date.now } as Parameters<NonNullable<typeof personalData.forget>>[0],
      adult.number,
    );
    expect((await show(young)).mine).toMatchObject({ id, status: 'ended', ended_by: 'closed', reason: null });
    await isTold(young, 'age');
    expect((await send(1)).body.code).toBe('age_restricted');
    expect(await titles(young)).toContain('The guardian link with Former customer has ended');
  });

  it('answers for eight and no more', async () => {
    await owner.query(
      `insert into guardians.link (public_id, young, guardian, status, relation, asked_at, agreed_at)
       select 'grd_' || lpad(n::text, 26, '0'), c.id, $1, 'agreed', 'parent', now(), now()
         from (select id, row_number() over (order by id) as n from identity.customers where id <> $1 and id <> $2
                  and not exists (select from guardians.link l where l.young = customers.id and l.ended_at is null)
                limit 8) c`,
      [adult.number, young.number],
    );
    await ask(`@${adult.username}`);
    expect((await agree((await show(young)).mine.id)).body.code).toBe('guardian_of_many');
    await owner.query('delete from guardians.link where guardian = $1', [adult.number]);
  });
});

describe('staff', () => {
  it('see who waits, compare both, refuse with a reason that both read, and end a link; each look and act is written down', async () => {
    await ask(`@${adult.username}`);
    const { id } = (await show(young)).mine;
    expect((await decide(id, 'link')).body.code).toBe('guardian_step');
    await agree(id);
    const list = await product.call('GET', '/api/operator/guardians?status=agreed&limit=100', { token: staff });
    expect(list.body.data.map(({ id: each }: { id: string }) => each)).toContain(id);
    const { body } = await product.call('GET', `/api/operator/guardians/${id}`, { token: staff });
    expect(body).toMatchObject({
      young_side: { id: young.id, tier: 3 },
      guardian_side: { id: adult.id, dob: '1985-03-04' },
    });
    expect((await decide(id, 'refuse', 'no')).status).toBe(422);
    expect((await decide(id, 'refuse', 'The surnames differ')).body.status).toBe('refused');
    for (const of of [young, adult]) expect(await titles(of)).toContain('The link with Zainab Bello was not confirmed');
    expect((await show(young)).mine).toMatchObject({ status: 'refused', reason: 'The surnames differ' });
    expect((await decide(id, 'link')).body.code).toBe('guardian_step');
    const second = await linked();
    expect((await decide(second, 'end', 'A court took it away')).body.status).toBe('ended');
    await isTold(young, 'age');
    expect((await send(1)).body.code).toBe('age_restricted');
    const { rows } = await owner.query<{ what: string }>(
      'select what from operators.audit where subject = any($1) order by id',
      [[id, second]],
    );
    expect(rows.map(({ what }) => what)).toEqual([
      'guardian_viewed',
      'guardian_refused',
      'guardian_linked',
      'guardian_ended',
    ]);
  });

  it('and the guardian who decide at once leave one ending', async () => {
    const id = await linked();
    const answers = await Promise.all([decide(id, 'end'), end(id, adult), decide(id, 'end'), end(id, adult)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

it('an invitation that no answer came to in a month is over, and the young customer may ask again', async () => {
  await ask(`@${adult.username}`);
  aheadMs = 31 * dayMs;
  await product.runJobs();
  expect((await show(young)).mine).toMatchObject({ status: 'lapsed', ended_by: 'time' });
  expect((await ask(`@${adult.username}`)).status).toBe(201);
});
