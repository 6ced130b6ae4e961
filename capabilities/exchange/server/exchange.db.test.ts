import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { newOperator } from '@wura/app-server/testing/new-operator';
import type { Pool } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let database: TestDatabase;
let owner: Pool;
let product: TestProduct;
let ada: Payer;
/** Ada's, by currency. */
let wallets: Record<string, string>;

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
  ada = await newPayer(product);
  wallets = { NGN: ada.wallet };
  for (const currency of ['USD', 'USDT']) wallets[currency] = await open(ada, currency);
  await deposit(product, ada, 100_000);
});
afterEach(async () => {
  const { rows } = await product.pool.query(
    'select currency from ledger.entry group by currency having sum(amount) <> 0',
  );
  expect(rows).toEqual([]);
});

async function open(who: Payer, currency: string): Promise<string> {
  return (await product.call('POST', '/api/wallets', { token: who.token, body: { currency } })).body.id;
}

interface Asked {
  from?: string;
  to?: string;
  amount?: unknown;
  token?: string;
}

const quote = ({ from = 'NGN', to = 'USD', amount = '10000', token = ada.token }: Asked = {}) =>
  product.call('POST', '/api/conversions/quote', {
    token,
    body: { from_wallet_id: wallets[from], to_wallet_id: wallets[to], amount },
  });
const convert = (
  quote_id: string,
  { key, token = ada.token, ...body }: { key?: string; token?: string; pin?: string } = {},
) => product.call('POST', '/api/conversions', { token, ...(key && { key }), body: { quote_id, ...body } });
const quoted = async (asked: Asked = {}) => (await quote(asked)).body.quote_id as string;
async function balances(): Promise<Record<string, string>> {
  const { body } = await product.call('GET', '/api/wallets', { token: ada.token });
  return Object.fromEntries(body.map((each: { currency: string; balance: string }) => [each.currency, each.balance]));
}
const untilEnd = (quote: string, seconds: number) =>
  owner.query(`update exchange.quote set expires_at = clock_timestamp() + $2 * interval '1 s' where public_id = $1`, [
    quote,
    seconds,
  ]);

describe('a quote', () => {
  it('says the whole price: exactly the amount leaves, the fee comes out of it, and the mid rate is beside ours', async () => {
    const { status, body } = await quote();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      amount: '10000.00',
      currency: 'NGN',
      fee: '50.00',
      fees: [
        { code: 'exchange_fee', amount: '46.51' },
        { code: 'vat', amount: '3.49', facts: { share: 750 } },
      ],
      converted: '9950.00',
      // 9,950 ÷ 1,485.50 is 6.6980…
      receive_amount: '6.69',
      receive_currency: 'USD',
      spread_bps: 0,
      simulated: true,
      source: 'Sandbox',
    });
    const priced = await product.call('GET', '/api/price?kind=conversion&amount=10000&currency=NGN');
    expect(priced.body).toMatchObject({ fee: '50.00', total: '10000.00', fees: body.fees });
    const { data } = (await product.call('GET', '/api/fees')).body;
    expect(data.find(({ kind }: { kind: string }) => kind === 'conversion').share).toEqual({ bps: 50, usdt_bps: 10 });
    expect(body.rate).toBe(body.mid_rate);
    expect(body.rate).toMatch(/^0\.00067317401548/);
    const seconds = (Date.parse(body.expires_at) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(25);
    expect(seconds).toBeLessThanOrEqual(30.5);
  });

  it('costs a tenth of a percent to or from USDT', async () => {
    expect((await quote({ to: 'USDT' })).body).toMatchObject({ fee: '10.00', receive_amount: '6.725008' });
    expect((await quote({ from: 'USDT', to: 'USD', amount: '100' })).body).toMatchObject({
      fee: '0.100000',
      receive_amount: '99.90',
    });
  });

  it.each([
    [{ from: '', to: '' }, 'Please select both source and target wallets', ['from_wallet_id', 'to_wallet_id']],
    [{ to: '' }, 'Please select both source and target wallets', ['to_wallet_id']],
    [{ amount: 0 }, 'Please enter a valid amount', ['amount']],
    [{ amount: '-1' }, 'Please enter a valid amount', ['amount']],
    [{ amount: '1.001' }, 'Please enter a valid amount', ['amount']],
    [{ amount: 'ten' }, 'Please enter a valid amount', ['amount']],
    [{ from: 'USDT', to: 'NGN', amount: '0.009999' }, 'Please enter a valid amount', ['amount']],
    [{ to: 'NGN' }, 'Source and target wallets must be different', ['to_wallet_id']],
  ])('asked for with %j is refused in the words of the form', async (asked, message, fields) => {
    wallets[''] = '';
    const { status, body } = await quote(asked);
    expect([status, body.message, Object.keys(body.errors)]).toEqual([422, message, fields]);
  });

  it('is given for a hundredth of a unit, the least that there is', async () => {
    expect((await quote({ from: 'USDT', to: 'NGN', amount: '0.01' })).body).toMatchObject({ amount: '0.010000' });
  });

  it('is refused for what is worth less than the smallest unit, and for wallets of others and of nobody', async () => {
    expect((await quote({ amount: '14' })).body).toMatchObject({ code: 'amount_too_small' });
    const bola = await newPayer(product);
    expect((await quote({ token: bola.token })).status).toBe(404);
    wallets['EUR'] = `wal_${'0'.repeat(26)}`;
    expect((await quote({ to: 'EUR' })).status).toBe(404);
  });

  it('is not given from rates that are too old, nor for a currency whose rate is held', async () => {
    await product.control('/fx/rates', { rates: { NGN: 3000 } });
    await product.runJobs();
    expect(await quote()).toMatchObject({ status: 503, body: { code: 'rates_unavailable' } });
    expect((await quote({ from: 'USD', to: 'USDT', amount: '5' })).status).toBe(200);
    await product.control('/fx/rates', {});
    await product.runJobs();
    expect((await quote()).status).toBe(200);
    const promised = await quoted();
    await owner.query(`update rates.snapshot set as_of = as_of - interval '3 h 7 s'`);
    expect((await quote()).status).toBe(503);
    // What was promised while it was fresh is kept.
    expect((await convert(promised)).status).toBe(200);
    await product.runJobs();
  });
});

describe('a conversion', () => {
  it('moves both sides at once, for what the quote said, and reads well in both histories', async () => {
    const { status, body } = await convert(await quoted());
    expect([status, body.message, body.status]).toEqual([200, 'Conversion completed (simulated)', 'completed']);
    expect(await balances()).toEqual({ NGN: '90000.00', USD: '6.69', USDT: '0.000000' });
    expect(body.transaction).toMatchObject({
      type: 'send',
      amount: '9950.00',
      fee: '50.00',
      balance_after: '90000.00',
      description: 'Converted to USD',
      category: 'conversion',
      status: 'completed',
      reference: body.reference,
    });
    expect(body.exchange).toMatchObject({
      from: { amount: '10000.00', currency: 'NGN' },
      to: { amount: '6.69', currency: 'USD' },
      simulated: true,
    });
    const left = await product.call('GET', `/api/transactions/${body.transaction.id}`, { token: ada.token });
    expect(left.body).toMatchObject({ total: '10000.00', exchange: body.exchange, counterparty: null });
    const arrived = await product.call('GET', `/api/transactions/${body.received_transaction_id}`, {
      token: ada.token,
    });
    expect(arrived.body).toMatchObject({
      type: 'receive',
      amount: '6.69',
      currency: 'USD',
      fee: '0.00',
      description: 'Converted from NGN',
      reference: body.reference,
      exchange: body.exchange,
    });
    const receipt = await product.call('GET', `/api/transactions/${body.transaction.id}/receipt`, { token: ada.token });
    expect(receipt.body).toMatchObject({ total: '10000.00', category: 'conversion', exchange: body.exchange });
    const listed = await product.call('GET', `/api/transactions?wallet_id=${wallets['USD']}`, { token: ada.token });
    expect(listed.body.data).toMatchObject([{ id: body.received_transaction_id, type: 'receive' }]);
  });

  it('leaves the fee, the tax and what rounding left over where they belong, and the house with a position', async () => {
    const before = await house();
    await convert(await quoted());
    const after = await house();
    const change = (name: string) => (after[name] ?? 0n) - (before[name] ?? 0n);
    expect({
      fees: change('fees 1'),
      vat: change('vat 1'),
      naira: change('fx_position 1'),
      dollars: change('fx_position 2'),
      residue: change('fx_residue 2'),
    }).toEqual({ fees: 46_51n, vat: 3_49n, naira: 9_950_00n, dollars: -6_70n, residue: 1n });
  });

  async function house(): Promise<Record<string, bigint>> {
    const { rows } = await product.pool.query<{ name: string; balance: bigint }>(
      `select s.purpose || ' ' || s.currency as name, sum(e.amount)::bigint as balance
         from ledger.system_wallet s join ledger.entry e on e.wallet_id = s.wallet group by 1`,
    );
    return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
  }

  it('there and back costs two fees and never brings a gain', async () => {
    await convert(await quoted());
    const { body } = await convert(await quoted({ from: 'USD', to: 'NGN', amount: '6.69' }));
    expect(body.message).toBe('Conversion completed (simulated)');
    expect(await balances()).toMatchObject({ NGN: '99878.57', USD: '0.00' });
  });

  it('is carried out once, though fifty clients race for one quote', async () => {
    const id = await quoted();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => convert(id, n % 2 === 0 ? { key: `race-${n}` } : {})),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['quote_used']),
    );
    expect(await balances()).toMatchObject({ NGN: '90000.00', USD: '6.69' });
  });

  it('is carried out once under its key, and whoever asks again is told the same', async () => {
    const id = await quoted();
    const both = await Promise.all([convert(id, { key: 'once' }), convert(id, { key: 'once' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const again = await convert(id, { key: 'once' });
    expect(again).toMatchObject({ status: 200, isReplay: true, text: both[0].text });
    expect((await convert(await quoted(), { key: 'once' })).body.code).toBe('idempotency_mismatch');
    const found = await product.call('GET', '/api/transactions/by-key/once', { token: ada.token });
    expect(found.body.id).toBe(again.body.transaction.id);
    expect(await balances()).toMatchObject({ NGN: '90000.00' });
  });

  it('goes through a second before the quote ends and not a second after, by the clock of the database', async () => {
    const [inTime, late] = [await quoted(), await quoted()];
    await untilEnd(inTime, 1);
    expect((await convert(inTime)).status).toBe(200);
    await untilEnd(late, -1);
    expect(await convert(late)).toMatchObject({ status: 422, body: { code: 'quote_expired' } });
    expect(await balances()).toMatchObject({ NGN: '90000.00' });
  });

  it('in a currency that staff have stopped since is refused, and its quote holds again once they let it', async () => {
    const finance = await newOperator({ database, product }, 'finance');
    const decide = (stopped: boolean) =>
      product.call('PUT', '/api/operator/rates', {
        token: finance,
        body: { currency: 'USD', rate: null, stopped, reason: 'The rate is wrong' },
      });
    const id = await quoted();
    await untilEnd(id, 600);
    expect((await decide(true)).status).toBe(200);
    expect(await convert(id)).toMatchObject({ status: 503, body: { code: 'rates_unavailable' } });
    expect(await balances()).toMatchObject({ NGN: '100000.00', USD: '0.00' });
    expect((await decide(false)).status).toBe(200);
    expect((await convert(id)).status).toBe(200);
  });

  it('waits for nobody past its end: a quote that ended while another held it is refused in the commit', async () => {
    const id = await quoted();
    const blocker = await owner.connect();
    try {
      await blocker.query('begin');
      await blocker.query('select from exchange.quote where public_id = $1 for update', [id]);
      const waiting = convert(id);
      await untilSomebodyWaits(database);
      await blocker.query('update exchange.quote set expires_at = clock_timestamp() where public_id = $1', [id]);
      await blocker.query('commit');
      expect((await waiting).body.code).toBe('quote_expired');
    } finally {
      blocker.release();
    }
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
  });

  it('of another customer’s quote, or nobody’s, is not found', async () => {
    const bola = await newPayer(product);
    expect((await convert(await quoted(), { token: bola.token })).status).toBe(404);
    expect((await convert('quo_nobody')).status).toBe(404);
    expect((await convert('')).body.errors).toEqual({ quote_id: 'Please ask for a rate first' });
    const unknown = { quote_id: await quoted(), amount: '5' };
    const { status, body } = await product.call('POST', '/api/conversions', { token: ada.token, body: unknown });
    expect([status, body.code]).toEqual([400, 'unknown_field']);
  });

  it('of more than is there is refused, and its quote still holds once the money is there', async () => {
    const id = await quoted({ amount: '100000.01' });
    expect((await convert(id)).body.code).toBe('insufficient_funds');
    await deposit(product, ada, 100);
    expect((await convert(id)).status).toBe(200);
    expect(await balances()).toMatchObject({ NGN: '99.99' });
  });

  it('moves nothing of a frozen account', async () => {
    const id = await quoted({ amount: '9000' });
    await owner.query('update identity.customers set is_frozen = true where id = $1', [ada.number]);
    // A session knows within a second what became of its customer; until then this one is refused for its age.
    const late = await quoted();
    await untilEnd(late, -1);
    await expect.poll(async () => (await convert(late)).body.code, { timeout: 5_000 }).toBe('account_frozen');
    expect((await convert(id)).body.code).toBe('account_frozen');
  });

  it('counts against no limit of the day', async () => {
    ada = await newPayer(product, { tier: 1 });
    wallets = { NGN: ada.wallet, USD: await open(ada, 'USD') };
    for (let n = 0; n < 2; n++) await deposit(product, ada, 50_000);
    for (let n = 0; n < 3; n++) expect((await convert(await quoted({ amount: '30000' }))).status).toBe(200);
    const { body } = await product.call('GET', '/api/limits', { token: ada.token });
    expect(body.out_per_day.used).toBe('0.00');
  });
});

describe('the PIN of a conversion', () => {
  beforeEach(async () => {
    ada = await newPayer(product, { pin: '2468' });
    wallets = { NGN: ada.wallet, USD: await open(ada, 'USD') };
    await deposit(product, ada, 100_000);
  });

  it('is asked for above the threshold, after everything else, and the same quote then goes through', async () => {
    const id = await quoted({ amount: '10000.01' });
    expect(await convert(id, { key: 'pin' })).toMatchObject({ status: 403, body: { code: 'pin_required' } });
    expect((await convert(id, { key: 'pin', pin: '1111' })).body).toMatchObject({
      code: 'invalid_pin',
      attemptsLeft: 4,
    });
    expect((await convert(id, { key: 'pin', pin: '2468' })).status).toBe(200);
    const poor = await quoted({ amount: '500000' });
    expect((await convert(poor)).body.code).toBe('insufficient_funds');
  });

  it('is asked for once small conversions without it have come to the threshold together', async () => {
    expect((await convert(await quoted({ amount: '6000' }))).status).toBe(200);
    const second = await quoted({ amount: '6000' });
    expect((await convert(second)).body.code).toBe('pin_required');
    expect((await convert(second, { pin: '2468' })).status).toBe(200);
    expect((await convert(await quoted({ amount: '6000' }))).status).toBe(200);
  });

  it('counts foreign money at the rate of the moment, and not at that of the rules', async () => {
    expect((await convert(await quoted({ amount: '9000' }), { pin: '2468' })).status).toBe(200);
    // $5 is ₦7,427.50 by the dated rules.
    await owner.query(
      `insert into rates.decision (currency, rate, valid_until, reason, set_at)
       values ('NGN', '3000', now() + interval '1 h', 'a test', now())`,
    );
    const later = await openTestProduct(database);
    try {
      const { token } = ada;
      const asked = { from_wallet_id: wallets['USD'], to_wallet_id: wallets['NGN'], amount: '5' };
      const { quote_id } = (await later.call('POST', '/api/conversions/quote', { token, body: asked })).body;
      const refused = await later.call('POST', '/api/conversions', { token, body: { quote_id } });
      expect(refused).toMatchObject({ status: 403, body: { code: 'pin_required' } });
    } finally {
      await later.close();
      await owner.query('truncate rates.decision');
    }
  });
});

describe('a spread and a live source', () => {
  it('are shown in the quote, and the message says nothing of a simulation', async () => {
    const { openexchangerates: simulated } = product.config.settings;
    const live = await openTestProduct(database, {
      settings: {
        ...product.config.settings,
        exchange: { spreadBps: 100n },
        openexchangerates: { ...(simulated as object), isSimulated: false },
      },
    });
    try {
      await live.runJobs();
      const asked = { from_wallet_id: wallets['NGN'], to_wallet_id: wallets['USD'], amount: '10000' };
      const { body } = await live.call('POST', '/api/conversions/quote', { token: ada.token, body: asked });
      expect(body).toMatchObject({ spread_bps: 100, receive_amount: '6.63', simulated: false });
      expect(Number(body.rate) / Number(body.mid_rate)).toBeCloseTo(0.99, 12);
      const done = await live.call('POST', '/api/conversions', { token: ada.token, body: { quote_id: body.quote_id } });
      expect(done.body.message).toBe('Conversion completed');
    } finally {
      await live.close();
    }
  });
});
