import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import inProcess from './fixtures/cable-in-process.json' with { type: 'json' };
import { listOf, nonsense, openScripted, refused, withData } from './testing/scripted.ts';

let box: Awaited<ReturnType<typeof openScripted>>;
beforeAll(async () => void (box = await openScripted()));
afterAll(() => box.close());

const details = {
  provider: 'GOTV',
  smartcard: '7012345678',
  customerName: 'TOLU ROBERT',
  bouquetCode: 'GOLITE',
  bouquetName: 'GOtv Smallie',
  phone: '08139011943',
  email: 'ada@example.com',
  lookup: 'MLTCHC-8Q2K',
  reference: 'MLTCHC-8Q2K',
  rules: '2026-01-01',
} as const;
const payment = {
  reference: 'MLTCHC-8Q2K',
  amountMinor: 1_575_00n,
  currency: 'NGN',
  providerReference: null,
  createdAt: new Date('2026-11-21T12:00:00Z'),
  details,
} as const;
const row = (fields: object = {}) => ({
  reference: 'MLTCHC-8Q2K',
  amount: '1575.00',
  phone_number: '08139011943',
  type: 'cable',
  status: 'success',
  meta: null,
  createdAt: '2026-11-21T12:00:01.000Z',
  ...fields,
});

const vend = 'POST /v1/service/cable/vend';
const list = 'GET /vending/transactions';
const send = (reply: object, listed: object = listOf(row())) =>
  box.answering({ [vend]: reply as never, [list]: listed as never }).cable.send(payment);
const find = (reply: object) => box.answering({ [list]: reply as never }).cable.find(payment);

describe('a bouquet that is paid for', () => {
  it('is named by its look-up, and looked for at once, because the answer says nothing', async () => {
    const verdict = await send({ body: inProcess });
    expect(verdict).toEqual({ outcome: 'accepted', isDone: true, providerReference: 'MLTCHC-8Q2K' });
    expect(box.sent.map(({ path }) => path)).toEqual(['/v1/service/cable/vend', '/vending/transactions']);
    expect(box.sent[0]!.body).toEqual({
      provider: 'GOTV',
      reference: 'MLTCHC-8Q2K',
      bouquet_code: 'GOLITE',
      phone_number: '08139011943',
      email: 'ada@example.com',
    });
    expect(box.answering({}).cable.newReference!(details)).toBe('MLTCHC-8Q2K');
  });

  it.each([
    ['has not yet', listOf()],
    ['does not come', refused('Too many requests', 429)],
    ['says pending', listOf(row({ status: 'pending' }))],
  ])('and taken is theirs to decide while their list %s', async (_name, listed) => {
    expect(await send({ body: inProcess }, listed)).toMatchObject({ outcome: 'accepted', isDone: false });
  });

  it('and taken, and failed at once, is declined', async () => {
    const verdict = await send({ body: inProcess }, listOf(row({ status: 'failed', meta: null })));
    expect(verdict).toEqual({ outcome: 'declined', reason: 'not_accepted', providerReference: 'MLTCHC-8Q2K' });
  });

  it.each([
    ['another look-up', { reference: 'MLTCHC-OTHER' }],
    ['another price', { bouquet: { ...inProcess.data.bouquet, kobo_amount: 1_575_000 } }],
    ['another bouquet', { bouquet: { ...inProcess.data.bouquet, code: 'GOTVMAX' } }],
    ['another currency', { bouquet: { ...inProcess.data.bouquet, currency: 'USD' } }],
  ])('and answered about %s is unknown', async (_name, fields) => {
    expect(await send(withData(inProcess, fields))).toMatchObject({ outcome: 'unknown' });
  });

  it.each(Object.entries(nonsense))('and answered with %s is unknown', async (_name, reply) => {
    expect(await send(reply)).toMatchObject({ outcome: 'unknown' });
    expect(await find(reply)).toMatchObject({ outcome: 'unknown' });
  });

  it('and refused is declined, unless their list has it', async () => {
    const over = refused('No transaction found with specified parameters', 404);
    expect(await send(over, listOf())).toEqual({ outcome: 'declined', reason: 'lookup_over' });
    expect(await send(over, listOf(row()))).toMatchObject({ outcome: 'accepted', isDone: true });
    expect(await send(refused('Invalid bouquet code'))).toEqual({ outcome: 'declined', reason: 'not_on_offer' });
    expect(await send(refused('Insufficient wallet balance'))).toMatchObject({ reason: 'provider_short' });
  });

  it('is absent, at another amount unknown, and reversed, as their list has it', async () => {
    expect(await find(listOf())).toEqual({ outcome: 'absent' });
    expect(await find(listOf(row({ amount: '15750.00' })))).toMatchObject({ outcome: 'unknown' });
    expect(await find(listOf(row({ status: 'reversed' })))).toMatchObject({ outcome: 'reversed' });
  });
});

describe('what can be bought', () => {
  it('is two broadcasters with their bouquets, in kobo and naira alone', async () => {
    const bouquetsOf = (fields: object) =>
      box
        .answering({
          'POST /v1/service/cable/bouquet-list': withData(inProcess, {
            bouquets: [{ ...inProcess.data.bouquet, ...fields }],
          }),
        })
        .cable.bouquets('GOTV');
    expect(box.answering({}).cable.providers).toEqual(['DSTV', 'GOTV']);
    expect(await bouquetsOf({})).toEqual({
      outcome: 'accepted',
      bouquets: [{ name: 'GOtv Smallie', code: 'GOLITE', priceMinor: 1_575_00n, platform: 'GOTV' }],
    });
    expect(box.sent[0]!.body).toEqual({ provider: 'GOTV' });
    expect(await bouquetsOf({ kobo_amount: 0 })).toEqual({ outcome: 'accepted', bouquets: [] });
    for (const wrong of [{ currency: 'USD' }, { kobo_amount: 1575.5 }, { code: '' }]) {
      expect(await bouquetsOf(wrong)).toMatchObject({ outcome: 'unknown' });
    }
  });

  it('is for cards that somebody has', async () => {
    const cardOf = (reply: object) =>
      box
        .answering({ 'POST /v1/service/cable/lookup': reply as never })
        .cable.smartcard({ provider: 'GOTV', number: '7012345678' });
    expect(await cardOf(withData(inProcess, { customer_name: ' TOLU ROBERT' }))).toEqual({
      outcome: 'accepted',
      customerName: 'TOLU ROBERT',
      lookup: 'MLTCHC-8Q2K',
    });
    expect(await cardOf(refused('Customer not found'))).toEqual({ outcome: 'declined' });
    expect(await cardOf(refused('No transaction found with specified parameters', 404))).toEqual({
      outcome: 'declined',
    });
    expect(await cardOf(refused('Authorization failed', 401))).toMatchObject({ outcome: 'unknown' });
  });
});
