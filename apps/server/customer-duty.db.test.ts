import { hash } from 'node:crypto';
import type { Pool } from '@wura/database';
import { newKeyToken } from '@wura/identity/server/key-tokens';
import { lagosDate } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

// Stamp duty on what one customer sends another, by each way there is, where the people who run the product have begun it and
// where they have not.

const pin = '2580';
const why = { reason: 'the customer asked' };

interface House {
  database: TestDatabase;
  owner: Pool;
  product: TestProduct;
}

async function open(isOn: boolean): Promise<House> {
  const database = await cloneDatabase();
  const owner = database.pool('wura_owner');
  if (isOn) {
    await owner.query(
      `insert into policy.rule (public_id, rule, begins_on, value, source)
       values ('rul_duty', 'intra_transfer.duty', '2026-01-01', '{"from":"10000.00","duty":"50.00"}', 'counsel')`,
    );
  }
  return { database, owner, product: await openTestProduct(database) };
}

describe.each([
  { name: 'with stamp duty between customers', isOn: true },
  { name: 'without stamp duty between customers', isOn: false },
])('$name', ({ isOn }) => {
  let house: House;
  let product: TestProduct;
  let [ada, bola]: [Payer, Payer] = [undefined!, undefined!];
  let bolaNumber: string;

  beforeAll(async () => {
    house = await open(isOn);
    product = house.product;
  });
  afterAll(async () => {
    await product.close();
    await house.database.close();
  });
  beforeEach(async () => {
    [ada, bola] = [await newPayer(product, { pin }), await newPayer(product, { pin })];
    await deposit(product, ada, 100_000);
    bolaNumber = await accountNumberOf(product, bola);
  });

  const total = isOn ? '12050.00' : '12000.00';
  const owed = isOn ? 50_00n : 0n;
  const lines = isOn ? [{ code: 'stamp_duty', facts: {}, name: 'Stamp duty', amount: '50.00' }] : [];
  const fee = isOn ? '50.00' : '0.00';
  const call = (method: 'GET' | 'POST', at: string, body?: object, { token } = ada, key?: string) =>
    product.call(method, `/api/${at}`, { token, ...(key && { key }), ...(body && { body }) });
  const send = (body: object = {}, from = ada, key?: string) =>
    call(
      'POST',
      'intra-transfer',
      { toAccountNumber: bolaNumber, fromWalletId: from.wallet, amount: '12000', pin, ...body },
      from,
      key,
    );
  const newest = async (of = ada) => (await call('GET', 'transactions?limit=1', undefined, of)).body.data[0];
  const dutyWallet = async () => {
    const { rows } = await house.owner.query<{ held: bigint }>(
      `select coalesce(sum(balance), 0)::bigint as held from ledger.system_balance where purpose = 'stamp_duty' and currency = 1`,
    );
    return rows[0]!.held;
  };

  /** Whatever the way: the sender pays the duty on top, the receiver has the whole sum, and the books owe the state. */
  async function expectPaid(before: bigint) {
    expect(await balanceOf(product, ada)).toBe(88_000_00n - owed);
    expect(await balanceOf(product, bola)).toBe(12_000_00n);
    expect((await dutyWallet()) - before).toBe(owed);
    expect(await newest()).toMatchObject({ type: 'send', amount: '12000.00', fee });
    expect(await newest(bola)).toMatchObject({ type: 'receive', amount: '12000.00', fee: '0.00' });
  }

  it('the price is quoted as it is charged, and the answer, the detail and the receipt say what was charged', async () => {
    const before = await dutyWallet();
    const quoted = (await call('GET', 'price?kind=intra_transfer&amount=12000&currency=NGN')).body;
    expect(quoted).toMatchObject({ fees: lines, fee, total });
    const sent = await send({ total: quoted.total }, ada, 'one-key');
    expect(sent.body.transaction).toMatchObject({ amount: '12000.00', fee, status: 'completed' });
    await expectPaid(before);
    const again = await send({ total: quoted.total }, ada, 'one-key');
    expect(again.body).toEqual(sent.body);
    await expectPaid(before);
    const { id } = sent.body.transaction;
    const detail = (await call('GET', `transactions/${id}`)).body;
    expect(detail).toMatchObject({ amount: '12000.00', fees: lines, total, receipt: { amount: '12000.00', fee } });
    const theirs = await newest(bola);
    expect((await call('GET', `transactions/${theirs.id}`, undefined, bola)).body).toMatchObject({
      fees: [],
      total: '12000.00',
    });
    expect((await call('GET', `transactions/${id}/receipt`)).status).toBe(200);
    const today = lagosDate(Date.now());
    const statement = (await call('GET', `statements?wallet_id=${ada.wallet}&from=${today}&to=${today}`)).body;
    expect(statement.rows.at(-1)).toMatchObject({
      money_out: '12000.00',
      duty: fee,
      fee: '0.00',
      balance: isOn ? '87950.00' : '88000.00',
    });
    const spent = (await call('GET', `spending?month=${today.slice(0, 7)}`)).text;
    expect(spent).toContain(total);
  });

  it('what is written to it is read by both sides', async () => {
    const before = await dutyWallet();
    const sent = await send({ remarks: 'Rent' });
    expect(sent.body.transaction).toMatchObject({ remark: 'Rent', fee });
    await expectPaid(before);
    expect([(await newest()).remark, (await newest(bola)).remark]).toEqual(['Rent', 'Rent']);
  });

  it('nothing is owed below the sum that the rule names, nor in other money than naira', async () => {
    const before = await dutyWallet();
    expect((await send({ amount: '9999.99', total: '9999.99' })).body.transaction).toMatchObject({ fee: '0.00' });
    const quoted = await call('GET', 'price?kind=intra_transfer&amount=12000&currency=USD');
    expect(quoted).toMatchObject({ status: 200, body: { fees: [], total: '12000.00', currency: 'USD' } });
    // The form asks by a sum larger than any whether something is ever owed.
    const largest = await call('GET', 'price?kind=intra_transfer&amount=1000000000000');
    expect(largest).toMatchObject({ status: 200, body: { fees: lines } });
    expect(await dutyWallet()).toBe(before);
  });

  it('a total that is not what it costs now is refused with what it costs, and nothing moves', async () => {
    for (const told of [isOn ? '12000' : '12050', '1']) {
      const refused = await send({ total: told });
      expect(refused).toMatchObject({ status: 422, body: { code: 'price_changed', price: total } });
    }
    expect((await send({ total: 'many' })).status).toBe(422);
    expect(await balanceOf(product, ada)).toBe(100_000_00n);
  });

  it('a request to pay is paid with it, at the total that was shown', async () => {
    const before = await dutyWallet();
    const { code } = (await call('POST', 'payment-requests', { amount: '12000', note: 'Rice' }, bola)).body;
    const pay = (body: object) => call('POST', `pay/${code}`, { fromWalletId: ada.wallet, pin, ...body });
    expect((await pay({ total: '1' })).body).toMatchObject({ code: 'price_changed', price: total });
    expect((await pay({ total })).body.transaction).toMatchObject({ fee, amount: '12000.00', remark: 'Rice' });
    await expectPaid(before);
    expect((await call('GET', `payment-requests/${code}`, undefined, bola)).body).toMatchObject({
      status: 'paid',
      paid_total: '12000.00',
    });
  });

  it('a payment of a day to come is shown and charged with it', async () => {
    const before = await dutyWallet();
    const wish = { kind: 'transfer', wallet_id: ada.wallet, fields: { number: bolaNumber }, amount: '12000' };
    expect((await call('POST', 'scheduled-payments/check', wish)).body).toMatchObject({ fees: lines, total });
    const days = { repeats: 'monthly', starts_on: lagosDate(Date.now()), on_failure: 'skip', pin };
    expect((await call('POST', 'scheduled-payments', { ...wish, ...days })).status).toBe(201);
    await product.runJobs();
    await expectPaid(before);
  });

  it('a file of payments counts it before it is confirmed, and charges what was confirmed', async () => {
    const before = await dutyWallet();
    const csv = Buffer.from(`to,bank,amount,note\n${bolaNumber},,12000,May\n`).toString('base64');
    const { body: batch } = await call('POST', 'bulk-payments', { wallet_id: ada.wallet, csv });
    expect(batch).toMatchObject({ total });
    const approved = await call('POST', `bulk-payments/${batch.id}/approve`, { total, pin });
    expect(approved.status).toBeLessThan(300);
    await product.runJobs();
    await expectPaid(before);
  });

  it('a program of the customer’s pays it as they would', async () => {
    const before = await dutyWallet();
    const token = newKeyToken('test');
    await house.owner.query(
      `insert into identity.api_keys (public_id, customer, token_hash, name, ending, scopes, per_payment_minor, per_day_minor,
                                      created_at, expires_at)
       values ('key_' || $1::bigint, $1::bigint, $2, 'Till', 'abcd', '{send_wura}', 2000000, 2000000, now(), now() + interval '1 day')`,
      [ada.number, hash('sha256', token, 'buffer')],
    );
    const sent = await product.call('POST', '/api/intra-transfer', {
      token,
      key: 'by-key',
      body: { toAccountNumber: bolaNumber, fromWalletId: ada.wallet, amount: '12000', total },
    });
    expect(sent.body.transaction).toMatchObject({ fee });
    await expectPaid(before);
  });

  it('of two sends with the money for one the books make one, with its duty, and refuse the other whole', async () => {
    const before = await dutyWallet();
    const poor = await newPayer(product, { pin });
    await deposit(product, poor, isOn ? 20_099.99 : 19_999.99);
    const send2 = () => send({ amount: '10000' }, poor);
    const answers = await Promise.all([send2(), send2()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 422)!.body.code).toBe('insufficient_funds');
    expect(await balanceOf(product, poor)).toBe(isOn ? 10_049_99n : 9_999_99n);
    expect((await dutyWallet()) - before).toBe(owed);
    if (isOn) {
      // There is enough for the sum and not for what is owed beside it.
      expect(await balanceOf(product, poor)).toBe(10_049_99n);
      expect((await send({ amount: '10000' }, poor)).body.code).toBe('insufficient_funds');
    }
  });

  it('what comes back of it is what the receiver had: the duty stays owed', async () => {
    const before = await dutyWallet();
    const { body: sent } = await send();
    const dispute = { transaction_id: sent.transaction.id, reason: 'wrong_account', text: 'I mistyped the number' };
    await call('POST', 'disputes', dispute);
    const [recall] = (await call('GET', 'recalls', undefined, bola)).body.data;
    expect(recall).toMatchObject({ amount: '12000.00' });
    const back = await call('POST', `recalls/${recall.id}/return`, { amount: '12000', pin }, bola);
    expect(back.body).toMatchObject({ status: 'completed' });
    expect([await balanceOf(product, ada), await balanceOf(product, bola)]).toEqual([100_000_00n - owed, 0n]);
    expect((await dutyWallet()) - before).toBe(owed);
  });

  it('staff may reverse what the receiver had, and no more', async () => {
    const [first, second] = await Promise.all(
      ['finance', 'finance'].map(role => newOperator({ database: house.database, product }, role as 'finance')),
    );
    const { body: sent } = await send();
    const at = `/api/operator/transactions/${sent.transaction.id}`;
    expect((await product.call('GET', at, { token: first! })).body.may.correct).toMatchObject({ left: '12000.00' });
    const begun = await product.call('POST', `${at}/correct`, { token: first!, body: why });
    const agreed = { token: second!, body: { decision: 'approve', ...why } };
    await product.call('POST', `/api/operator/approvals/${begun.body.approval}`, agreed);
    expect([await balanceOf(product, ada), await balanceOf(product, bola)]).toEqual([100_000_00n - owed, 0n]);
  });
});
