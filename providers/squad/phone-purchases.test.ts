import { freePort } from '@wura/platform/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pending from './fixtures/airtime-pending.json' with { type: 'json' };
import plans from './fixtures/plans.json' with { type: 'json' };
import { createSquad } from './squad.ts';
import { listOf, nonsense, openScripted, refused, withData } from './testing/scripted.ts';

let box: Awaited<ReturnType<typeof openScripted>>;
beforeAll(async () => void (box = await openScripted()));
afterAll(() => box.close());

const about = {
  reference: 'wur_acv9f3kx2m7t1qhz',
  amountMinor: 5_000_00n,
  currency: 'NGN',
  providerReference: null,
  createdAt: new Date('2023-07-26T16:02:42Z'),
} as const;
const who = { phone: '08139011943', network: 'mtn', reference: about.reference, rules: '2026-01-01' } as const;
const airtime = { ...about, details: who } as const;
const data = { ...about, details: { ...who, planCode: '1009', planName: '1.5GB Weekly Plan' } } as const;
const named = { ...airtime, providerReference: pending.data.reference };
const row = (fields: object = {}) => ({ ...pending.data, status: 'success', ...fields });

const send = (reply: object) => box.answering({ 'POST /vending/purchase/': reply as never }).airtime.send(airtime);
const find = (reply: object, payment: typeof airtime | typeof named = airtime) =>
  box.answering({ 'GET /vending/transactions': reply as never }).airtime.find(payment);

const providerReference = pending.data.reference;
const byStatus: [string, object][] = [
  ['success', { outcome: 'accepted', isDone: true, providerReference, goods: { network: 'mtn' } }],
  ['pending', { outcome: 'accepted', isDone: false, providerReference }],
  ['failed', { outcome: 'declined', reason: 'not_accepted', providerReference }],
  ['reversed', { outcome: 'reversed', reason: 'taken_back', providerReference }],
  ['submitted', { outcome: 'unknown' }],
  ['', { outcome: 'unknown' }],
];

describe('airtime that is bought', () => {
  it('carries the phone and whole naira, and nothing by which it could be repeated', async () => {
    await send({ body: pending });
    expect(box.sent).toMatchObject([{ method: 'POST', path: '/vending/purchase/airtime' }]);
    expect(box.sent[0]!.body).toEqual({ phone_number: '08139011943', amount: 5_000 });
    expect(box.sent[0]!.headers['authorization']).toBe('Bearer sk_x');
    expect(box.answering({}).airtime.takesReference).toBe(false);
  });

  it('for a part of a naira is declined before anything leaves', async () => {
    const squad = box.answering({ 'POST /': { body: pending } });
    const verdict = await squad.airtime.send({ ...airtime, amountMinor: 5_000_50n });
    expect(verdict).toEqual({ outcome: 'declined', reason: 'amount_refused' });
    expect(box.sent).toEqual([]);
  });

  it.each(byStatus)('and answered with the status %s is what that word means', async (status, verdict) => {
    expect(await send(withData(pending, { status }))).toMatchObject(verdict);
    expect(await find(listOf(row({ status })), named)).toMatchObject(verdict);
  });

  it.each([
    ['another amount', { amount: '50000.00' }],
    ['another phone', { phone_number: '08030000000' }],
    ['no phone', { phone_number: null }],
    ['data', { type: 'data' }],
    ['no amount', { amount: null }],
    ['an amount that is no number', { amount: '5,000.00' }],
    ['no name of theirs', { reference: '' }],
    ['no time', { createdAt: 'yesterday' }],
  ])('and answered about %s is unknown', async (_name, fields) => {
    expect(await send(withData(pending, { status: 'success', ...fields }))).toMatchObject({ outcome: 'unknown' });
  });

  it.each(Object.entries(nonsense))('and answered with %s is unknown', async (_name, reply) => {
    expect(await send(reply)).toMatchObject({ outcome: 'unknown' });
    expect(await find(reply)).toMatchObject({ outcome: 'unknown' });
    expect(await find(reply, named)).toMatchObject({ outcome: 'unknown' });
  });

  it.each([
    ['Insufficient wallet balance', 'provider_short'],
    ['Merchant not profiled for this service', 'provider_short'],
    ['Invalid phone number', 'destination_unknown'],
    ['"amount" must be greater than or equal to 50', 'amount_refused'],
    ['Network is unavailable', 'unavailable'],
  ])('and refused (%s) is declined as %s', async (message, reason) => {
    expect(await send(refused(message))).toEqual({ outcome: 'declined', reason });
  });

  it.each(['No', 'Network error', 'Service provider did not respond', 'Unable to confirm the phone number'])(
    'and refused in words that leave it open (%s) is unknown: their list tells',
    async message => {
      expect(await send(refused(message))).toMatchObject({ outcome: 'unknown' });
    },
  );

  it('and heard by nobody is declined: it is never said again', async () => {
    const baseUrl = `http://127.0.0.1:${await freePort()}`;
    const nowhere = createSquad({ secretKey: 'sk', baseUrl, cablePath: '/c' });
    expect(await nowhere.airtime.send(airtime)).toEqual({ outcome: 'declined', reason: 'unavailable' });
  });

  it('with a record beside it that cannot be read is sold all the same', async () => {
    for (const meta of [null, 'no object', '[1]', 7]) {
      const verdict = await send(withData(pending, { status: 'success', meta }));
      expect(verdict).toMatchObject({ outcome: 'accepted', isDone: true, goods: undefined });
    }
  });
});

describe('airtime that is looked for', () => {
  it('by their name is asked for by it, and no other row counts', async () => {
    expect(await find(listOf(row({ reference: 'app_other' }), row()), named)).toMatchObject({ isDone: true });
    expect(box.sent[0]!.query).toEqual({ page: '1', perPage: '20', action: 'debit', reference: providerReference });
    expect(await find(listOf(), named)).toMatchObject({ outcome: 'unknown' });
    expect(await find(listOf(row({ amount: '50.00' })), named)).toMatchObject({ outcome: 'unknown' });
  });

  it('without a name is every row of the same kind, phone and amount since it was sent', async () => {
    const rows = [
      row({ reference: 'as-it-came', phone_number: '+2348139011943', createdAt: '2023-07-26T16:05:00.000Z' }),
      row({ reference: 'other-phone', phone_number: '08139011944' }),
      row({ reference: 'other-amount', amount: '5000.01' }),
      row({ reference: 'other-kind', type: 'data' }),
      row({ reference: 'clock-behind', status: 'failed', createdAt: '2023-07-26T16:02:00.000Z' }),
      row({ reference: 'long-ago', createdAt: '2023-07-26T16:01:00.000Z' }),
    ];
    expect(await find(listOf(...rows))).toEqual({
      outcome: 'listed',
      rows: [
        {
          providerReference: 'as-it-came',
          at: new Date('2023-07-26T16:05:00Z'),
          verdict: { outcome: 'accepted', isDone: true, providerReference: 'as-it-came', goods: { network: 'mtn' } },
        },
        {
          providerReference: 'clock-behind',
          at: new Date('2023-07-26T16:02:00Z'),
          verdict: { outcome: 'declined', reason: 'not_accepted', providerReference: 'clock-behind' },
        },
      ],
    });
    expect(await find(listOf())).toEqual({ outcome: 'listed', rows: [] });
  });

  it('is every such row since then by their clock, where that is behind ours', async () => {
    // The server that is asked here says the true time, and ours is ten minutes ahead of it.
    const ours = {
      ...airtime,
      createdAt: new Date(Date.now() + 10 * 60_000),
      readAt: new Date(Date.now() + 11 * 60_000),
    };
    const sold = row({ reference: 'ours', createdAt: new Date().toISOString() });
    const old = row({ reference: 'old', createdAt: new Date(Date.now() - 5 * 60_000).toISOString() });
    expect(await find(listOf(sold, old), ours)).toMatchObject({ rows: [{ providerReference: 'ours' }] });
  });

  const page = (rows: object[], count: number) => ({ body: { success: true, message: 'x', data: { count, rows } } });
  const other = (name: string, createdAt: string) => row({ reference: name, amount: '1.00', createdAt });

  it('is looked for on every page, until what is older than the purchase', async () => {
    const verdict = await find([
      page([other('a', '2023-07-26T16:09:00.000Z')], 900),
      page([row({ reference: 'ours' }), other('old', '2023-07-26T15:00:00.000Z')], 900),
    ]);
    expect(verdict).toMatchObject({ outcome: 'listed', rows: [{ providerReference: 'ours' }] });
    expect(box.sent.map(({ query }) => query['page'])).toEqual(['1', '2']);
  });

  it('is looked for to the very end of a list that is not in the order of time', async () => {
    const verdict = await find([
      page([other('old', '2023-07-26T15:00:00.000Z'), other('a', '2023-07-26T16:09:00.000Z')], 3),
      page([row({ reference: 'ours' })], 3),
    ]);
    expect(verdict).toMatchObject({ outcome: 'listed', rows: [{ providerReference: 'ours' }] });
  });

  it.each([
    ['ends before its count', [page([row()], 2), page([], 2)]],
    ['has a row that cannot be read', [listOf(row({ amount: 'much' }))]],
    ['breaks off', [page([other('a', '2023-07-26T16:09:00.000Z')], 900), refused('Too many requests', 429)]],
    ['never ends', [page([other('a', '2023-07-26T16:09:00.000Z')], 900)]],
    ['has one like it in a state that nobody knows', [listOf(row({ status: 'strange' }))]],
  ])('in a list that %s is unknown: half a list is none', async (_name, replies) => {
    expect(await find(replies)).toMatchObject({ outcome: 'unknown' });
  });
});

describe('data', () => {
  it('is bought by its code at its price', async () => {
    const squad = box.answering({
      'POST /vending/purchase/data': withData(pending, { type: 'data', status: 'success' }),
    });
    expect(await squad.data.send(data)).toMatchObject({ outcome: 'accepted', isDone: true });
    expect(box.sent[0]!.body).toEqual({ phone_number: '08139011943', plan_code: '1009', amount: 5_000 });
    expect(squad.data.takesReference).toBe(false);
    const gone = box.answering({ 'POST /vending/purchase/data': refused('Invalid amount for the selected plan') });
    expect(await gone.data.send(data)).toEqual({ outcome: 'declined', reason: 'not_on_offer' });
  });

  const plansAnswered = (reply: object, network: 'mtn' | 'glo' = 'mtn') =>
    box.answering({ 'GET /vending/data-bundles': reply as never }).data.plans(network);

  it('has plans without their stray spaces, in kobo', async () => {
    expect(await plansAnswered({ body: plans })).toEqual({
      outcome: 'accepted',
      plans: [
        {
          code: '1001',
          name: 'MTN data_plan',
          priceMinor: 100_00n,
          value: '100MB',
          validity: 'Daily Plan',
          description: 'Daily Plan',
        },
        {
          code: '1009',
          name: 'MTN data_plan',
          priceMinor: 1_000_00n,
          value: '1.5GB',
          validity: 'Weekly Plan',
          description: 'Weekly Plan',
        },
      ],
    });
    expect(box.sent[0]!.query).toEqual({ network: 'MTN' });
  });

  it('leaves out what is free, another network’s, at no whole price or unreadable, and keeps the rest', async () => {
    const [first, second] = plans.data;
    const wrong = [{ bundle_price: '0' }, { network: 'GLO' }, { bundle_price: '99.50' }, { bundle_price: 'free' }];
    const body = { ...plans, data: [...wrong.map(fields => ({ ...first, ...fields })), second] };
    expect(await plansAnswered({ body })).toMatchObject({ plans: [{ code: '1009' }] });
    expect(await plansAnswered({ body: { ...plans, data: [{ other: 1 }] } })).toMatchObject({ outcome: 'unknown' });
    expect(await plansAnswered({ body: { ...plans, data: [] } })).toEqual({ outcome: 'accepted', plans: [] });
  });

  it.each(Object.entries(nonsense).filter(([name]) => name !== 'data of another shape'))(
    'answered with %s has no plans that are known',
    async (_name, reply) => {
      expect(await plansAnswered(reply)).toMatchObject({ outcome: 'unknown' });
    },
  );
});
