import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  entryOf,
  initialize,
  newReference,
  openSandbox,
  type TestSandbox,
  eventually,
} from '../testing/open-sandbox.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());

test.each<Record<string, string>>([
  {},
  { authorization: 'Bearer sk_test_other' },
  { authorization: 'sk_test_of_these_tests' },
])('without the secret key, as with %o, Paystack answers 401 in its own words', async headers => {
  const reply = await call(`${box.url}/paystack/bank`, { headers });
  expect(reply).toMatchObject({ status: 401, body: { status: false, message: 'Invalid key', code: 'invalid_Key' } });
});

test('a payment is initialised, paid at the checkout, and verified to the kobo', async () => {
  const reference = newReference();
  const fields = {
    email: 'ada@example.com',
    amount: '4033300',
    currency: 'NGN',
    reference,
    metadata: { wallet: 'w1' },
  };
  const started = await box.paystack('/transaction/initialize', fields);
  expect(started).toMatchObject({
    status: 200,
    body: { status: true, message: 'Authorization URL created', data: { reference } },
  });
  const { access_code, authorization_url } = started.body.data;
  expect(authorization_url).toBe(`${box.url}/paystack/checkout/${access_code}`);
  expect(await entryOf(box, reference)).toEqual({
    reference,
    provider_reference: expect.stringMatching(/^\d+$/),
    operation: 'initialize',
    amount: '40333.00',
    currency: 'NGN',
    destination: null,
    status: 'pending',
  });
  const before = await box.paystack(`/transaction/verify/${reference}`);
  expect(before.body).toMatchObject({ status: true, data: { status: 'abandoned', paid_at: null, fees: null } });

  expect((await box.control(`/paystack/checkout/${reference}`, { outcome: 'success' })).body.status).toBe('success');
  const after = await box.paystack(`/transaction/verify/${reference}`);
  expect(after).toMatchObject({
    status: 200,
    body: {
      status: true,
      message: 'Verification successful',
      data: {
        status: 'success',
        reference,
        amount: 4_033_300,
        requested_amount: 4_033_300,
        currency: 'NGN',
        channel: 'card',
        domain: 'test',
        gateway_response: 'Successful',
        fees: 70_500,
        metadata: { wallet: 'w1' },
        customer: { email: 'ada@example.com' },
        authorization: { last4: '4081', channel: 'card' },
      },
    },
  });
});

test('a reference is good once for ever, however its payment ended', async () => {
  const reference = await initialize(box);
  const again = { email: 'ada@example.com', amount: 100, reference };
  const reply = await box.paystack('/transaction/initialize', again);
  expect(reply).toMatchObject({ status: 400, body: { status: false, message: 'Duplicate Transaction Reference' } });
});

test.each([
  [{ email: undefined }, 'Email Address is required', 'missing_params'],
  [{ email: 'ada' }, 'Invalid Email Address Passed', 'invalid_email_address'],
  [{ amount: undefined }, 'Amount is required', 'missing_params'],
  [{ amount: 10.5 }, 'Invalid Amount Sent', 'invalid_amount'],
  [{ amount: -100 }, 'Invalid Amount Sent', 'invalid_amount'],
  [{ currency: 'USD' }, 'Currency not supported by merchant', 'unsupported_currency'],
  [{ reference: 'a b' }, 'Transaction reference could only contain', 'invalid_params'],
  [{ callback_url: 'javascript:alert(1)' }, 'Invalid callback URL', 'invalid_params'],
])('initialising with %o is refused', async (fault, message, code) => {
  const fields = { email: 'ada@example.com', amount: 100_00, reference: newReference(), ...fault };
  const reply = await box.paystack('/transaction/initialize', fields);
  expect(reply).toMatchObject({ status: 400, body: { status: false, code } });
  expect(reply.body.message).toContain(message);
});

test('a form is read like JSON, and without a reference Paystack makes one', async () => {
  const response = await fetch(`${box.url}/paystack/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_of_these_tests' },
    body: new URLSearchParams({ email: 'ada@example.com', amount: '5000' }),
  });
  const { data } = (await response.json()) as { data: { reference: string } };
  expect((await box.paystack(`/transaction/verify/${data.reference}`)).body.data.amount).toBe(5000);
});

test('verifying what was never initialised is no verdict on a payment', async () => {
  const reply = await box.paystack('/transaction/verify/nobody-knows-this');
  expect(reply).toMatchObject({ status: 400, body: { status: false, message: 'Transaction reference not found' } });
});

test('abandoning decides nothing, failing is final, and paying twice is once', async () => {
  const first = await initialize(box);
  await box.control(`/paystack/checkout/${first}`, { outcome: 'abandoned' });
  expect((await box.paystack(`/transaction/verify/${first}`)).body.data.status).toBe('abandoned');
  await box.control(`/paystack/checkout/${first}`, { outcome: 'success' });
  expect((await box.control(`/paystack/checkout/${first}`, { outcome: 'success' })).status).toBe(200);
  expect((await box.control(`/paystack/checkout/${first}`, { outcome: 'failed' })).status).toBe(409);

  const second = await initialize(box);
  await box.control(`/paystack/checkout/${second}`, { outcome: 'failed', card: '4084080000670037' });
  const { data } = (await box.paystack(`/transaction/verify/${second}`)).body;
  expect(data).toMatchObject({ status: 'failed', gateway_response: 'Insufficient Funds', paid_at: null });
  expect(data.authorization.last4).toBe('0037');
  expect((await box.control(`/paystack/checkout/${second}`, { outcome: 'success' })).status).toBe(409);
});

test('a payment is reversed after its success, and only then', async () => {
  const reference = await initialize(box);
  await box.control(`/paystack/checkout/${reference}`, { outcome: 'success' });
  expect((await box.control(`/settle/${reference}`, { outcome: 'failed' })).status).toBe(409);
  expect((await box.control(`/settle/${reference}`, { outcome: 'reversed' })).body.status).toBe('reversed');
  expect((await box.paystack(`/transaction/verify/${reference}`)).body.data.status).toBe('reversed');
  await eventually(() => box.receiver.eventsOf(reference)).toEqual(['charge.success', 'refund.processed']);
  expect((await box.control(`/settle/${reference}`, { outcome: 'reversed' })).status).toBe(409);
});

test('settle takes the provider reference as well, and pays what nobody paid yet', async () => {
  const reference = await initialize(box);
  const { provider_reference } = await entryOf(box, reference);
  expect((await box.control(`/settle/${provider_reference}`, { outcome: 'success' })).body).toMatchObject({
    reference,
    status: 'success',
  });
});
