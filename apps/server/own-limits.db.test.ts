import { transaction, type Pool } from '@wura/database';
import { createIdentity } from '@wura/identity/server';
import { cheapHashing } from '@wura/identity/testing/cheap-hashing';
import { totpCode } from '@wura/secrets/totp';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOf, deposit, newPayer, openTestProduct, type Payer, type TestProduct } from './testing/test-product.ts';

// Limits that a customer sets themselves, asked for and paid against as a browser would, with attackers who hold a session.

let database: TestDatabase;
let postbag: Pool;
let product: TestProduct;
let bola: { accountNumber: string };

beforeAll(async () => {
  database = await cloneDatabase();
  postbag = database.pool('wura_worker');
  product = await openTestProduct(database);
  const { body } = await product.call('GET', '/api/user', { token: (await newPayer(product)).token });
  bola = { accountNumber: body.account_number };
});
afterAll(async () => {
  await product.close();
  await database.close();
});

async function payer(): Promise<Payer> {
  const who = await newPayer(product);
  await deposit(product, who, 20_000);
  await product.call('POST', '/api/pin/set', { token: who.token, body: { pin: '2580' } });
  return who;
}
const change = (who: Payer, body: object) => product.call('PUT', '/api/limits', { token: who.token, body });
const limitsOf = async (who: Payer) => (await product.call('GET', '/api/limits', { token: who.token })).body;
const send = (who: Payer, amount: number) =>
  product.call('POST', '/api/intra-transfer', {
    token: who.token,
    body: { fromWalletId: who.wallet, toAccountNumber: bola.accountNumber, amount },
  });
const buy = (who: Payer, amount: number) =>
  product.call('POST', '/api/payments/airtime', {
    token: who.token,
    body: { walletId: who.wallet, amount, phone: '08031234567', network: 'mtn' },
  });

/** What waits to be mailed to a customer, newest first. */
async function mailsTo(who: Payer): Promise<{ subject: string; text: string }[]> {
  const { rows } = await postbag.query(
    'select subject, text from notices.mails where recipient = $1 order by id desc',
    [who.email],
  );
  return rows;
}
const mailedCode = async (who: Payer) => /Your code is (\d{6})\./.exec((await mailsTo(who))[0]!.text)![1]!;

it('a lower limit holds from its answer on, for one payment and for the day, whatever pays', async () => {
  const ada = await payer();
  const changed = await change(ada, { per_payment: 1_000, per_day: '2500.00' });
  expect(changed).toMatchObject({
    status: 200,
    body: { per_payment: '1000.00', per_day: '2500.00', instant_transfers: true, next: null },
  });
  expect(await send(ada, 1_001)).toMatchObject({
    status: 403,
    body: { code: 'limit_exceeded', reason: 'own_limit', limit: '1000.00' },
  });
  expect((await buy(ada, 1_001)).body).toMatchObject({ reason: 'own_limit' });
  expect((await send(ada, 1_000)).status).toBe(200);
  expect((await buy(ada, 1_000)).status).toBe(200);
  expect(await send(ada, 501)).toMatchObject({ status: 403, body: { reason: 'day_limit', left: '500.00' } });
  const { out_per_day: out, own } = await limitsOf(ada);
  expect(out).toMatchObject({ limit: '2500.00', used: '2000.00', left: '500.00' });
  expect(own).toEqual(changed.body);
});

it('of payments that race for what is left of an own day, exactly those that fit are made', async () => {
  const ada = await payer();
  await change(ada, { per_day: 2_500 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(ada, 1_000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await balanceOf(product, ada)).toBe(18_000_00n);
});

it('a session alone raises nothing: it takes the PIN and the code that was mailed, each of them right', async () => {
  const ada = await payer();
  await change(ada, { per_day: 1_000 });
  expect((await change(ada, { per_day: 5_000 })).body.code).toBe('step_up_required');
  expect((await change(ada, { per_day: null, pin: '2580' })).body.code).toBe('step_up_required');
  const asked = await product.call('POST', '/api/step-up', { token: ada.token });
  expect(asked.body).toMatchObject({ app: false, passkey: null, mailed_to: expect.stringMatching(/^..?•••@/) });
  const code = await mailedCode(ada);
  const raise = { per_day: 5_000, pin: '2580', mail_code: code };
  expect((await change(ada, { ...raise, pin: '1111' })).body.code).toBe('invalid_pin');
  const wrong = code === '000000' ? '111111' : '000000';
  expect((await change(ada, { ...raise, mail_code: wrong })).body.errorCodes).toEqual({
    mail_code: 'mailed_code_wrong',
  });
  expect(await limitsOf(ada)).toMatchObject({ own: { per_day: '1000.00' } });
  expect(await change(ada, raise)).toMatchObject({ status: 200, body: { per_day: '5000.00', next: null } });
  expect((await change(ada, { ...raise, per_day: 6_000 })).body.errorCodes).toEqual({ mail_code: 'mailed_code_wrong' });
  expect((await mailsTo(ada))[0]!.subject).toContain('limits were raised');
});

it('five wrong tries end a mailed code, and the right one is worth nothing after them', async () => {
  const ada = await payer();
  await change(ada, { instant_transfers: false });
  await product.call('POST', '/api/step-up', { token: ada.token });
  const code = await mailedCode(ada);
  const wrong = code === '000000' ? '111111' : '000000';
  const on = { instant_transfers: true, pin: '2580' };
  await Promise.all(Array.from({ length: 5 }, () => change(ada, { ...on, mail_code: wrong })));
  expect((await change(ada, { ...on, mail_code: code })).status).toBe(422);
  expect((await limitsOf(ada)).own.instant_transfers).toBe(false);
});

it('who has an authenticator app confirms with it, and the PIN and a mail do not stand in for it', async () => {
  const ada = await payer();
  await change(ada, { per_payment: 500 });
  await product.call('POST', '/api/step-up', { token: ada.token });
  const mailed = await mailedCode(ada);
  const secret = await giveApp(ada);
  const asked = await product.call('POST', '/api/step-up', { token: ada.token });
  expect(asked.body).toMatchObject({ app: true, mailed_to: null });
  const byMail = await change(ada, { per_payment: null, pin: '2580', mail_code: mailed });
  expect(byMail.body.code).toBe('step_up_required');
  const byApp = await change(ada, { per_payment: null, code: totpCode(secret, Date.now()) });
  expect(byApp).toMatchObject({ status: 200, body: { per_payment: null } });
});

it('with transfers switched off nothing leaves to others, while bills and what comes in go on', async () => {
  const ada = await payer();
  expect((await change(ada, { instant_transfers: false })).body.instant_transfers).toBe(false);
  const refused = await send(ada, 100);
  expect(refused).toMatchObject({ status: 403, body: { code: 'transfers_off' } });
  const toBank = await product.call('POST', '/api/send-money', {
    token: ada.token,
    body: {
      from_wallet_id: ada.wallet,
      to_bank_account: {
        account_number: '0123456789',
        bank_code: '058',
        beneficiary_name: 'Ada',
        currency: 'NGN',
      },
      amount: 100,
      pin: '2580',
      remarks: '',
    },
  });
  expect(toBank.body.code).toBe('transfers_off');
  expect((await buy(ada, 100)).status).toBe(200);
  await deposit(product, ada, 1_000);
  expect(await balanceOf(product, ada)).toBe(20_900_00n);
});

it('a limit above the tier, or too small to pay anything, is no limit', async () => {
  const ada = await payer();
  expect((await change(ada, { per_day: 6_000_000 })).body.errorCodes).toEqual({ per_day: 'own_limit_above_tier' });
  expect((await change(ada, { per_payment: 99.99 })).body.errorCodes).toEqual({ per_payment: 'own_limit_too_small' });
  expect((await change(ada, { per_day: 'lots' })).body.errorCodes).toEqual({ per_day: 'amount_invalid' });
});

/** As if they had set it up half a minute ago. */
async function giveApp({ number: customer, email: account }: Payer): Promise<Buffer> {
  const { pool, config } = product;
  const { secondFactor, close } = createIdentity({
    pool,
    now: () => Date.now() - 30_000,
    masterKey: config.masterKey!,
    worthMinor: ({ minor }) => minor,
    pinThresholdMinor: () => 1_000_000n,
    hasRateLimits: false,
    hashing: cheapHashing,
  });
  const { secret: text } = await transaction(pool, tx => secondFactor.begin(tx, { customer, account, issuer: 'Wura' }));
  const bits = [...text].map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'));
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
  await transaction(pool, tx => secondFactor.confirm(tx, { customer, code: totpCode(secret, Date.now() - 30_000) }));
  await close();
  return secret;
}
