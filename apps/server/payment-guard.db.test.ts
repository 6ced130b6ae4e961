import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { createFiling } from '@wura/wallets/server/filing';
import { createPayees } from '@wura/wallets/server/payees';
import { createWallets } from '@wura/wallets/server/wallets';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  accountNumberOf,
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type Payer,
  type TestProduct,
} from './testing/test-product.ts';
import { fillHotWallet, newHolder, openSigner, receive, testAddresses } from './testing/usdt.ts';

// The customer's own guard over payments to payees they never paid, with a thief who holds their session and their PIN.

let database: TestDatabase;
let product: TestProduct;
let aheadMs = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, {}, { webNow: () => Date.now() + aheadMs });
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const pin = '2580';
let sent = 0;

/** Guards what is worth more than ₦1,000. */
async function guardedPayer(): Promise<Payer> {
  const who = await newPayer(product, { pin, isRemembered: true });
  await deposit(product, who, 20_000);
  expect(await change(who, { guard_over: 1_000 })).toMatchObject({ status: 200, body: { guard_over: '1000.00' } });
  return who;
}
const change = ({ token }: Payer, body: object) => product.call('PUT', '/api/limits', { token, body });
const payee = async () => accountNumberOf(product, await newPayer(product));
const send = ({ token, wallet }: Payer, toAccountNumber: string, amount: number, more: object = {}) =>
  product.call('POST', '/api/intra-transfer', {
    token,
    key: `transfer-${++sent}`,
    body: { fromWalletId: wallet, toAccountNumber, amount, pin, ...more },
  });
const aDayMs = 24 * 3_600_000 + 60_000;
/** As the server sees it when a day has passed. */
async function aDayLater(then: () => Promise<void>): Promise<void> {
  aheadMs = aDayMs;
  try {
    await then();
  } finally {
    aheadMs = 0;
  }
}
async function bankAccount({ token, wallet }: Payer, account_number = '0123456789') {
  const account = { account_number, bank_code: '058' };
  const named = (await product.call('POST', '/api/paystack/validate-account', { token, body: account })).body.data;
  const to_bank_account = { ...account, beneficiary_name: named.account_name };
  return {
    send: (amount: number, more: object = {}) =>
      product.call('POST', '/api/send-money', {
        token,
        key: `bank-${++sent}`,
        body: { from_wallet_id: wallet, to_bank_account, amount, pin, ...more },
      }),
  };
}
async function confirm(who: Payer, payment: string) {
  const mail_code = await product.mailedCode(who);
  return product.call('POST', '/api/step-up/payment', { token: who.token, body: { payment, pin, mail_code } });
}

it('a large payment to a payee who was never paid takes nothing until it is confirmed, and then that very payment goes through', async () => {
  const ada = await guardedPayer();
  const [bola, thief] = [await payee(), await payee()];
  const refused = await send(ada, bola, 1_001);
  expect(refused).toMatchObject({ status: 403, body: { code: 'payment_guarded', reason: 'guard_large' } });
  expect(await balanceOf(product, ada)).toBe(20_000_00n);
  const wrong = { payment: refused.body.payment, pin, mail_code: '000000' };
  const denied = await product.call('POST', '/api/step-up/payment', { token: ada.token, body: wrong });
  expect([403, 422]).toContain(denied.status);
  expect((await send(ada, bola, 1_001)).body.code).toBe('payment_guarded');

  expect((await confirm(ada, refused.body.payment)).status).toBe(200);
  // What was confirmed is neither another payee nor another sum, and the PIN is asked for as ever.
  expect((await send(ada, thief, 1_001)).body.code).toBe('payment_guarded');
  expect((await send(ada, bola, 1_002)).body.code).toBe('payment_guarded');
  expect((await send(ada, bola, 1_001, { pin: undefined })).body.code).toBe('pin_required');
  expect((await send(ada, bola, 1_001)).status).toBe(200);
  // By now they are known.
  expect((await send(ada, bola, 5_000)).status).toBe(200);
  expect(await balanceOf(product, ada)).toBe(13_999_00n);
});

it('a small payment, a bill and a payee who was paid a day ago are not asked about, and what cannot be paid is refused first', async () => {
  const ada = await guardedPayer();
  const bola = await payee();
  expect((await send(ada, bola, 50_000)).body.code).toBe('insufficient_funds');
  expect((await send(ada, bola, 1_000, { pin: undefined })).status).toBe(200);
  expect((await send(ada, bola, 2_000)).body.code).toBe('payment_guarded');
  await aDayLater(async () => expect((await send(ada, bola, 2_000)).status).toBe(200));
  const airtime = { walletId: ada.wallet, amount: 1_500, phone: '08031234567', network: 'mtn', pin };
  expect((await product.call('POST', '/api/payments/airtime', { token: ada.token, body: airtime })).status).toBe(200);
});

it('a small payment makes no stranger known for a large one, until a day has passed', async () => {
  const ada = await guardedPayer();
  const bola = await payee();
  const bank = await bankAccount(ada);
  const pays = [
    (amount: number, more?: object) => send(ada, bola, amount, more),
    (amount: number, more?: object) => bank.send(amount, more),
  ];
  for (const pay of pays) {
    expect([200, 202]).toContain((await pay(100)).status);
    const refused = await pay(1_500);
    expect(refused).toMatchObject({ status: 403, body: { code: 'payment_guarded' } });
    // Nor does a confirmation whose payment never got past the PIN.
    expect((await confirm(ada, refused.body.payment)).status).toBe(200);
    expect((await pay(1_500, { pin: '0000' })).body.code).toBe('invalid_pin');
    expect((await pay(1_501)).body.code).toBe('payment_guarded');
  }
  await aDayLater(async () => {
    for (const pay of pays) expect([200, 202]).toContain((await pay(1_501)).status);
  });
});

it('a payment that has not arrived, or has come back, makes its payee known on no day', async () => {
  const ada = await guardedPayer();
  const [waits, fails] = [await bankAccount(ada, '0123456781'), await bankAccount(ada, '0123456782')];
  for (const [account, outcome] of [
    [waits, undefined],
    [fails, 'failed'],
  ] as const) {
    await product.control('/faults', { provider: 'paystack', operation: 'transfer', mode: 'pending', times: 1 });
    const { status, body } = await account.send(100);
    expect(status).toBe(202);
    if (outcome) await product.control(`/settle/${body.reference}`, { outcome });
  }
  await product.runJobs();
  await aDayLater(async () => {
    for (const account of [waits, fails]) expect((await account.send(1_500)).body.code).toBe('payment_guarded');
  });
});

it('every way out is guarded: a bank account, a request, a payment on a day to come, a file of payments, and a program', async () => {
  const ada = await guardedPayer();
  const bola = await newPayer(product);
  const { token } = ada;
  const number = await accountNumberOf(product, bola);
  const account = { account_number: '0123456789', bank_code: '058' };
  const named = (await product.call('POST', '/api/paystack/validate-account', { token, body: account })).body.data;
  const toBank = () =>
    product.call('POST', '/api/send-money', {
      token,
      body: {
        from_wallet_id: ada.wallet,
        to_bank_account: { ...account, beneficiary_name: named.account_name },
        amount: 1_500,
        pin,
      },
    });
  const asked = await product.call('POST', '/api/payment-requests', { token: bola.token, body: { amount: '1500' } });
  const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
  const schedule = () =>
    product.call('POST', '/api/scheduled-payments', {
      token,
      body: {
        kind: 'transfer',
        wallet_id: ada.wallet,
        fields: { number },
        amount: '1500',
        repeats: 'monthly',
        starts_on: today,
        on_failure: 'stop',
        pin,
      },
    });
  const csv = Buffer.from(`to,amount\n${number},1500`).toString('base64');
  const file = await product.call('POST', '/api/bulk-payments', { token, body: { wallet_id: ada.wallet, csv } });
  const approve = () =>
    product.call('POST', `/api/bulk-payments/${file.body.id}/approve`, {
      token,
      body: { total: file.body.total, pin },
    });
  const payRequest = () =>
    product.call('POST', `/api/pay/${asked.body.code}`, {
      token,
      body: { fromWalletId: ada.wallet, pin },
    });
  const first = {
    bank: await toBank(),
    request: await payRequest(),
    schedule: await schedule(),
    file: await approve(),
  };
  for (const [way, answer] of Object.entries(first))
    expect({ way, code: answer.body.code }).toEqual({ way, code: 'payment_guarded' });
  expect(await balanceOf(product, ada)).toBe(20_000_00n);

  const made = await product.call('POST', '/api/keys', {
    token,
    body: {
      name: 'Payroll',
      scopes: ['send_wura'],
      days: 30,
      per_payment: '5000',
      per_day: '5000',
      pin,
      mail_code: await product.mailedCode(ada),
    },
  });
  expect(made.status).toBe(201);
  const byKey = await send({ ...ada, token: made.body.token }, number, 1_500, { pin: undefined });
  expect(byKey).toMatchObject({ status: 403, body: { code: 'payment_guarded', reason: 'guard_key' } });

  expect((await confirm(ada, first.bank.body.payment)).status).toBe(200);
  expect([200, 202]).toContain((await toBank()).status);
  expect((await confirm(ada, first.schedule.body.payment)).status).toBe(200);
  expect((await schedule()).status).toBe(201);
});

it('USDT leaves to an address that was never paid only once that payment is confirmed, and to another customer likewise', async () => {
  const signer = openSigner(database);
  signer.start();
  await fillHotWallet(product);
  const [ada, bola] = [await newHolder(product, pin), await newHolder(product)];
  await receive(product, ada, '100');
  await change(ada, { guard_over: 1_000 });
  const elsewhere = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
  const withdraw = (to_address: string, amount: number) =>
    product.call('POST', '/api/usdt/transfer', {
      token: ada.token,
      key: `usdt-${++sent}`,
      body: { from_wallet_id: ada.wallet, to_address, amount, pin },
    });
  for (const to of [elsewhere, bola.address]) {
    const refused = await withdraw(to, 5);
    expect(refused).toMatchObject({ status: 403, body: { code: 'payment_guarded', reason: 'guard_large' } });
    expect((await confirm(ada, refused.body.payment)).status).toBe(200);
    // What was confirmed is this sum to this address.
    expect((await withdraw(testAddresses.deposit(900_001), 5)).body.code).toBe('payment_guarded');
    expect((await withdraw(to, 6)).body.code).toBe('payment_guarded');
    expect([200, 202]).toContain((await withdraw(to, 5)).status);
  }
  expect(await balanceOf(product, ada)).toBe(89_000_000n);
  await signer.stop();
});

it('the guard is made stricter at once, and easier only with the second factor', async () => {
  const ada = await guardedPayer();
  const night = await change(ada, { guard_night: { from: 22, until: 6 } });
  expect(night.body).toMatchObject({ guard_night: { from: 22, until: 6 }, guard_over: '1000.00', next: null });
  for (const easier of [
    { guard_over: 2_000 },
    { guard_over: null },
    { guard_night: null },
    { guard_night: { from: 23, until: 6 } },
  ]) {
    expect((await change(ada, easier)).body.code).toBe('step_up_required');
  }
  expect((await change(ada, { guard_night: { from: 24, until: 6 } })).body.errorCodes).toEqual({
    'guard_night.from': 'guard_hour_invalid',
  });
  const eased = await change(ada, {
    guard_over: null,
    guard_night: null,
    pin,
    mail_code: await product.mailedCode(ada),
  });
  expect(eased).toMatchObject({ status: 200, body: { guard_over: null, guard_night: null } });
  expect((await send(ada, await payee(), 5_000)).status).toBe(200);
});

it('in the hours that its customer chose the smallest payment to a stranger is asked about', async () => {
  const ada = await newPayer(product, { pin });
  await deposit(product, ada, 1_000);
  const hour = new Date(Date.now() + 3_600_000).getUTCHours();
  // An hour before and after this one, so that no turn of the clock ends it.
  await change(ada, { guard_night: { from: (hour + 23) % 24, until: (hour + 2) % 24 } });
  const refused = await send(ada, await payee(), 1);
  expect(refused.body).toMatchObject({ code: 'payment_guarded', reason: 'guard_night' });
});

it('that a payee was paid a day ago is asked of the database once, and known from then on', async () => {
  const [ada, bola] = await Promise.all([newPayer(product), newPayer(product)]);
  await deposit(product, ada, 1_000);
  const number = await accountNumberOf(product, bola);
  let now = Date.now();
  const filing = createFiling({ wallets: createWallets(product.pool) });
  const payees = createPayees(product.pool, { filing, now: () => now });
  const wasPaid = () => payees.wasPaid(ada.number, { customer: bola.number });
  expect(await wasPaid()).toBe(false);
  expect((await send(ada, number, 100, { pin: undefined })).status).toBe(200);
  expect(await wasPaid()).toBe(false);
  now += aDayMs;
  expect(await wasPaid()).toBe(true);
  const queries = vi.spyOn(product.pool, 'query');
  expect(await wasPaid()).toBe(true);
  expect(queries).not.toHaveBeenCalled();
  queries.mockRestore();
  // What they sent is no sign of who is paid.
  expect(await payees.wasPaid(bola.number, { customer: ada.number })).toBe(false);
});
