import { transaction } from '@wura/database';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepSnapshot } from './keep-snapshot.ts';
import type { RateSource } from './ports.ts';
import { selectNewest, thinOut } from './queries.ts';

let database: TestDatabase;
let minute = 0;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.pool('wura_owner').query('truncate rates.snapshot, rates.accepted'));

const source = (name: string, more: Partial<RateSource> = {}): RateSource => ({
  name,
  title: name,
  link: null,
  cadence: 'hourly',
  isSimulated: false,
  askEveryMs: 1,
  latest: () => Promise.reject(new Error('not asked')),
  ...more,
});
const [first, second] = [source('first'), source('second')];

const morning = Date.parse('2026-11-18T08:00:00Z');
const tell = (from: RateSource, NGN: string, at = new Date(morning + ++minute * 60_000)) =>
  keepSnapshot(database.pool('wura_worker'), {
    source: from,
    quotation: { asOf: at, rates: { NGN, KES: '129.5', XXX: '3' } },
    at,
  });
const newest = (from: RateSource) => selectNewest(database.pool(), [from.name]).then(([row]) => row!);

it('what a second source tells too far from what the first told is held, and goes on when it agrees again', async () => {
  await tell(first, '1500');
  await tell(second, '1700');
  expect(await newest(first)).toMatchObject({ held: [], rates: { NGN: '1500', KES: '129.5', USD: '1', USDT: '1' } });
  expect((await newest(second)).held).toEqual(['NGN']);
  await tell(first, '1600');
  await tell(second, '1700');
  expect((await newest(second)).held).toEqual([]);
});

it('what the sandbox makes up is never held against the market', async () => {
  await tell(source('sandbox', { isSimulated: true }), '1000');
  await tell(first, '1500');
  expect((await newest(first)).held).toEqual([]);
});

it('the text of a rate is kept to the last digit, and a currency that no wallet holds is not', async () => {
  await tell(first, '1485.501234567890123456');
  const { rates } = await newest(first);
  expect(rates.NGN).toBe('1485.501234567890123456');
  expect(Object.keys(rates).sort()).toEqual(['KES', 'NGN', 'USD', 'USDT']);
});

it('of two answers of one moment the later stands, and a source without naira is no source', async () => {
  const at = new Date(morning);
  await tell(first, '1500', at);
  await tell(first, '1510', at);
  expect((await newest(first)).rates.NGN).toBe('1510');
  await expect(tell(first, '0')).rejects.toThrow('naira');
});

it('of a day that is over its last word is kept, and of today every one', async () => {
  for (const hour of [1, 5, 23])
    await tell(first, '1500', new Date(Date.parse('2026-11-16T00:00:00Z') + hour * 3_600_000));
  for (const hour of [1, 5]) await tell(first, '1500', new Date(Date.parse('2026-11-18T00:00:00Z') + hour * 3_600_000));
  const pool = database.pool('wura_worker');
  await transaction(pool, tx => thinOut(tx, { source: 'first', before: new Date('2026-11-17T00:00:00Z') }));
  const { rows } = await pool.query('select as_of from rates.snapshot order by as_of');
  expect(rows.map(({ as_of }) => as_of.toISOString())).toEqual([
    '2026-11-16T23:00:00.000Z',
    '2026-11-18T01:00:00.000Z',
    '2026-11-18T05:00:00.000Z',
  ]);
});
