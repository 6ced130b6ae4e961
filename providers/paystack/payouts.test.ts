import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import recipient from './fixtures/recipient.json' with { type: 'json' };
import refusals from './fixtures/refusals.json' with { type: 'json' };
import queued from './fixtures/transfer-queued.json' with { type: 'json' };
import retrieved from './fixtures/transfer-retrieved.json' with { type: 'json' };
import { nonsense, openScripted, withData } from './testing/scripted.ts';

let box: Awaited<ReturnType<typeof openScripted>>;
beforeAll(async () => void (box = await openScripted()));
afterAll(() => box.close());

/** What the receipt needs and the provider is not told. */
const unsent = { bankName: 'GTBank', reference: 'wur_acv9f3kx2m7t1qhz', rules: '2026-01-01' };
const payment = {
  reference: 'wur_acv9f3kx2m7t1qhz',
  amountMinor: 1_000_00n,
  currency: 'NGN',
  providerReference: null,
  createdAt: new Date('2026-11-21T12:00:00Z'),
  details: { accountName: 'TOLU ROBERT', accountNumber: '0123456789', bankCode: '058', remarks: 'Rent', ...unsent },
} as const;
const made = { 'POST /transferrecipient': { status: 201, body: recipient } };
/** Of a transfer that they do not have, unless they say that they do. */
const sendAnswered = (transfer: object, found: object = refusals.transfer_not_found) =>
  box
    .answering({ ...made, 'POST /transfer': transfer as never, 'GET /transfer/verify/': found as never })
    .payouts.send(payment);
const findAnswered = (transfer: object) =>
  box.answering({ 'GET /transfer/verify/': transfer as never }).payouts.find(payment);

const known = { providerReference: 'TRF_v5tip3zx8nna9o78' };
const byStatus: [string, object][] = [
  ['success', { outcome: 'accepted', isDone: true, ...known }],
  ...['pending', 'otp', 'received', 'queued', 'processing'].map((status): [string, object] => [
    status,
    { outcome: 'accepted', isDone: false, ...known },
  ]),
  ...['failed', 'abandoned', 'blocked', 'rejected'].map((status): [string, object] => [
    status,
    { outcome: 'declined' },
  ]),
  ['reversed', { outcome: 'reversed' }],
  ...['Success', 'SUCCESS', 'done', ''].map((status): [string, object] => [status, { outcome: 'unknown' }]),
];

describe('a transfer that is sent', () => {
  it('carries our reference, the amount in kobo and the recipient they made', async () => {
    await sendAnswered({ body: queued });
    expect(box.sent.map(({ path }) => path)).toEqual(['/transferrecipient', '/transfer']);
    expect(box.sent[0]!.body).toEqual({
      type: 'nuban',
      name: 'TOLU ROBERT',
      account_number: '0123456789',
      bank_code: '058',
      currency: 'NGN',
    });
    expect(box.sent[1]!.body).toEqual({
      source: 'balance',
      amount: 100_000,
      currency: 'NGN',
      recipient: 'RCP_m7ljkv8leesep7p',
      reference: payment.reference,
      reason: 'Rent',
    });
  });

  it.each(byStatus)('and answered with the status %s is what that word means', async (status, verdict) => {
    expect(await sendAnswered(withData(queued, { status }))).toMatchObject(verdict);
    expect(await findAnswered(withData(retrieved, { status }))).toMatchObject(verdict);
  });

  it.each([
    ['another reference', { reference: 'wur_somebody_elses_ref' }],
    ['another amount', { amount: 1_000_000 }],
    ['another currency', { currency: 'USD' }],
    ['no amount', { amount: null }],
    ['an amount that is no whole number of kobo', { amount: 1000.5 }],
    ['no reference', { reference: undefined }],
    ['a status that is no word', { status: 1 }],
  ])('and answered about %s is unknown', async (_name, data) => {
    expect(await sendAnswered(withData(queued, data))).toMatchObject({ outcome: 'unknown' });
    expect(await findAnswered(withData(retrieved, data))).toMatchObject({ outcome: 'unknown' });
  });

  it.each(Object.entries(nonsense))('and answered with %s is unknown', async (_name, reply) => {
    expect(await sendAnswered(reply)).toMatchObject({ outcome: 'unknown' });
    expect(await findAnswered(reply)).toMatchObject({ outcome: 'unknown' });
    const paystack = box.answering({ 'POST /transferrecipient': reply });
    expect(await paystack.payouts.send(payment)).toMatchObject({ outcome: 'unknown' });
    expect(box.sent).toHaveLength(1);
  });

  it.each(['low_balance', 'invalid_recipient', 'starter_business', 'unsupported_currency'] as const)(
    'and refused (%s) is declined, in words that are no secret of the product',
    async refusal => {
      const verdict = await sendAnswered(refusals[refusal]);
      expect(verdict).toMatchObject({ outcome: 'declined' });
      expect(JSON.stringify(verdict)).not.toMatch(/balance|starter|merchant/i);
    },
  );

  it.each(['invalid_key', 'invalid_key_as_400', 'too_many', 'broken'] as const)(
    'and turned away (%s) is unknown: it says nothing about the payment',
    async refusal => {
      expect(await sendAnswered(refusals[refusal])).toMatchObject({ outcome: 'unknown' });
      expect(await findAnswered(refusals[refusal])).toMatchObject({ outcome: 'unknown' });
    },
  );

  it('and refused because they have it is what they say became of it', async () => {
    for (const [found, verdict] of [
      [{ body: retrieved }, { outcome: 'accepted', isDone: true }],
      [withData(retrieved, { status: 'failed' }), { outcome: 'declined' }],
      [withData(retrieved, { amount: 5 }), { outcome: 'unknown' }],
      [refusals.transfer_not_found, { outcome: 'absent' }],
      [refusals.broken, { outcome: 'unknown' }],
    ] as const) {
      const paystack = box.answering({
        ...made,
        'POST /transfer': refusals.duplicate_transfer,
        'GET /transfer/verify/': found,
      });
      expect(await paystack.payouts.send(payment)).toMatchObject(verdict);
    }
  });

  it('to an account that nobody has is declined', async () => {
    const paystack = box.answering({ 'POST /transferrecipient': refusals.unresolved });
    expect(await paystack.payouts.send(payment)).toMatchObject({ outcome: 'declined' });
  });
});

describe('a transfer that is looked up', () => {
  it('is asked for by our reference, and has the name its receiver’s bank knows it by', async () => {
    expect(await findAnswered({ body: retrieved })).toMatchObject({ sessionId: '110006260513140212841300210411' });
    expect(box.sent.map(({ path }) => path)).toEqual([`/transfer/verify/${payment.reference}`]);
  });

  it.each([
    ['null', null],
    ['empty', { provider: null, id: null }],
    ['missing', undefined],
  ])('whose session is %s has no such name', async (_name, session) => {
    expect(await findAnswered(withData(retrieved, { session }))).toEqual({
      outcome: 'accepted',
      isDone: true,
      ...known,
      sessionId: undefined,
    });
  });

  it('and whose amount is text is the same transfer', async () => {
    expect(await findAnswered(withData(retrieved, { amount: '100000' }))).toMatchObject({ isDone: true });
  });

  it('is absent only when they say that they never heard of it', async () => {
    for (const refusal of [refusals.transfer_not_found, refusals.entity_not_found]) {
      expect(await findAnswered(refusal)).toEqual({ outcome: 'absent' });
    }
    for (const refusal of [refusals.low_balance, refusals.missing_email, refusals.unresolved]) {
      expect(await findAnswered(refusal)).toMatchObject({ outcome: 'unknown' });
    }
  });
});
