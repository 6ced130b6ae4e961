import { hash } from 'node:crypto';
import { createPool } from '@wura/database';
import { createJobRunner } from '@wura/jobs/run';
import { randomId } from '@wura/platform/identifiers';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomBytes } from '@wura/testkit/random';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openJobs } from './jobs.ts';
import {
  balanceOf,
  deposit,
  newPayer,
  newReference,
  openTestProduct,
  type TestProduct,
  type Payer,
} from './testing/test-product.ts';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
});
afterEach(async () => {
  await product.pool.query('delete from jobs.job');
});

const begin = (body: object = {}, { token = ada.token, reference = newReference(), key = '' } = {}) =>
  product.call('POST', '/api/paystack/create-pending-deposit', {
    token,
    ...(key && { key }),
    body: { amount: 5_000, email: ada.email, wallet_id: ada.wallet, transaction_ref: reference, ...body },
  });
const verify = (reference: string, token = ada.token) =>
  product.call('POST', '/api/paystack/verify-payment', { token, body: { transaction_ref: reference } });
const checkout = (reference: string, outcome: string, { webhook } = { webhook: false }) =>
  product.control(`/paystack/checkout/${reference}`, { outcome, webhook });
const fault = (operation: string, mode: string, more: object = {}) =>
  product.control('/faults', { provider: 'paystack', operation, mode, times: 1, ...more });

/** Another device on which the same customer is signed in. */
async function secondDevice({ number }: Payer): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.pool('none').query(
    `insert into identity.sessions
       (token_hash, public_id, customer, is_remembered, created_at, last_used_at, ends_at, user_agent, address)
     select $2, $3, customer, is_remembered, created_at, last_used_at, ends_at, user_agent, address
       from identity.sessions where customer = $1`,
    [number, hash('sha256', token, 'buffer'), randomId('ses')],
  );
  return token;
}

describe('a deposit by card', () => {
  it('is credited once it is paid, and shown as what it is', async () => {
    ada = await newPayer(product);
    const reference = newReference();
    const begun = await begin({}, { reference });
    expect(begun).toMatchObject({ status: 200, body: { success: true, transaction_ref: reference } });
    expect(begun.body.authorization_url).toContain(product.sandboxUrl);
    expect((await verify(reference)).body).toMatchObject({
      success: false,
      status: 'pending',
      message: 'Payment verification failed. Please contact support.',
    });
    await checkout(reference, 'success');
    const paid = await verify(reference);
    expect(paid).toMatchObject({ status: 200, body: { success: true, status: 'completed', amount: '5000.00' } });
    const alias = await product.call('POST', '/api/verify-payment', { token: ada.token, body: { reference } });
    expect(alias.body).toEqual(paid.body);
    expect(await balanceOf(product, ada)).toBe(5_000_00n);
    const { body } = await product.call('GET', `/api/transactions/${paid.body.transaction_id}`, { token: ada.token });
    expect(body).toMatchObject({
      type: 'receive',
      amount: '5000.00',
      reference,
      description: 'Card deposit',
      category: 'deposit',
      status: 'completed',
    });
    const listed = await product.call('GET', '/api/deposits', { token: ada.token });
    expect(listed.body.data).toMatchObject([
      { reference, status: 'completed', transaction_id: paid.body.transaction_id },
    ]);
  });

  it('is begun once under its key: whoever lost the answer is given the same checkout again', async () => {
    ada = await newPayer(product, { tier: 1 });
    const [key, reference] = ['begun-once', newReference()];
    const first = await begin({ amount: 50_000 }, { reference, key });
    const again = await begin({ amount: '50000.00' }, { reference, key });
    expect(first).toMatchObject({ status: 200, isReplay: false });
    expect(again).toEqual({ ...first, isReplay: true });
    for (const other of [{ amount: 40_000 }, { transaction_ref: newReference() }]) {
      const refused = await begin({ amount: 50_000, ...other }, { reference, key });
      expect(refused).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    }
    // Also when it could not be begun any more today.
    for (let n = 0; n < 5; n++) expect((await begin({ amount: 50_000 })).status).toBe(200);
    expect((await begin({ amount: 50_000 })).status).toBe(403);
    expect(await begin({ amount: 50_000 }, { reference, key })).toEqual(again);
    expect((await begin({ amount: 50_000 }, { reference })).body.code).toBe('limit_exceeded');
  });

  it('is credited by the webhook alone, and by the sweep alone', async () => {
    ada = await newPayer(product);
    for (const webhook of [true, false]) {
      const reference = newReference();
      await begin({}, { reference });
      await checkout(reference, 'success', { webhook });
      if (webhook)
        await expect.poll(async () => (await product.worker.runDue(), balanceOf(product, ada))).toBe(5_000_00n);
      else await product.runJobs();
    }
    expect(await balanceOf(product, ada)).toBe(10_000_00n);
  });

  it.each([
    ['before its customer is back', ['webhook', 'phone', 'laptop']],
    ['after its customer was back', ['phone', 'webhook', 'laptop']],
    ['twice, and the sweep between', ['webhook', 'sweep', 'webhook', 'phone', 'laptop']],
    ['last, after all others', ['phone', 'laptop', 'sweep', 'webhook', 'webhook']],
  ])(
    'that its customer returns to on two devices, and was paid meanwhile, is credited once, with the webhook %s',
    async (_when, order) => {
      ada = await newPayer(product);
      const laptop = await secondDevice(ada);
      const [key, reference] = ['resumed', newReference()];
      const begun = await begin({}, { reference, key });
      expect((await verify(reference, laptop)).body).toMatchObject({ success: false, status: 'pending' });
      expect(await balanceOf(product, ada)).toBe(0n);
      await checkout(reference, 'success');
      const asks: Record<string, () => Promise<unknown>> = {
        phone: () => verify(reference),
        laptop: () => verify(reference, laptop),
        webhook: async () => {
          await product.control(`/webhooks/${reference}/replay`, { times: 1 });
          await product.worker.runDue();
        },
        sweep: () => product.runJobs(),
      };
      for (const who of order) await asks[who]!();
      const answers = await Promise.all([verify(reference), verify(reference, laptop)]);
      expect(answers[0].body).toMatchObject({ success: true, status: 'completed', amount: '5000.00' });
      expect(answers[1].body).toEqual(answers[0].body);
      expect(await balanceOf(product, ada)).toBe(5_000_00n);
      // The call that began it, once more, from a device that never had its answer; under no key the reference is taken.
      expect(await begin({}, { reference, key, token: laptop })).toEqual({ ...begun, isReplay: true });
      expect((await begin({}, { reference })).body.code).toBe('duplicate_reference');
      expect((await product.call('GET', '/api/deposits', { token: laptop })).body.data).toHaveLength(1);
    },
  );

  it('is credited by a worker with one connection, which never waits for itself', async () => {
    ada = await newPayer(product);
    const references = [newReference(), newReference(), newReference()];
    for (const reference of references) {
      await begin({}, { reference });
      await checkout(reference, 'success');
    }
    const pool = createPool({ url: database.url, role: 'wura_worker', max: 1, applicationName: 'wura-test' });
    onTestFinished(() => pool.end());
    const kinds = await openJobs({ config: product.config, pool, log: silentLog });
    await product.pool.query('update jobs.job set due_at = clock_timestamp()');
    const kind = 'deposit';
    await createJobRunner({ pool, log: silentLog, kinds: new Map([[kind, kinds.get(kind)!]]) }).runDue();
    expect(await balanceOf(product, ada)).toBe(15_000_00n);
  });

  it('is refused field by field, in the words of the product', async () => {
    ada = await newPayer(product);
    const eve = await newPayer(product);
    const used = newReference();
    await begin({}, { reference: used });
    const cases: [object, number, string][] = [
      [{ amount: undefined, email: undefined }, 422, 'Please fill in all required fields'],
      [{ amount: 99.99 }, 422, 'Minimum deposit amount is ₦100'],
      [{ amount: 'x' }, 422, 'Please enter a valid amount'],
      [{ amount: '100.001' }, 422, 'Please enter a valid amount'],
      [{ email: 'x' }, 422, 'Please enter a valid email address'],
      [{ transaction_ref: 'DEP 1' }, 422, 'The reference must be 8 to 100 letters, digits or - _ . ='],
      [{ wallet_id: eve.wallet }, 404, 'Not found.'],
      [{ transaction_ref: used }, 409, 'This reference was used for another deposit.'],
      [{ extra: 1 }, 400, 'The request names a field this call does not know.'],
    ];
    for (const [body, status, message] of cases) {
      expect(await begin(body), JSON.stringify(body)).toMatchObject({ status, body: { message } });
    }
    expect((await begin({ amount: 50, email: 'x' })).body).toMatchObject({
      message: 'Minimum deposit amount is ₦100',
      errors: { amount: 'Minimum deposit amount is ₦100', email: 'Please enter a valid email address' },
    });
    expect((await verify(used, eve.token)).status).toBe(404);
    expect((await verify('DEP_nobody_has_this')).status).toBe(404);
  });

  it('that was paid otherwise than asked waits for a person, and says so with a number', async () => {
    ada = await newPayer(product);
    for (const mode of ['wrong_amount', 'wrong_currency']) {
      const reference = newReference();
      await begin({}, { reference });
      await checkout(reference, 'success');
      await fault('verify', mode);
      const { body } = await verify(reference);
      expect(body).toMatchObject({ success: false, status: 'review', case_number: expect.stringMatching(/^CASE-/) });
      expect((await verify(reference)).body.status).toBe('review');
    }
    expect(await balanceOf(product, ada)).toBe(0n);
  });

  it('is taken back when the provider gives the card its money back, even if it is spent', async () => {
    ada = await newPayer(product, { pin: '2468' });
    const kept = await deposit(product, ada, 1_000);
    const spent = await deposit(product, ada, 3_000);
    await product.control(`/settle/${kept}`, { outcome: 'reversed' });
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(3_000_00n);
    await send({ amount: 2_900 });
    await product.control(`/settle/${spent}`, { outcome: 'reversed' });
    await product.runJobs();
    // What is left of it is taken; the rest is ours to bear, and a person's to see.
    expect(await balanceOf(product, ada)).toBe(0n);
    const { rows } = await product.pool.query('select kind, facts from cases.case_file where subject = $1', [spent]);
    expect(rows).toEqual([{ kind: 'deposit_reversed_after_spending', facts: { amount: '3000.00', borne: '2910.75' } }]);
    expect((await verify(kept)).body).toMatchObject({ success: false, status: 'reversed' });
  });

  it('keeps to the tier, with what may still arrive counted in', async () => {
    ada = await newPayer(product, { tier: 1 });
    expect((await begin({ amount: 50_000.01 })).body).toMatchObject({
      code: 'limit_exceeded',
      message: 'You can deposit at most ₦50,000.00 at once.',
    });
    for (let n = 0; n < 6; n++) expect((await begin({ amount: 50_000 })).status).toBe(200);
    expect((await begin({ amount: 100 })).body.message).toBe('Your wallet has room for ₦0.00 more.');
  });

  it('and what other customers send share the room of a cooling-off period', async () => {
    // A provider of one's own begins its numbers anew, which one database would take for the same payments again.
    const own = await cloneDatabase();
    const nigeria = await openTestProduct(own, { rules: 'nigeria' });
    const [sender, newcomer] = [await newPayer(nigeria), await newPayer(nigeria)];
    await nigeria.pool.query(
      'update identity.customers set has_checked_number = true, phone_confirmed_at = now() where id = any($1)',
      [[sender.number, newcomer.number]],
    );
    await nigeria.pool.query(
      `update identity.customers
          set cooling_off_since = now() - interval '25 h', cooling_off_until = now() - interval '1 h' where id = $1`,
      [sender.number],
    );
    await deposit(nigeria, sender, 30_000);
    const { rows } = await nigeria.pool.query('select account_number from identity.customers where id = $1', [
      newcomer.number,
    ]);
    const send = (amount: number) =>
      nigeria.call('POST', '/api/intra-transfer', {
        token: sender.token,
        body: { toAccountNumber: rows[0].account_number, fromWalletId: sender.wallet, amount },
      });
    expect((await send(9_000)).status).toBe(200);
    await deposit(nigeria, newcomer, 4_000);
    expect((await send(7_000.01)).body.code).toBe('recipient_limit');
    expect((await send(2_000)).status).toBe(200);
    const ask = (amount: number) =>
      nigeria.call('POST', '/api/paystack/create-pending-deposit', {
        token: newcomer.token,
        body: { amount, email: newcomer.email, wallet_id: newcomer.wallet, transaction_ref: newReference() },
      });
    expect((await ask(5_000.01)).body.message).toBe('You can deposit ₦5,000.00 more today.');
    expect((await ask(5_000)).status).toBe(200);
    // What becomes another currency was there before, and takes no room a second time.
    await nigeria.runJobs();
    const asNewcomer = (at: string, body: object) => nigeria.call('POST', at, { token: newcomer.token, body });
    const { body: dollars } = await asNewcomer('/api/wallets', { currency: 'USD' });
    const pair = { from_wallet_id: newcomer.wallet, to_wallet_id: dollars.id, amount: 3_500 };
    const { body: quote } = await asNewcomer('/api/conversions/quote', pair);
    expect((await asNewcomer('/api/conversions', { quote_id: quote.quote_id })).status).toBe(200);
    expect((await send(5_000)).status).toBe(200);
    await nigeria.close();
    await own.close();
  });

  it.each(['error500', 'timeout', 'garbage', 'status429', 'redirect', 'oversized', 'act_then_timeout'])(
    'moves nothing and can be verified later when the provider answers with %s',
    async mode => {
      ada = await newPayer(product);
      const reference = newReference();
      await begin({}, { reference });
      await checkout(reference, 'success');
      await fault('verify', mode);
      expect(await verify(reference)).toMatchObject({
        status: 503,
        body: { code: 'provider_unavailable', message: 'Payment verification failed. Please try again.' },
      });
      expect(await balanceOf(product, ada)).toBe(0n);
      expect((await verify(reference)).body.success).toBe(true);
      expect(await balanceOf(product, ada)).toBe(5_000_00n);
    },
  );
});

describe('an account number of one’s own', () => {
  it('is opened once, and whatever arrives on it is credited once with its sender', async () => {
    ada = await newPayer(product);
    expect((await product.call('GET', '/api/deposit-account', { token: ada.token })).status).toBe(404);
    const opened = await product.call('POST', '/api/deposit-account', { token: ada.token });
    expect(opened).toMatchObject({ status: 200, body: { bank_name: 'Paystack-Titan' } });
    expect((await product.call('POST', '/api/deposit-account', { token: ada.token })).body).toEqual(opened.body);
    await product.control('/paystack/transfer-in', {
      account_number: opened.body.account_number,
      amount: 1_234.5,
      sender_name: 'Ngozi Eze',
    });
    await expect.poll(async () => (await product.worker.runDue(), balanceOf(product, ada))).toBe(1_234_50n);
    const { body } = await product.call('GET', '/api/deposits', { token: ada.token });
    expect(body.data).toMatchObject([{ channel: 'account', status: 'completed', amount: '1234.50' }]);
    await product.control(`/webhooks/${body.data[0].reference}/replay`, { times: 5 });
    await product.runJobs();
    expect(await balanceOf(product, ada)).toBe(1_234_50n);
  });

  it('names a sender whole whose name has a comma, on the receipt too', async () => {
    ada = await newPayer(product);
    const { body: own } = await product.call('POST', '/api/deposit-account', { token: ada.token });
    const arriving = { account_number: own.account_number, amount: 2_000, sender_name: 'Okafor, Chinedu' };
    await product.control('/paystack/transfer-in', arriving);
    await expect.poll(async () => (await product.worker.runDue(), balanceOf(product, ada))).toBe(2_000_00n);
    const { body } = await product.call('GET', '/api/deposits', { token: ada.token });
    const { transaction_id: id, sender } = body.data[0];
    const { body: receipt } = await product.call('GET', `/api/transactions/${id}/receipt`, { token: ada.token });
    expect(receipt).toMatchObject({
      description: 'Bank transfer from Okafor, Chinedu',
      sender: { name: 'Okafor, Chinedu', bank: expect.stringMatching(/^[^,]+$/) },
    });
    expect(sender).toBe(`Okafor, Chinedu, ${receipt.sender.bank}`);
    // Paystack does not say which account it came from, and an empty text would be a number.
    const { body: detail } = await product.call('GET', `/api/transactions/${id}`, { token: ada.token });
    expect(detail.counterparty).toEqual({ name: 'Okafor, Chinedu', account_number: null, bank: receipt.sender.bank });
  });
});

const account = { account_number: '0123456789', bank_code: '058' };
async function nameOf(to = account): Promise<string> {
  const { body } = await product.call('POST', '/api/paystack/validate-account', { token: ada.token, body: to });
  return body.data.account_name;
}
async function send(body: object = {}, { key, name }: { key?: string; name?: string } = {}) {
  return product.call('POST', '/api/send-money', {
    token: ada.token,
    key,
    body: {
      from_wallet_id: ada.wallet,
      to_bank_account: { ...account, beneficiary_name: name ?? (await nameOf()), currency: 'NGN' },
      amount: 2_000,
      pin: '2468',
      remarks: 'Rent for November',
      ...body,
    },
  });
}

describe('a bank transfer', () => {
  it('arrives, and costs what was quoted to the kobo', async () => {
    ada = await newPayer(product, { pin: '2468' });
    await deposit(product, ada, 60_000);
    const quote = await product.call('GET', '/api/price?kind=bank_transfer&amount=25000', { token: ada.token });
    expect(quote.body).toMatchObject({ fee: '76.88', total: '25076.88' });
    const { status, body } = await send({ amount: 25_000 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Transfer successful',
      status: 'completed',
      receipt: {
        amount: '25000.00',
        bankName: 'Guaranty Trust Bank',
        accountNumber: '0123456789',
        fee: '76.88',
        fees: quote.body.fees,
        total: '25076.88',
        remarks: 'Rent for November',
      },
      transaction: { type: 'send', amount: '25000.00', fee: '76.88', status: 'completed', category: 'bank_transfer' },
    });
    expect(await balanceOf(product, ada)).toBe(60_000_00n - 25_076_88n);
    expect((await product.providerBooks()).get(body.reference)).toMatchObject({
      amount: '25000.00',
      status: 'success',
    });
    expect(await product.clearing()).toBe(0n);
    // What the receiver's bank looks it up by is learnt a moment later.
    await product.runJobs();
    const { rows } = await product.pool.query('select session_id from provider_payments.payment where reference = $1', [
      body.reference,
    ]);
    expect(rows).toEqual([{ session_id: expect.stringMatching(/^\d{30}$/) }]);
    expect((await product.pool.query('select from jobs.job where subject = $1', [body.reference])).rows).toEqual([]);
  });

  it('has no price, rather than none to pay, in a currency that no bank takes', async () => {
    const priceIn = (currency: string) =>
      product.call('GET', `/api/price?kind=bank_transfer&amount=25000&currency=${currency}`, { token: ada.token });
    expect(await priceIn('EUR')).toMatchObject({ status: 422, body: { code: 'unsupported_currency' } });
    expect(await priceIn('NGN')).toMatchObject({ status: 200, body: { fee: '76.88' } });
  });

  it('at another price than the customer saw is refused with the price of now, and nothing has moved', async () => {
    ada = await newPayer(product, { pin: '2468' });
    await deposit(product, ada, 60_000);
    expect(await send({ amount: 25_000, total: '25026.88' }, { key: 'seen' })).toMatchObject({
      status: 422,
      body: {
        code: 'price_changed',
        price: '25076.88',
        facts: { price: { amount: '25076.88', currency: 'NGN' } },
        message: 'The price is now ₦25,076.88. Please confirm it.',
      },
    });
    expect(await balanceOf(product, ada)).toBe(60_000_00n);
    expect((await send({ amount: 25_000, total: 'x' })).body.errorCodes).toEqual({ total: 'amount_invalid' });
    expect((await send({ amount: 25_000, total: '25076.88' }, { key: 'seen-anew' })).status).toBe(200);
  });

  it('refuses in the order of the contract, and nothing has moved', async () => {
    ada = await newPayer(product, { pin: '2468' });
    await deposit(product, ada, 100);
    const eve = await newPayer(product);
    const wrongName = { ...account, beneficiary_name: 'Somebody Else' };
    const nobody = { account_number: '0000000000', bank_code: '058', beneficiary_name: 'x' };
    const noBank = { ...account, bank_code: '999', beneficiary_name: 'x' };
    const cases: [object, number, string][] = [
      [{ from_wallet_id: undefined, amount: undefined }, 422, 'Please fill in all required fields'],
      [{ amount: 0.99 }, 422, 'The amount must be at least ₦1'],
      [{ amount: '1.001' }, 422, 'Please enter a valid amount'],
      [{ remarks: 'x'.repeat(101) }, 422, 'The remark may have at most 100 characters'],
      [{ remarks: 'a‮b' }, 422, 'The remark may have letters, digits and signs that can be seen'],
      [{ pin: '12' }, 422, 'PIN must be exactly 4 digits'],
      [{ from_wallet_id: eve.wallet }, 404, 'Not found.'],
      [{ to_bank_account: noBank }, 422, 'Please select a bank'],
      [{ to_bank_account: nobody }, 422, 'There is not enough money in this wallet.'],
      [{ to_bank_account: nobody, amount: 10 }, 422, 'Failed to validate account'],
      [{ to_bank_account: wrongName, amount: 10 }, 422, 'The name on this account is a different one'],
      [{ amount: 6_000_000, pin: '0000' }, 403, 'You can send ₦5,000,000.00 more today.'],
      [{ amount: 100, pin: '0000' }, 422, 'There is not enough money in this wallet.'],
      [{ amount: 10, pin: '0000' }, 422, 'Wrong PIN. 4 tries left.'],
      [{ extra: 1 }, 400, 'The request names a field this call does not know.'],
    ];
    for (const [body, status, message] of cases) {
      expect(await send(body), JSON.stringify(body)).toMatchObject({ status, body: { message } });
    }
    const unknownBank = 'Please select a bank';
    expect((await send({ to_bank_account: noBank })).body.errors).toEqual({ 'to_bank_account.bank_code': unknownBank });
    expect(
      await product.call('POST', '/api/paystack/validate-account', {
        token: ada.token,
        body: { account_number: '0123456789', bank_code: '999' },
      }),
    ).toMatchObject({ status: 422, body: { code: 'unknown_bank', errors: { bank_code: unknownBank } } });
    expect((await send({ amount: 10, pin: undefined })).body.code).toBe('pin_required');
    expect(await balanceOf(product, ada)).toBe(100_00n);
    ada = await newPayer(product);
    await deposit(product, ada, 100);
    expect((await send({ amount: 10, pin: undefined })).body.code).toBe('pin_not_set');
    ada = eve;
    expect((await send()).body.code).toBe('insufficient_funds');
  });

  it('moves nothing once its customer has signed out, or staff have frozen them, while the bank was asked for the name', async () => {
    const freeze = 'update identity.customers set is_frozen = true where id = $1';
    const ends: [number, string, () => Promise<unknown>][] = [
      [401, 'unauthenticated', () => product.call('POST', '/api/logout', { token: ada.token })],
      [403, 'account_frozen', () => database.pool('none').query(freeze, [ada.number])],
    ];
    for (const [status, code, end] of ends) {
      ada = await newPayer(product, { pin: '2468' });
      await deposit(product, ada, 5_000);
      const name = await nameOf();
      await fault('resolve', 'slow', { delayMs: 1_500 });
      const sending = send({}, { name });
      await expect.poll(() => product.control('/faults'), { timeout: 20_000 }).toEqual([]);
      await end();
      expect(await sending).toMatchObject({ status, body: { code } });
      expect(await balanceOf(product, ada)).toBe(5_000_00n);
    }
  });

  it('that is declined gives everything back at once, and says so again under its key to the byte', async () => {
    ada = await newPayer(product, { pin: '2468' });
    await deposit(product, ada, 5_000);
    await fault('transfer', 'refuse');
    const first = await send({}, { key: 'rent' });
    expect(first).toMatchObject({
      status: 422,
      isReplay: false,
      body: { code: 'payment_declined', status: 'failed', transaction: { status: 'failed', refunded: true } },
    });
    expect(first.body.message).toContain('Your money is back in your wallet.');
    expect(await balanceOf(product, ada)).toBe(5_000_00n);
    expect(await send({}, { key: 'rent' })).toEqual({ ...first, isReplay: true });
    expect((await send({ amount: 2_001 }, { key: 'rent' })).body.code).toBe('idempotency_mismatch');
    expect(await product.clearing()).toBe(0n);
  });

  it.each(['timeout', 'act_then_timeout', 'error500', 'garbage', 'status429', 'redirect', 'oversized', 'wrong_amount'])(
    'is sent exactly once when the provider answers with %s',
    async mode => {
      ada = await newPayer(product, { pin: '2468' });
      await deposit(product, ada, 5_000);
      await fault('transfer', mode);
      const sent = await send({}, { key: 'rent' });
      expect([200, 202]).toContain(sent.status);
      await product.runJobs();
      const { body } = await product.call('GET', `/api/transactions/${sent.body.transaction.id}`, { token: ada.token });
      expect(body.status).toBe('completed');
      expect(await balanceOf(product, ada)).toBe(5_000_00n - 2_010_75n);
      const entries = [...(await product.providerBooks()).values()].filter(({ operation }) => operation === 'transfer');
      expect(entries.filter((entry: any) => entry.reference === sent.body.reference)).toHaveLength(1);
      expect(await send({}, { key: 'rent' })).toMatchObject({ status: sent.status, text: sent.text, isReplay: true });
    },
  );

  it('that nobody has decided is pending with a time, and ends as the provider says', async () => {
    ada = await newPayer(product, { pin: '2468' });
    await deposit(product, ada, 10_000);
    for (const [outcome, status, back] of [
      ['success', 'completed', 0n],
      ['failed', 'failed', 2_010_75n],
    ] as const) {
      const before = await balanceOf(product, ada);
      await fault('transfer', 'pending');
      const sent = await send();
      expect(sent).toMatchObject({ status: 202, body: { message: 'Transfer pending', status: 'pending' } });
      expect(new Date(sent.body.receipt.expected_by).getTime()).toBeGreaterThan(Date.now());
      await product.control(`/settle/${sent.body.reference}`, { outcome });
      await product.runJobs();
      const { body } = await product.call('GET', `/api/transactions/${sent.body.transaction.id}`, { token: ada.token });
      expect(body).toMatchObject({ status, refunded: status === 'failed', expected_by: null });
      expect(await balanceOf(product, ada)).toBe(before - 2_010_75n + back);
    }
    expect(await product.clearing()).toBe(0n);
  });

  it('that the provider takes back after it was done is given back once', async () => {
    ada = await newPayer(product, { pin: '2468' });
    await deposit(product, ada, 5_000);
    const sent = await send();
    await product.control(`/settle/${sent.body.reference}`, { outcome: 'reversed' });
    for (let n = 0; n < 3; n++) {
      await product.control(`/webhooks/${sent.body.reference}/replay`, { times: 3 });
      await product.runJobs();
    }
    expect(await balanceOf(product, ada)).toBe(5_000_00n);
    const { body } = await product.call('GET', `/api/transactions/${sent.body.transaction.id}`, { token: ada.token });
    expect(body).toMatchObject({ status: 'failed', refunded: true });
    const { rows } = await product.pool.query(
      'select state from provider_payments.step where reference = $1 order by id',
      [sent.body.reference],
    );
    expect(rows.map(({ state }) => state)).toEqual(['held', 'asked', 'succeeded', 'reversed']);
  });

  it('remembers whom money was sent to, and lets an account be saved under the name its bank gives it', async () => {
    ada = await newPayer(product, { pin: '2468' });
    await deposit(product, ada, 5_000);
    const check = () => product.call('POST', '/api/paystack/validate-account', { token: ada.token, body: account });
    expect((await check()).body.data).toMatchObject({ is_first_time: true, last_sent: null });
    await send();
    expect((await check()).body.data).toMatchObject({
      is_first_time: false,
      last_sent: { amount: '2000.00', status: 'completed' },
    });
    const saved = await product.call('POST', '/api/beneficiaries', { token: ada.token, body: account });
    expect(saved).toMatchObject({ status: 201, body: { account_name: await nameOf(), nickname: null } });
    expect((await product.call('POST', '/api/beneficiaries', { token: ada.token, body: account })).status).toBe(409);
    const at = `/api/beneficiaries/${saved.body.id}`;
    const eve = await newPayer(product);
    for (const method of ['PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { nickname: 'x' } : undefined;
      expect((await product.call(method, at, { token: eve.token, body })).status).toBe(404);
    }
    expect((await product.call('PUT', at, { token: ada.token, body: { nickname: 'Landlord' } })).body.nickname).toBe(
      'Landlord',
    );
    const listed = await product.call('GET', '/api/beneficiaries?q=land', { token: ada.token });
    expect(listed.body.data).toHaveLength(1);
    expect((await product.call('DELETE', at, { token: ada.token })).status).toBe(204);
    expect((await product.call('GET', '/api/beneficiaries', { token: ada.token })).body.data).toEqual([]);
  });
});

describe('a webhook', () => {
  it('without the right signature over its very bytes is refused and leaves no trace', async () => {
    const body = '{"event":"charge.success","data":{"reference":"T1"}}';
    for (const signature of [undefined, '', '00', 'x'.repeat(128)]) {
      const headers = signature === undefined ? {} : { 'x-paystack-signature': signature };
      expect((await product.call('POST', '/api/webhooks/paystack', { body, headers })).status).toBe(401);
    }
    const { rows } = await product.pool.query(`select from provider_payments.webhook where reference = 'T1'`);
    expect(rows).toEqual([]);
  });
});
