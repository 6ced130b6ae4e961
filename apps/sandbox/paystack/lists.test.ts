import { afterAll, beforeAll, expect, test } from 'vitest';
import { initialize, makeRecipient, newReference, openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';

let box: TestSandbox;
const charges: string[] = [];
const transfers: string[] = [];

beforeAll(async () => {
  box = await openSandbox();
  for (let n = 0; n < 5; n++) charges.unshift(await initialize(box, { amount: 100_000 * (n + 1) }));
  await box.control(`/paystack/checkout/${charges[0]}`, { outcome: 'success' });
  const recipient = await makeRecipient(box);
  for (let n = 0; n < 3; n++) {
    const reference = newReference();
    transfers.unshift(reference);
    await box.paystack('/transfer', { source: 'balance', amount: 100_000, recipient, reference });
  }
});
afterAll(() => box.close());

const references = (body: any) => body.data.map(({ reference }: { reference: string }) => reference);

test('payments are listed newest first and page by page, each as it is shown alone', async () => {
  const first = await box.paystack('/transaction?perPage=2&page=1');
  expect(first).toMatchObject({
    status: 200,
    body: {
      status: true,
      message: 'Transactions retrieved',
      meta: { total: 5, skipped: 0, perPage: 2, page: 1, pageCount: 3, total_volume: 900_000 },
    },
  });
  expect(references(first.body)).toEqual(charges.slice(0, 2));
  expect(references((await box.paystack('/transaction?perPage=2&page=3')).body)).toEqual(charges.slice(4));
  expect(references((await box.paystack('/transaction?perPage=2&page=4')).body)).toEqual([]);
  const alone = await box.paystack(`/transaction/verify/${charges[0]}`);
  expect(first.body.data[0]).toEqual(alone.body.data);
});

test('transfers are listed with their recipients', async () => {
  const { body } = await box.paystack('/transfer');
  expect(body).toMatchObject({
    message: 'Transfers retrieved',
    meta: { total: 3, perPage: 50, page: 1, pageCount: 1 },
  });
  expect(references(body)).toEqual(transfers);
  expect(body.data[0].recipient.details.account_number).toBe('0123456789');
});

test('a list keeps to its status and to its stretch of time, both ends included', async () => {
  const { body: paid } = await box.paystack('/transaction?status=success');
  expect(references(paid)).toEqual([charges[0]]);
  const at = paid.data[0].created_at;
  expect(references((await box.paystack(`/transaction?from=${at}`)).body)).toContain(charges[0]);
  expect(references((await box.paystack(`/transaction?to=${at}`)).body)).toContain(charges[0]);
  const long = encodeURIComponent('2016-09-24T00:00:05.000Z');
  expect((await box.paystack(`/transfer?to=${long}`)).body).toMatchObject({ data: [], meta: { total: 0 } });
  expect((await box.paystack('/transfer?from=yesterday')).status).toBe(400);
});
