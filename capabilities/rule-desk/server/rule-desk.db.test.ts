import { allFeatures } from '@wura/app-server/all-features';
import { createApplication, type Application } from '@wura/app-server/application';
import { newOperator } from '@wura/app-server/testing/new-operator';
import {
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { transaction } from '@wura/database';
import { createIdentity, type Identity } from '@wura/identity/server';
import { cheapHashing } from '@wura/identity/testing/cheap-hashing';
import { dayMs, lagosDate, lagosMidnight, minuteMs } from '@wura/platform/time';
import { freePort } from '@wura/platform/free-port';
import { silentLog } from '@wura/platform/log';
import { createPolicy, type PricedKind } from '@wura/policy/server';
import { openRuleBook } from '@wura/policy/server/rule-book';
import { callServer, type Call } from '@wura/testkit/client';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
/** Another process on the same database, whose clock a test may set. */
let later: Application;
let callLater: Call;
let aheadMs = 0;
let [admin, second, finance] = ['', '', ''];
let ada: Payer;
let bank: string;
let account: object;
let identity: Identity;

const now = () => Date.now() + aheadMs;
const dayOf = (days: number) => lagosDate(lagosMidnight(Date.now() + 15 * minuteMs, { later: days }));
const tomorrow = dayOf(1);
/** A minute into the day that begins at the next midnight on which a rule may begin. */
const intoTomorrow = () => lagosMidnight(Date.now() + 15 * minuteMs, { later: 1 }) + minuteMs - Date.now();

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
  // Rates are there.
  await product.runJobs();
  const config = { ...product.config, port: await freePort() };
  later = await createApplication({ config, log: silentLog, strict: true, now, hashing: cheapHashing });
  callLater = callServer(await later.listen());
  // Servers that have just started may call themselves busy for a moment.
  for (const call of [product.call, callLater]) {
    await vi.waitFor(async () => expect((await call('GET', '/api/fees')).status).toBe(200), { timeout: 20_000 });
  }
  [admin, second, finance] = [
    await newOperator({ database, product }, 'admin'),
    await newOperator({ database, product }, 'admin'),
    await newOperator({ database, product }, 'finance'),
  ];
  identity = createIdentity({
    pool: product.pool,
    now,
    masterKey: product.config.masterKey!,
    worthMinor: ({ minor }) => minor,
    pinThresholdMinor: () => 0n,
    hasRateLimits: false,
    hashing: cheapHashing,
  });
  ada = await newPayer(product, { pin: '1234' });
  await deposit(product, ada, 100_000);
  const { body: banks } = await product.call('GET', '/api/paystack/banks', { token: ada.token });
  bank = banks.data[0].code;
  const resolved = await product.call('POST', '/api/paystack/validate-account', {
    token: ada.token,
    body: { account_number: '0123456789', bank_code: bank },
  });
  account = {
    account_number: '0123456789',
    bank_code: bank,
    beneficiary_name: resolved.body.data.account_name,
    currency: 'NGN',
  };
});
afterAll(async () => {
  await identity.close();
  await later.close();
  await product.close();
  await database.close();
});

/** Ada's token for the other process, by its clock. */
const signedInLater = () =>
  transaction(product.pool, tx =>
    identity.sessions.start(tx, { customer: ada.number, isRemembered: false, address: '::1', userAgent: '' }),
  );

const rules = async () => (await product.call('GET', '/api/operator/rules', { token: admin })).body;
const ruleOf = async (name: string) => (await rules()).data.find(({ rule }: { rule: string }) => rule === name);
const propose = (body: object, token = admin) =>
  product.call('PUT', '/api/operator/rules', {
    token,
    body: { reason: 'a new circular', begins_on: tomorrow, ...body },
  });
const decide = (id: string, token: string, decision = 'approve') =>
  product.call('POST', `/api/operator/approvals/${id}`, { token, body: { decision, reason: 'seen the circular' } });
const change = async (rule: string, value: object, begins_on = tomorrow) => {
  const { body } = await propose({ rule, value, begins_on });
  expect(await decide(body.approval, second)).toMatchObject({ status: 200 });
};
const priceOf = async (call: Call, amount: string) =>
  (await call('GET', `/api/price?kind=bank_transfer&amount=${amount}&currency=NGN`)).body;
const feesOf = async (call: Call, kind: string) =>
  (await call('GET', '/api/fees')).body.data.find((each: { kind: string }) => each.kind === kind);

describe('a fresh installation', () => {
  it('has every rule of both tables as the code has it, on any day', async () => {
    const days = [
      '2020-02-01',
      '2023-12-01',
      '2025-12-31',
      '2026-01-01',
      '2026-05-01',
      '2026-07-01',
      '2026-11-22',
      '2028-02-29',
    ];
    for (const at of days.map(day => Date.parse(`${day}T12:00:00Z`))) {
      const book = await openRuleBook({ pool: product.pool, rules: allFeatures.rules, now: () => at });
      for (const rule of allFeatures.rules) {
        const ofCode = rule.first.filter(({ from }) => from <= lagosDate(at)).at(-1);
        if (!ofCode) expect(() => book.on(rule, new Date(at))).toThrow('no rule is in force');
        else expect(book.on(rule, new Date(at)), rule.name).toEqual({ ...ofCode, note: undefined });
      }
      for (const table of ['sandbox', 'nigeria'] as const) {
        const [kept, code] = [{ book }, {}].map(more => createPolicy({ rules: table, now: () => at, ...more }));
        const tables = (policy: typeof kept) => allFeatures.prices.map((kind: PricedKind) => policy!.priceTable(kind));
        if (at >= Date.parse('2026-01-01')) expect(tables(kept)).toEqual(tables(code));
        expect(kept!.limits.tiers()).toEqual(code!.limits.tiers());
        if (at >= Date.parse('2023-12-01')) {
          expect(kept!.limits.coolingOffMinorMax()).toBe(code!.limits.coolingOffMinorMax());
        }
      }
    }
  });

  it('tells staff what holds, what held, and of the table of this installation alone', async () => {
    const { data, today, earliest } = await rules();
    expect([today, earliest]).toEqual([lagosDate(Date.now()), tomorrow]);
    expect(data.map(({ rule }: { rule: string }) => rule)).toEqual(
      expect.arrayContaining(['tier_limits', 'person_sandbox', 'vat', 'bank_transfer.fee', 'bank_transfer.duty']),
    );
    expect(JSON.stringify(data)).not.toContain('person_nigeria');
    const { rows } = await ruleOf('bank_transfer.duty');
    expect(rows).toMatchObject([
      { state: 'in_force', begins_on: '2026-01-01', value: { from: '10000.00', duty: '50.00' }, proposed_by: null },
      { state: 'past', begins_on: '2020-01-01', value: { from: null, duty: null } },
    ]);
  });
});

describe('a change', () => {
  it('waits for a second person: neither the first, in another session too, nor another role may agree', async () => {
    expect((await propose({ rule: 'vat', value: { percent: '10' } }, finance)).status).toBe(403);
    const begun = await propose({ rule: 'vat', value: { percent: '10' } });
    expect(begun.status).toBe(202);
    const { approval: id } = begun.body;
    expect((await decide(id, admin)).body.code).toBe('second_operator_needed');
    const { email } = (await product.call('GET', '/api/operator/me', { token: admin })).body;
    const again = await product.call('POST', '/api/operator/login', { body: { email, password: 'Palm-Wine-7' } });
    expect(again.status).toBe(200);
    expect((await decide(id, again.body.token)).body.code).toBe('second_operator_needed');
    expect((await decide(id, finance)).status).toBe(403);
    expect(await propose({ rule: 'vat', value: { percent: '5' } }, second)).toMatchObject({
      status: 409,
      body: { code: 'approval_pending' },
    });
    expect((await ruleOf('vat')).rows).toHaveLength(1);
    expect((await decide(id, second, 'refuse')).status).toBe(200);
    expect((await ruleOf('vat')).rows).toHaveLength(1);
  });

  it('that makes no sense, is no change, or begins no later than today is refused in words, field by field', async () => {
    const refused = async (body: object) => (await propose(body)).body;
    expect(await refused({ rule: 'vat', value: { percent: '-1' } })).toMatchObject({
      code: 'invalid_input',
      errors: { 'value.percent': 'A share is a percentage with at most two decimals, such as 7.5' },
    });
    expect((await refused({ rule: 'person_nigeria', value: {} })).errors).toHaveProperty('rule');
    expect((await refused({ rule: 'vat', value: { percent: '7.50' } })).code).toBe('rule_unchanged');
    for (const begins_on of [lagosDate(Date.now()), '2020-02-01', '2026-02-30', 'tomorrow', '2126-01-01']) {
      expect((await refused({ rule: 'vat', value: { percent: '8' }, begins_on })).errors, begins_on).toHaveProperty(
        'begins_on',
      );
    }
    expect((await refused({ rule: 'vat', value: { percent: '8' }, reason: ' ' })).errors).toHaveProperty('reason');
    const { body: waiting } = await product.call('GET', '/api/operator/approvals?status=pending', { token: second });
    expect(waiting.data).toEqual([]);
  });

  it('holds in every process from its first midnight on and not before, in prices, fees and limits alike', async () => {
    const bands = [
      { up_to: '5000.00', fee: '15.00' },
      { up_to: null, fee: '45.00' },
    ];
    const tiers = (await ruleOf('tier_limits')).rows[0].value;
    await change('bank_transfer.fee', { bands });
    await change('tier_limits', { ...tiers, 3: { ...tiers['3'], out_per_day: '6000000.00' } });
    await change('pin_threshold', { amount: '7000.00' });
    const seen = async () => {
      const token = await signedInLater();
      const { total } = await priceOf(callLater, '1000');
      const { bands: table } = await feesOf(callLater, 'bank_transfer');
      const limits = (await callLater('GET', '/api/limits', { token })).body;
      const settings = (await callLater('GET', '/api/settings', { token })).body;
      return [total, table[0].total_fee, limits.out_per_day.limit, limits.tiers[2].out_per_day, settings.pinThreshold];
    };
    const before = ['1010.75', '10.75', '5000000.00', '5000000.00', '10000.00'];
    expect(await seen()).toEqual(before);
    aheadMs = intoTomorrow() - 2 * minuteMs;
    expect(await seen()).toEqual(before);
    aheadMs = intoTomorrow();
    expect(await seen()).toEqual(['1016.13', '16.13', '6000000.00', '6000000.00', '7000.00']);
    expect((await priceOf(product.call, '1000')).total).toBe('1010.75');
    const { rows } = await ruleOf('bank_transfer.fee');
    expect(rows[0]).toMatchObject({
      state: 'to_come',
      begins_on: tomorrow,
      reason: 'a new circular',
      value: { bands },
    });
    expect([rows[0].proposed_by.name, rows[0].approved_by.name]).toEqual(['admin', 'admin']);
    expect(rows[0].proposed_by.id).not.toBe(rows[0].approved_by.id);
  });

  it('is in the audit log with the figures before and after, and with both people', async () => {
    const { body } = await product.call('GET', '/api/operator/audit?subject=pin_threshold', { token: admin });
    expect(body.data).toMatchObject([
      { what: 'rule_changed', why: `from ${tomorrow}: Amount ₦10,000.00 → ₦7,000.00. a new circular` },
    ]);
    const { rows } = await product.pool.query(
      `select what, count(distinct operator)::int as people from operators.audit
        where what in ('approval_begun', 'approval_approved', 'rule_changed') group by what order by what`,
    );
    expect(rows).toEqual([
      { what: 'approval_approved', people: 1 },
      { what: 'approval_begun', people: 1 },
      { what: 'rule_changed', people: 1 },
    ]);
  });

  it('changes no price that a customer was shown: a transfer at the price of before is asked about again', async () => {
    const { total } = await priceOf(product.call, '1000');
    const send = (call: Call, token: string) =>
      call('POST', '/api/send-money', {
        token,
        body: { from_wallet_id: ada.wallet, to_bank_account: account, amount: '1000', total, pin: '1234' },
      });
    const refused = await send(callLater, await signedInLater());
    expect(refused).toMatchObject({ status: 422, body: { code: 'price_changed', price: '1016.13' } });
    const paid = await send(product.call, ada.token);
    expect(paid.body.receipt).toMatchObject({ fee: '10.75' });
  });

  it('leaves a quote that was made before as it is: what was confirmed is what is charged', async () => {
    const { body: dollars } = await product.call('POST', '/api/wallets', {
      token: ada.token,
      body: { currency: 'USD' },
    });
    await change('conversion.share', { percent: '2', usdt_percent: '1' });
    const asked = { from_wallet_id: ada.wallet, to_wallet_id: dollars.id, amount: '10000' };
    const { body: quote } = await product.call('POST', '/api/conversions/quote', { token: ada.token, body: asked });
    expect(quote.fee).toBe('50.00');
    // The day that it is in by its clock has begun there, and takes no more rules; the next one has them.
    aheadMs = intoTomorrow() + dayMs;
    const token = await signedInLater();
    const dearer = await callLater('GET', '/api/price?kind=conversion&amount=10000&currency=NGN');
    expect(dearer.body.fee).toBe('200.00');
    const kept = await callLater('POST', '/api/conversions', {
      token,
      body: { quote_id: quote.quote_id, pin: '1234' },
    });
    expect(kept.body.transaction).toMatchObject({ amount: '9950.00', fee: '50.00' });
  });

  it('may be taken back before its day, and is too late for one that has come', async () => {
    await change('vat', { percent: '10' });
    await change('vat', { percent: '7.5' });
    expect((await ruleOf('vat')).rows).toMatchObject([
      { state: 'to_come', value: { percent: '7.5' } },
      { state: 'replaced', value: { percent: '10' } },
      { state: 'in_force', value: { percent: '7.5' } },
    ]);
    aheadMs = intoTomorrow() + 2 * dayMs;
    expect((await feesOf(callLater, 'bank_transfer')).bands[0].fees[1].name).toBe('VAT on the fee (7.5%)');
    const { body } = await propose({ rule: 'vat', value: { percent: '9' } });
    const { email } = (await product.call('GET', '/api/operator/me', { token: second })).body;
    const { body: signedIn } = await callLater('POST', '/api/operator/login', {
      body: { email, password: 'Palm-Wine-7' },
    });
    const late = await callLater('POST', `/api/operator/approvals/${body.approval}`, {
      token: signedIn.token,
      body: { decision: 'approve', reason: 'late' },
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'approval_impossible', reason: 'rule_too_late' } });
    expect((await ruleOf('vat')).rows).toHaveLength(3);
  });
});

describe('the database', () => {
  const codeOf = (run: Promise<unknown>) =>
    run.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  it('lets no login write, change or remove a rule but by the approval of two people', async () => {
    const own = database.pool('none');
    const web = database.pool('wura_app');
    for (const sql of ['update policy.rule set source = source', 'delete from policy.rule', 'truncate policy.rule']) {
      expect(await codeOf(own.query(sql)), sql).toBe('WP001');
      expect(await codeOf(web.query(sql)), sql).toBe('42501');
    }
    const copy = `insert into policy.rule (public_id, rule, begins_on, value, source)
                  select 'rul_x', rule, date '2040-01-01', value, source from policy.rule limit 1`;
    expect(await codeOf(web.query(copy))).toBe('42501');
    const { rows } = await web.query<{ added: boolean }>(
      `select policy.add_rule(public_id, begun_by) as added from operators.approval
       union all select policy.add_rule('apr_none', 1)`,
    );
    expect(rows.some(({ added }) => added)).toBe(false);
  });

  it('takes no row for a day that begins within ten minutes, whatever the server says', async () => {
    const add = (begins: string) =>
      transaction(database.pool('wura_app'), async tx => {
        const { rows } = await tx.query<{ id: string; by: bigint }>(
          `insert into operators.approval (public_id, kind, subject, payload, reason, begun_by, begun_at, expires_at)
           select 'apr_' || md5(random()::text), 'rule_change', 'pin_threshold',
                  jsonb_build_object('begins_on', ${begins}, 'value', jsonb_build_object('amount', '1.00'), 'source', 'x'),
                  'x', min(id), now(), now() + interval '1 day'
             from operators.operators where role = 'admin'
           returning public_id as id, (select max(id) from operators.operators where role = 'admin') as by`,
        );
        const { id, by } = rows[0]!;
        return (await tx.query<{ added: boolean }>('select policy.add_rule($1, $2) as added', [id, by])).rows[0]!.added;
      });
    const inLagos = (later: string) => `((clock_timestamp() + interval '${later}') at time zone 'Africa/Lagos')::date`;
    expect(await codeOf(add(inLagos('0')))).toBe('WP002');
    expect(await codeOf(add(inLagos('2 days')))).toBe('done');
  });
});
