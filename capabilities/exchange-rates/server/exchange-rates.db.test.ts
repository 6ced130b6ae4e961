import { hash } from '@node-rs/argon2';
import { openTestProduct, type TestProduct } from '@wura/app-server/testing/test-product';
import { transaction } from '@wura/database';
import { currencies } from '@wura/money/currencies';
import { seedOperator } from '@wura/operators/server';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
let finance: string;
let second: string;
let support: string;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  [finance, support] = [await staff('finance'), await staff('support')];
  second = await staff('finance', 'second');
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  await market({});
  // The days before today were fetched once and stay.
  const owner = database.pool('wura_owner');
  await owner.query(`delete from rates.snapshot where as_of >= date_trunc('day', now(), 'UTC')`);
  await owner.query('truncate rates.accepted, rates.decision');
  for (const { id } of await pending()) await approve(id, second, 'refuse');
  await product.runJobs();
});

async function staff(role: 'finance' | 'support', called: string = role): Promise<string> {
  const [email, password] = [`${called}@wura.example`, 'Palm-Wine-7'];
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 });
  const person = { email, name: role, role, passwordHash, at: new Date() };
  await transaction(database.pool('none'), tx => seedOperator(tx, person));
  return (await product.call('POST', '/api/operator/login', { body: { email, password } })).body.token;
}

const market = (mood: object) => product.control('/fx/rates', mood);
const fault = (mode: string, operation = 'latest') =>
  product.control('/faults', { provider: 'fx', operation, mode, times: 1, delayMs: 6_000 });
const read = (base = 'USD') => product.call('GET', `/api/rates?base=${base}`);
const decide = (body: object, token = finance) => product.call('PUT', '/api/operator/rates', { token, body });
const pending = async () =>
  (await product.call('GET', '/api/operator/approvals?status=pending', { token: second })).body.data;
const approve = (id: string, token = second, decision = 'approve') =>
  product.call('POST', `/api/operator/approvals/${id}`, { token, body: { decision, reason: 'it is right' } });
const cases = async () => {
  const { body } = await product.call('GET', '/api/operator/cases?kind=rate_held&state=open&limit=100', {
    token: finance,
  });
  return body.data.map(({ subject }: { subject: string }) => subject);
};

describe('the rates of the moment', () => {
  it('are told to anybody, for every currency a wallet can hold, with time and source', async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({ base: 'USD', simulated: true, source: { name: 'sandbox' } });
    expect(body.rates.NGN).toBe('1485.5');
    expect(Object.keys(body.rates).sort()).toEqual(currencies.map(({ code }) => code).sort());
    expect(Date.now() - Date.parse(body.as_of)).toBeLessThan(60_000);
    expect((await read('NGN')).body.rates).toMatchObject({ NGN: '1', USD: '0.000673174015483' });
    expect((await read('XYZ')).status).toBe(422);
    expect((await product.call('GET', '/api/config')).body.services.rates).toBe(true);
  });

  it('have thirty days behind them from the first hour, each once', async () => {
    const { body } = await product.call('GET', '/api/rates/history?from=USD&to=NGN&days=30');
    const days = body.data.map(({ at }: { at: string }) => at.slice(0, 10));
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBeGreaterThanOrEqual(30);
    expect(days).toEqual([...days].toSorted((a: string, b: string) => (a < b ? -1 : 1)));
    expect(body.data.at(-1).rate).toBe('1485.5');
    expect((await product.call('GET', '/api/rates/history?from=USD&to=NGN&days=7')).body.data).toHaveLength(8);
    expect((await product.call('GET', '/api/rates/history?from=USD&to=NGN&days=31')).status).toBe(422);
  });

  it('are none once they are too old, rather than old ones', async () => {
    await database
      .pool('wura_owner')
      .query(`update rates.snapshot set as_of = as_of - interval '3 h' where as_of > now() - interval '3 h'`);
    await market({ age_seconds: 3 * 3600 });
    await product.runJobs();
    expect(await read()).toMatchObject({ status: 503, body: { code: 'rates_unavailable' } });
  });

  it('leave out what the source leaves out, or gives no price', async () => {
    await market({ missing: ['KES'], rates: { GHS: 0 } });
    await product.runJobs();
    const { body } = await read();
    expect(body.rates.KES).toBeUndefined();
    expect(body.rates.GHS).toBeUndefined();
    expect(body.rates.NGN).toBe('1485.5');
    expect((await read('KES')).status).toBe(503);
  });
});

describe('a source of rates', () => {
  it.each(['error500', 'refuse', 'status429', 'redirect', 'garbage', 'oversized', 'wrong_currency', 'timeout'])(
    'in the mood "%s" changes nothing of what is known',
    async mode => {
      const before = (await read()).body;
      await market({ rates: { NGN: 1500 } });
      await fault(mode);
      await product.runJobs();
      expect((await read()).body).toEqual(before);
    },
    20_000,
  );
});

describe('a rate that jumps', () => {
  it('waits for a person and is quoted once they accept it, while all others go on', async () => {
    await fault('wrong_amount');
    await product.runJobs();
    expect((await read()).body.rates.NGN).toBeUndefined();
    expect(await cases()).toContain('NGN');
    await market({ rates: { NGN: 1750 } });
    await product.runJobs();
    const held = (await read()).body;
    expect(held.rates.NGN).toBeUndefined();
    expect(held.rates.EUR).toBe('0.862159');
    expect(await cases()).toEqual(['NGN']);
    expect((await decide({ currency: 'NGN', accept: true, reason: 'x' }, support)).status).toBe(403);
    expect((await decide({ currency: 'NGN', accept: true, reason: 'the window was floated' })).status).toBe(200);
    expect((await read()).body.rates.NGN).toBe('1750');
    expect(await cases()).toEqual([]);
    expect((await decide({ currency: 'NGN', accept: true, reason: 'again' })).body.code).toBe('nothing_held');
    await market({ rates: { NGN: 1800 } });
    await product.runJobs();
    expect((await read()).body.rates.NGN).toBe('1800');
  });

  it('is accepted as its operator saw it, and the log says which rate that was', async () => {
    await market({ rates: { NGN: 1750 } });
    await product.runJobs();
    const asked = { currency: 'NGN', accept: true, reason: 'the window was floated' };
    for (const seen of [{ sandbox: '1500' }, {}]) {
      expect(await decide({ ...asked, seen })).toMatchObject({ status: 409, body: { code: 'rate_moved_since' } });
    }
    expect((await read()).body.rates.NGN).toBeUndefined();
    expect((await decide({ ...asked, seen: { sandbox: '1750' } })).status).toBe(200);
    const { body: acts } = await product.call('GET', '/api/operator/audit?what=rate_accepted', { token: finance });
    expect(acts.data[0].why).toBe('1750 of sandbox for one US dollar: the window was floated');
  });

  it('by more than a fifth is quoted once two have accepted it, and not where it jumped again meanwhile', async () => {
    await market({ rates: { NGN: 2000 } });
    await product.runJobs();
    const begun = await decide({ currency: 'NGN', accept: true, reason: 'the window was floated' });
    expect(begun).toMatchObject({ status: 202, body: { approval: expect.stringMatching(/^apr_/) } });
    expect(await pending()).toMatchObject([
      {
        kind: 'rate_decision',
        subject: 'NGN',
        payload: {
          accept: true,
          held: { sandbox: '2000' },
          compared_with: 'believed before 1485.5',
          off_by: '34.64 %',
        },
      },
    ]);
    expect((await read()).body.rates.NGN).toBeUndefined();
    expect((await decide({ currency: 'NGN', accept: true, reason: 'twice' })).body.code).toBe('approval_pending');
    expect((await approve(begun.body.approval, finance)).body.code).toBe('second_operator_needed');
    await market({ rates: { NGN: 2300 } });
    await product.runJobs();
    expect(await approve(begun.body.approval)).toMatchObject({
      status: 409,
      body: { code: 'approval_impossible', reason: 'rate_moved_since' },
    });
    expect((await read()).body.rates.NGN).toBeUndefined();
    await market({ rates: { NGN: 2010 } });
    await product.runJobs();
    expect((await approve(begun.body.approval)).status).toBe(200);
    expect((await read()).body.rates.NGN).toBe('2010');
    expect(await cases()).toEqual([]);
  });

  it('and comes back closes its case by itself', async () => {
    await market({ rates: { NGN: 2000 } });
    await product.runJobs();
    expect(await cases()).toEqual(['NGN']);
    await market({});
    await product.runJobs();
    expect(await cases()).toEqual([]);
    expect((await read()).body.rates.NGN).toBe('1485.5');
  });
});

describe('an operator', () => {
  it('sets a rate by hand that stands above the source, until it is withdrawn; both are in the audit log', async () => {
    const set = await decide({ currency: 'NGN', rate: '1499.25', hours: 2, reason: 'the desk says so' });
    expect(set.body.decisions).toMatchObject([{ currency: 'NGN', rate: '1499.25', stopped: false }]);
    expect((await read()).body.rates.NGN).toBe('1499.25');
    await database.pool('wura_owner').query(`update rates.snapshot set as_of = as_of - interval '1 day 1 s'`);
    expect((await read()).body.rates).toEqual({ NGN: '1499.25', USD: '1', USDT: '1' });
    await decide({ currency: 'NGN', reason: 'over' });
    expect((await read()).status).toBe(503);
    const { body } = await product.call('GET', '/api/operator/audit?subject=NGN&limit=2', { token: finance });
    expect(body.data.map(({ what }: { what: string }) => what)).toEqual(['rate_withdrawn', 'rate_set']);
  });

  it.each([
    ['NGN', '1782.6', 200],
    ['NGN', '1782.600001', 202],
    ['NGN', '1188.4', 200],
    ['NGN', '1188.399999', 202],
    ['EUR', '0.0001', 202],
    ['USDT', '1.21', 202],
  ])('sets %s to %s alone only within a fifth of what the sources say: %i', async (currency, rate, status) => {
    const before = (await read()).body.rates[currency];
    const answer = await decide({ currency, rate, hours: 2, reason: 'the desk says so' });
    expect(answer.status).toBe(status);
    expect((await read()).body.rates[currency]).toBe(status === 200 ? rate : before);
    for (const { id } of await pending()) await approve(id, second, 'refuse');
    expect((await read()).body.rates[currency]).toBe(status === 200 ? rate : before);
  });

  it('sets one further away once another has agreed, who sees how far it is off; a manual rate is no measure of the next', async () => {
    expect((await decide({ currency: 'EUR', rate: '0.95', reason: 'a first step' })).status).toBe(200);
    const begun = await decide({ currency: 'EUR', rate: '1.1', hours: 5, reason: 'a second step' });
    expect(begun.status).toBe(202);
    expect(await pending()).toMatchObject([
      { payload: { currency: 'EUR', rate: '1.1', hours: 5, compared_with: 'sandbox 0.862159', off_by: '27.59 %' } },
    ]);
    expect((await approve(begun.body.approval)).status).toBe(200);
    expect((await read()).body.rates.EUR).toBe('1.1');
    const { body } = await product.call('GET', '/api/operator/audit?subject=EUR&limit=1', { token: finance });
    expect(body.data).toMatchObject([{ what: 'rate_set', why: '1.1 for one US dollar: a second step' }]);
    // To go back to the sources needs one, however far they are.
    expect((await decide({ currency: 'EUR', reason: 'over' })).status).toBe(200);
    expect((await read()).body.rates.EUR).toBe('0.862159');
  });

  it('where no source is fresh is held against what was believed last, and where nothing is known needs another', async () => {
    const owner = database.pool('wura_owner');
    await owner.query(`delete from rates.snapshot where as_of > now() - interval '3 h'`);
    expect((await decide({ currency: 'NGN', rate: '1499', reason: 'no source' })).status).toBe(200);
    expect((await decide({ currency: 'NGN', rate: '2500', reason: 'no source' })).status).toBe(202);
    expect(await pending()).toMatchObject([{ payload: { compared_with: 'known last 1485.5', off_by: '68.30 %' } }]);
    await owner.query('truncate rates.accepted');
    expect((await decide({ currency: 'KES', rate: '129.1739', reason: 'no source' })).status).toBe(202);
    expect((await pending()).at(-1)).toMatchObject({
      payload: { compared_with: 'nothing is known of it', off_by: 'not known' },
    });
  });

  it('who agrees to a rate cannot undo what was decided since it was begun', async () => {
    const { body } = await decide({ currency: 'USDT', rate: '0.5', reason: 'depeg' });
    expect((await decide({ currency: 'USDT', stopped: true, reason: 'it falls on' })).status).toBe(200);
    expect((await approve(body.approval)).body).toMatchObject({
      code: 'approval_impossible',
      reason: 'rate_decided_since',
    });
    expect((await read()).body.rates.USDT).toBeUndefined();
  });

  it('stops a currency, such as USDT when it may have lost its peg', async () => {
    await decide({ currency: 'USDT', stopped: true, reason: 'depeg suspected' });
    const { rates } = (await read()).body;
    expect(rates.USDT).toBeUndefined();
    expect(rates.NGN).toBe('1485.5');
  });

  it.each([
    { currency: 'NGN', rate: '0', reason: 'x' },
    { currency: 'NGN', rate: '-1', reason: 'x' },
    { currency: 'NGN', rate: '1e3', reason: 'x' },
    { currency: 'NGN', rate: 1500, reason: 'x' },
    { currency: 'NGN', rate: '1500' },
    { currency: 'USD', rate: '2', reason: 'x' },
    { currency: 'XYZ', rate: '2', reason: 'x' },
  ])('is refused %j', async body => {
    expect((await decide(body)).status).toBe(422);
  });
});
