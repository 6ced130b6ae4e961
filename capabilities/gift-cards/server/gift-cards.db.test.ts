import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from '@wura/app-server/testing/test-product';
import { rotateKeys } from '@wura/app-server/rotate-keys';
import { transaction, type Pool } from '@wura/database';
import { enqueue } from '@wura/jobs';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const pin = '2580';

let database: TestDatabase;
let owner: Pool;
let product: TestProduct;
let ada: Payer;
let bola: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = database.pool('none');
  product = await openTestProduct(database);
  ada = await newPayer(product, { pin });
  bola = await newPayer(product, { pin });
  await deposit(product, ada, 900_000);
  await deposit(product, bola, 50_000);
});
afterAll(async () => {
  await product.close();
  await database.close();
});
afterEach(async () => {
  await product.pool.query('delete from jobs.job');
  await product.clearFaults();
});

const root = '/api/requests/giftcards';
const ask = (
  method: 'GET' | 'POST',
  at: string,
  { body, by = ada, key }: { body?: object; by?: Payer; key?: string } = {},
) => product.call(method, `${root}${at}`, { token: by.token, ...(body && { body }), ...(key && { key }) });

/** Another value each time, by the step that the partner sells: an equal purchase may still be under way. */
let values = 500;
const newValue = () => (values += 10);

async function quoteOf(by = ada, value: number = newValue()): Promise<string> {
  return (await ask('POST', '/quote', { body: { product: 'shoprite-ng', value }, by })).body.quote_id;
}
async function buy({ by = ada, key = '', quote_id }: { by?: Payer; key?: string; quote_id?: string } = {}) {
  const body = { quote_id: quote_id ?? (await quoteOf(by)), walletId: by.wallet, pin };
  return ask('POST', '', { body, by, ...(key && { key }) });
}
const reveal = (id: string, body: object = { pin }, by = ada) => ask('POST', `/${id}/reveal`, { body, by });
const fault = (operation: string, mode: string, times = 1) =>
  product.control('/faults', { provider: 'giftcards', operation, mode, times });
const ordersOf = async (reference: string): Promise<any[]> =>
  ((await product.control('/books/giftcards')) as any[]).filter(order => order.reference === reference);
/** As the partner itself would hand it out. */
async function codeAt(reference: string): Promise<string> {
  const headers = { authorization: 'Bearer gc_sandbox_key' };
  const answer = await fetch(`${product.sandboxUrl}/giftcards/orders/${reference}`, { headers });
  const { card } = (await answer.json()) as { card: { code: string } };
  return card.code;
}
const noticesOf = async ({ number }: Payer): Promise<string[]> =>
  (
    await product.pool.query('select kind from notices.notifications where customer = $1 order by id', [number])
  ).rows.map(({ kind }) => kind);

describe('what is sold', () => {
  it('is listed with its values, of one country where that is asked for', async () => {
    const all = await ask('GET', '/catalogue');
    expect(all.status).toBe(200);
    expect(all.body.data).toContainEqual({
      id: 'amazon-us',
      brand: 'Amazon',
      country: 'US',
      currency: 'USD',
      values: ['10.00', '25.00', '50.00', '100.00'],
      range: null,
      redeem: expect.any(String),
    });
    const british = await ask('GET', '/catalogue?country=gb');
    expect(new Set(british.body.data.map((each: any) => each.country))).toEqual(new Set(['GB']));
  });

  it('has a price in naira, for a value that is sold', async () => {
    expect(await ask('POST', '/quote', { body: { product: 'amazon-us', value: '25' } })).toMatchObject({
      status: 200,
      body: { brand: 'Amazon', currency: 'USD', value: '25.00', price: '38750.00', expires_at: expect.any(String) },
    });
    for (const [body, code] of [
      [{ product: 'amazon-us', value: '24' }, 'gift_card_value_not_sold'],
      [{ product: 'amazon-us', value: '25.001' }, 'gift_card_value_not_sold'],
      [{ product: 'shoprite-ng', value: 505 }, 'gift_card_value_not_sold'],
      [{ product: 'nobody-ng', value: 500 }, 'unknown_gift_card'],
    ] as const) {
      expect(await ask('POST', '/quote', { body })).toMatchObject({ status: 422, body: { code } });
    }
  });

  it('that cannot be fetched or priced is told as such, and no money moves', async () => {
    const before = await balanceOf(product, ada);
    await fault('quote', 'garbage');
    expect(await ask('POST', '/quote', { body: { product: 'amazon-us', value: 25 } })).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable', message: 'The price of this gift card could not be found out.' },
    });
    expect(await balanceOf(product, ada)).toBe(before);
  });

  it('is nothing without a partner, and says so', async () => {
    const { giftcards: _none, ...settings } = product.config.settings;
    const alone = await openTestProduct(database, { settings });
    try {
      const bought = { quote_id: 'gfq_none', walletId: ada.wallet };
      for (const [method, at, body] of [
        ['GET', '/catalogue', undefined],
        ['POST', '/quote', { product: 'amazon-us', value: 25 }],
        ['POST', '', bought],
      ] as const) {
        const answer = await alone.call(method, `${root}${at}`, { token: ada.token, ...(body && { body }) });
        expect(answer).toMatchObject({ status: 503, body: { code: 'service_off' } });
      }
    } finally {
      await alone.close();
    }
  });
});

describe('a purchase', () => {
  it('takes the price once, and delivers one card under our reference', async () => {
    const before = await balanceOf(product, ada);
    const { body: quote } = await ask('POST', '/quote', { body: { product: 'amazon-us', value: '10' } });
    const bought = await buy({ quote_id: quote.quote_id, key: 'once' });
    expect(bought).toMatchObject({
      status: 200,
      body: { message: 'Gift card purchase successful', status: 'completed', card_id: expect.any(String) },
    });
    const again = await buy({ quote_id: quote.quote_id, key: 'once' });
    expect([again.status, again.text]).toEqual([200, bought.text]);
    expect(before - (await balanceOf(product, ada))).toBe(15_500_00n);
    expect(await ordersOf(bought.body.reference)).toMatchObject([
      { amount: '15500.00', status: 'success', destination: 'amazon-us 10.00' },
    ]);
    const { body: mine } = await ask('GET', `/${bought.body.card_id}`);
    expect(mine).toMatchObject({
      brand: 'Amazon',
      value: '10.00',
      currency: 'USD',
      status: 'completed',
      times_shown: 0,
    });
    expect(bought.body.transaction.description).toBe('Amazon gift card, $10.00');
  });

  it('is made at a price that was asked for by its buyer, has not run out, and is used once', async () => {
    const [used, others, old] = [await quoteOf(), await quoteOf(bola), await quoteOf()];
    const both = await Promise.all([buy({ quote_id: used }), buy({ quote_id: used })]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const expire = `update gift_cards.quote set expires_at = clock_timestamp() where public_id = $1`;
    await owner.query(expire, [old]);
    for (const quote_id of [used, others, old, 'gfq_made_up']) {
      expect(await buy({ quote_id })).toMatchObject({ status: 422, body: { code: 'gift_card_price_over' } });
    }
  });

  it('that is refused gives the money back at once, and leaves a card without a code', async () => {
    const before = await balanceOf(product, ada);
    await fault('order', 'refuse');
    const refused = await buy();
    expect(refused).toMatchObject({ status: 422, body: { code: 'payment_declined', status: 'failed' } });
    expect(await balanceOf(product, ada)).toBe(before);
    const [card] = (await ask('GET', '?limit=1')).body.data;
    expect(card).toMatchObject({ status: 'failed', reference: refused.body.reference });
    expect(await reveal(card.id)).toMatchObject({ status: 409, body: { code: 'gift_card_not_ready' } });
  });

  it.each(['error500', 'timeout', 'act_then_timeout', 'garbage', 'wrong_amount', 'wrong_currency', 'redirect'])(
    'that meets %s is found out, and ends with one card',
    async mode => {
      const before = await balanceOf(product, ada);
      await fault('order', mode);
      const value = newValue();
      const lost = await buy({ quote_id: await quoteOf(ada, value) });
      expect([200, 202]).toContain(lost.status);
      await product.runJobs();
      expect(await ordersOf(lost.body.reference)).toMatchObject([{ status: 'success' }]);
      expect(before - (await balanceOf(product, ada))).toBe(BigInt(value) * 100n);
      const shown = await reveal(lost.body.card_id);
      expect(shown.body.code).toBe(await codeAt(lost.body.reference));
    },
  );

  it('that stays undecided is followed to its end: delivered, or given back', async () => {
    const before = await balanceOf(product, ada);
    const ends = [];
    for (const outcome of ['success', 'failed']) {
      await fault('order', 'pending');
      const waiting = await buy();
      expect(waiting).toMatchObject({
        status: 202,
        body: { message: 'Gift card purchase pending', status: 'pending' },
      });
      expect((await ask('GET', `/${waiting.body.card_id}`)).body.status).toBe('pending');
      expect((await reveal(waiting.body.card_id)).status).toBe(409);
      await product.control(`/settle/${waiting.body.reference}`, { outcome });
      await product.runJobs();
      ends.push((await ask('GET', `/${waiting.body.card_id}`)).body.status);
    }
    expect(ends).toEqual(['completed', 'failed']);
    expect(before - (await balanceOf(product, ada))).toBe(BigInt(values - 10) * 100n);
    expect((await noticesOf(ada)).slice(-2)).toEqual(['gift_card_ready', 'giftcards_returned']);
  });

  it('that its partner takes back returns the money, and the code is shown no more', async () => {
    const before = await balanceOf(product, ada);
    const { body } = await buy();
    await product.control(`/settle/${body.reference}`, { outcome: 'reversed' });
    await transaction(product.pool, tx => enqueue(tx, { kind: 'purchase', subject: body.reference }));
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(before);
    expect(await reveal(body.card_id)).toMatchObject({ status: 409, body: { code: 'gift_card_not_ready' } });
  });
});

describe('a code', () => {
  it('is shown to its buyer alone, with the PIN, and each time is written down', async () => {
    const { body } = await buy();
    const { card_id: id, reference } = body;
    const stranger = await reveal(id, { pin }, bola);
    const nobody = await reveal('gft_00000000000000000000000000', { pin }, bola);
    expect([stranger.status, nobody.status]).toEqual([404, 404]);
    expect({ ...stranger.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' });
    expect((await ask('GET', `/${id}`, { by: bola })).status).toBe(404);
    expect((await ask('GET', '', { by: bola })).body.data).toEqual([]);

    expect(await reveal(id, {})).toMatchObject({ status: 403, body: { code: 'pin_required' } });
    expect(await reveal(id, { pin: '0000' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_pin', attemptsLeft: 4 },
    });
    expect((await ask('GET', `/${id}`)).body.times_shown).toBe(0);

    const before = (await noticesOf(ada)).filter(kind => kind === 'gift_card_shown').length;
    const both = await Promise.all([reveal(id), reveal(id)]);
    const code = await codeAt(reference);
    for (const shown of both) {
      expect(shown).toMatchObject({ status: 200, body: { code, pin: expect.stringMatching(/^\d{4}$/), url: null } });
    }
    expect((await ask('GET', `/${id}`)).body).toMatchObject({ times_shown: 2, last_shown_at: expect.any(String) });
    expect((await noticesOf(ada)).filter(kind => kind === 'gift_card_shown')).toHaveLength(before + 1);
  });

  it('is shown to nobody without a PIN, and not while the account is frozen', async () => {
    const chidi = await newPayer(product);
    await deposit(product, chidi, 5_000);
    const { body } = await ask('POST', '', { body: { quote_id: await quoteOf(chidi) }, by: chidi });
    expect(await reveal(body.card_id, { pin }, chidi)).toMatchObject({ status: 403, body: { code: 'pin_not_set' } });
    await owner.query('update identity.customers set is_frozen = true where id = $1', [chidi.number]);
    const fresh = await openTestProduct(database);
    try {
      const answer = await fresh.call('POST', `${root}/${body.card_id}/reveal`, { token: chidi.token, body: { pin } });
      expect(answer).toMatchObject({ status: 403, body: { code: 'account_frozen' } });
    } finally {
      await fresh.close();
    }
  });

  it('stands in no answer, no mail and no table but sealed, and opens under a new key too', async () => {
    const bought = await buy();
    const code = await codeAt(bought.body.reference);
    expect(bought.text + (await ask('GET', '')).text).not.toContain(code);
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) {
      const { rows } = await owner.query(`select from ${name} t where position($1 in t::text) > 0`, [code]);
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const { rows } = await owner.query<{ sealed: Buffer }>('select sealed from gift_cards.card where public_id = $1', [
      bought.body.card_id,
    ]);
    expect(rows[0]!.sealed.toString('latin1')).not.toContain(code);

    const masterKey = Buffer.alloc(32, 9);
    const keys = { masterKey, previousMasterKey: product.config.masterKey! };
    const counts = await rotateKeys({ ...product.config, ...keys, databaseUrl: database.url });
    expect(counts['gift cards']).toBeGreaterThan(0);
    const renewed = await openTestProduct(database, keys);
    try {
      const at = `${root}/${bought.body.card_id}/reveal`;
      const shown = await renewed.call('POST', at, { token: ada.token, body: { pin } });
      expect(shown).toMatchObject({ status: 200, body: { code } });
    } finally {
      await renewed.close();
    }
  });
});
