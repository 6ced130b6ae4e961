import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { faultModes, type FaultMode } from '../faults.ts';
import { call, entryOf, giveUpOnceMet, openSandbox, type Reply, type TestSandbox } from '../testing/open-sandbox.ts';
import { lagosDay } from './payments.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());
beforeEach(async () => void (await call(`${box.url}/_sandbox/faults`, { method: 'DELETE' })));

let asked = 0;
const newId = () => `${lagosDay(Date.now())}0930test${++asked}`;
const airtime = { serviceID: 'mtn', amount: 500, phone: '08139011943' };
const pay = (fields: object = {}) => box.vtpass('/pay', { request_id: newId(), ...airtime, ...fields });
const requery = (request_id: string) => box.vtpass('/requery', { request_id });
const verify = (billersCode: string, serviceID: string, type?: string) =>
  box.vtpass('/merchant-verify', { billersCode, serviceID, ...(type && { type }) });
const spoil = (operation: string, mode: string) => box.control('/faults', { provider: 'vtpass', operation, mode });

describe('the keys', () => {
  it.each([
    ['GET', { 'api-key': 'sandbox_api_key', 'secret-key': 'SK_sandbox' }],
    ['POST', { 'api-key': 'sandbox_api_key', 'public-key': 'PK_sandbox' }],
    ['POST', { 'api-key': 'other', 'secret-key': 'SK_sandbox' }],
  ])('for %s are not %o', async (method, headers) => {
    const path = method === 'GET' ? '/service-variations?serviceID=startimes' : '/pay';
    const body = method === 'GET' ? undefined : airtime;
    const reply = await call(`${box.url}/vtpass${path}`, { method, body, headers: headers });
    expect(reply).toMatchObject({ status: 401, body: { code: '087' } });
  });
});

describe('a payment', () => {
  it('is delivered at once, and asked about by its request id', async () => {
    const request_id = newId();
    const paid = await pay({ request_id });
    expect(paid).toMatchObject({
      status: 200,
      body: {
        code: '000',
        response_description: 'TRANSACTION SUCCESSFUL',
        requestId: request_id,
        amount: 500,
        content: { transactions: { status: 'delivered', unique_element: '08139011943', amount: '500' } },
      },
    });
    expect((await requery(request_id)).body).toEqual(paid.body);
    expect(await entryOf(box, request_id, 'vtpass')).toEqual({
      reference: request_id,
      provider_reference: paid.body.content.transactions.transactionId,
      operation: 'airtime',
      amount: '500.00',
      currency: 'NGN',
      destination: '08139011943',
      status: 'success',
    });
  });

  it('is made once for each request id, and an id that was never used is not known', async () => {
    const request_id = newId();
    await pay({ request_id });
    expect((await pay({ request_id })).body.code).toBe('014');
    expect((await requery(newId())).body.code).toBe('015');
  });

  it.each([
    [{ request_id: 'wur_acv9f3kx2m7t1qhz' }, '085'],
    [{ request_id: '200001010930abc' }, '085'],
    [{ serviceID: 'nothing' }, '012'],
    [{ serviceID: 'mtn-data', billersCode: '08139011943', variation_code: 'nothing' }, '010'],
    [{ amount: 49 }, '013'],
    [{ amount: 50_001 }, '017'],
    [{ serviceID: 'ikeja-electric', billersCode: '1111111111111', variation_code: 'prepaid', amount: 90 }, '013'],
    [{ serviceID: 'ikeja-electric', billersCode: '45061234577', variation_code: 'prepaid', amount: 4_999 }, '013'],
    [{ phone: undefined }, '011'],
  ])('with %o is refused with %s', async (fields, code) => {
    expect((await pay(fields)).body.code).toBe(code);
  });

  it.each([
    ['success', '000', 'delivered'],
    ['failed', '016', 'failed'],
    ['reversed', '040', 'reversed'],
  ])('that is pending is what it is settled as (%s)', async (outcome, code, status) => {
    const request_id = newId();
    await spoil('pay', 'pending');
    expect((await pay({ request_id })).body.content.transactions.status).toBe('pending');
    await box.control(`/settle/${request_id}`, { outcome });
    expect((await requery(request_id)).body).toMatchObject({ code, content: { transactions: { status } } });
    expect((await box.control(`/settle/${request_id}`, { outcome: 'failed' })).status).toBe(409);
  });

  it('for a prepaid meter brings a token and units, for a postpaid one none', async () => {
    const meter = { serviceID: 'aba-electric', billersCode: '1111111111111', amount: 5_000 };
    const prepaid = (await pay({ ...meter, variation_code: 'prepaid' })).body;
    expect(prepaid).toMatchObject({ mainToken: expect.stringMatching(/^(\d{4} ){4}\d{4}$/), units: '23.8 kWh' });
    expect((await pay({ ...meter, variation_code: 'postpaid' })).body.mainToken).toBe('');
  });

  it('for a bouquet costs what the bouquet costs', async () => {
    const { varations } = (await box.vtpass('/service-variations?serviceID=startimes')).body.content;
    expect(varations.length).toBeGreaterThan(5);
    const bouquet = { serviceID: 'startimes', billersCode: '02123456789', variation_code: 'nova', amount: 1 };
    expect((await pay(bouquet)).body).toMatchObject({ code: '000', amount: 1_900 });
  });
});

describe('a number', () => {
  it('has an owner who depends on it alone, and zeros have none', async () => {
    const { content } = (await verify('45061234577', 'ikeja-electric', 'prepaid')).body;
    expect(content).toMatchObject({ Min_Purchase_Amount: '5000', Can_Vend: 'yes', Meter_Number: '45061234577' });
    const other = (await verify('45061234577', 'eko-electric', 'postpaid')).body.content;
    expect(other.Customer_Name).toBe(content.Customer_Name);
    expect((await verify('02123456789', 'startimes')).body.content.Customer_Name).toMatch(/\w/);
    for (const [number, service, type] of [
      ['00000000000', 'ikeja-electric', 'prepaid'],
      ['0000000000', 'startimes', undefined],
    ] as const) {
      expect((await verify(number, service, type)).body.content).toMatchObject({ WrongBillersCode: true });
    }
  });
});

/** The modes that leave the work undone. */
const inert = new Set<FaultMode>(['error500', 'refuse', 'timeout', 'status429', 'redirect']);

const operations: Record<string, () => (signal?: AbortSignal) => Promise<Reply>> = {
  pay() {
    const body = { request_id: newId(), ...airtime };
    return signal => box.vtpass('/pay', body, { ...(signal && { signal }) });
  },
  requery: () => signal => box.vtpass('/requery', { request_id: known }, { ...(signal && { signal }) }),
  verify: () => signal =>
    box.vtpass(
      '/merchant-verify',
      { billersCode: '02123456789', serviceID: 'startimes' },
      { ...(signal && { signal }) },
    ),
  variations: () => signal =>
    box.vtpass('/service-variations?serviceID=gotv', undefined, { ...(signal && { signal }) }),
};
const known = newId();
beforeAll(async () => void (await pay({ request_id: known })));

const count = async () => (await box.control('/books/vtpass')).body.length as number;

describe.each(Object.keys(operations))('%s', operation => {
  test.each(faultModes)('%s does what the table says, once', async mode => {
    const ask = operations[operation]!();
    const before = await count();
    await box.control('/faults', { provider: 'vtpass', operation, mode, delayMs: 40 });
    if (mode === 'timeout' || mode === 'act_then_timeout') {
      await giveUpOnceMet(box, ask);
    } else {
      const { status, body, text } = await ask();
      const statuses: Partial<Record<FaultMode, number>> = { error500: 500, status429: 429, redirect: 302 };
      expect(status).toBe(statuses[mode] ?? 200);
      if (mode === 'garbage') expect(body).toBeUndefined();
      if (mode === 'oversized') expect(text.length).toBeGreaterThan(10 * 1024 * 1024);
      const isPayment = operation === 'pay' || operation === 'requery';
      if (mode === 'pending' && isPayment) expect(body.content.transactions.status).toBe('pending');
      if (mode === 'wrong_amount' && isPayment) {
        expect([body.amount, body.content.transactions.amount]).toEqual([5_000, '5000']);
      }
      if (mode === 'refuse') expect(body.code).toMatch(/^(018|083|030|012)$/);
    }
    expect((await count()) - before).toBe(operation === 'pay' && !inert.has(mode) ? 1 : 0);
    // The fault is used up: the same call is met as if nothing had been.
    expect((await ask()).text.length).toBeLessThan(20_000);
  });
});
