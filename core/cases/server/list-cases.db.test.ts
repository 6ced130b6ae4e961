import { countingPages } from '@wura/testkit/counting-pages';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCases, type CaseFilter } from './cases.ts';

// The cases of many years: nearly all are closed and of one kind.

const many = 20_000;
/** What 25 cases may cost, however many there have been. */
const pagesMax = 200;

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
  const owner = database.pool('none');
  await owner.query(
    `insert into cases.case_file (number, kind, subject, closed_at, resolution)
     select 'CASE-' || n, case when n <= 3 then 'books_broken' else 'payment_overdue' end, 'REF-' || n,
            case when n % 1000 > 0 then now() end, case when n % 1000 > 0 then 'settled' end
       from generate_series(1, $1::integer) n`,
    [many],
  );
  await owner.query('vacuum (analyze) cases.case_file');
});
afterAll(() => database.close());

/** How many pages of the disk it touches, and which cases it finds. */
async function list(filter: Partial<CaseFilter>) {
  const { db, pages } = countingPages(database.pool('wura_app'));
  const rows = await listCases(db, { limit: 25, ...filter });
  return { pages: pages(), found: rows.length };
}

describe('a page of cases costs the same after years', () => {
  it.each<[string, Partial<CaseFilter>, number]>([
    ['of a closed case by what it was about', { state: 'closed', subject: 'REF-7' }, 1],
    ['of a case by its number, as staff type it', { subject: 'case-19999' }, 1],
    ['about what no case was ever about', { subject: 'REF-0' }, 0],
    ['of a kind that was closed long ago', { state: 'closed', kind: 'books_broken' }, 3],
    ['of a kind that there never was', { state: 'closed', kind: 'rate_held' }, 0],
    ['of those that are open', { state: 'open' }, 20],
    ['of those that were closed last', { state: 'closed' }, 25],
  ])('%s', async (_, filter, count) => {
    const { pages, found } = await list(filter);
    expect(found).toBe(count);
    expect(pages).toBeLessThan(pagesMax);
  });
});
