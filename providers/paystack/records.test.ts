import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import refusals from './fixtures/refusals.json' with { type: 'json' };
import transaction from './fixtures/transaction.json' with { type: 'json' };
import retrieved from './fixtures/transfer-retrieved.json' with { type: 'json' };
import { nonsense, openScripted, withData } from './testing/scripted.ts';

let box: Awaited<ReturnType<typeof openScripted>>;
beforeAll(async () => void (box = await openScripted()));
afterAll(() => box.close());

const stretch = { from: new Date('2026-11-01T00:00:00Z'), until: new Date('2026-11-02T00:00:00Z') };
const meta = { total: 1, skipped: 0, perPage: 100, page: 1, pageCount: 1 };
const list = (data: unknown[]) => ({ status: true, message: 'Transactions retrieved', data, meta });
const page = (reply: object, operation: 'charge' | 'transfer' = 'charge') =>
  box
    .answering({ [`GET /${operation === 'charge' ? 'transaction' : 'transfer'}`]: reply as never })
    .records.page(operation, stretch, 3);

describe('a page of their records', () => {
  it('is asked for by its stretch of time, and ends the list when it is not full', async () => {
    const outcome = await page({ body: list([transaction.data]) });
    expect(box.sent).toMatchObject([
      {
        method: 'GET',
        path: '/transaction',
        query: { perPage: '100', page: '3', from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' },
      },
    ]);
    const { reference, amount } = transaction.data;
    expect(outcome).toMatchObject({
      isLast: true,
      entries: [{ reference, amountMinor: BigInt(amount), state: 'done' }],
    });
    const full = await page({ body: list(Array.from({ length: 100 }, () => transaction.data)) });
    expect(full).toMatchObject({ outcome: 'accepted', isLast: false });
  });

  it.each([
    ['success', 'done', 'done'],
    ['failed', 'failed', 'failed'],
    ['reversed', 'reversed', 'reversed'],
    ['abandoned', 'open', 'failed'],
    ['pending', 'open', 'open'],
    ['otp', 'open', 'open'],
    ['blocked', 'open', 'failed'],
    ['a word nobody has told us of', 'open', 'open'],
  ])('has %s for a payment that is %s, and for a transfer that is %s', async (status, charge, transfer) => {
    expect(await page({ body: list([{ ...transaction.data, status }]) })).toMatchObject({
      entries: [{ state: charge }],
    });
    const listed = { body: list([{ ...retrieved.data, status }]) };
    expect(await page(listed, 'transfer')).toMatchObject({ entries: [{ state: transfer }] });
  });

  it('tells when each was begun and last changed, however they spell it', async () => {
    const { createdAt: _, created_at: __, paidAt: ___, ...bare } = transaction.data as Record<string, unknown>;
    const times = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T11:00:00.000Z', paid_at: null };
    expect(await page({ body: list([{ ...bare, ...times }]) })).toMatchObject({
      entries: [{ at: new Date(times.createdAt), changedAt: new Date(times.updatedAt) }],
    });
    const paid = { created_at: times.createdAt, paid_at: '2026-11-01T10:05:00.000Z' };
    expect(await page({ body: list([{ ...bare, ...paid }]) })).toMatchObject({
      entries: [{ at: new Date(times.createdAt), changedAt: new Date(paid.paid_at) }],
    });
  });

  it.each([
    ...Object.entries(nonsense),
    ['one of which has no reference', { body: list([{ ...transaction.data, reference: undefined }]) }],
    ['one of which has half a kobo', { body: list([{ ...transaction.data, amount: 100.5 }]) }],
    ['an unknown key', refusals.invalid_key],
  ] as [string, object][])('is unknown when the answer is %s', async (_name, reply) => {
    expect(await page(reply)).toMatchObject({ outcome: 'unknown' });
  });
});

describe('one payment of their records', () => {
  const { reference } = retrieved.data;
  const find = (reply: object) =>
    box.answering({ 'GET /transfer/verify/': reply as never }).records.find('transfer', reference);

  it('is found by its name, or is not there', async () => {
    expect(await find({ body: retrieved })).toMatchObject({ outcome: 'accepted', entry: { reference, state: 'done' } });
    const absent = { status: 404, body: { status: false, message: 'Transfer not found' } };
    expect(await find(absent)).toEqual({ outcome: 'absent' });
  });

  it.each([
    ...Object.entries(nonsense),
    ['about another payment', withData(retrieved, { reference: 'wur_another_payment_0' })],
  ] as [string, object][])('is unknown when the answer is %s', async (_name, reply) => {
    expect(await find(reply)).toMatchObject({ outcome: 'unknown' });
  });
});
