import { randomUUID } from 'node:crypto';
import { newOperator } from '@wura/app-server/testing/new-operator';
import { newPayer, openTestProduct, type TestProduct } from '@wura/app-server/testing/test-product';
import { transaction } from '@wura/database';
import { enqueue } from '@wura/jobs';
import { minorOf } from '@wura/money';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newCard, newCardholder, pin, type Cardholder } from '../testing/card-product.ts';
import { cardSyncJob } from './ports.ts';
import { cardRoundJob, planRound } from './round.ts';

let database: TestDatabase;
let product: TestProduct;
let ada: Cardholder;

beforeAll(async () => {
  database = await cloneDatabase();
  // Here they answer in milliseconds, or are meant not to.
  product = await openTestProduct(database, {}, { environment: { BRIDGECARD_TIMEOUT_MS: '1500' } });
  // The worker hears the rates.
  await product.runJobs();
  // The round looks at every card of every test whenever the worker runs, so it has its turn at the end.
  await product.pool.query('delete from jobs.job where kind = $1', [cardRoundJob]);
});
afterAll(async () => {
  // Of the cards of every test, so that what was told late is in it too.
  await planRound(product.pool);
  await issuerAgrees();
  await product.close();
  await database.close();
});
beforeEach(async () => void (ada = await newCardholder(product)));
afterEach(async () => {
  await product.clearFaults();
});

const create = (given: object = {}, key: string = randomUUID()) =>
  ada.call(
    'POST',
    '/api/virtual-cards',
    { wallet_id: ada.dollars, currency: 'USD', amount: '20', pin, ...given },
    {
      'idempotency-key': key,
    },
  );
const fund = (card: string, given: object = {}, key: string = randomUUID()) =>
  ada.call('POST', `/api/virtual-cards/${card}/deposit`, { amount: '5', ...given }, { 'idempotency-key': key });
const spoil = (operation: string, mode: string, times = 1) =>
  product.control('/faults', { provider: 'issuer', operation, mode, times });
const shop = (card: string, amount: string, merchant = 'Netflix') =>
  product.control('/issuer/purchase', { card_id: card, amount, currency: 'USD', merchant });
const cardOf = async (id: string) => {
  const { body } = await ada.call('GET', '/api/virtual-cards');
  return (body as any[]).find(card => card.id === id);
};
const historyOf = async (id: string) =>
  (await ada.call('GET', `/api/virtual-cards/${id}/transactions`)).body.data as any[];
const settle = (reference: string, outcome: string) => product.control(`/settle/${reference}`, { outcome });
async function run(times = 3): Promise<void> {
  for (let time = 0; time < times; time++) await product.runJobs();
}

/** For every card of this database: what our book of it says is what the issuer says. */
async function issuerAgrees(): Promise<void> {
  await run();
  const { rows } = await database.pool('wura_checker').query<{ issuer_card: string; balance: bigint }>(
    `select c.issuer_card, coalesce(sum(e.amount), 0)::bigint as balance
       from virtual_cards.card c left join virtual_cards.entry e on e.card = c.id
      where c.issuer_card is not null group by c.issuer_card`,
  );
  const theirs = new Map<string, bigint>();
  const out = ['unload', 'purchase', 'fee', 'deleted'];
  for (const entry of await product.control('/books/issuer')) {
    const counts = entry.status === 'success' || (entry.status === 'pending' && out.includes(entry.operation));
    const minor = minorOf(entry.amount, entry.currency);
    if (counts)
      theirs.set(
        entry.destination,
        (theirs.get(entry.destination) ?? 0n) + (out.includes(entry.operation) ? -minor : minor),
      );
  }
  expect(rows.length).toBeGreaterThan(0);
  const told = rows.map(({ issuer_card: card }) => [card, theirs.get(card) ?? 0n]);
  expect(rows.map(({ issuer_card: card, balance }) => [card, balance])).toEqual(told);
}

it('staff see whose cards are whose, masked, those that were never made too, and how many could be paid with', async () => {
  const support = await newOperator({ database, product }, 'support');
  const { card } = (await create()).body;
  await spoil('create', 'refuse');
  await create();
  await run();
  const { body: customer } = await ada.call('GET', '/api/user');
  const read = (id: string, list = '') =>
    product.call('GET', `/api/operator/customers/${id}${list}`, { token: support });
  const { body } = await read(customer.id, '/cards');
  expect(body.data).toMatchObject([
    { status: 'failed' },
    { id: card.id, status: 'active', balance: '20.00', card_number: expect.stringMatching(/^•••• •••• •••• \d{4}$/) },
  ]);
  expect((await read(customer.id)).body.about['virtual-cards']).toEqual({ open: 1 });
  const { body: other } = await (await newCardholder(product)).call('GET', '/api/user');
  expect((await read(other.id, '/cards')).body.data).toEqual([]);
  const page = `/cards/${card.id}/transactions`;
  const { body: book } = await read(customer.id, page);
  expect(book).toMatchObject({ data: [{ type: 'top_up', amount: '20.00', out: false }], nextCursor: null });
  // A card is found at its own customer alone.
  expect((await read(other.id, page)).status).toBe(404);
  const { rows: looks } = await product.pool.query(
    "select subject, why from operators.audit where what = 'customer_card_transactions_viewed'",
  );
  expect(looks).toEqual([{ subject: customer.id, why: `of the card ${card.id}` }]);
});

describe('a new card', () => {
  it('is there with the money on it, without its number, and the wallet has paid just that', async () => {
    const before = await ada.balance('USD');
    const made = await create();
    expect(made.text).toContain('Your card is ready.');
    expect(made.status).toBe(201);
    expect(made.body.card).toMatchObject({
      card_number: expect.stringMatching(/^•••• •••• •••• \d{4}$/),
      expiry_date: expect.stringMatching(/^\d\d\/\d\d$/),
      cvv: '•••',
      balance: '20.00',
      currency: 'USD',
      status: 'active',
      wallet_id: ada.dollars,
      declines: { used: 0, left: 15 },
    });
    expect(before - (await ada.balance('USD'))).toBe(20_00n);
    expect((await ada.call('GET', '/api/virtual-cards')).body).toEqual([made.body.card]);
  });

  it('is made once for one key, and answered in the same bytes', async () => {
    const key = randomUUID();
    const [first, again] = [await create({}, key), await create({}, key)];
    expect(again.text).toBe(first.text);
    expect(again.isReplay).toBe(true);
    expect((await ada.call('GET', '/api/virtual-cards')).body).toHaveLength(1);
    expect((await create({ amount: '21' }, key)).body.code).toBe('idempotency_mismatch');
  });

  it('is refused in the spec’s words where the form is incomplete', async () => {
    const missing = 'Please select a wallet, enter an amount, and a 4-digit PIN';
    for (const given of [
      { wallet_id: '' },
      { amount: '' },
      { pin: '' },
      { wallet_id: undefined },
      { pin: undefined },
    ]) {
      expect((await create(given)).body).toMatchObject({ message: missing, code: 'invalid_input' });
    }
    expect((await create({ pin: '12a4' })).body.message).toBe('PIN must be exactly 4 digits');
    expect((await create({ amount: '2.99' })).body.errors).toMatchObject({ amount: expect.stringContaining('$3.00') });
  });

  it.each([
    ['another customer’s wallet', { wallet_id: 'wal_00000000000000000000000000' }, 404, 'not_found'],
    ['more than is there', { amount: '300' }, 422, 'insufficient_funds'],
    ['more than a card may hold', { amount: '5000.01' }, 422, 'card_full'],
    ['a wrong PIN', { pin: '1111' }, 422, 'invalid_pin'],
    ['a field it does not know', { colour: 'red' }, 400, 'unknown_field'],
  ])('with %s is refused, and nothing moves', async (_name, given, status, code) => {
    const before = await ada.balance('USD');
    const refused = await create(given);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await ada.balance('USD')).toBe(before);
  });

  it('is ordered under the name that the issuer told of, where the answer to the registration was lost', async () => {
    await spoil('cardholder', 'act_then_timeout');
    expect((await create()).body.code).toBe('provider_unavailable');
    const known = async () => {
      const { rows } = await product.pool.query<{ issuer_holder: string }>(
        'select issuer_holder from virtual_cards.holder where customer = $1',
        [ada.number],
      );
      return rows[0]?.issuer_holder;
    };
    expect(await known()).toBeUndefined();
    // Their word of it arrives when it likes.
    await expect.poll(async () => (await run(1), await known()), { timeout: 10_000 }).toMatch(/^crdh_/);
    expect((await create()).status).toBe(201);
  });

  it('has an owner who is registered once, however long the issuer looks at their papers', async () => {
    const patient = await openTestProduct(database, {}, { environment: { BRIDGECARD_TIMEOUT_MS: '20000' } });
    onTestFinished(() => patient.close());
    const { number, token } = await newPayer(patient);
    const dueAt = async () => {
      const sql = `select due_at from jobs.job where kind = 'card_holder' and subject = $1 and in_hand`;
      return (await patient.pool.query<{ due_at: Date }>(sql, [String(number)])).rows[0]?.due_at.getTime() ?? 0;
    };
    const slow = { provider: 'issuer', operation: 'cardholder', mode: 'slow', delayMs: 7_000 };
    await patient.control('/faults', slow);
    await patient.call('GET', '/api/virtual-cards', { token });
    const registering = patient.runJobs();
    await expect.poll(dueAt, { timeout: 10_000 }).toBeGreaterThan(0);
    // Otherwise another worker registers the same person beside this one, once the lease has ended.
    const first = await dueAt();
    await expect.poll(dueAt, { timeout: 10_000 }).toBeGreaterThan(first);
    await registering;
    const holders = await patient.pool.query('select from virtual_cards.holder where customer = $1', [number]);
    expect(holders.rowCount).toBe(1);
  });

  it('whose owner the issuer neither takes nor refuses in a day comes before a person, as a job that fails', async () => {
    const job = async () => {
      const sql = `select claims, failures from jobs.job where kind = 'card_holder' and subject = $1`;
      return (await product.pool.query<{ claims: number; failures: number }>(sql, [String(ada.number)])).rows[0];
    };
    await spoil('cardholder', 'error500', 40);
    await ada.call('GET', '/api/virtual-cards');
    for (let hour = 0; hour < 24; hour++) await run(1);
    expect(await job()).toMatchObject({ claims: 24, failures: 0 });
    for (let time = 0; time < 2; time++) await run(1);
    expect(await job()).toMatchObject({ claims: 26, failures: 2 });
    await product.clearFaults();
    await expect.poll(async () => (await run(1), await job()), { timeout: 15_000 }).toBeUndefined();
    expect((await create()).status).toBe(201);
  });

  it('is one of five at most, however many are asked for at once, and the wallet pays for those alone', async () => {
    const before = await ada.balance('USD');
    const made = await Promise.all(Array.from({ length: 7 }, () => create({ amount: '3' })));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(5);
    for (const refused of made.filter(({ status }) => status !== 201)) {
      expect(refused).toMatchObject({ status: 422, body: { code: 'too_many_cards' } });
    }
    expect(before - (await ada.balance('USD'))).toBe(15_00n);
    // One that is closed makes room on the list, and none in the day.
    await ada.call('POST', `/api/virtual-cards/${made.find(({ status }) => status === 201)!.body.card.id}/close`);
    const next = await product.application.app.inject({
      method: 'POST',
      url: '/api/virtual-cards',
      headers: { authorization: `Bearer ${ada.token}`, 'idempotency-key': randomUUID() },
      payload: { wallet_id: ada.dollars, currency: 'USD', amount: '3', pin },
    });
    expect([next.statusCode, next.json().code]).toEqual([429, 'too_many_new_cards']);
    // The day began with the first of them.
    const wait = Number(next.headers['retry-after']);
    expect(wait > 86_000 && wait <= 86_400, String(wait)).toBe(true);
  });

  it('needs approved papers, and says so by a code of its own', async () => {
    const bola = await newPayer(product, { tier: 2, pin });
    const body = { wallet_id: bola.wallet, currency: 'NGN', amount: '100', pin };
    const refused = await product.call('POST', '/api/virtual-cards', { token: bola.token, body });
    expect([refused.status, refused.body.code]).toEqual([403, 'kyc_required']);
  });

  it('from a wallet of another currency costs what was quoted, once', async () => {
    const asked = { wallet_id: ada.wallet, currency: 'USD', amount: '10' };
    const quote = (await ada.call('POST', '/api/virtual-cards/quote', asked)).body;
    const cost = BigInt(quote.cost.replace('.', ''));
    expect(quote).toMatchObject({
      amount: '10.00',
      cost_currency: 'NGN',
      fees: [{ code: 'exchange_fee' }, { code: 'vat' }],
    });
    const before = await ada.balance('NGN');
    const made = await create({ ...asked, quote_id: quote.quote_id });
    expect(made.status).toBe(201);
    expect(made.body.card).toMatchObject({ balance: '10.00', currency: 'USD', wallet_id: ada.wallet });
    expect(before - (await ada.balance('NGN'))).toBe(cost);
    expect((await create({ ...asked, quote_id: quote.quote_id })).body.code).toBe('card_quote_expired');
  });

  it('is not made at a quote in a currency that staff have stopped since, and nothing is held', async () => {
    const finance = await newOperator({ database, product }, 'finance');
    const decide = (stopped: boolean) =>
      product.call('PUT', '/api/operator/rates', {
        token: finance,
        body: { currency: 'USD', rate: null, stopped, reason: 'The rate is wrong' },
      });
    const asked = { wallet_id: ada.wallet, currency: 'USD', amount: '10' };
    const { quote_id } = (await ada.call('POST', '/api/virtual-cards/quote', asked)).body;
    const before = await ada.balance('NGN');
    expect((await decide(true)).status).toBe(200);
    const refused = await create({ ...asked, quote_id });
    expect((await decide(false)).status).toBe(200);
    expect(refused).toMatchObject({ status: 503, body: { code: 'rates_unavailable' } });
    expect(await ada.balance('NGN')).toBe(before);
    expect((await create({ ...asked, quote_id })).status).toBe(201);
  });

  it('in naira begins without dollars', async () => {
    const made = await create({ wallet_id: ada.wallet, currency: 'NGN', amount: '5000' });
    expect(made.body.card).toMatchObject({ currency: 'NGN', balance: '5000.00', status: 'active' });
  });

  it('in naira that the issuer would not fund is there with nothing on it, and the money is back', async () => {
    const before = await ada.balance('NGN');
    await spoil('fund', 'refuse');
    const key = randomUUID();
    const made = await create({ wallet_id: ada.wallet, currency: 'NGN', amount: '5000' }, key);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ status: 'failed', card: { balance: '0.00', status: 'active' } });
    expect(made.body.message).toContain('back in your wallet');
    expect(await ada.balance('NGN')).toBe(before);
    expect((await create({ wallet_id: ada.wallet, currency: 'NGN', amount: '5000' }, key)).text).toBe(made.text);
    // They tell of the new card, and of what we hear then nothing may put the money on it that was given back.
    await product.control(`/webhooks/${made.body.reference}/replay`, { times: 2 });
    await run();
    expect((await cardOf(made.body.card.id)).balance).toBe('0.00');
    const paid: any[] = await product.control('/books/issuer');
    expect(paid.filter(({ reference }) => reference === made.body.reference)).toEqual([]);
    expect(await ada.balance('NGN')).toBe(before);
  });

  it.each([
    ['create', 'act_then_timeout'],
    ['create', 'pending'],
    ['fund', 'act_then_timeout'],
    ['fund', 'error500'],
  ])('in naira whose issuer is cut off is funded once (%s, %s)', async (operation, mode) => {
    const before = await ada.balance('NGN');
    await spoil(operation, mode);
    const made = await create({ wallet_id: ada.wallet, currency: 'NGN', amount: '5000' });
    expect([201, 202]).toContain(made.status);
    if (mode === 'pending') await settle(made.body.reference, 'success');
    await run();
    expect(await cardOf(made.body.card.id)).toMatchObject({ status: 'active', balance: '5000.00' });
    expect(before - (await ada.balance('NGN'))).toBe(5_000_00n);
    expect(await product.clearing()).toBe(0n);
  });
});

/** What can happen to a call. Of a wallet that pays through an exchange one that was heard and one that was not stand for all. */
const cutOff = ['error500', 'act_then_timeout'];
const heardOf = (currency: string, modes: readonly string[]) => (currency === 'USD' ? modes : cutOff);

describe.each(['NGN', 'USD'])('from a wallet in %s, when the issuer is at fault', currency => {
  const given = () => (currency === 'NGN' ? { wallet_id: ada.wallet, amount: '10' } : { amount: '10' });
  const unheard = ['timeout', 'garbage', 'status429', ...cutOff];
  const misheard = ['wrong_currency', 'redirect', 'oversized'];
  it.each(heardOf(currency, [...unheard, ...misheard]))('a card is made once and paid once (%s)', async mode => {
    const before = await ada.balance(currency);
    await spoil('create', mode);
    const made = await create(given());
    expect([201, 202]).toContain(made.status);
    await run();
    expect((await cardOf(made.body.card.id)).balance).toBe('10.00');
    expect(await ada.balance(currency)).toBeLessThan(before);
    expect(await product.clearing()).toBe(0n);
  });

  it('a card that is refused costs nothing, whatever the currency', async () => {
    const before = await ada.balance(currency);
    await spoil('create', 'refuse');
    const refused = await create(given());
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'payment_declined', status: 'failed', reason: 'card_issuer_short' });
    expect(await ada.balance(currency)).toBe(before);
    expect((await ada.call('GET', '/api/virtual-cards')).body).toEqual([]);
  });

  it.each([
    ['success', 'active'],
    ['failed', undefined],
  ])('a card that waits ends as they say (%s)', async (outcome, status) => {
    const before = await ada.balance(currency);
    await spoil('create', 'pending');
    const made = await create(given());
    expect(made.status).toBe(202);
    expect(made.body).toMatchObject({ status: 'pending', card: { status: 'pending', balance: '0.00' } });
    await settle(made.body.reference, outcome);
    await run();
    expect((await cardOf(made.body.card.id))?.status).toBe(status);
    const left = await ada.balance(currency);
    if (status) expect(left).toBeLessThan(before);
    else expect(left).toBe(before);
  });

  it.each(heardOf(currency, unheard))('a top-up arrives once (%s)', async mode => {
    const card = await newCard(ada, given());
    await spoil('fund', mode);
    const topped = await fund(card.id);
    expect([200, 202]).toContain(topped.status);
    await run();
    expect((await cardOf(card.id)).balance).toBe('15.00');
  });

  it('a top-up that is refused is back, with the reason', async () => {
    const card = await newCard(ada, given());
    const before = await ada.balance(currency);
    await spoil('fund', 'refuse');
    const refused = await fund(card.id);
    expect(refused.body).toMatchObject({ code: 'payment_declined', reason: 'card_too_soon' });
    expect(await ada.balance(currency)).toBe(before);
  });

  it('a top-up that waits, and is taken back after it arrived, leaves both books as they were', async () => {
    const card = await newCard(ada, given());
    const before = await ada.balance(currency);
    await spoil('fund', 'pending');
    const waits = await fund(card.id);
    expect([waits.status, waits.body.status]).toEqual([202, 'pending']);
    await settle(waits.body.reference, 'success');
    await run();
    expect((await cardOf(card.id)).balance).toBe('15.00');
    await settle(waits.body.reference, 'reversed');
    await run();
    expect((await cardOf(card.id)).balance).toBe('10.00');
    expect(await ada.balance(currency)).toBe(before);
  });
});

describe('what happens at shops', () => {
  it('is on the card’s book, with why a purchase was declined in plain words', async () => {
    const card = await newCard(ada);
    const bought = await shop(card.id, '4.50');
    await shop(card.id, '400', 'Spotify');
    await run();
    expect(await cardOf(card.id)).toMatchObject({
      balance: '15.50',
      declines: { used: 1, left: 14 },
      spent_this_month: '4.50',
    });
    await product.control('/issuer/refund', { authorization: bought.authorization });
    await run();
    expect(
      (await historyOf(card.id)).map(({ type, status, amount, merchant, reason_code }) => [
        type,
        status,
        amount,
        merchant,
        reason_code,
      ]),
    ).toEqual([
      ['refund', 'completed', '4.50', 'Netflix', null],
      ['purchase', 'declined', '400.00', 'Spotify', 'insufficient_funds'],
      ['purchase', 'completed', '4.50', 'Netflix', null],
      ['top_up', 'completed', '20.00', null, null],
    ]);
    expect((await historyOf(card.id))[1].reason).toBe(
      'There was not enough money on the card. Top it up and try again.',
    );
    const { body } = await ada.call('GET', '/api/notifications');
    expect(JSON.stringify(body)).toContain('$400.00 at Spotify was declined');
  });

  it('and comes back after its customer was erased is nobody’s, and is shown to staff', async () => {
    const card = await newCard(ada);
    const { authorization } = await shop(card.id, '4.50');
    await run();
    expect((await ada.call('POST', `/api/virtual-cards/${card.id}/close`)).status).toBe(200);
    await run();
    const before = await ada.balance('USD');
    const { rows } = await database
      .pool('none')
      .query('update identity.customers set erased_at = now() where id = $1 returning id', [ada.number]);
    expect(rows).toHaveLength(1);
    const told = async () =>
      (await product.pool.query('select from notices.notifications where customer = $1', [ada.number])).rowCount;
    const toldBefore = await told();
    await product.control('/issuer/refund', { authorization });
    await run();
    const { rows: cases } = await product.pool.query(
      'select kind, customer, facts from cases.case_file where subject = $1',
      [card.id],
    );
    expect(cases).toEqual([
      { kind: 'card_refund_for_nobody', customer: null, facts: { amount: '4.50', currency: 'USD' } },
    ]);
    expect(await ada.balance('USD')).toBe(before);
    expect(await told()).toBe(toldBefore);
  });

  it('told twenty times over is written once', async () => {
    const card = await newCard(ada);
    const { authorization } = await shop(card.id, '4.50');
    await product.control(`/webhooks/${authorization}/replay`, { times: 20 });
    await run();
    expect(await historyOf(card.id)).toHaveLength(2);
  });

  it('and is told in sums that do not add up changes nothing', async () => {
    const card = await newCard(ada);
    await shop(card.id, '4.50');
    await spoil('transactions', 'wrong_amount', 2);
    await run();
    expect((await historyOf(card.id)).map(({ amount }) => amount)).toEqual(['4.50', '20.00']);
    expect((await cardOf(card.id)).balance).toBe('15.50');
  });

  it('after fifteen declines ends with the card closed by its issuer, and the balance in the wallet', async () => {
    const card = await newCard(ada);
    const before = await ada.balance('USD');
    for (let time = 0; time < 15; time++) await shop(card.id, '100');
    await run();
    expect(await cardOf(card.id)).toMatchObject({ status: 'closed', balance: '0.00', declines: { used: 15, left: 0 } });
    expect((await ada.balance('USD')) - before).toBe(20_00n);
  });
});

describe('a card of one’s own', () => {
  it('is frozen and unfrozen: what is bought meanwhile is declined', async () => {
    const card = await newCard(ada);
    expect((await ada.call('POST', `/api/virtual-cards/${card.id}/freeze`)).body.card).toMatchObject({
      status: 'frozen',
      frozen_by: 'you',
    });
    expect(await shop(card.id, '1')).toMatchObject({ approved: false });
    expect((await fund(card.id)).body.code).toBe('card_frozen');
    await run();
    expect((await ada.call('POST', `/api/virtual-cards/${card.id}/unfreeze`)).body.card.status).toBe('active');
    expect(await shop(card.id, '1')).toMatchObject({ approved: true });
  });

  it('that the issuer did not hear to freeze is frozen as soon as they hear', async () => {
    const card = await newCard(ada);
    await spoil('freeze', 'timeout');
    await ada.call('POST', `/api/virtual-cards/${card.id}/freeze`);
    await run();
    expect(await shop(card.id, '1')).toMatchObject({ approved: false, reason: 'Card is frozen' });
  });

  it('asks for the PIN alone where it is left out, because the wallet and the amount of a card that is there are known', async () => {
    const card = await newCard(ada);
    for (const path of ['reveal', 'deposit', 'limits']) {
      const amount = path === 'deposit' ? { amount: '1' } : {};
      const method = path === 'limits' ? 'PUT' : 'POST';
      const { status, body } = await ada.call(method, `/api/virtual-cards/${card.id}/${path}`, { ...amount, pin: '' });
      expect([status, body.errors], path).toEqual([422, { pin: 'PIN must be exactly 4 digits' }]);
    }
    const { body } = await ada.call('POST', `/api/virtual-cards/${card.id}/reveal`, {});
    expect(body.message).toBe('PIN must be exactly 4 digits');
  });

  it('shows its number once, with the PIN and no more than five times in an hour', async () => {
    const card = await newCard(ada);
    const reveal = (given: string) => ada.call('POST', `/api/virtual-cards/${card.id}/reveal`, { pin: given });
    const shown = await reveal(pin);
    expect(shown.body).toEqual({
      card_number: expect.stringMatching(/^\d{12}(\d{4})$/),
      cvv: expect.stringMatching(/^\d{3}$/),
      expiry_date: card.expiry_date,
    });
    expect(shown.body.card_number.slice(-4)).toBe(card.card_number.slice(-4));
    expect((await reveal('1111')).body.code).toBe('invalid_pin');
    for (let time = 2; time <= 5; time++) expect((await reveal(pin)).status).toBe(200);
    const sixth = await reveal(pin);
    expect([sixth.status, sixth.body.code]).toEqual([429, 'reveals_used_up']);
  });

  it('shows its number five times though it is asked for many times at the same moment', async () => {
    const card = await newCard(ada);
    const asked = Array.from({ length: 12 }, () => ada.call('POST', `/api/virtual-cards/${card.id}/reveal`, { pin }));
    const shown = (await Promise.all(asked)).filter(({ status }) => status === 200);
    expect(shown).toHaveLength(5);
  });

  it('closed brings its balance back to the minor unit, and is closed for good', async () => {
    const card = await newCard(ada);
    await shop(card.id, '4.37');
    const before = await ada.balance('USD');
    const closed = await ada.call('POST', `/api/virtual-cards/${card.id}/close`);
    expect(closed.status).toBe(200);
    expect(closed.body.card).toMatchObject({ status: 'closed' });
    await run();
    expect((await ada.balance('USD')) - before).toBe(15_63n);
    expect(await cardOf(card.id)).toMatchObject({ status: 'closed', balance: '0.00' });
    for (const what of ['freeze', 'unfreeze']) {
      expect((await ada.call('POST', `/api/virtual-cards/${card.id}/${what}`)).body.code).toBe('card_closed');
    }
    expect((await ada.call('POST', `/api/virtual-cards/${card.id}/close`)).status).toBe(200);
  });

  it('is closed, and emptied by a withdrawal, once under a key, which answers the same words again', async () => {
    const card = await newCard(ada);
    const before = await ada.balance('USD');
    const ask = (what: string, key: string, body?: object) =>
      ada.call('POST', `/api/virtual-cards/${card.id}/${what}`, body, { 'idempotency-key': key });
    for (const [what, body] of [['withdraw', { amount: '5' }], ['close']] as const) {
      const unknown = await ask(what, `${what}-1`, { ...body, wallet_id: ada.dollars });
      expect(unknown).toMatchObject({ status: 400, body: { code: 'unknown_field' } });
      expect((await ask(what, 'two words', body)).body.code).toBe('invalid_idempotency_key');
      const answers = await Promise.all([ask(what, `${what}-1`, body), ask(what, `${what}-1`, body)]);
      await run();
      answers.push(await ask(what, `${what}-1`, body));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ text }) => text)).size, what).toBe(1);
      expect(answers.filter(({ isReplay }) => isReplay)).toHaveLength(2);
    }
    expect((await ada.balance('USD')) - before).toBe(20_00n);
    expect((await ask('withdraw', 'withdraw-1', { amount: '6' })).body.code).toBe('idempotency_mismatch');
    expect((await ask('close', 'withdraw-1')).body.code).toBe('idempotency_mismatch');
    expect((await ask('withdraw', 'withdraw-1', { amount: '5.00' })).status).toBe(200);
  });

  it('closed, or emptied, under a key is found by that key: on its way, and then the money that came', async () => {
    const card = await newCard(ada);
    const ask = (what: string, key: string, body?: object) =>
      ada.call('POST', `/api/virtual-cards/${card.id}/${what}`, body, { 'idempotency-key': key });
    const find = (key: string) => ada.call('GET', `/api/transactions/by-key/${key}`);
    await spoil('unload', 'refuse');
    expect((await ask('withdraw', 'refused', { amount: '5' })).status).toBe(422);
    expect((await find('refused')).status).toBe(404);
    for (const [what, amount, body] of [
      ['withdraw', '5.00', { amount: '5' }],
      ['close', '15.00', undefined],
    ] as const) {
      await spoil('unload', 'pending');
      expect((await ask(what, what, body)).status).toBe(202);
      expect(await find(what)).toMatchObject({ status: 202, body: { status: 'pending' } });
      const underWay = await product.pool.query<{ reference: string }>(
        `select u.reference from virtual_cards.unloading u join virtual_cards.card c on c.id = u.card
          where c.public_id = $1 and u.state = 'open'`,
        [card.id],
      );
      await settle(underWay.rows[0]!.reference, 'success');
      await run();
      expect(await find(what)).toMatchObject({ status: 200, body: { amount, type: 'receive', currency: 'USD' } });
    }
    expect(await cardOf(card.id)).toMatchObject({ status: 'closed' });
  });

  it('closed, or emptied, under a key leaves that key to no payment', async () => {
    const [card, other] = [await newCard(ada), await newCard(ada)];
    const by = (key: string) => ({ 'idempotency-key': key });
    await ada.call('POST', `/api/virtual-cards/${card.id}/withdraw`, { amount: '5' }, by('emptied'));
    await ada.call('POST', `/api/virtual-cards/${card.id}/close`, undefined, by('closed'));
    const bola = await newPayer(product);
    const { body: user } = await product.call('GET', '/api/user', { token: bola.token });
    const quote = await ada.call('POST', '/api/conversions/quote', {
      from_wallet_id: ada.wallet,
      to_wallet_id: ada.dollars,
      amount: 3_000,
    });
    const before = [await ada.balance('NGN'), await ada.balance('USD')];
    const sent = { toAccountNumber: user.account_number, fromWalletId: ada.wallet, amount: 100, pin };
    for (const key of ['emptied', 'closed']) {
      // By the books’ own writer, in a transaction, and through a provider.
      for (const [path, body] of [
        ['/api/intra-transfer', sent],
        ['/api/conversions', { quote_id: quote.body.quote_id, pin }],
        [`/api/virtual-cards/${other.id}/deposit`, { amount: '5' }],
      ] as const) {
        const refused = await ada.call('POST', path, body, by(key));
        expect(refused, path).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
      }
    }
    expect([await ada.balance('NGN'), await ada.balance('USD')]).toEqual(before);
    expect(await ada.call('POST', '/api/intra-transfer', sent, by('its-own'))).toMatchObject({ status: 200 });
  });

  it.each(['unload', 'delete', 'details', 'freeze'])(
    'that is cut off while it is closed (%s) is closed later, once',
    async operation => {
      const card = await newCard(ada);
      const before = await ada.balance('USD');
      await spoil(operation, 'act_then_timeout');
      await ada.call('POST', `/api/virtual-cards/${card.id}/close`);
      await run(6);
      expect(await cardOf(card.id)).toMatchObject({ status: 'closed', balance: '0.00' });
      expect((await ada.balance('USD')) - before).toBe(20_00n);
    },
  );

  it('closed after its issuer has ended it brings back what was on it, once', async () => {
    const card = await newCard(ada);
    const before = await ada.balance('USD');
    // Word of the end waits for the worker, and the customer is faster.
    for (let time = 0; time < 15; time++) await shop(card.id, '100');
    expect((await ada.call('POST', `/api/virtual-cards/${card.id}/close`)).body.status).toBe('completed');
    await run();
    expect((await ada.balance('USD')) - before).toBe(20_00n);
    expect(await cardOf(card.id)).toMatchObject({ status: 'closed', balance: '0.00' });
  });

  it('that the issuer does not end for a day is looked at by a person, until it has', async () => {
    const card = await newCard(ada);
    await spoil('delete', 'refuse', 20);
    expect((await ada.call('POST', `/api/virtual-cards/${card.id}/close`)).status).toBe(202);
    const cases = async () =>
      (await product.pool.query('select kind, closed_at from cases.case_file where subject = $1', [card.id])).rows;
    await run();
    expect(await cases()).toEqual([]);
    await database
      .pool('none')
      .query(`update virtual_cards.card set closing_since = closing_since - interval '25 hours' where public_id = $1`, [
        card.id,
      ]);
    await run();
    expect(await cases()).toEqual([{ kind: 'card_closing_overdue', closed_at: null }]);
    await product.clearFaults();
    await run();
    expect(await cardOf(card.id)).toMatchObject({ status: 'closed' });
    expect(await cases()).toEqual([{ kind: 'card_closing_overdue', closed_at: expect.any(Date) }]);
  });

  it('is asked about less and less while its issuer does not answer', async () => {
    const { id } = await newCard(ada);
    await run();
    const { rows } = await product.pool.query<{ issuer_card: string }>(
      'select issuer_card from virtual_cards.card where public_id = $1',
      [id],
    );
    const subject = rows[0]!.issuer_card;
    await spoil('details', 'error500', 20);
    await transaction(product.pool, tx => enqueue(tx, { kind: cardSyncJob, subject }));
    const waits: number[] = [];
    for (let time = 0; time < 4; time++) {
      await product.pool.query('update jobs.job set due_at = clock_timestamp() where subject = $1', [subject]);
      await product.worker.runDue();
      const job = await product.pool.query<{ seconds: number }>(
        'select extract(epoch from due_at - clock_timestamp())::float8 as seconds from jobs.job where subject = $1',
        [subject],
      );
      waits.push(job.rows[0]!.seconds);
    }
    expect(waits.every((wait, place) => place === 0 || wait > 2 * waits[place - 1]!)).toBe(true);
  });

  it('gives money back to the wallet, once for one request, which names no other card and no other amount', async () => {
    const card = await newCard(ada);
    const before = await ada.balance('USD');
    const body = { amount: '7.50', request: randomUUID() };
    for (let time = 0; time < 2; time++) {
      const back = await ada.call('POST', `/api/virtual-cards/${card.id}/withdraw`, body);
      expect(back).toMatchObject({ status: 200, body: { status: 'completed', card: { balance: '12.50' } } });
    }
    expect((await ada.balance('USD')) - before).toBe(7_50n);
    const other = await newCard(ada);
    for (const [id, amount] of [
      [card.id, '7.51'],
      [other.id, '7.50'],
    ]) {
      const reused = await ada.call('POST', `/api/virtual-cards/${id}/withdraw`, { ...body, amount });
      expect(reused).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    }
    const next = { amount: '1', request: randomUUID() };
    const both = await Promise.all(
      [card, other].map(({ id }) => ada.call('POST', `/api/virtual-cards/${id}/withdraw`, next)),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect(both.find(({ status }) => status === 422)!.body.code).toBe('idempotency_mismatch');
    const more = await ada.call('POST', `/api/virtual-cards/${card.id}/withdraw`, { amount: '12.51' });
    expect(more.body.code).toBe('card_balance_low');
  });
});
