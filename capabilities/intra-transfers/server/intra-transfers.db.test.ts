import { createRateLimiter } from '@wura/http/rate-limit';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import {
  fund,
  newCustomer,
  startInstance,
  type TestCustomer,
  type TestInstance,
} from '@wura/wallets/testing/test-instance';
import type { CallOptions } from '@wura/testkit/client';
import { rounds } from '@wura/testkit/rounds';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openWallet } from '@wura/wallets/server/wallets';
import { transaction } from '@wura/database';
import pg from 'pg';
import { intraTransfers } from './plugin.ts';

let database: TestDatabase;
let one: TestInstance;
/** A second server process on the same database. */
let two: TestInstance;
let ada: TestCustomer;
let bola: TestCustomer;

beforeAll(async () => {
  database = await cloneDatabase();
  one = await start();
  two = await start();
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await database.close();
});

async function start(options?: Parameters<typeof startInstance>[1]): Promise<TestInstance> {
  const instance = await startInstance(database, options);
  intraTransfers(instance.router, instance);
  return instance;
}

async function pair(minor = 1_000_00n) {
  ada = await newCustomer(one, { name: 'Ada', minor });
  bola = await newCustomer(one, { name: 'Bola' });
}

const body = (extra: object = {}) => ({
  toAccountNumber: bola.accountNumber,
  fromWalletId: ada.wallet.publicId,
  amount: 100,
  ...extra,
});
const send = (
  extra: object = {},
  { key, at = one, token = ada.token }: { key?: string; at?: TestInstance; token?: string } = {},
) => at.call('POST', '/api/intra-transfer', { token, key, body: body(extra) });
const post = (options: CallOptions) => one.call('POST', '/api/intra-transfer', { token: ada.token, ...options });

async function balance(of: TestCustomer): Promise<bigint> {
  const { rows } = await one.pool.query<{ balance: bigint }>(
    'select balance_after as balance from ledger.entry where wallet_id = $1 order by seq desc limit 1',
    [of.wallet.id],
  );
  return rows[0]?.balance ?? 0n;
}

async function setPin(of: TestCustomer, pin = '1234') {
  await one.identity.pins.set(of.number, pin, { address: '::1', requestId: 'test' });
}

async function freeze(of: TestCustomer) {
  await one.pool.query('update identity.customers set is_frozen = true where id = $1', [of.number]);
  for (const instance of [one, two]) instance.identity.sessions.forget(of.number);
}

describe('looking up an account number', () => {
  it('tells the name and nothing more', async () => {
    await pair();
    const found = await one.call('GET', `/api/users/search-by-account?account_number=${bola.accountNumber}`, {
      token: ada.token,
    });
    expect(found).toMatchObject({ status: 200, body: { full_name: bola.name } });
    expect(Object.keys(found.body)).toEqual(['full_name']);
    const own = await one.call('GET', `/api/users/search-by-account?account_number=${ada.accountNumber}`, {
      token: ada.token,
    });
    expect(own).toMatchObject({ status: 200, body: { full_name: ada.name } });
  });

  it('finds nobody under an unknown number, and refuses what is no number', async () => {
    const unknown = await one.call('GET', '/api/users/search-by-account?account_number=1234567890', {
      token: ada.token,
    });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'user_not_found', message: 'User not found' } });
    for (const text of [
      '',
      '?account_number=',
      '?account_number=12345',
      `?account_number=${bola.accountNumber}1`,
      '?account_number=12345%2067890',
    ]) {
      const refused = await one.call('GET', `/api/users/search-by-account${text}`, { token: ada.token });
      expect(refused, text).toMatchObject({
        status: 422,
        body: { errors: { account_number: 'Please enter an account number' } },
      });
    }
    expect((await one.call('GET', `/api/users/search-by-account?account_number=${bola.accountNumber}`)).status).toBe(
      401,
    );
  });

  it('slows down whoever counts through numbers', async () => {
    const limited = await start({ limiter: createRateLimiter({ now: Date.now }) });
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      const url = `/api/users/search-by-account?account_number=${bola.accountNumber}`;
      statuses.push((await limited.call('GET', url, { token: ada.token })).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses[30]).toBe(429);
    await limited.close();
  });
});

describe('a transfer between customers', () => {
  it('moves the money at once and answers what the sender will read in the history', async () => {
    await pair();
    const { status, body: answer, isReplay } = await send({ amount: '250.50' });
    expect(status).toBe(200);
    expect(isReplay).toBe(false);
    expect(answer).toMatchObject({
      message: 'Transfer successful',
      status: 'completed',
      transaction: {
        wallet_id: ada.wallet.publicId,
        type: 'send',
        amount: '250.50',
        currency: 'NGN',
        recipient: bola.name,
        status: 'completed',
        refunded: false,
        description: `Transfer to ${bola.name}`,
        category: 'transfer',
        fee: '0.00',
        balance_after: '749.50',
      },
    });
    expect(answer.reference).toMatch(/^WUR[0-9A-Z]{12}$/);
    expect(answer.transaction.reference).toBe(answer.reference);
    expect(answer.transaction.id).toMatch(/^mov_[0-9a-z]{26}$/);
    expect([await balance(ada), await balance(bola)]).toEqual([749_50n, 250_50n]);
  });

  it('goes to a username in any case, and brings what was written to it to both sides, the same again under one key', async () => {
    await pair();
    const { rows } = await database
      .pool('none')
      .query<{ username: string; phone: string }>('select username, phone from identity.customers where id = $1', [
        bola.number,
      ]);
    const toAccountNumber = `@${rows[0]!.username.toUpperCase()}`;
    const found = `/api/users/search-by-account?account_number=${encodeURIComponent(toAccountNumber)}`;
    expect((await one.call('GET', found, { token: ada.token })).body).toEqual({ full_name: bola.name });
    const first = await send({ toAccountNumber, remarks: ' Rent, March ' }, { key: 'rent' });
    expect(first).toMatchObject({
      status: 200,
      body: { transaction: { recipient: bola.name, remark: 'Rent, March' } },
    });
    const again = await send({ toAccountNumber, remarks: ' Rent, March ' }, { key: 'rent', at: two });
    expect(again).toEqual({ ...first, isReplay: true });
    const other = await send({ toAccountNumber, remarks: 'Rent, April' }, { key: 'rent' });
    expect(other.body.code).toBe('idempotency_mismatch');
    const { rows: kept } = await one.pool.query(
      'select details from wallets.history_row where wallet_id = $1 order by seq desc limit 1',
      [bola.wallet.id],
    );
    expect(kept).toEqual([{ details: { remarks: 'Rent, March' } }]);
    // What a customer signs in with besides is no name for others to find them by.
    const byPhone = { toAccountNumber: `@${rows[0]!.phone.slice(1)}` };
    expect((await send(byPhone)).body.code).toBe('user_not_found');
    expect((await send({ remarks: 'Rent \u{1f469}\u200d\u{1f680}' })).status).toBe(200);
    expect((await send({ remarks: 'Re\u200dnt' })).body.errorCodes).toEqual({ remarks: 'remark_unusable' });
    expect((await send({ remarks: 'x'.repeat(101) })).body.errorCodes).toEqual({ remarks: 'remark_too_long' });
  });

  it('can send the last kobo, and not one more', async () => {
    await pair(100_00n);
    expect((await send({ amount: '100.01' })).body).toMatchObject({ code: 'insufficient_funds' });
    expect((await send({ amount: 100 })).status).toBe(200);
    expect((await send({ amount: 0.01 })).body).toMatchObject({ code: 'insufficient_funds' });
    expect(await balance(ada)).toBe(0n);
  });

  it('takes a hundredth of a unit and nothing below it, however finely the currency is counted', async () => {
    await pair(0n);
    ada = await newCustomer(one, { currencies: ['USDT'], minor: 5_000_000n });
    for (const amount of ['0.009999', '0.001', 0.000001]) {
      expect(await send({ amount })).toMatchObject({
        status: 422,
        body: { message: 'Please enter a valid amount', errors: { amount: 'Please enter a valid amount' } },
      });
    }
    expect(await balance(ada)).toBe(5_000_000n);
    expect((await send({ amount: '0.01' })).status).toBe(200);
    expect(await balance(ada)).toBe(4_990_000n);
  });

  it('opens a wallet of that currency for whoever has none, but only for money that is there', async () => {
    await pair(0n);
    ada = await newCustomer(one, { currencies: ['USDT'], minor: 5_000_000n });
    const wallets = async () =>
      (await one.pool.query('select id from wallets.wallet where customer = $1', [bola.number])).rowCount;
    expect((await send({ amount: 6 })).body.code).toBe('insufficient_funds');
    expect(await wallets()).toBe(1);
    const results = await Promise.all([
      send({ amount: '1.000001' }),
      send({ amount: 1 }, { at: two }),
      send({ amount: 1 }),
    ]);
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await wallets()).toBe(2);
    expect(results[0].body.transaction).toMatchObject({ amount: '1.000001', currency: 'USDT' });
  });

  it('reaches a frozen recipient, and leaves no frozen account', async () => {
    await pair();
    await freeze(bola);
    expect((await send()).status).toBe(200);
    await freeze(ada);
    expect((await send()).body).toMatchObject({ code: 'account_frozen' });
    expect(await balance(ada)).toBe(900_00n);
  });

  it('refuses in the order of the contract', async () => {
    await pair(100n);
    await setPin(ada);
    const stranger = await newCustomer(one, { name: 'Eve' });
    const wrong = {
      body: { toAccountNumber: 'x', fromWalletId: '', amount: -1, pin: 'no' },
      foreign: { toAccountNumber: ada.accountNumber, fromWalletId: stranger.wallet.publicId, amount: 99_999 },
      decimals: { toAccountNumber: ada.accountNumber, fromWalletId: ada.wallet.publicId, amount: '99999.001' },
      own: { toAccountNumber: ada.accountNumber, fromWalletId: ada.wallet.publicId, amount: 99_999, pin: '0000' },
      nobody: { toAccountNumber: '1234567890', fromWalletId: ada.wallet.publicId, amount: 99_999, pin: '0000' },
      poor: body({ amount: 99_999, pin: '0000' }),
      poorWithoutPin: body({ amount: 99_999 }),
    };
    expect((await post({ token: 'x'.repeat(43), body: '{', key: 'two words' })).status).toBe(401);
    expect((await post({ body: '{', key: 'two words' })).body.code).toBe('invalid_json');
    expect((await post({ body: wrong.body, key: 'two words' })).body.code).toBe('invalid_idempotency_key');
    expect((await post({ body: { ...wrong.body, role: 'admin' } })).body).toMatchObject({ code: 'unknown_field' });
    expect((await post({ body: wrong.body })).body).toMatchObject({
      code: 'invalid_input',
      message: 'Please enter an account number',
      errors: {
        toAccountNumber: 'Please enter an account number',
        fromWalletId: 'Please select a wallet to transfer from',
        amount: 'Please enter a valid amount',
        pin: 'PIN must be exactly 4 digits',
      },
    });
    expect((await post({ body: wrong.foreign })).body.code).toBe('not_found');
    expect((await post({ body: wrong.decimals })).body).toMatchObject({
      errors: { amount: 'Please enter a valid amount' },
    });
    expect((await post({ body: wrong.own })).body.code).toBe('own_account');
    expect((await post({ body: wrong.nobody })).body.code).toBe('user_not_found');
    expect((await post({ body: wrong.poor })).body.code).toBe('insufficient_funds');
    expect((await post({ body: wrong.poorWithoutPin })).body.code).toBe('insufficient_funds');
    const { rows } = await one.pool.query('select failures from identity.pins where customer = $1', [ada.number]);
    expect(rows).toEqual([{ failures: 0 }]);
    expect(await balance(ada)).toBe(100n);
  });

  it('answers alike about a wallet of somebody else and one that is not there', async () => {
    await pair();
    const stranger = await newCustomer(one, { minor: 500n });
    // Its owner uses it first, so that this process remembers it.
    const own = { toAccountNumber: bola.accountNumber, fromWalletId: stranger.wallet.publicId, amount: 1 };
    expect((await post({ token: stranger.token, body: own })).status).toBe(200);
    const texts = new Set<string>();
    for (const fromWalletId of [
      stranger.wallet.publicId,
      `wal_${'0'.repeat(26)}`,
      'wal_x',
      "' or 1=1 --",
      '../x',
      '\0',
    ]) {
      for (const at of [one, two, one]) {
        const { status, text } = await send({ fromWalletId, amount: 1 }, { at });
        expect(status).toBe(404);
        texts.add(text.replace(/"requestId":"[^"]+"/, ''));
      }
    }
    expect(texts.size).toBe(1);
    expect(await balance(stranger)).toBe(400n);
  });

  it('accepts an amount however it is written, and nothing that is no amount', async () => {
    await pair();
    for (const amount of [1, '1', '1.0', '1.00', '01', 1.1, '1.10'])
      expect((await send({ amount })).status, String(amount)).toBe(200);
    const bad = [
      0,
      -0,
      -1,
      '-1',
      '0.001',
      0.005,
      1e-7,
      1e21,
      '1e3',
      '0x10',
      '1,000',
      ' 1',
      '1 ',
      '１',
      '٣',
      '',
      'NaN',
      null,
      true,
      [],
      [1],
      {},
      '9'.repeat(31),
      1_000_000_000_001,
      '1.',
      '.5',
      '+1',
    ];
    for (const amount of bad) {
      const { status, body: answer } = await send({ amount });
      expect([status, answer.message], JSON.stringify(amount)).toEqual([422, 'Please enter a valid amount']);
    }
    expect(
      (await post({ body: { toAccountNumber: bola.accountNumber, fromWalletId: ada.wallet.publicId } })).body.errors,
    ).toEqual({
      amount: 'Please enter a valid amount',
    });
    expect(await balance(ada)).toBe(1_000_00n - 5_00n - 2_20n);
  });

  it('asks for the PIN above the threshold, counts a wrong one, and moves the money with the right one under the same key', async () => {
    await pair(30_000_00n);
    await setPin(ada);
    expect((await send({ amount: 10_000 })).status).toBe(200);
    expect((await send({ amount: 10_000.01 }, { key: 'large' })).body.code).toBe('pin_required');
    expect((await send({ amount: 10_000.01, pin: '0000' }, { key: 'large' })).body).toMatchObject({
      code: 'invalid_pin',
      attemptsLeft: 4,
    });
    expect(await send({ amount: 10_000.01, pin: '1234' }, { key: 'large' })).toMatchObject({
      status: 200,
      isReplay: false,
    });
    expect(await balance(ada)).toBe(30_000_00n - 20_000_01n);
  });
});

describe('a payment whose PIN is being looked at', () => {
  const endings = {
    'a freeze': ['update identity.customers set is_frozen = true where id = $1', 'account_frozen'],
    'a lock': ['update identity.customers set locked_at = now() where id = $1', 'unauthenticated'],
  } as const;

  it.each([
    ['a freeze', {}],
    ['a lock', {}],
    ['a freeze', { remarks: 'Rent' }],
    ['a lock', { remarks: 'Rent' }],
  ] as const)('moves nothing once %s is answered: %j', async (what, more) => {
    await pair();
    await setPin(ada);
    const [ending, code] = endings[what];
    const sending = await transaction(one.pool, async tx => {
      await tx.query(ending, [ada.number]);
      const sent = send({ pin: '1234', ...more });
      await Promise.race([untilSomebodyWaits(database), sent]);
      return [sent];
    });
    expect((await sending[0]!).body.code).toBe(code);
    expect(await balance(ada)).toBe(1_000_00n);
  });
});

describe('limits', () => {
  it('end the day of a customer who is hardly known, and say how much is left', async () => {
    ada = await newCustomer(one, { minor: 200_000_00n, tier: 1 });
    bola = await newCustomer(one);
    expect((await send({ amount: 49_000 })).body.code).toBe(undefined);
    expect(await send({ amount: 1_000.01 })).toMatchObject({
      status: 403,
      body: {
        code: 'limit_exceeded',
        message: 'You can send ₦1,000.00 more today.',
        left: '1000.00',
        limit: '50000.00',
      },
    });
    expect((await send({ amount: 1_000 })).status).toBe(200);
    expect((await send({ amount: 1 })).body.message).toBe('You can send ₦0.00 more today.');
  });

  it('come before funds and before the PIN, which is then not counted', async () => {
    ada = await newCustomer(one, { minor: 10n, tier: 1 });
    bola = await newCustomer(one);
    await setPin(ada);
    expect((await send({ amount: 60_000, pin: '0000' })).body.code).toBe('limit_exceeded');
    expect((await send({ amount: 60_000 })).body.code).toBe('limit_exceeded');
    expect((await send({ amount: 40_000, pin: '0000' })).body.code).toBe('insufficient_funds');
    const { rows } = await one.pool.query('select failures from identity.pins where customer = $1', [ada.number]);
    expect(rows).toEqual([{ failures: 0 }]);
  });

  it(`let two transfers that together exceed the day never both through, in two processes: ${rounds} rounds`, async () => {
    bola = await newCustomer(one);
    for (let round = 0; round < rounds; round++) {
      ada = await newCustomer(one, { minor: 100_000_00n, tier: 1 });
      const both = await Promise.all([one, two].map(at => send({ amount: 30_000 }, { at })));
      expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403]);
      expect(await balance(ada)).toBe(70_000_00n);
    }
  });

  it('of the recipient are theirs: a single sum, and what all their wallets may hold together', async () => {
    ada = await newCustomer(one, { minor: 1_000_000_00n });
    bola = await newCustomer(one, { tier: 1, currencies: ['NGN', 'USD'] });
    expect(await send({ amount: 50_000.01 })).toMatchObject({ status: 422, body: { code: 'recipient_limit' } });
    for (let n = 0; n < 6; n++) expect((await send({ amount: 50_000 })).status).toBe(200);
    expect((await send({ amount: 0.01 })).body.code).toBe('recipient_limit');
    const rich = await newCustomer(one, { currencies: ['USD'], minor: 100n });
    const dollars = await one.call('POST', '/api/intra-transfer', {
      token: rich.token,
      body: { toAccountNumber: bola.accountNumber, fromWalletId: rich.wallet.publicId, amount: 0.01 },
    });
    expect(dollars.body.code).toBe('recipient_limit');
    // What was opened elsewhere a moment ago counts as well.
    bola = await newCustomer(one, { tier: 1 });
    await vi.waitFor(async () => {
      expect((await send({ amount: 0.01 })).status).toBe(200);
      expect(one.walletServices.isAlone(bola.number)).toBe(true);
    });
    const owner = bola.number;
    const { wallet: usd } = await transaction(two.pool, tx => openWallet(tx, { owner, currency: 'USD' }));
    await fund(two, usd, 100_00n);
    await vi.waitFor(async () => expect(await one.walletServices.isAlone(owner)).toBe(false));
    let received = 0;
    while ((await send({ amount: 50_000 })).status === 200) received++;
    // Without the dollars it would be five.
    expect(received).toBeLessThan(5);
    // How far another is verified is not for a caller to learn who has nothing to send.
    ada = await newCustomer(one);
    expect((await send({ amount: 50_000.01 })).body.code).toBe('insufficient_funds');
    expect((await send({ amount: 0.01 })).body.code).toBe('insufficient_funds');
  });
});

describe('in Nigeria', () => {
  let nigeria: TestInstance;
  beforeAll(async () => {
    nigeria = await start({ rules: 'nigeria' });
  });
  afterAll(() => nigeria.close());

  const dayAgo = () => new Date(Date.now() - 25 * 60 * 60 * 1000);
  /** A customer known by a number, whose account is older than a day unless it is said otherwise. */
  async function known(of: TestCustomer, { isNew = false, bornOn = '1990-01-01' } = {}) {
    await database.pool('wura_owner').query(
      `update identity.customers
            set has_checked_number = true, email_confirmed_at = now(), date_of_birth = $3, cooling_off_since = $2::timestamptz, cooling_off_until = $2::timestamptz + interval '1 day'
          where id = $1`,
      [of.number, isNew ? new Date() : dayAgo(), bornOn],
    );
    for (const { identity } of [one, two, nigeria]) {
      identity.holders.forget(of.number);
      identity.sessions.forget(of.number);
    }
  }
  const pay = (amount: number) => send({ amount }, { at: nigeria });

  it('nobody is sent money before their number was checked, or while they are a minor', async () => {
    await pair();
    await known(ada);
    expect(await pay(1)).toMatchObject({ status: 422, body: { code: 'recipient_limit' } });
    await known(bola, { bornOn: `${new Date().getFullYear() - 17}-01-01` });
    expect(await pay(1)).toMatchObject({ status: 422, body: { code: 'recipient_limit' } });
    expect((await send({ amount: 1 })).status).toBe(200);
    await known(bola);
    expect((await pay(1)).status).toBe(200);
    expect(await balance(bola)).toBe(2_00n);
  });

  it('a new account is sent twenty thousand naira in its first day and no kobo more, whoever sends it at once', async () => {
    await pair(100_000_00n);
    await known(ada);
    await known(bola, { isNew: true });
    expect((await pay(20_000.01)).body.code).toBe('recipient_limit');
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(6_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body: { code } }) => code === 'recipient_limit')).toHaveLength(3);
    expect((await pay(2_000)).status).toBe(200);
    expect((await pay(0.01)).body.code).toBe('recipient_limit');
    expect(await balance(bola)).toBe(20_000_00n);
  });

  it('a sender past their own day hears of that, though the recipient has no room either', async () => {
    await pair(100_000_00n);
    await Promise.all([known(ada, { isNew: true }), known(bola, { isNew: true })]);
    expect((await pay(20_000)).status).toBe(200);
    expect((await pay(1)).body.code).toBe('limit_exceeded');
  });
});

describe('one key', () => {
  it('moves money once and gives the first answer again, byte for byte, in every process', async () => {
    await pair();
    const first = await send({ amount: 10 }, { key: 'rent' });
    await send({ amount: 5 });
    await fund(one, ada.wallet, 7n);
    const cold = await start();
    for (const at of [one, two, cold]) {
      const again = await send({ amount: '10.00' }, { key: 'rent', at });
      expect(again).toEqual({ ...first, isReplay: true });
    }
    await cold.close();
    expect(await balance(bola)).toBe(15_00n);
  });

  it('used for something else is refused, and nothing moves', async () => {
    await pair();
    await send({ amount: 10 }, { key: 'k' });
    const others = [
      { amount: 11 },
      { amount: '10.001' },
      { amount: 'much' },
      { toAccountNumber: ada.accountNumber },
      { fromWalletId: 'wal_x' },
      { role: 1 },
    ];
    for (const other of others) {
      for (const at of [one, two]) {
        const { status, body: answer } = await send({ amount: 10, ...other }, { key: 'k', at });
        expect([status, answer.code], JSON.stringify(other)).toEqual([422, 'idempotency_mismatch']);
      }
    }
    expect(await balance(ada)).toBe(990_00n);
  });

  it('is free again after a refusal', async () => {
    await pair(5_00n);
    expect((await send({ amount: 10 }, { key: 'k' })).body.code).toBe('insufficient_funds');
    expect((await send({ amount: 'x' }, { key: 'k' })).body.code).toBe('invalid_input');
    expect(await send({ amount: 4 }, { key: 'k' })).toMatchObject({ status: 200, isReplay: false });
  });

  it('is answered from the books even if the call would be refused now', async () => {
    await pair(10_00n);
    const first = await send({ amount: 10 }, { key: 'all' });
    expect(first.status).toBe(200);
    // No money left, a PIN of the wrong shape, a frozen account: none of it undoes what was done.
    expect(await send({ amount: 10 }, { key: 'all', at: two })).toEqual({ ...first, isReplay: true });
    expect(await send({ amount: 10, pin: 'x' }, { key: 'all' })).toEqual({ ...first, isReplay: true });
    await freeze(ada);
    expect(await send({ amount: 10 }, { key: 'all' })).toEqual({ ...first, isReplay: true });
  });

  it('belongs to one customer', async () => {
    await pair();
    const eve = await newCustomer(one, { minor: 100_00n });
    await send({ amount: 10 }, { key: 'shared' });
    const hers = await send({ amount: 10, fromWalletId: eve.wallet.publicId }, { key: 'shared', token: eve.token });
    expect(hers).toMatchObject({ status: 200, isReplay: false });
  });

  it('without a key two equal calls are two transfers', async () => {
    await pair();
    const [a, b] = await Promise.all([send(), send()]);
    expect(a.body.reference).not.toBe(b.body.reference);
    expect(await balance(bola)).toBe(200_00n);
  });
});

it.each([1, 3] as const)('a transfer to a customer of tier %i costs one statement with warm memory', async tier => {
  await pair();
  bola = await newCustomer(one, { tier });
  await send();
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  // At the driver, where every statement passes, whichever pool lends the connection.
  const driver = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const text = (args[0] as { text?: string }).text ?? String(args[0]);
    if (text !== 'select 1') statements.push(text);
    return Reflect.apply(query, this, args) as never;
  });
  try {
    // News of customers who were made a moment ago may still be under way, and makes what is known of them cold once
    // more.
    await vi.waitFor(async () => {
      statements.length = 0;
      expect((await send({ amount: 1 })).status).toBe(200);
      expect(statements).toEqual([expect.stringContaining('ledger.post(')]);
    }, 5_000);
  } finally {
    driver.mockRestore();
  }
});
