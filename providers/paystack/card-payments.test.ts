import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import account from './fixtures/dedicated-account.json' with { type: 'json' };
import initialized from './fixtures/initialized.json' with { type: 'json' };
import refusals from './fixtures/refusals.json' with { type: 'json' };
import transaction from './fixtures/transaction.json' with { type: 'json' };
import transferIn from './fixtures/transfer-in.json' with { type: 'json' };
import { nonsense, openScripted, withData } from './testing/scripted.ts';

let box: Awaited<ReturnType<typeof openScripted>>;
beforeAll(async () => void (box = await openScripted()));
afterAll(() => box.close());

const { reference } = initialized.data;
const payment = { reference, amountMinor: 40_333n, email: 'zainab@example.com' };
const beginAnswered = (reply: object) =>
  box.answering({ 'POST /transaction/initialize': reply as never }).cardPayments.begin(payment);
const findAnswered = (reply: object, name = reference) =>
  box.answering({ 'GET /transaction/verify/': reply as never }).cardPayments.find(name);

describe('a card payment that is begun', () => {
  it('carries our reference and the kobo as text, for cards only', async () => {
    expect(await beginAnswered({ body: initialized })).toEqual({
      outcome: 'accepted',
      accessCode: '3ni8kdavz62431k',
      authorizationUrl: 'https://checkout.paystack.com/3ni8kdavz62431k',
    });
    expect(box.sent[0]!.body).toEqual({
      email: payment.email,
      amount: '40333',
      currency: 'NGN',
      reference,
      channels: ['card'],
    });
  });

  it('under a reference that they know is taken, and otherwise refused in so many words is declined', async () => {
    expect(await beginAnswered(refusals.duplicate_transaction)).toEqual({ outcome: 'taken' });
    for (const refusal of [refusals.missing_email, refusals.unsupported_currency]) {
      expect(await beginAnswered(refusal)).toMatchObject({ outcome: 'declined' });
    }
  });

  it.each([
    ...Object.entries(nonsense),
    ['another reference', withData(initialized, { reference: 'another' })],
    ['an address that is none', withData(initialized, { authorization_url: 'javascript' })],
    ['no access code', withData(initialized, { access_code: '' })],
    ['an unknown key', refusals.invalid_key],
    ['an unknown key under 400', refusals.invalid_key_as_400],
    ['too many calls', refusals.too_many],
  ] as [string, object][])('and answered with %s may have begun', async (_name, reply) => {
    expect(await beginAnswered(reply)).toMatchObject({ outcome: 'unknown' });
  });
});

describe('a card payment that is looked up', () => {
  it.each([
    ['success', 'paid'],
    ['failed', 'failed'],
    ['reversed', 'reversed'],
    ['abandoned', 'undecided'],
    ['ongoing', 'undecided'],
    ['pending', 'processing'],
    ['processing', 'processing'],
    ['queued', 'processing'],
  ])('with the status %s is %s', async (status, state) => {
    expect(await findAnswered(withData(transaction, { status }))).toEqual({
      outcome: 'accepted',
      state,
      amountMinor: 40_333n,
      currency: 'NGN',
      providerReference: '4099260516',
      account: undefined,
      ...(state === 'failed' && { reason: expect.any(String) }),
    });
  });

  it('has paid what was paid, whatever was asked for, and in their words for the currency', async () => {
    const other = withData(transaction, { amount: 100, requested_amount: 40_333, currency: 'USD' });
    expect(await findAnswered(other)).toMatchObject({ amountMinor: 100n, currency: 'USD' });
  });

  it.each([
    ['numbers as text', { id: '4099260516', amount: '40333' }],
    ['metadata of 0', { metadata: 0 }],
    ['metadata of null', { metadata: null }],
    ['metadata with a reference in it', { metadata: { reference: 'another', amount: 1 } }],
    ['an empty authorization', { authorization: {} }],
    ['an authorization of null', { authorization: null }],
    ['an authorization that is a list', { authorization: [] }],
    ['no fees, plan or log', { fees: null, plan: {}, log: null }],
  ])('is the same payment with %s', async (_name, data) => {
    expect(await findAnswered(withData(transaction, data))).toMatchObject({
      state: 'paid',
      amountMinor: 40_333n,
      providerReference: '4099260516',
    });
  });

  it.each([
    ...Object.entries(nonsense),
    ['another reference', withData(transaction, { reference: 'another' })],
    ['a status that nobody has told us of', withData(transaction, { status: 'Success' })],
    ['half a kobo', withData(transaction, { amount: 40_333.5 })],
    ['an amount in words', withData(transaction, { amount: '40,333' })],
    ['no amount', withData(transaction, { amount: null })],
    ['an unknown key', refusals.invalid_key],
    ['an unknown key under 400', refusals.invalid_key_as_400],
    ['too many calls', refusals.too_many],
    ['a fault of theirs', refusals.broken],
    ['a no to something else', refusals.low_balance],
  ] as [string, object][])('and answered with %s is unknown', async (_name, reply) => {
    expect(await findAnswered(reply)).toMatchObject({ outcome: 'unknown' });
  });

  it('is absent when they never heard of it, which they say with 400 and with 404', async () => {
    for (const refusal of [refusals.unknown_transaction_400, refusals.unknown_transaction_404]) {
      expect(await findAnswered(refusal)).toEqual({ outcome: 'absent' });
    }
  });

  it('names the account when it was sent to one, and by whom', async () => {
    expect(await findAnswered({ body: transferIn }, transferIn.data.reference)).toMatchObject({
      state: 'paid',
      amountMinor: 1_234_550n,
      account: { number: '9930000902', senderName: 'EZE NGOZI', senderBank: 'First Bank of Nigeria' },
    });
  });
});

describe('a dispute', () => {
  const payment = {
    id: 4_099_260_516,
    status: 'success',
    reference: 'DEP_1732161600000_a1',
    amount: 40_333,
    currency: 'NGN',
  };
  const dispute = {
    id: 2867,
    refund_amount: 20_000,
    currency: 'NGN',
    status: 'awaiting-merchant-feedback',
    resolution: null,
    transaction: payment,
    transaction_reference: null,
    category: 'chargeback',
    dueAt: '2026-11-24T09:00:00.000Z',
    resolvedAt: null,
  };
  const answered = (data: unknown[]) =>
    box
      .answering({ 'GET /dispute': { body: { status: true, message: 'Disputes retrieved', data } } })
      .cardPayments.disputesOf('4099260516');

  it('is read with what is disputed and by when it has to be answered, and not another payment’s', async () => {
    const another = { ...dispute, id: 2868, transaction: { ...payment, id: 1 } };
    expect(await answered([dispute, another])).toEqual({
      outcome: 'accepted',
      disputes: [
        {
          name: '2867',
          state: 'open',
          amountMinor: 20_000n,
          currency: 'NGN',
          answerBy: new Date('2026-11-24T09:00:00Z'),
        },
      ],
    });
    expect(box.sent).toMatchObject([{ path: '/dispute', query: { transaction: '4099260516' } }]);
    const bare = { ...dispute, refund_amount: null, currency: null, dueAt: null };
    expect(await answered([bare])).toMatchObject({ disputes: [{ amountMinor: 40_333n, answerBy: undefined }] });
  });

  it.each([
    ['awaiting-bank-feedback', null, 'open'],
    ['pending', null, 'open'],
    ['resolved', 'declined', 'won'],
    ['resolved', 'merchant-accepted', 'lost'],
    ['resolved', 'auto-accepted', 'lost'],
    ['archived', null, 'won'],
    ['a word nobody has told us of', null, 'open'],
  ])('that is %s (%s) is %s', async (status, resolution, state) => {
    expect(await answered([{ ...dispute, status, resolution }])).toMatchObject({ disputes: [{ state }] });
  });

  it.each(Object.entries(nonsense))('is unknown when the answer is %s', async (_name, reply) => {
    const verdict = await box.answering({ 'GET /dispute': reply }).cardPayments.disputesOf('4099260516');
    expect(verdict).toMatchObject({ outcome: 'unknown' });
  });
});

describe('an account number of a customer’s own', () => {
  const person = { email: 'zainab@example.com', firstName: 'Zainab', lastName: 'Bello', phone: '+2348012345678' };
  const customer = { body: { status: true, message: 'Customer created', data: account.data.customer } };
  const open = (opened: object, made: object = customer) =>
    box
      .answering({ 'POST /customer': made as never, 'POST /dedicated_account': opened as never })
      .depositAccounts.open(person);

  it('is opened for the customer they know by that address', async () => {
    expect(await open({ body: account })).toEqual({
      outcome: 'accepted',
      number: '9930000902',
      name: 'WURA / BELLO ZAINAB',
      bank: 'Paystack-Titan',
    });
    expect(box.sent[1]!.body).toEqual({ customer: 'CUS_1rkzaqsv4rrhqo6', preferred_bank: 'titan-paystack' });
  });

  it.each(Object.entries(nonsense))('is unknown when the answer is %s', async (_name, reply) => {
    expect(await open(reply)).toMatchObject({ outcome: 'unknown' });
    expect(await open({ body: account }, reply)).toMatchObject({ outcome: 'unknown' });
  });

  it('is declined when they say so, and no number that is none is believed', async () => {
    expect(await open(refusals.missing_email)).toMatchObject({ outcome: 'declined' });
    expect(await open(withData(account, { account_number: '99300009' }))).toMatchObject({ outcome: 'unknown' });
  });
});
