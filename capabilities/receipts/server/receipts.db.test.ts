import {
  balanceOf,
  deposit,
  newPayer,
  openTestProduct,
  type TestProduct,
  type Payer,
} from '@wura/app-server/testing/test-product';
import { rotateKeys } from '@wura/app-server/rotate-keys';
import { readQr } from '@wura/documents/testing';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let product: TestProduct;
let ada: Payer;
let eve: Payer;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, { publicUrl: 'https://wura.example.ng' });
  [ada, eve] = [await newPayer(product, { pin: '2468' }), await newPayer(product)];
  await deposit(product, ada, 500_000);
});
afterAll(async () => {
  await product.close();
  await database.close();
});
afterEach(async () => {
  await product.pool.query('delete from jobs.job');
});

const account = { account_number: '0123456789', bank_code: '058', currency: 'NGN' };

/** The name of the movement. */
async function sendMoney(mode?: string): Promise<string> {
  const { account_number, bank_code } = account;
  const named = await product.call('POST', '/api/paystack/validate-account', {
    token: ada.token,
    body: { account_number, bank_code },
  });
  const fault = { provider: 'paystack', operation: 'transfer', mode, times: 1 };
  if (mode) await product.control('/faults', fault);
  const sent = await product.call('POST', '/api/send-money', {
    token: ada.token,
    body: {
      from_wallet_id: ada.wallet,
      to_bank_account: { ...account, beneficiary_name: named.body.data.account_name },
      amount: 25_000,
      pin: '2468',
      remarks: 'November rent',
    },
  });
  return sent.body.transaction.id;
}

const receipt = (id: string, { format = 'json', token = ada.token } = {}) =>
  product.application.app.inject({
    url: `/api/transactions/${id}/receipt?format=${format}`,
    headers: { authorization: `Bearer ${token}` },
  });
const verify = (code: string) => product.call('GET', `/api/receipts/${encodeURIComponent(code)}`);

const track = (code: string) => product.call('GET', `/api/track/${encodeURIComponent(code)}`);

describe('the page that follows a payment', () => {
  it('tells a person with its code where the money is, step by step, and nothing that the receipt does not', async () => {
    const id = await sendMoney('pending');
    const { code, reference } = (await receipt(id)).json();
    const before = await track(code);
    expect(before.body).toMatchObject({
      status: 'pending',
      amount: '25000.00',
      sender: 'Z••••• B•••••',
      receiver_bank: 'Guaranty Trust Bank',
      expected_by: expect.any(String),
      steps: [
        { step: 'held', at: expect.any(String) },
        { step: 'sent', at: expect.any(String) },
        { step: 'at_bank' },
        { step: 'arrived', at: null },
      ],
    });
    expect(before.text).not.toMatch(/Zainab|Bello|0123456789|rent|balance|fee/i);
    await product.control(`/settle/${reference}`, { outcome: 'success' });
    const end = () =>
      product
        .runJobs()
        .then(() => track(code))
        .then(({ body }) => body);
    await expect.poll(end, { timeout: 5_000 }).toMatchObject({ status: 'completed', session_id: expect.any(String) });
    const { steps } = (await track(code)).body;
    const times = steps.map(({ at }: { at: string }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
    expect(steps.at(-1).step).toBe('arrived');
  });

  it('says that the money went back, and has nothing at all for a code that was changed', async () => {
    const id = await sendMoney('refuse');
    await product.runJobs();
    const { code } = (await receipt(id)).json();
    const { body } = await track(code);
    expect([body.status, body.steps[0].step, body.steps.at(-1).step]).toEqual(['failed', 'held', 'returned']);
    expect((await track(code.slice(1) + code[0])).body.code).toBe('no_such_receipt');
  });

  it('has held and arrived alone for money that never left us, and the receiver has a code of their own', async () => {
    const { body: user } = await product.call('GET', '/api/user', { token: eve.token });
    const sent = await product.call('POST', '/api/intra-transfer', {
      token: ada.token,
      body: { toAccountNumber: user.account_number, fromWalletId: ada.wallet, amount: 70 },
    });
    const { body: history } = await product.call('GET', '/api/transactions', { token: eve.token });
    const codes = [
      (await receipt(sent.body.transaction.id)).json().code,
      (await receipt(history.data[0].id, { token: eve.token })).json().code,
    ];
    expect(codes[0]).not.toBe(codes[1]);
    for (const code of codes) {
      const { body } = await track(code);
      expect(body.steps.map(({ step }: { step: string }) => step)).toEqual(['held', 'arrived']);
      expect(body).toMatchObject({ status: 'completed', amount: '70.00', session_id: null });
    }
  });
});

describe('a receipt', () => {
  it('says all of a bank transfer, every fee on a line of its own', async () => {
    const id = await sendMoney();
    await product.runJobs();
    const body = (await receipt(id)).json();
    expect(body).toMatchObject({
      id,
      status: 'completed',
      amount: '25000.00',
      fees: [
        { name: 'Fee', amount: '25.00' },
        { name: 'VAT on the fee (7.5%)', amount: '1.88' },
        { name: 'Stamp duty', amount: '50.00' },
      ],
      total: '25076.88',
      sender: { name: 'Zainab Bello', account_number: expect.stringMatching(/^\d{10}$/), bank: 'Wura' },
      receiver: { account_number: '0123456789', bank: 'Guaranty Trust Bank' },
      remark: 'November rent',
      reference: expect.stringMatching(/^wur_/),
      session_id: expect.stringMatching(/^\d{30}$/),
      sandbox: true,
    });
    expect(body.verify_url).toBe(`https://wura.example.ng/verify/${body.code}`);
  });

  it('is a picture whose code leads to the page where it can be checked, and a PDF with its letters in it', async () => {
    const { body: rows } = await product.call('GET', '/api/transactions', { token: ada.token });
    for (const { id } of rows.data) {
      const { verify_url: url, reference } = (await receipt(id)).json();
      const png = await receipt(id, { format: 'png' });
      expect(png.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
      expect((await sharp(png.rawPayload).metadata()).width).toBe(1170);
      expect(await readQr(png.rawPayload)).toBe(url);
      const pdf = await receipt(id, { format: 'pdf' });
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="wura-${reference}.pdf"`,
      });
      const text = pdf.rawPayload.toString('latin1');
      expect(text).toMatch(/^%PDF-1\.7/);
      expect(text).toContain('/FontFile2');
      expect(text).not.toContain('Helvetica');
    }
  });

  it('is its owner’s: to a stranger it is as unknown as one that is not there', async () => {
    const id = await sendMoney();
    const unknown = await receipt('mov_00000000000000000000000000');
    for (const format of ['json', 'png', 'pdf']) {
      const theirs = await receipt(id, { format, token: eve.token });
      expect(theirs.statusCode).toBe(404);
      expect({ ...theirs.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    }
    expect((await receipt(id, { format: 'gif' })).statusCode).toBe(422);
  });

  it('has two sides for a transfer between customers, each with a code of its own', async () => {
    const { body: user } = await product.call('GET', '/api/user', { token: eve.token });
    const sent = await product.call('POST', '/api/intra-transfer', {
      token: ada.token,
      body: { toAccountNumber: user.account_number, fromWalletId: ada.wallet, amount: 700 },
    });
    const { body: rows } = await product.call('GET', '/api/transactions', { token: eve.token });
    const mine = (await receipt(sent.body.transaction.id)).json();
    const theirs = (await receipt(rows.data[0].id, { token: eve.token })).json();
    expect(mine.code).not.toBe(theirs.code);
    expect([mine.sender, mine.receiver]).toEqual([theirs.sender, theirs.receiver]);
    expect([mine.type, theirs.type, mine.fees]).toEqual(['send', 'receive', []]);
    expect((await receipt(rows.data[0].id)).statusCode).toBe(404);
  });
});

describe('whoever is shown a receipt', () => {
  it('reads how the movement stands now, and of names only where their words begin', async () => {
    const id = await sendMoney('pending');
    const { code, reference } = (await receipt(id)).json();
    const before = await verify(code);
    expect(before).toMatchObject({
      status: 200,
      body: {
        status: 'pending',
        refunded: false,
        amount: '25000.00',
        currency: 'NGN',
        reference,
        sender: 'Z••••• B•••••',
        sender_bank: 'Wura',
        receiver: expect.stringMatching(/^\p{L}•{5}( \p{L}•{5})+$/u),
        receiver_bank: 'Guaranty Trust Bank',
        sandbox: true,
      },
    });
    expect(before.text).not.toMatch(/Zainab|Bello|0123456789|rent|balance/i);
    const money = await balanceOf(product, ada);
    await product.control(`/settle/${reference}`, { outcome: 'failed' });
    // Its webhook may be asking at this very moment.
    await expect
      .poll(
        () =>
          product
            .runJobs()
            .then(() => verify(code))
            .then(({ body }) => body.status),
        { timeout: 5_000 },
      )
      .toBe('failed');
    expect((await verify(code)).body).toMatchObject({ status: 'failed', refunded: true });
    expect(await balanceOf(product, ada)).toBe(money + 25_076_88n);
  });

  it('is told plainly that there is no such receipt, whatever was done to its code', async () => {
    const { code } = (await receipt(await sendMoney())).json();
    const other = code.at(3) === 'A' ? 'B' : 'A';
    const forged = [
      code.slice(0, 3) + other + code.slice(4),
      code.slice(1) + code[0],
      code.slice(0, 25),
      `${code}0`,
      '0'.repeat(26),
      'mov_00000000000000000000000000',
      '../../api/user',
      '\u0000',
      'x',
    ];
    for (const wrong of forged) {
      expect(await verify(wrong), wrong).toMatchObject({
        status: 404,
        body: { code: 'no_such_receipt', message: expect.stringMatching(/^No such receipt exists\./) },
      });
    }
    expect((await verify(code.toLowerCase())).status).toBe(200);
  });

  it('finds it under the same code in every process, and the key is worth nothing without MASTER_KEY', async () => {
    const id = await sendMoney();
    const { code } = (await receipt(id)).json();
    const { rows } = await product.pool.query<{ sealed: Buffer }>('select sealed from receipts.signing_key');
    expect(rows).toHaveLength(1);
    expect(rows[0]!.sealed.length).toBeGreaterThan(60);
    const other = await openTestProduct(database);
    expect((await other.call('GET', `/api/receipts/${code}`)).status).toBe(200);
    await other.close();
    // A new MASTER_KEY changes what the key lies in, and no code.
    const [masterKey, previousMasterKey] = [Buffer.alloc(32, 8), product.config.masterKey];
    const owner = { ...product.config, databaseUrl: database.url };
    expect(await rotateKeys({ ...owner, masterKey, previousMasterKey })).toMatchObject({ receipts: 1 });
    const rotated = await openTestProduct(database, { masterKey });
    expect((await rotated.call('GET', `/api/receipts/${code}`)).status).toBe(200);
    await rotated.close();
    await expect(product.pool.query('delete from receipts.signing_key')).rejects.toThrow(/permission denied/);
  });
});
