import { afterAll, beforeAll, expect, it } from 'vitest';
import pending from './fixtures/airtime-pending.json' with { type: 'json' };
import { listOf, nonsense, openScripted } from './testing/scripted.ts';

let box: Awaited<ReturnType<typeof openScripted>>;
beforeAll(async () => void (box = await openScripted()));
afterAll(() => box.close());

const day = { from: new Date('2023-07-26T00:00:00Z'), until: new Date('2023-07-27T00:00:00Z') };
const row = (reference: string, createdAt: string, fields: object = {}) => ({
  ...pending.data,
  reference,
  createdAt,
  status: 'success',
  ...fields,
});
const books = (list: object) => box.answering({ 'GET /vending/transactions': list as never }).records;
const page = (count: number, ...rows: object[]) => ({ body: { success: true, message: 'x', data: { count, rows } } });

it('a page has what was sold in the stretch, by the name that both know, in kobo', async () => {
  const list = listOf(
    row('tomorrow', '2023-07-27T00:00:00.000Z'),
    row('app_1', '2023-07-26T16:02:43.341Z', { updatedAt: '2023-07-26T16:05:00.000Z' }),
    row('IE-1', '2023-07-26T00:00:00.000Z', { status: 'failed', type: 'electricity' }),
    row('yesterday', '2023-07-25T23:59:59.999Z'),
  );
  expect(await books(list).page('purchase', day, 1)).toEqual({
    outcome: 'accepted',
    isLast: true,
    entries: [
      {
        reference: 'app_1',
        amountMinor: 5_000_00n,
        currency: 'NGN',
        state: 'done',
        at: new Date('2023-07-26T16:02:43.341Z'),
        changedAt: new Date('2023-07-26T16:05:00Z'),
      },
      {
        reference: 'IE-1',
        amountMinor: 5_000_00n,
        currency: 'NGN',
        state: 'failed',
        at: new Date('2023-07-26T00:00:00Z'),
        changedAt: new Date('2023-07-26T00:00:00Z'),
      },
    ],
  });
  expect(box.sent[0]!.query).toEqual({ page: '1', perPage: '100', action: 'debit' });
});

it.each([
  ['pending', 'open'],
  ['success', 'done'],
  ['failed', 'failed'],
  ['reversed', 'reversed'],
  ['anything else', 'open'],
])('a sale with the status %s is %s', async (status, state) => {
  const found = books(listOf(row('app_1', '2023-07-26T16:00:00.000Z', { status })));
  expect(await found.find('purchase', 'app_1')).toMatchObject({ outcome: 'accepted', entry: { state } });
});

it.each<[string, boolean, object]>([
  ['all there is', true, page(1, row('a', '2023-07-26T16:00:00.000Z'))],
  [
    'the last before the stretch began',
    true,
    page(900, row('a', '2023-07-26T16:00:00.000Z'), row('b', '2023-07-25T16:00:00.000Z')),
  ],
  ['nothing', true, page(900)],
  ['newer than the stretch', false, page(900, row('a', '2023-07-28T16:00:00.000Z'))],
  [
    'old, and in no order',
    false,
    page(900, row('b', '2023-07-24T16:00:00.000Z'), row('a', '2023-07-25T16:00:00.000Z')),
  ],
])('a page of %s: it is the last is %s', async (_name, isLast, list) => {
  expect(await books(list).page('purchase', day, 1)).toMatchObject({ outcome: 'accepted', isLast });
});

it('a sale is absent where their list, asked for its name, has another or none', async () => {
  expect(await books(listOf(row('app_2', '2023-07-26T16:00:00.000Z'))).find('purchase', 'app_1')).toEqual({
    outcome: 'absent',
  });
});

it('nothing but purchases is theirs', async () => {
  const theirs = books(listOf(row('app_1', '2023-07-26T16:00:00.000Z')));
  expect(await theirs.page('transfer', day, 1)).toEqual({ outcome: 'accepted', entries: [], isLast: true });
  expect(await theirs.find('charge', 'app_1')).toEqual({ outcome: 'absent' });
  expect(box.sent).toEqual([]);
});

it.each(Object.entries(nonsense))('a list answered with %s is unreadable, and not empty', async (_name, reply) => {
  expect(await books(reply).page('purchase', day, 1)).toMatchObject({ outcome: 'unknown' });
  expect(await books(reply).find('purchase', 'app_1')).toMatchObject({ outcome: 'unknown' });
});
