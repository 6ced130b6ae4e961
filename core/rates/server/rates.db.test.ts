import { createPool } from '@wura/database';
import { minuteMs } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepSnapshot } from './keep-snapshot.ts';
import type { RateSource } from './ports.ts';
import { createRateBook } from './rates.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

const source: RateSource = {
  name: 'first',
  title: 'First',
  link: null,
  cadence: 'hourly',
  isSimulated: false,
  askEveryMs: 1,
  latest: () => Promise.reject(new Error('not asked')),
};
const tell = (NGN: string, at: number) =>
  keepSnapshot(database.pool('wura_worker'), {
    source,
    quotation: { asOf: new Date(at), rates: { NGN } },
    at: new Date(at),
  });

it('what limits are measured with is not of an hour ago, however quiet the process was, and stands while the database is away', async () => {
  let at = Date.parse('2026-11-18T08:00:00Z');
  const pool = createPool({ url: database.urls.web, max: 2, applicationName: 'wura-test' });
  const book = createRateBook({ db: pool, sources: [source], now: () => at });
  const dollar = () => book.recent({ from: 'USD', to: 'NGN' });
  await tell('1500', at);
  expect(dollar()).toBeUndefined();
  await book.ready();
  const first = dollar();
  expect(first).toMatchObject({ numerator: 1500n, denominator: 1n });
  expect(book.ready()).toBeUndefined();

  at += 60 * minuteMs;
  await tell('1600', at);
  await book.ready();
  const second = dollar();
  expect(second).toMatchObject({ numerator: 1600n, denominator: 1n });

  at += 60 * minuteMs;
  await pool.end();
  await book.ready();
  expect(dollar()).toEqual(second);
});
