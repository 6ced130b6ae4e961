import { hash as argon } from '@node-rs/argon2';
import { transaction } from '@wura/database';
import { dayMs, lagosDate } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { Answer } from '@wura/testkit/client';
import { untilSomebodyWaits, withMeanwhile } from '@wura/testkit/until-waiting';
import { randomId } from '@wura/platform/identifiers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOperator } from './testing/new-operator.ts';
import {
  accountNumberOf,
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from './testing/test-product.ts';

// A payment is on its way through one process when its customer, their guardian or staff make the account stricter through
// another: what is asked before a payment is still true in its commit.

let database: TestDatabase;
let here: TestProduct;
let there: TestProduct;
let compliance: string;
let bola: string;

const pin = '2580';
const password = 'Correct1horse';

interface Customer extends Payer {
  readonly id: string;
}

beforeAll(async () => {
  database = await cloneDatabase();
  [here, there] = [await openTestProduct(database), await openTestProduct(database)];
  compliance = await newOperator({ database, product: here }, 'compliance');
  bola = await accountNumberOf(here, await newPayer(here));
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});

const owner = () => database.pool('none');

async function open(): Promise<Customer> {
  const ada = await newPayer(here, { pin });
  await deposit(here, ada, 10_000);
  const { body } = await here.call('GET', '/api/user', { token: ada.token });
  return { ...ada, id: body.id };
}

const pays = (ada: Payer, given: object = {}, token = ada.token) =>
  there.call('POST', '/api/intra-transfer', {
    token,
    body: { fromWalletId: ada.wallet, toAccountNumber: bola, amount: 200, ...given },
    headers: { 'idempotency-key': randomId('try') },
  });

/** What the payment answers whose batch could not have the payer's wallet before the change was answered. */
async function paidMeanwhile(ada: Payer, change: () => Promise<Answer>, token = ada.token): Promise<Answer> {
  const [paying] = await transaction(owner(), async tx => {
    await tx.query('select pg_advisory_xact_lock(7302010, $1)', [ada.walletId]);
    const begun = pays(ada, {}, token);
    await untilSomebodyWaits(database);
    const { status, text } = await change();
    expect(status, text).toBeLessThan(300);
    return [begun];
  });
  return paying;
}

const put = (path: string, body: object, { token }: Payer) => here.call('PUT', path, { token, body });

async function guardianOf(young: Payer): Promise<{ adult: Payer; link: string }> {
  const adult = await newPayer(here, { pin });
  const link = randomId('grd');
  await owner().query(
    `insert into guardians.link (public_id, young, guardian, status, relation, asked_at, agreed_at, linked_at)
     values ($1, $2, $3, 'linked', 'parent', now(), now(), now())`,
    [link, young.number, adult.number],
  );
  const bornOn = lagosDate(Date.now() - 15.5 * 365 * dayMs);
  await owner().query('update identity.customers set has_guardian = true, date_of_birth = $2 where id = $1', [
    young.number,
    bornOn,
  ]);
  return { adult, link };
}

async function keyOf(ada: Payer, scopes = ['send_wura']): Promise<{ id: string; token: string }> {
  const mail_code = await here.mailedCode(ada);
  const asked = { name: 'Till', scopes, days: 30, per_payment: '2000', per_day: '2000' };
  const made = await here.call('POST', '/api/keys', { token: ada.token, body: { ...asked, pin, mail_code } });
  expect(made.status, made.text).toBe(201);
  return { id: made.body.key.id, token: made.body.token };
}

interface Change {
  /** Goes before the payment; answers the change, and by whom the payment is made where it is not the customer. */
  readonly begin: (ada: Customer) => Promise<{ change: () => Promise<Answer>; token?: string }>;
  readonly refusedAs: string;
}
const atOnce = (change: (ada: Customer) => Promise<Answer>, refusedAs: string): Change => ({
  begin: async ada => ({ change: () => change(ada) }),
  refusedAs,
});
const byGuardian = (body: object, refusedAs: string): Change => ({
  async begin(ada) {
    const { adult, link } = await guardianOf(ada);
    return { change: () => put(`/api/guardians/${link}/limits`, body, adult) };
  },
  refusedAs,
});

const changes: Record<string, Change> = {
  'a freeze by staff': atOnce(
    ({ id }) =>
      here.call('POST', `/api/operator/customers/${id}/freeze`, {
        token: compliance,
        body: { reason: 'A card was reported stolen.' },
      }),
    'account_frozen',
  ),
  'an emergency lock': {
    async begin(ada) {
      const hashed = await argon(password, { memoryCost: 8, timeCost: 1 });
      await owner().query('update identity.customers set password_hash = $2 where id = $1', [ada.number, hashed]);
      return { change: () => here.call('POST', '/api/lock', { body: { identifier: ada.email, password } }) };
    },
    refusedAs: 'unauthenticated',
  },
  'a sign-out': atOnce(({ token }) => here.call('POST', '/api/logout', { token }), 'unauthenticated'),
  'a lower limit of one payment': atOnce(ada => put('/api/limits', { per_payment: 100 }, ada), 'limit_exceeded'),
  'a lower limit of the day': atOnce(ada => put('/api/limits', { per_day: 100 }, ada), 'limit_exceeded'),
  'transfers that are switched off': atOnce(
    ada => put('/api/limits', { instant_transfers: false }, ada),
    'transfers_off',
  ),
  'the guard of payments': atOnce(ada => put('/api/limits', { guard_over: 100 }, ada), 'busy'),
  'a lower sum that needs the PIN': atOnce(ada => put('/api/settings', { pinThreshold: 100 }, ada), 'pin_required'),
  'a PIN that wrong tries have locked': atOnce(async ada => {
    const body = { fromWalletId: ada.wallet, toAccountNumber: bola, amount: 1, pin: '1111' };
    for (let tries = 0; tries < 5; tries++) await here.call('POST', '/api/intra-transfer', { token: ada.token, body });
    return here.call('GET', '/api/user', { token: ada.token });
  }, 'pin_required'),
  'a pause by the guardian': byGuardian({ paused: true }, 'paused_by_guardian'),
  'a lower limit by the guardian': byGuardian({ per_payment: 100 }, 'limit_exceeded'),
  'the end of the key that pays': {
    async begin(ada) {
      const { id, token } = await keyOf(ada);
      return { change: () => here.call('DELETE', `/api/keys/${id}`, { token: ada.token }), token };
    },
    refusedAs: 'unauthenticated',
  },
};

describe('a small payment that waits for its batch does not come after the answer to', () => {
  it.each(Object.entries(changes))('%s', async (_what, { begin, refusedAs }) => {
    const ada = await open();
    const { change, token } = await begin(ada);
    // Nothing that was changed before keeps it from its batch.
    await owner().query('delete from ledger.lately_changed');
    const before = await balanceOf(here, ada);
    const answer = await paidMeanwhile(ada, change, token);
    expect(answer.body.code, answer.text).toBe(refusedAs);
    expect(await balanceOf(here, ada)).toBe(before);
  });
});

it('a payment goes through whose customer has changed what does not concern it', async () => {
  const ada = await open();
  const answer = await paidMeanwhile(ada, () => put('/api/limits', { per_payment: 200 }, ada));
  expect(answer.status, answer.text).toBe(200);
  expect((await pays(ada)).status).toBe(200);
  expect(await balanceOf(here, ada)).toBe(9_600_00n);
});

it('of many small payments just after a change each is paid or told its limit, and none is told to come again', async () => {
  const ada = await open();
  expect((await put('/api/limits', { per_day: 2_000 }, ada)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 30 }, () => pays(ada)));
  const ends = answers.map(({ status, body }) => (status === 200 ? 'paid' : body.code));
  expect(ends.filter(end => end === 'paid')).toHaveLength(10);
  expect(ends.filter(end => end === 'limit_exceeded')).toHaveLength(20);
  expect(await balanceOf(here, ada)).toBe(8_000_00n);
});

const stricter: readonly [string, sql: string, refusedAs: string][] = [
  [
    'transfers that are switched off',
    'insert into identity.own_limits (customer, is_transfer_off) values ($1, true)',
    'transfers_off',
  ],
  ['a lower limit', 'insert into identity.own_limits (customer, per_day_minor) values ($1, 10000)', 'limit_exceeded'],
];

const account = { account_number: '0123456789', bank_code: '058' };
async function toBank(ada: Payer): Promise<(by?: { token?: string }) => Promise<Answer>> {
  const call = (path: string, body: object, token = ada.token) =>
    there.call('POST', path, { token, key: randomId('key'), body });
  const beneficiary_name = (await call('/api/paystack/validate-account', account)).body.data.account_name;
  const to_bank_account = { ...account, beneficiary_name };
  return ({ token } = {}) =>
    call(
      '/api/send-money',
      { from_wallet_id: ada.wallet, to_bank_account, amount: 200, ...(!token && { pin }) },
      token,
    );
}

describe.each([
  ['to a customer', async (ada: Payer) => () => pays(ada, { pin })],
  ['to a bank', toBank],
])('a payment %s that has been asked about comes to nothing in the commit after', (_to, begin) => {
  it.each(stricter)('%s', async (_what, sql, refusedAs) => {
    const ada = await open();
    const begun = await begin(ada);
    const before = await balanceOf(here, ada);
    const held = 'select from identity.customers where id = $1 for no key update';
    const steps = [held, sql].map(text => [text, [ada.number]] as [string, bigint[]]);
    const answer = await withMeanwhile(database, steps, begun);
    expect(answer.body.code, answer.text).toBe(refusedAs);
    expect(await balanceOf(here, ada)).toBe(before);
  });
});

it('a payment to a bank that a program began comes to nothing where its key has run out by the commit', async () => {
  const ada = await open();
  const { id, token } = await keyOf(ada, ['send_banks']);
  const begun = await toBank(ada);
  const before = await balanceOf(here, ada);
  const steps: [string, unknown[]][] = [
    ['select from identity.customers where id = $1 for no key update', [ada.number]],
    ['update identity.api_keys set expires_at = clock_timestamp() where public_id = $1', [id]],
  ];
  const answer = await withMeanwhile(database, steps, () => begun({ token }));
  expect([answer.status, answer.body.code], answer.text).toEqual([401, 'unauthenticated']);
  expect(await balanceOf(here, ada)).toBe(before);
});

it('of a burst of payments through two processes, none commits after the answer to the end of the key that makes them', async () => {
  const ada = await open();
  const before = await balanceOf(here, ada);
  const { id, token } = await keyOf(ada);
  const pay = (product: TestProduct) =>
    product.call('POST', '/api/intra-transfer', {
      token,
      key: randomId('key'),
      body: { fromWalletId: ada.wallet, toAccountNumber: bola, amount: 10 },
    });
  const burst = Array.from({ length: 60 }, (_, n) => pay(n % 2 ? here : there));
  await Promise.race(burst);
  const ended = await here.call('DELETE', `/api/keys/${id}`, { token: ada.token });
  expect(ended.status, ended.text).toBe(200);
  const left = await balanceOf(here, ada);
  const answers = [...(await Promise.all(burst)), await pay(here), await pay(there)];
  const paid = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
  expect(new Set(refused)).toEqual(new Set([401]));
  expect([await balanceOf(here, ada), before - left]).toEqual([left, BigInt(paid) * 10_00n]);
});

const answeredAfter: Record<string, (ada: Customer) => Promise<() => Promise<Answer>>> = {
  'a lower limit': async ada => () => put('/api/limits', { per_day: 100 }, ada),
  'a lower sum that needs the PIN': async ada => () => put('/api/settings', { pinThreshold: 100 }, ada),
  'a sign-out':
    async ({ token }) =>
    () =>
      here.call('POST', '/api/logout', { token }),
  async 'a pause by the guardian'(ada) {
    const { adult, link } = await guardianOf(ada);
    return () => put(`/api/guardians/${link}/limits`, { paused: true }, adult);
  },
};

describe('where the payment is asked about first, it is in the books before the answer to', () => {
  it.each(Object.entries(answeredAfter))('%s', async (_what, begin) => {
    const ada = await open();
    const change = await begin(ada);
    const [paying, changing] = await transaction(owner(), async tx => {
      await tx.query('select pg_advisory_xact_lock(7302010, $1)', [ada.walletId]);
      const paying = pays(ada, { pin });
      await untilSomebodyWaits(database);
      const changing = change();
      const first = await Promise.race([
        changing.then(() => 'answered'),
        untilSomebodyWaits(database, { many: 2 }).then(() => 'waits'),
      ]);
      expect(first).toBe('waits');
      return [paying, changing];
    });
    expect((await paying).status).toBe(200);
    expect((await changing).status).toBeLessThan(300);
  });
});
