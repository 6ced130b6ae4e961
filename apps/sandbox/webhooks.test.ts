import { expect, onTestFinished, test } from 'vitest';
import { signBody } from './paystack/events.ts';
import type { SandboxOptions } from './sandbox.ts';
import {
  call,
  entryOf,
  initialize,
  makeRecipient,
  newReference,
  openSandbox,
  secretKey,
  type TestSandbox,
  eventually,
} from './testing/open-sandbox.ts';
import { retryDelayMs } from './webhooks.ts';

async function open(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const box = await openSandbox(options);
  onTestFinished(() => box.close());
  return box;
}

async function payAt(box: TestSandbox, more: object = {}): Promise<string> {
  const reference = await initialize(box);
  await box.control(`/paystack/checkout/${reference}`, { outcome: 'success', ...more });
  return reference;
}

test('the signature is the lower-case hex HMAC-SHA512 of the raw body', () => {
  const body =
    '{"event":"charge.success","data":{"reference":"T1","amount":50000,"currency":"NGN","status":"success"}}';
  expect(signBody(body, 'example-secret')).toBe(
    '77f83fb9ed5e1e861242a9e343a1a6e32e5cc3cedc07d2bd389093f8f0c720772481fc11b252982ae3910b7f39efb77f000746b1d5a366ece268b67dd802b769',
  );
});

test('a webhook arrives below the provider name, signed, with what verify would say', async () => {
  const box = await open();
  const reference = await payAt(box);
  await eventually(() => box.receiver.received).toHaveLength(1);
  const [webhook] = box.receiver.received;
  expect(webhook).toMatchObject({ path: '/api/webhooks/paystack', headers: { 'content-type': 'application/json' } });
  expect(webhook!.headers['x-paystack-signature']).toBe(signBody(webhook!.body, secretKey));
  const { data } = (await box.paystack(`/transaction/verify/${reference}`)).body;
  expect(JSON.parse(webhook!.body)).toEqual({ event: 'charge.success', data });
});

test('a webhook is sent again, in the same bytes, until it is answered 200', async () => {
  const box = await open({ retryDelayMs: () => 1 });
  box.receiver.answers.splice(0, 1, 500, 404, 201, 302, 200);
  await payAt(box);
  await eventually(() => box.receiver.received).toHaveLength(5);
  // Answered 200: the next one that arrives is another payment's.
  const second = await payAt(box);
  await eventually(() => box.receiver.eventsOf(second)).toHaveLength(1);
  expect(box.receiver.received).toHaveLength(6);
  const [first, ...repeats] = box.receiver.received.slice(0, 5).map(({ headers, body }) => ({
    body,
    signature: headers['x-paystack-signature'],
  }));
  for (const repeat of repeats) expect(repeat).toEqual(first);
});

test('a webhook that falls due between two looks at the clock is sent all the same', async () => {
  let time = Date.now();
  const box = await open({ now: () => ++time, retryDelayMs: () => 2 });
  box.receiver.answers.splice(0, 1, 500, 500, 200);
  const reference = await payAt(box);
  await eventually(() => box.receiver.eventsOf(reference)).toHaveLength(3);
});

test('the schedule is the one Paystack documents, at 180 times the speed, and has an end', () => {
  const delays = Array.from({ length: 77 }, (_, at) => retryDelayMs(at + 1));
  expect(delays.slice(0, 6)).toEqual([1000, 1000, 1000, 1000, 20_000, 20_000]);
  expect(delays.slice(-2)).toEqual([20_000, undefined]);
});

test('after the last try nothing more is sent', async () => {
  const box = await open({ retryDelayMs: attempts => (attempts < 3 ? 1 : undefined) });
  box.receiver.answers[0] = 500;
  const reference = await payAt(box);
  await eventually(() => box.receiver.eventsOf(reference)).toHaveLength(3);
  const { body } = await box.control(`/webhooks/${reference}/replay`, {});
  expect(body).toEqual({ sent: [{ event: 'charge.success', status: 500 }] });
});

test('a withheld webhook is only sent when it is asked for', async () => {
  const box = await open();
  const quiet = await payAt(box, { webhook: false });
  const loud = await payAt(box);
  await eventually(() => box.receiver.eventsOf(loud)).toHaveLength(1);
  expect(box.receiver.eventsOf(quiet)).toEqual([]);
  const headers = { 'content-type': 'application/json' };
  const replay = await call(`${box.url}/_sandbox/webhooks/${quiet}/replay`, { method: 'POST', headers });
  expect(replay.body).toEqual({ sent: [{ event: 'charge.success', status: 200 }] });
  expect(box.receiver.eventsOf(quiet)).toEqual(['charge.success']);
});

test('a replay sends every event of a reference as often as asked, and tells how each was met', async () => {
  const box = await open();
  const reference = newReference();
  const body = { source: 'balance', amount: 100_000, recipient: await makeRecipient(box), reference };
  await box.paystack('/transfer', body);
  await box.control(`/settle/${reference}`, { outcome: 'reversed' });
  await eventually(() => box.receiver.eventsOf(reference)).toHaveLength(2);

  const { provider_reference } = await entryOf(box, reference);
  const reply = await box.control(`/webhooks/${provider_reference}/replay`, { times: 20 });
  expect(reply.body.sent).toHaveLength(40);
  expect(reply.body.sent[0]).toEqual({ event: 'transfer.success', status: 200 });
  expect(box.receiver.eventsOf(reference)).toHaveLength(42);
  expect((await box.control('/webhooks/nobody/replay', {})).status).toBe(404);
  expect((await box.control(`/webhooks/${reference}/replay`, { times: 0 })).status).toBe(422);
});

test('a bill of Squad’s has no webhook, and a replay of it says so', async () => {
  const box = await open();
  const sold = await box.squad('/vending/purchase/airtime', { phone_number: '08139011943', amount: 500 });
  const replay = await box.control(`/webhooks/${sold.body.data.reference}/replay`, {});
  expect(replay).toMatchObject({ status: 200, body: { sent: [] } });
});

test('failed and abandoned payments have no webhook', async () => {
  const box = await open();
  const failed = await payAt(box, { outcome: 'failed' });
  const abandoned = await payAt(box, { outcome: 'abandoned' });
  for (const reference of [failed, abandoned]) {
    expect((await box.control(`/webhooks/${reference}/replay`, {})).body).toEqual({ sent: [] });
  }
});
