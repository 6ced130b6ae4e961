import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { newCustomer, startInstance, type TestCustomer, type TestInstance } from '@wura/wallets/testing/test-instance';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentRequests } from './plugin.ts';

let database: TestDatabase;
let one: TestInstance;
/** A second server process on the same database. */
let two: TestInstance;
let ada: TestCustomer;
let bola: TestCustomer;
let chidi: TestCustomer;
/** Of both processes. */
let nowMs = Date.now();

beforeAll(async () => {
  database = await cloneDatabase();
  one = await start();
  two = await start();
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await database.close();
});
beforeEach(async () => {
  nowMs = Date.now();
  ada = await newCustomer(one, { name: 'Ada' });
  bola = await newCustomer(one, { name: 'Bola', minor: 5_000_00n });
  chidi = await newCustomer(one, { name: 'Chidi', minor: 5_000_00n });
});

async function start(): Promise<TestInstance> {
  const instance = await startInstance(database);
  paymentRequests(instance.router, { ...instance, now: () => nowMs, publicUrl: 'https://wura.example.ng' });
  return instance;
}

const path = '/api/payment-requests';
const ask = (body: object, by = ada) => one.call('POST', path, { token: by.token, body });
const pay = (
  code: string,
  by: TestCustomer,
  { key, at = one, amount }: { key?: string; at?: TestInstance; amount?: string } = {},
) =>
  at.call('POST', `/api/pay/${code}`, {
    token: by.token,
    key,
    body: { fromWalletId: by.wallet.publicId, ...(amount !== undefined && { amount }) },
  });
const look = (code: string) => one.call('GET', `/api/pay/${code}`);
const read = (code: string, by = ada) => one.call('GET', `${path}/${code}`, { token: by.token });

async function balance(of: TestCustomer): Promise<bigint> {
  const { rows } = await one.pool.query<{ balance: bigint }>(
    'select balance_after as balance from ledger.entry where wallet_id = $1 order by seq desc limit 1',
    [of.wallet.id],
  );
  return rows[0]?.balance ?? 0n;
}

async function told(of: TestCustomer): Promise<string[]> {
  const { rows } = await one.pool.query<{ kind: string }>(
    'select kind from notices.notifications where customer = $1 order by id',
    [of.number],
  );
  return rows.map(({ kind }) => kind);
}

describe('a link for a fixed amount', () => {
  it('says to a stranger who asks for how much, is paid once, and both sides read what it was for', async () => {
    const { status, body } = await ask({ amount: '1500', note: ' Two bags of rice ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      link: `https://wura.example.ng/pay/${body.code}`,
      direction: 'made',
      amount: '1500.00',
      currency: 'NGN',
      note: 'Two bags of rice',
      status: 'open',
      payer: null,
      is_once: true,
      paid_at: null,
    });
    const shown = await look(body.code);
    expect(shown).toMatchObject({ status: 200, body: { asker: ada.name, amount: '1500.00', status: 'open' } });
    expect(JSON.stringify(shown.body)).not.toContain(ada.accountNumber);

    const paid = await pay(body.code, bola, { key: 'rice' });
    expect(paid).toMatchObject({
      status: 200,
      body: {
        message: 'Request paid',
        status: 'completed',
        transaction: { recipient: ada.name, amount: '1500.00', remark: 'Two bags of rice' },
      },
    });
    expect([await balance(bola), await balance(ada)]).toEqual([3_500_00n, 1_500_00n]);
    expect((await read(body.code)).body).toMatchObject({
      status: 'paid',
      paid_count: 1,
      paid_total: '1500.00',
      payments: [{ name: bola.name, amount: '1500.00' }],
    });
    expect((await look(body.code)).body).toMatchObject({ status: 'paid', paid_at: expect.any(String) });
    expect((await pay(body.code, chidi)).body).toMatchObject({ code: 'request_paid' });
    expect(await pay(body.code, bola, { key: 'rice', at: two })).toEqual({ ...paid, isReplay: true });
    expect(await told(ada)).toEqual(['request_paid']);
  });

  it('is not taken for paid by the key of another one: one key on two paths of one route is a mismatch', async () => {
    const [first, second] = await Promise.all(['100', '200'].map(async amount => (await ask({ amount })).body.code));
    const paid = await pay(first, bola, { key: 'one-key' });
    expect(paid.status).toBe(200);
    for (const at of [one, two]) {
      expect(await pay(second, bola, { key: 'one-key', at })).toMatchObject({
        status: 422,
        body: { code: 'idempotency_mismatch' },
      });
      expect(await pay(first, bola, { key: 'one-key', at })).toEqual({ ...paid, isReplay: true });
    }
    // What is refused for its path alone is asked about under the same name.
    expect((await pay('nothing', bola, { key: 'one-key' })).body.code).toBe('idempotency_mismatch');
    expect((await look(second)).body.status).toBe('open');
    // Of two that are sent side by side, the one that comes second waits for the first, and is told the same.
    const third = (await ask({ amount: '300' })).body.code;
    const answers = await Promise.all([second, third].map(code => pay(code, chidi, { key: 'at-once' })));
    expect(new Set(answers.map(({ body }) => body.code ?? body.message))).toEqual(
      new Set(['Request paid', 'idempotency_mismatch']),
    );
    expect(await balance(bola)).toBe(4_900_00n);
  });

  it('is paid by one of many who press at the same moment, in two processes', async () => {
    const payers = [bola, chidi, ...(await Promise.all([1, 2, 3].map(() => newCustomer(one, { minor: 5_000_00n }))))];
    for (let round = 0; round < 5; round++) {
      const { code } = (await ask({ amount: 100 })).body;
      const answers = await Promise.all(
        payers.flatMap((payer, n) => [
          pay(code, payer, { at: n % 2 ? one : two }),
          pay(code, payer, { key: `k${round}` }),
        ]),
      );
      const codes = answers.map(({ status, body }) => (status === 200 ? 'paid' : body.code));
      expect(codes.filter(each => each === 'paid')).toHaveLength(1);
      expect(new Set(codes)).toEqual(new Set(['paid', 'request_paid']));
      expect(await balance(ada)).toBe(100_00n * BigInt(round + 1));
    }
  });

  it('refuses another amount, another currency, its own asker and a payer without the money', async () => {
    const { code } = (await ask({ amount: 100 })).body;
    expect((await pay(code, bola, { amount: '99.99' })).body.errorCodes).toEqual({ amount: 'request_amount_differs' });
    expect((await pay(code, ada)).body.code).toBe('own_request');
    const poor = await newCustomer(one, { minor: 99_99n });
    expect((await pay(code, poor)).body.code).toBe('insufficient_funds');
    const dollars = await newCustomer(one, { currencies: ['USD'], minor: 500_00n });
    expect((await pay(code, dollars)).body.code).toBe('wrong_currency');
    expect((await pay('0'.repeat(16), bola)).status).toBe(404);
    expect((await pay(code, bola, { amount: '100.00' })).status).toBe(200);
  });

  it('can be paid no more once it has expired or was taken back, and nothing leaves the wallet', async () => {
    const late = (await ask({ amount: 100, expiresInHours: 1 })).body.code;
    const gone = (await ask({ amount: 100 })).body.code;
    const withdraw = (by: TestCustomer) => one.call('POST', `${path}/${gone}/withdraw`, { token: by.token });
    expect((await withdraw(bola)).status).toBe(404);
    expect((await withdraw(ada)).body.status).toBe('withdrawn');
    expect((await withdraw(ada)).status).toBe(200);
    nowMs += 3_600_000;
    expect((await look(late)).body.status).toBe('expired');
    expect((await pay(late, bola)).body.code).toBe('request_expired');
    expect((await pay(gone, bola)).body.code).toBe('request_withdrawn');
    expect(await balance(bola)).toBe(5_000_00n);
  });
});

describe('a link that leaves the amount to the payer', () => {
  it('is paid as often as people pay, side by side, and adds up for its asker alone', async () => {
    const { code } = (await ask({ note: 'Akara' })).body;
    expect((await look(code)).body).toMatchObject({ amount: null, status: 'open' });
    expect((await pay(code, bola)).body.errorCodes).toEqual({ amount: 'amount_invalid' });
    const answers = await Promise.all([
      pay(code, bola, { amount: '200' }),
      pay(code, chidi, { amount: '300', at: two }),
      pay(code, bola, { amount: '250.50' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(code)).body).toMatchObject({ status: 'open', paid_count: 3, paid_total: '750.50' });
    const stranger = await look(code);
    expect(stranger.body.paid_at).toBeNull();
    expect(JSON.stringify(stranger.body)).not.toMatch(/750|Bola|Chidi/);
    expect((await read(code, bola)).status).toBe(404);
  });
});

describe('a customer who is asked by name', () => {
  it('is told, finds it in their list, and pays it or says no to it', async () => {
    const asked = { amount: 700, note: 'Fuel', to: bola.accountNumber };
    const first = (await ask(asked)).body;
    expect(first.payer).toBe(bola.name);
    const list = await one.call('GET', `${path}?direction=received`, { token: bola.token });
    expect(list.body.data).toMatchObject([{ code: first.code, direction: 'received', asker: ada.name, payments: [] }]);
    const decline = (by: TestCustomer) => one.call('POST', `${path}/${first.code}/decline`, { token: by.token });
    expect((await decline(chidi)).status).toBe(404);
    expect((await decline(bola)).body.status).toBe('declined');
    expect((await pay(first.code, bola)).body.code).toBe('request_declined');
    const second = (await ask(asked)).body;
    expect((await pay(second.code, bola)).status).toBe(200);
    expect((await one.call('POST', `${path}/${second.code}/decline`, { token: bola.token })).body).toMatchObject({
      code: 'request_ended',
      status: 'paid',
    });
    expect(await told(ada)).toEqual(['request_declined', 'request_paid']);
    expect(await told(bola)).toEqual(['money_asked', 'money_asked']);
  });

  it('is found by username in any case, and asked three times at most', async () => {
    const { rows } = await database
      .pool('none')
      .query<{ username: string }>('select username from identity.customers where id = $1', [bola.number]);
    const to = `@${rows[0]!.username.toUpperCase()}`;
    for (let n = 0; n < 3; n++) expect((await ask({ amount: 1, to })).status).toBe(201);
    expect((await ask({ amount: 1, to })).body.code).toBe('requests_waiting');
    expect((await ask({ amount: 1, to: '@nobody_is_so_called' })).body.code).toBe('payer_not_found');
    expect((await ask({ amount: 1, to: ada.accountNumber })).body.code).toBe('asked_oneself');
    expect((await ask({ to })).body.errorCodes).toEqual({ amount: 'payer_needs_amount' });
  });

  it('is not rung again and again by an asker who takes each request back', async () => {
    for (let n = 0; n < 10; n++) {
      const { body } = await ask({ amount: 1, to: bola.accountNumber, note: 'Pay me' });
      expect((await one.call('POST', `${path}/${body.code}/withdraw`, { token: ada.token })).status).toBe(200);
    }
    const refused = await ask({ amount: 1, to: bola.accountNumber });
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(await told(bola)).toHaveLength(10);
    expect((await ask({ amount: 1 })).status).toBe(201);
    nowMs += 24 * 3_600_000;
    expect((await ask({ amount: 1, to: bola.accountNumber })).status).toBe(201);
  });
});

it('the list shows each request once, newest first, in pages of any size', async () => {
  const codes: string[] = [];
  for (let n = 1; n <= 5; n++) codes.unshift((await ask({ amount: n })).body.code);
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = `?limit=2${cursor && `&cursor=${cursor}`}`;
    const { body } = await one.call('GET', path + query, { token: ada.token });
    seen.push(...body.data.map(({ code }: { code: string }) => code));
    cursor = body.nextCursor;
  }
  expect(seen).toEqual(codes);
});

it.each([
  [{ amount: 0 }, { amount: 'amount_invalid' }],
  [{ amount: '1.001' }, { amount: 'amount_invalid' }],
  [{ amount: 1, expiresInHours: 0 }, { expiresInHours: 'request_hours_invalid' }],
  [{ amount: 1, expiresInHours: 8761 }, { expiresInHours: 'request_hours_invalid' }],
  [{ amount: 1, currency: 'XXX' }, { currency: 'unsupported_currency' }],
  [{ amount: 1, note: 'x'.repeat(101) }, { note: 'remark_too_long' }],
  [{ amount: 1, to: 'Bola' }, { to: 'payer_missing' }],
])('a request that makes no sense is refused: %j', async (body, errorCodes) => {
  expect((await ask(body)).body.errorCodes).toEqual(errorCodes);
});
