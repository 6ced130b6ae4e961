import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  entryOf,
  makeRecipient,
  newReference,
  openSandbox,
  type TestSandbox,
  eventually,
} from '../testing/open-sandbox.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());

const send = async (fields: Record<string, unknown> = {}) => {
  const recipient = await makeRecipient(box);
  return box.paystack('/transfer', { source: 'balance', amount: 100_000, recipient, ...fields });
};

test('the same account is the same recipient, made once', async () => {
  const fields = { type: 'nuban', name: 'Ngozi', account_number: '0108024071', bank_code: '058', currency: 'NGN' };
  const first = await box.paystack('/transferrecipient', fields);
  expect(first).toMatchObject({
    status: 201,
    body: {
      message: 'Transfer recipient created successfully',
      data: { type: 'nuban', details: { account_number: '0108024071', bank_name: 'Guaranty Trust Bank' } },
    },
  });
  const second = await box.paystack('/transferrecipient', { ...fields, name: 'Somebody' });
  expect(second.status).toBe(200);
  expect(second.body.data.recipient_code).toBe(first.body.data.recipient_code);
});

test.each([
  [{ type: 'mobile_money' }, 'Invalid recipient type'],
  [{ name: '' }, 'Name is required'],
  [{ account_number: '0000000000' }, 'Cannot resolve account'],
  [{ bank_code: '999' }, 'Invalid bank code'],
  [{ currency: 'USD' }, 'Currency not supported by merchant'],
])('a recipient with %o is refused', async (fault, message) => {
  const sound = { type: 'nuban', name: 'Ngozi', account_number: '0108024071', bank_code: '058' };
  const reply = await box.paystack('/transferrecipient', { ...sound, ...fault });
  expect(reply).toMatchObject({ status: 400, body: { status: false, message } });
});

test('a transfer succeeds at once, without OTP, and is announced', async () => {
  const reference = newReference();
  const before = (await box.paystack('/balance')).body.data[0].balance;
  const sent = await send({ reference, amount: 1_000_000, reason: 'Rent' });
  expect(sent).toMatchObject({
    status: 200,
    body: {
      status: true,
      message: 'Transfer has been queued',
      data: { reference, amount: 1_000_000, currency: 'NGN', status: 'success', reason: 'Rent', domain: 'test' },
    },
  });
  expect(sent.body.data.recipient).toEqual(expect.any(Number));
  const asked = await box.paystack(`/transfer/verify/${reference}`);
  expect(asked).toMatchObject({
    status: 200,
    body: {
      message: 'Transfer retrieved',
      data: { status: 'success', fee_charged: 2500, recipient: { details: { account_number: '0123456789' } } },
    },
  });
  expect(await entryOf(box, reference)).toEqual({
    reference,
    provider_reference: sent.body.data.transfer_code,
    operation: 'transfer',
    amount: '10000.00',
    currency: 'NGN',
    destination: '0123456789',
    status: 'success',
  });
  expect((await box.paystack('/balance')).body.data).toEqual([{ currency: 'NGN', balance: before - 1_002_500 }]);
  await eventually(() => box.receiver.eventsOf(reference)).toEqual(['transfer.success']);
});

test('a repeated reference is told to be there, even to one who asks for more than there is', async () => {
  const reference = newReference();
  await send({ reference });
  const again = await send({ reference, amount: 900_000_000_000_000 });
  expect(again).toMatchObject({ status: 400, body: { status: false, code: 'duplicate_transfer_reference' } });
});

test.each([
  [{ source: 'card' }, 'Transfer source must be balance'],
  [{ amount: 0 }, 'Invalid amount'],
  [{ amount: 900_000_000_000_000 }, 'Your balance is not enough to fulfil this request'],
  [{ recipient: 'RCP_nobody' }, 'Recipient specified is invalid'],
  [{ reference: 'UPPER-CASE-REFERENCE' }, 'Invalid transfer reference'],
  [{ reference: 'too-short' }, 'Invalid transfer reference'],
])('a transfer with %o is refused and leaves nothing behind', async (fault, message) => {
  const reference = newReference();
  const reply = await send({ reference, ...fault });
  expect(reply).toMatchObject({ status: 400, body: { status: false } });
  expect(reply.body.message).toContain(message);
  expect(await box.paystack(`/transfer/verify/${reference}`)).toMatchObject({
    status: 404,
    body: { status: false, message: 'Transfer not found' },
  });
});

test.each([
  ['success', 'transfer.success'],
  ['failed', 'transfer.failed'],
  ['reversed', 'transfer.reversed'],
])('a pending transfer is settled as %s, once', async (outcome, event) => {
  const reference = newReference();
  await box.control('/faults', { provider: 'paystack', operation: 'transfer', mode: 'pending' });
  expect((await send({ reference })).body.data.status).toBe('pending');
  expect((await entryOf(box, reference)).status).toBe('pending');
  expect((await box.control(`/settle/${reference}`, { outcome })).body).toMatchObject({ reference, status: outcome });
  expect((await box.paystack(`/transfer/verify/${reference}`)).body.data.status).toBe(outcome);
  await eventually(() => box.receiver.eventsOf(reference)).toEqual([event]);
  expect((await box.control(`/settle/${reference}`, { outcome: 'success' })).status).toBe(409);
});

test('a transfer is reversed after its success, and the money is back', async () => {
  const reference = newReference();
  const before = (await box.paystack('/balance')).body.data;
  await send({ reference });
  await box.control(`/settle/${reference}`, { outcome: 'reversed' });
  expect((await box.paystack(`/transfer/verify/${reference}`)).body.data.status).toBe('reversed');
  expect((await box.paystack('/balance')).body.data).toEqual(before);
  await eventually(() => box.receiver.eventsOf(reference)).toEqual(['transfer.success', 'transfer.reversed']);
});
