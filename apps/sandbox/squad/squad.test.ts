import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, entryOf, openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());
beforeEach(async () => void (await call(`${box.url}/_sandbox/faults`, { method: 'DELETE' })));

const spoil = (operation: string, mode: string) => box.control('/faults', { provider: 'squad', operation, mode });
const airtime = (fields: object = {}) =>
  box.squad('/vending/purchase/airtime', { phone_number: '08139011943', amount: 500, ...fields });
const listed = async (reference: string) =>
  (await box.squad(`/vending/transactions?page=1&perPage=20&action=debit&reference=${reference}`)).body.data.rows[0];
const lookUpMeter = async (fields: object = {}) =>
  box.squad('/vending/utilities/electricity/lookup', {
    meter_type: 'prepaid',
    meter_no: '45061234567',
    provider: 'IE',
    ...fields,
  });
const payMeter = (reference: string, fields: object = {}) =>
  box.squad('/vending/utilities/electricity', {
    reference,
    amount: 5_000,
    phone_number: '08139011943',
    email: 'ada@example.com',
    ...fields,
  });

describe('the key', () => {
  it.each([
    ['/vending/data-bundles?network=MTN', undefined, 401, { success: false, message: '', data: {} }],
    ['/vending/data-bundles?network=MTN', 'Bearer sk_other', 403, { message: 'Merchant authentication failed' }],
    ['/vending/utilities/electricity/service-providers', 'Bearer sk_other', 401, { message: 'Authorization failed' }],
  ])('is asked for by %s (%s)', async (path, authorization, status, body) => {
    const headers = authorization ? { authorization } : {};
    expect(await call(`${box.url}/squad${path}`, { headers: headers })).toMatchObject({
      status,
      body,
    });
  });
});

describe('airtime', () => {
  it('is sold at once, with money as text and what is beside it as the text of an object', async () => {
    const { status, body } = await airtime();
    expect({ status, ...body }).toMatchObject({
      status: 200,
      success: true,
      message: 'Success',
      data: {
        amount: '500.00',
        merchant_amount: '490.00',
        phone_number: '08139011943',
        type: 'airtime',
        action: 'debit',
        status: 'success',
      },
    });
    expect(body.data.reference).toMatch(/^app_08139011943_500_\d{13}$/);
    expect(body.data.transaction_id).toBe(body.data.reference);
    expect(JSON.parse(body.data.meta)).toMatchObject({ status_code: '200', network: 'MTN' });
    expect(await entryOf(box, body.data.reference, 'squad')).toEqual({
      reference: null,
      provider_reference: body.data.reference,
      operation: 'airtime',
      amount: '500.00',
      currency: 'NGN',
      destination: '08139011943',
      status: 'success',
    });
  });

  it('that is asked for twice is sold twice', async () => {
    const both = await Promise.all([airtime({ amount: 700 }), airtime({ amount: 700 })]);
    expect(new Set(both.map(({ body }) => body.data.reference)).size).toBe(2);
  });

  it('is taken from the merchant’s wallet, and nothing is sold beyond it', async () => {
    const balance = async () => (await box.squad('/merchant/balance?currency_id=NGN')).body.data.balance as string;
    const before = BigInt(await balance());
    await airtime({ amount: 1_000 });
    expect(BigInt(await balance())).toBe(before - 98_000n);
    const refused = await airtime({ amount: 2_000_000_000 });
    expect(refused).toMatchObject({ status: 400, body: { success: false, message: 'Insufficient wallet balance' } });
  });

  it.each([
    [{ amount: 49 }, '"amount" must be greater than or equal to 50'],
    [{ amount: 50.5 }, '"amount" must be an integer'],
    [{ phone_number: '12345' }, 'Invalid phone number'],
    [{ phone_number: undefined }, '"phone_number" is required'],
  ])('is refused with %o', async (fields, message) => {
    expect(await airtime(fields)).toMatchObject({ status: 400, body: { status: 400, success: false, message } });
  });

  it.each(['success', 'failed', 'reversed'])('that is pending is %s once it is settled so', async outcome => {
    await spoil('airtime', 'pending');
    const { reference, status, meta } = (await airtime()).body.data;
    expect([status, JSON.parse(meta).status_code]).toEqual(['pending', '301']);
    expect((await listed(reference)).status).toBe('pending');
    expect((await box.control(`/settle/${reference}`, { outcome })).body).toMatchObject({ status: outcome });
    const row = await listed(reference);
    expect(row.status).toBe(outcome);
    if (outcome === 'failed') expect([row.meta, row.transaction_id]).toEqual([null, null]);
    expect((await box.control(`/settle/${reference}`, { outcome: 'success' })).status).toBe(409);
  });
});

describe('data', () => {
  const plans = async (network: string) => (await box.squad(`/vending/data-bundles?network=${network}`)).body.data;

  it.each(['MTN', 'GLO', 'AIRTEL', '9MOBILE'])(
    'has a dozen plans of %s and more, for days, weeks and months',
    async network => {
      const all: Record<string, string>[] = await plans(network);
      expect(all.length).toBeGreaterThan(12);
      expect(new Set(all.map(({ bundle_validity: validity }) => validity!.trim()))).toEqual(
        new Set(['Daily Plan', 'Weekly Plan', 'Monthly Plan']),
      );
      expect(new Set(all.map(({ plan_name: name }) => name))).toEqual(new Set([`${network} data_plan`]));
      // As theirs: text everywhere, and spaces where none belong.
      expect(all.some(({ bundle_price: price }) => price !== price!.trim())).toBe(true);
    },
  );

  it('is sold at the plan’s price alone, and the phone comes back with its country', async () => {
    const body = { phone_number: '08139011943', plan_code: '1001', amount: 100 };
    const sold = await box.squad('/vending/purchase/data', body);
    expect(sold.body.data).toMatchObject({ type: 'data', amount: '100.00', phone_number: '+2348139011943' });
    for (const wrong of [{ amount: 99 }, { plan_code: '9999' }]) {
      expect((await box.squad('/vending/purchase/data', { ...body, ...wrong })).status).toBe(400);
    }
  });
});

describe('electricity', () => {
  it('has eleven companies', async () => {
    const { body } = await box.squad('/vending/utilities/electricity/service-providers');
    expect(body.data).toHaveLength(11);
    expect(body.data[0]).toEqual({ code: 'IE', name: 'Ikeja Electric', logo_url: expect.any(String) });
  });

  it('knows every meter but the one of zeros, the same each time, under another reference each time', async () => {
    const [first, second] = [(await lookUpMeter()).body.data, (await lookUpMeter()).body.data];
    expect(first).toMatchObject({ minimum_vend: 100, outstanding_debt: 0, meter_type: 'prepaid', provider: 'IE' });
    expect(second.customer_name).toBe(first.customer_name);
    expect(first.reference).toMatch(/^IE-/);
    expect(second.reference).not.toBe(first.reference);
    expect((await lookUpMeter({ meter_no: '00000000000' })).status).toBe(400);
    expect((await lookUpMeter({ meter_no: '45061234577' })).body.data.minimum_vend).toBe(5_000);
  });

  it('is paid once for each look-up, and a prepaid meter is given its token and units', async () => {
    const { reference } = (await lookUpMeter()).body.data;
    const { data } = (await payMeter(reference)).body;
    expect(data).toMatchObject({
      reference,
      type: 'electricity',
      status: 'success',
      transaction_id: null,
      network: null,
    });
    expect(data.value_reference).toMatch(/^\d{20}$/);
    expect(data.meta_json).toMatchObject({ token: data.value_reference, total_units: '23.8', kct: null });
    expect(JSON.parse(data.meta)).toEqual(data.meta_json);
    expect(await payMeter(reference)).toMatchObject({ status: 400, body: { message: 'Invalid vending reference' } });
    expect(await entryOf(box, reference, 'squad')).toMatchObject({
      reference,
      operation: 'electricity',
      destination: '45061234567',
      amount: '5000.00',
    });
  });

  it('brings a postpaid meter no token, and one whose keys change three', async () => {
    const postpaid = (await lookUpMeter({ meter_type: 'postpaid' })).body.data;
    expect((await payMeter(postpaid.reference)).body.data.value_reference).toBeNull();
    const changing = (await lookUpMeter({ meter_no: '45061234566' })).body.data;
    const { kct } = (await payMeter(changing.reference)).body.data.meta_json;
    expect(kct).toMatch(/^\d{20},\d{20}$/);
  });

  it('shows the token only once it is decided', async () => {
    const { reference } = (await lookUpMeter()).body.data;
    await spoil('electricity', 'pending');
    expect((await payMeter(reference)).body.data).toMatchObject({ status: 'pending', value_reference: null });
    await box.control(`/settle/${reference}`, { outcome: 'success' });
    expect((await listed(reference)).value_reference).toMatch(/^\d{20}$/);
  });

  it.each([
    [{ amount: 99 }, 'Amount is below the minimum vend of 100.00'],
    [{ email: undefined }, '"email" is required'],
    [{ reference: 'IE-NEVER' }, 'Invalid vending reference'],
  ])('is refused with %o', async (fields, message) => {
    const { reference } = (await lookUpMeter()).body.data;
    expect(await payMeter(reference, fields)).toMatchObject({ status: 400, body: { success: false, message } });
  });
});

describe('cable', () => {
  const cable = (path: string, body: object) => box.squad(`/v1/service/cable/${path}`, body);
  const lookUp = async (number = '7012345678') =>
    (await cable('lookup', { provider: 'GOTV', smartcard_number: number })).body.data;
  const pay = (reference: string, fields: object = {}) =>
    cable('vend', {
      provider: 'GOTV',
      reference,
      bouquet_code: 'GOLITE',
      phone_number: '08139011943',
      email: 'ada@example.com',
      ...fields,
    });

  it('has the bouquets of DSTV and GOTV in kobo, and none of others', async () => {
    const { bouquets } = (await cable('bouquet-list', { provider: 'GOTV' })).body.data;
    expect(bouquets[0]).toEqual({
      name: 'GOtv Smallie',
      platform: 'GOTV',
      code: 'GOLITE',
      kobo_amount: 190_000,
      currency: 'NGN',
      provider: 'GOTV',
    });
    expect((await cable('bouquet-list', { provider: 'DSTV' })).body.data.bouquets.length).toBeGreaterThan(5);
    expect((await cable('bouquet-list', { provider: 'STARTIMES' })).status).toBe(400);
  });

  it('answers that it is in process, and is decided at the first look into the list', async () => {
    const { reference, customer_name: name } = await lookUp();
    expect(name).toBe((await lookUp()).customer_name);
    const sold = await pay(reference);
    expect(sold.body).toMatchObject({
      message: 'Transaction in process, client will be notified',
      data: { reference, bouquet: { code: 'GOLITE' } },
    });
    expect(await listed(reference)).toMatchObject({ status: 'success', amount: '1900.00', type: 'cable' });
    expect(await pay(reference)).toMatchObject({
      status: 404,
      body: { message: 'No transaction found with specified parameters' },
    });
    expect(await entryOf(box, reference, 'squad')).toMatchObject({
      reference,
      operation: 'tv',
      destination: '7012345678',
    });
  });

  it('stays in process under a fault until it is settled', async () => {
    const { reference } = await lookUp();
    await spoil('tv', 'pending');
    await pay(reference);
    expect([(await listed(reference)).status, (await listed(reference)).status]).toEqual(['pending', 'pending']);
    await box.control(`/settle/${reference}`, { outcome: 'failed' });
    expect((await listed(reference)).status).toBe('failed');
  });

  it('knows nobody by the card of zeros', async () => {
    expect((await cable('lookup', { provider: 'GOTV', smartcard_number: '0000000000' })).status).toBe(400);
  });
});

describe('the list', () => {
  it('is whole, page by page, the newest first', async () => {
    const references: string[] = [];
    for (const amount of [51, 52, 53]) references.unshift((await airtime({ amount })).body.data.reference);
    const page = async (number: number) =>
      (await box.squad(`/vending/transactions?page=${number}&perPage=2&action=debit`)).body.data;
    const [first, second] = [await page(1), await page(2)];
    expect([...first.rows, ...second.rows].map((row: any) => row.reference).slice(0, 3)).toEqual(references);
    expect(first.count).toBe((await box.control('/books/squad')).body.length);
  });

  it('has everything at once: a word that is not in it was never said', async () => {
    const { body } = await box.squad('/vending/transactions?page=1&perPage=20&action=debit&reference=app_never');
    expect(body.data).toEqual({ count: 0, rows: [] });
  });
});
