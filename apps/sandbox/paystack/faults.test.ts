import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultModes, type FaultMode } from '../faults.ts';
import {
  call,
  entryOf,
  initialize,
  makeRecipient,
  newReference,
  openSandbox,
  type Reply,
  type TestSandbox,
  eventually,
  giveUpOnceMet,
} from '../testing/open-sandbox.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());
beforeEach(async () => void (await call(`${box.url}/_sandbox/faults`, { method: 'DELETE' })));

type Fetch = (signal?: AbortSignal) => Promise<Reply>;
interface Case {
  ask: Fetch;
  /** Whether the work was done, as the books show; nothing for calls that only read. */
  hasActed?: () => Promise<boolean>;
}

const slowMs = 40;
let accounts = 0;

/** A call of each operation that would succeed, ready to be spoiled. */
const operations: Record<string, () => Promise<Case>> = {
  async initialize() {
    const reference = newReference();
    const body = { email: 'ada@example.com', amount: 250_000, reference };
    return {
      ask: signal => box.paystack('/transaction/initialize', body, { ...(signal && { signal }) }),
      hasActed: async () => (await entryOf(box, reference)) !== undefined,
    };
  },
  async verify() {
    const reference = await initialize(box);
    await box.control(`/paystack/checkout/${reference}`, { outcome: 'success' });
    return {
      ask: signal => box.paystack(`/transaction/verify/${reference}`, undefined, { ...(signal && { signal }) }),
    };
  },
  banks: async () => ({ ask: signal => box.paystack('/bank?perPage=5', undefined, { ...(signal && { signal }) }) }),
  resolve: async () => ({
    ask: signal =>
      box.paystack('/bank/resolve?account_number=0123456789&bank_code=058', undefined, { ...(signal && { signal }) }),
  }),
  async recipient() {
    const account_number = String(7_000_000_000 + ++accounts);
    const body = { type: 'nuban', name: 'Ngozi', account_number, bank_code: '058' };
    return {
      ask: signal => box.paystack('/transferrecipient', body, { ...(signal && { signal }) }),
      // Money is not moved, so the books are silent; a recipient that is there already is answered 200, not 201.
      hasActed: async () => (await box.paystack('/transferrecipient', body)).status === 200,
    };
  },
  async transfer() {
    const reference = newReference();
    const body = { source: 'balance', amount: 250_000, recipient: await makeRecipient(box), reference };
    return {
      ask: signal => box.paystack('/transfer', body, { ...(signal && { signal }) }),
      hasActed: async () => (await entryOf(box, reference)) !== undefined,
    };
  },
  async transfer_verify() {
    const reference = newReference();
    const recipient = await makeRecipient(box);
    await box.paystack('/transfer', { source: 'balance', amount: 250_000, recipient, reference });
    return { ask: signal => box.paystack(`/transfer/verify/${reference}`, undefined, { ...(signal && { signal }) }) };
  },
  async transactions() {
    await initialize(box);
    return { ask: signal => box.paystack('/transaction?perPage=5', undefined, { ...(signal && { signal }) }) };
  },
  async transfers() {
    const recipient = await makeRecipient(box);
    await box.paystack('/transfer', { source: 'balance', amount: 250_000, recipient, reference: newReference() });
    return { ask: signal => box.paystack('/transfer?perPage=5', undefined, { ...(signal && { signal }) }) };
  },
};

const spoil = (operation: string, mode: FaultMode, more: object = {}) =>
  box.control('/faults', { provider: 'paystack', operation, mode, times: 1, ...more });

/** The modes that leave the work undone. */
const inert = new Set<FaultMode>(['error500', 'refuse', 'timeout', 'status429', 'redirect']);

const ownWords: Record<string, [status: number, message: string]> = {
  initialize: [400, 'Currency not supported by merchant'],
  verify: [400, 'Transaction reference not found'],
  banks: [401, 'Invalid key'],
  resolve: [422, 'Could not resolve account name. Check parameters or try again.'],
  recipient: [400, 'Cannot resolve account'],
  transfer: [400, 'Your balance is not enough to fulfil this request'],
  transfer_verify: [404, 'Transfer not found'],
  transactions: [401, 'Invalid key'],
  transfers: [401, 'Invalid key'],
};

/** What the caller sees of each mode. A silent one is waited for until its work, if any, is done. */
const seen: Record<FaultMode, (asked: Case, operation: string) => Promise<void>> = {
  async error500({ ask }) {
    expect(await ask()).toMatchObject({ status: 500, body: { status: false, type: 'api_error' } });
  },
  async refuse({ ask }, operation) {
    const [status, message] = ownWords[operation]!;
    expect(await ask()).toMatchObject({ status, body: { status: false, message } });
  },
  timeout: ({ ask }) => giveUpOnceMet(box, ask),
  async slow({ ask }) {
    const begun = performance.now();
    expect(await ask()).toMatchObject({ body: { status: true } });
    expect(performance.now() - begun).toBeGreaterThan(slowMs - 5);
  },
  async pending({ ask }) {
    expect(await ask()).toMatchObject({ body: { status: true } });
  },
  act_then_timeout: ({ ask }) => giveUpOnceMet(box, ask),
  async garbage({ ask }) {
    const reply = await ask();
    expect(reply).toMatchObject({ status: 200, body: undefined });
  },
  async wrong_amount({ ask }, operation) {
    const { body } = await ask();
    expect(body.status).toBe(true);
    if (['verify', 'transfer', 'transfer_verify'].includes(operation)) expect(body.data.amount).toBe(2_500_000);
  },
  async wrong_currency({ ask }, operation) {
    const { body } = await ask();
    expect(body.status).toBe(true);
    const shown = Array.isArray(body.data) ? body.data[0] : body.data;
    if (!['initialize', 'resolve'].includes(operation)) expect(shown.currency).toBe('USD');
  },
  async status429({ ask }) {
    expect(await ask()).toMatchObject({ status: 429, body: { status: false } });
  },
  async redirect({ ask }) {
    const reply = await ask();
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe('/paystack/elsewhere');
  },
  async oversized({ ask }) {
    const reply = await ask();
    expect(reply).toMatchObject({ status: 200, body: { status: true } });
    expect(reply.text.length).toBeGreaterThan(10 * 1024 * 1024);
  },
};

describe.each(Object.keys(operations))('%s', operation => {
  test.each(faultModes)('%s does what the table says, once', async mode => {
    const asked = await operations[operation]!();
    expect((await spoil(operation, mode, { delayMs: slowMs })).status).toBe(200);
    await seen[mode](asked, operation);
    if (asked.hasActed) expect(await asked.hasActed()).toBe(!inert.has(mode));
    // The fault is used up: the same call is met as if nothing had been.
    expect((await asked.ask()).text.length).toBeLessThan(20_000);
  });
});

test('a slow call is carried out after its wait, even if its caller has gone', async () => {
  const { ask, hasActed } = await operations['transfer']!();
  await spoil('transfer', 'slow', { delayMs: 150 });
  await giveUpOnceMet(box, ask);
  expect(await hasActed!()).toBe(false);
  await eventually(hasActed!).toBe(true);
});

test('an undecided payment stays pending whatever the customer does, until it is settled', async () => {
  await spoil('initialize', 'pending');
  const reference = await initialize(box);
  await box.control(`/paystack/checkout/${reference}`, { outcome: 'success' });
  const status = async () => (await box.paystack(`/transaction/verify/${reference}`)).body.data.status;
  expect(await status()).toBe('pending');
  expect(box.receiver.eventsOf(reference)).toEqual([]);
  await box.control(`/settle/${reference}`, { outcome: 'success' });
  expect(await status()).toBe('success');
  await eventually(() => box.receiver.eventsOf(reference)).toEqual(['charge.success']);
});

test('a payment that verify cannot decide stays pending until it is settled', async () => {
  const reference = await initialize(box);
  await box.control(`/paystack/checkout/${reference}`, { outcome: 'success' });
  await spoil('verify', 'pending');
  const status = async () => (await box.paystack(`/transaction/verify/${reference}`)).body.data.status;
  expect([await status(), await status()]).toEqual(['pending', 'pending']);
  expect((await entryOf(box, reference)).status).toBe('pending');
  await box.control(`/settle/${reference}`, { outcome: 'failed' });
  expect(await status()).toBe('failed');
});

test('faults of one operation are met in the order given, and each as often as asked', async () => {
  await spoil('banks', 'error500', { times: 2 });
  await spoil('banks', 'status429');
  const statuses: number[] = [];
  for (let count = 0; count < 4; count++) statuses.push((await box.paystack('/bank')).status);
  expect(statuses).toEqual([500, 500, 429, 200]);
});

test('a call without the key uses up no fault', async () => {
  await spoil('banks', 'error500');
  expect((await call(`${box.url}/paystack/bank`)).status).toBe(401);
  expect((await box.paystack('/bank')).status).toBe(500);
});

test('who follows a redirect is told something that looks like success', async () => {
  const reply = await box.paystack('/elsewhere');
  expect(reply).toMatchObject({ status: 200, body: { status: true, data: { status: 'success' } } });
});

test('a fault about one account spoils the calls that name it, and a transfer to it, and no others', async () => {
  const [mine, theirs] = ['8123456789', '8123456780'];
  const resolve = (account: string) => box.paystack(`/bank/resolve?account_number=${account}&bank_code=058`);
  await box.control('/faults', { provider: 'paystack', operation: 'resolve', mode: 'error500', about: mine });
  expect((await resolve(theirs)).status).toBe(200);
  expect((await resolve(mine)).status).toBe(500);
  expect((await resolve(mine)).status).toBe(200);

  const recipient = async (account_number: string) => {
    const body = { type: 'nuban', name: 'Ada', account_number, bank_code: '058' };
    return (await box.paystack('/transferrecipient', body)).body.data.recipient_code as string;
  };
  const pay = async (account: string) =>
    (await box.paystack('/transfer', { source: 'balance', amount: 5_000, recipient: await recipient(account) })).status;
  await box.control('/faults', { provider: 'paystack', operation: 'transfer', mode: 'error500', about: mine });
  expect([await pay(theirs), await pay(mine), await pay(mine)]).toEqual([200, 500, 200]);
});
