import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultModes, type FaultMode } from '../faults.ts';
import { call, giveUpOnceMet, openSandbox, type Reply, type TestSandbox } from '../testing/open-sandbox.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());
beforeEach(async () => void (await call(`${box.url}/_sandbox/faults`, { method: 'DELETE' })));

type Ask = (signal?: AbortSignal) => Promise<Reply>;

const phone_number = '08139011943';
const email = 'ada@example.com';
const asking =
  (path: string, body?: object): Ask =>
  signal =>
    box.squad(path, body, { ...(signal && { signal }) });
const meter = { meter_type: 'prepaid', meter_no: '45061234567', provider: 'IE' };
const electricity = '/vending/utilities/electricity';
const cable = '/v1/service/cable';

/** A call of each operation that would succeed. Those that sell leave a line in the books. */
const operations: Record<string, { sells: boolean; prepare: () => Promise<Ask> }> = {
  airtime: {
    sells: true,
    prepare: async () => asking('/vending/purchase/airtime', { phone_number, amount: 500 }),
  },
  data: {
    sells: true,
    prepare: async () => asking('/vending/purchase/data', { phone_number, amount: 100, plan_code: '1001' }),
  },
  electricity: {
    sells: true,
    async prepare() {
      const { reference } = (await box.squad(`${electricity}/lookup`, meter)).body.data;
      return asking(electricity, { reference, amount: 500, phone_number, email });
    },
  },
  tv: {
    sells: true,
    async prepare() {
      const card = { provider: 'GOTV', smartcard_number: '7012345678' };
      const { reference } = (await box.squad(`${cable}/lookup`, card)).body.data;
      return asking(`${cable}/vend`, { provider: 'GOTV', reference, bouquet_code: 'GOLITE', phone_number, email });
    },
  },
  plans: { sells: false, prepare: async () => asking('/vending/data-bundles?network=MTN') },
  providers: { sells: false, prepare: async () => asking(`${electricity}/service-providers`) },
  lookup: { sells: false, prepare: async () => asking(`${electricity}/lookup`, meter) },
  bouquets: { sells: false, prepare: async () => asking(`${cable}/bouquet-list`, { provider: 'DSTV' }) },
  transactions: {
    sells: false,
    async prepare() {
      await box.squad('/vending/purchase/airtime', { phone_number, amount: 500 });
      return asking('/vending/transactions?page=1&perPage=5&action=debit');
    },
  },
};

/** The modes that leave the work undone. */
const inert = new Set<FaultMode>(['error500', 'refuse', 'timeout', 'status429', 'redirect']);
const sold = async () => (await box.control('/books/squad')).body.length as number;

const seen: Record<FaultMode, (ask: Ask, operation: string) => Promise<void>> = {
  async error500(ask) {
    expect(await ask()).toMatchObject({ status: 500, body: { status: 500, success: false } });
  },
  async refuse(ask, operation) {
    const { status, body } = await ask();
    const words: Record<string, string> = { lookup: 'Customer not found' };
    const word = operations[operation]!.sells ? 'Insufficient wallet balance' : words[operation];
    expect([status, body.message]).toEqual(word ? [400, word] : [403, 'Merchant authentication failed']);
  },
  timeout: ask => giveUpOnceMet(box, ask),
  async slow(ask) {
    const begun = performance.now();
    expect(await ask()).toMatchObject({ body: { success: true } });
    expect(performance.now() - begun).toBeGreaterThan(35);
  },
  async pending(ask, operation) {
    const { body } = await ask();
    expect(body.success).toBe(true);
    if (['airtime', 'data', 'electricity'].includes(operation)) expect(body.data.status).toBe('pending');
  },
  act_then_timeout: ask => giveUpOnceMet(box, ask),
  async garbage(ask) {
    expect(await ask()).toMatchObject({ status: 200, body: undefined });
  },
  async wrong_amount(ask, operation) {
    const { data } = (await ask()).body;
    const right: Record<string, string> = { airtime: '5000.00', data: '1000.00', electricity: '5000.00' };
    if (right[operation]) expect(data.amount).toBe(right[operation]);
    if (operation === 'transactions') expect(data.rows[0].amount).toBe('5000.00');
  },
  async wrong_currency(ask, operation) {
    const { data } = (await ask()).body;
    if (operation === 'bouquets') expect(data.bouquets[0].currency).toBe('USD');
    if (operation === 'tv') expect(data.bouquet.currency).toBe('USD');
  },
  async status429(ask) {
    expect(await ask()).toMatchObject({ status: 429, body: { success: false } });
  },
  async redirect(ask) {
    const reply = await ask();
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/squad/elsewhere']);
  },
  async oversized(ask) {
    const reply = await ask();
    expect(reply.text.length).toBeGreaterThan(10 * 1024 * 1024);
    expect(reply.body.success).toBe(true);
  },
};

describe.each(Object.keys(operations))('%s', operation => {
  test.each(faultModes)('%s does what the table says, once', async mode => {
    const { sells, prepare } = operations[operation]!;
    const ask = await prepare();
    const before = await sold();
    await box.control('/faults', { provider: 'squad', operation, mode, delayMs: 40 });
    await seen[mode](ask, operation);
    expect((await sold()) - before).toBe(sells && !inert.has(mode) ? 1 : 0);
    // The fault is used up: the same call is met as if nothing had been.
    expect((await ask()).text.length).toBeLessThan(20_000);
  });
});

test('what is looked up under a fault is undecided from then on, until it is settled', async () => {
  const { reference } = (await box.squad('/vending/purchase/airtime', { phone_number, amount: 500 })).body.data;
  const look = async () =>
    (await box.squad(`/vending/transactions?page=1&perPage=5&action=debit&reference=${reference}`)).body.data.rows[0]
      .status;
  await box.control('/faults', { provider: 'squad', operation: 'transactions', mode: 'pending' });
  expect([await look(), await look()]).toEqual(['pending', 'pending']);
  await box.control(`/settle/${reference}`, { outcome: 'failed' });
  expect(await look()).toBe('failed');
});
