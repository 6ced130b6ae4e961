import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryOf, openAccount, openSandbox, type TestSandbox, eventually } from '../testing/open-sandbox.ts';
import { makeNuban } from './dedicated-accounts.ts';

let box: TestSandbox;
beforeAll(async () => void (box = await openSandbox()));
afterAll(() => box.close());

const person = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Obi', phone: '+2348031234567' };

test.each([
  ['000011', '0000014579'],
  ['000044', '0010246780'],
  ['000058', '0108024071'],
  ['950515', '5522116946'],
  ['999991', '8106136519'],
])('at bank %s, %s has the check digit that real accounts have', (code, number) => {
  expect(makeNuban(code, number.slice(0, 9))).toBe(number);
});

test('a customer is opened one account, and asking again shows it', async () => {
  const customer = await box.paystack('/customer', person);
  expect(customer).toMatchObject({ status: 200, body: { message: 'Customer created', data: { email: person.email } } });
  const { customer_code } = customer.body.data;
  expect((await box.paystack('/customer', { email: 'ADA@example.com' })).body.data).toMatchObject({
    customer_code,
    first_name: 'Ada',
  });

  const open = () => box.paystack('/dedicated_account', { customer: customer_code, preferred_bank: 'titan-paystack' });
  const opened = await open();
  expect(opened).toMatchObject({
    status: 200,
    body: {
      message: 'NUBAN successfully created',
      data: {
        bank: { name: 'Paystack-Titan', slug: 'titan-paystack' },
        account_number: expect.stringMatching(/^99\d{8}$/),
        account_name: 'SANDBOX / ADA OBI',
        assigned: true,
        currency: 'NGN',
        active: true,
        customer: { customer_code },
      },
    },
  });
  expect((await open()).body.data.account_number).toBe(opened.body.data.account_number);
});

test('an account needs a customer who is known, by name and telephone', async () => {
  const reply = await box.paystack('/dedicated_account', { customer: 'CUS_nobody' });
  expect(reply).toMatchObject({ status: 400, body: { status: false, message: 'Customer not found' } });
  const { customer_code } = (await box.paystack('/customer', { email: 'nameless@example.com' })).body.data;
  expect((await box.paystack('/dedicated_account', { customer: customer_code })).status).toBe(400);
});

test('naira that arrives is a charge under a reference of Paystack, verified and announced', async () => {
  const account = await openAccount(box);
  const arrived = await box.control('/paystack/transfer-in', {
    account_number: account,
    amount: '2500.50',
    sender_name: 'MUSA BELLO',
  });
  expect(arrived).toMatchObject({
    status: 200,
    body: { reference: null, operation: 'transfer_in', amount: '2500.50', destination: account, status: 'success' },
  });
  const reference = arrived.body.provider_reference;
  await eventually(() => box.receiver.eventsOf(reference)).toEqual(['charge.success']);
  const { data } = (await box.paystack(`/transaction/verify/${reference}`)).body;
  expect(data).toMatchObject({
    status: 'success',
    amount: 250_050,
    currency: 'NGN',
    channel: 'dedicated_nuban',
    authorization: {
      channel: 'dedicated_nuban',
      sender_name: 'MUSA BELLO',
      receiver_bank_account_number: account,
    },
  });
  expect(await entryOf(box, reference)).toMatchObject({ status: 'success' });
});

test('an arrival that was kept quiet is told when Paystack looks again', async () => {
  const account = await openAccount(box, 'quiet@example.com');
  const quiet = { account_number: account, amount: 100, webhook: false };
  const reference = (await box.control('/paystack/transfer-in', quiet)).body.provider_reference;
  const url = `/dedicated_account/requery?account_number=${account}&provider_slug=titan-paystack&date=2026-01-01`;
  expect((await box.paystack(url)).body.status).toBe(true);
  await eventually(() => box.receiver.eventsOf(reference)).toEqual(['charge.success']);
});

test('customer and account at once are announced together', async () => {
  const fields = { ...person, email: 'both@example.com', preferred_bank: 'wema-bank', country: 'NG' };
  const reply = await box.paystack('/dedicated_account/assign', fields);
  expect(reply.body).toEqual({ status: true, message: 'Assign dedicated account in progress' });
  const found = () =>
    box.receiver.received
      .map(({ body }) => JSON.parse(body))
      .find(({ event, data }) => event === 'dedicatedaccount.assign.success' && data.customer.email === fields.email);
  await eventually(found).toMatchObject({ data: { dedicated_account: { bank: { slug: 'wema-bank' } } } });
  const account = found().data.dedicated_account.account_number;
  expect((await box.control('/paystack/transfer-in', { account_number: account, amount: 5 })).status).toBe(200);
  expect((await box.paystack('/dedicated_account/assign', { email: 'x@example.com' })).status).toBe(400);
});

test.each([
  [{ account_number: '0123456789', amount: 100 }, 404, '0123456789 is no dedicated account.'],
  [{ account_number: '9', amount: '1.234' }, 422, 'amount must be an amount of naira above zero'],
  [{ amount: 100 }, 422, 'account_number must be a text'],
])('a transfer-in of %o is refused with a clear word', async (input, status, message) => {
  const reply = await box.control('/paystack/transfer-in', input);
  expect(reply.status).toBe(status);
  expect(reply.body.message).toContain(message);
});
