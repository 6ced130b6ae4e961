import { insertCustomers } from '@wura/identity/testing/many-customers';
import { countingPages } from '@wura/testkit/counting-pages';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCases, type CaseFilter } from './cases.ts';

// The cases of many years: nearly all are closed and of one kind.

const many = 20_000;
/** What 25 cases may cost, however many there have been. */
const pagesMax = 200;

let database: TestDatabase;
/** The first of a thousand customers; the others follow it. */
let first: bigint;

beforeAll(async () => {
  database = await cloneDatabase();
  const owner = database.pool('none');
  first = await insertCustomers(owner, 1_000);
  await owner.query(
    `insert into cases.case_file (number, kind, subject, customer, closed_at, resolution)
     select 'CASE-' || n, case when n <= 3 then 'books_broken' else 'payment_overdue' end, 'REF-' || n,
            $2 + case when n <= 60 then 0 else n % 1000 end,
            case when n % 1000 > 0 then now() end, case when n % 1000 > 0 then 'settled' end
       from generate_series(1, $1::integer) n`,
    [many, first],
  );
  await owner.query('vacuum (analyze) cases.case_file');
});
afterAll(() => database.close());

/** How many pages of the disk it touches, and how many cases it finds; customers are counted from the first. */
async function list({ customer, ...filter }: Partial<CaseFilter>) {
  const { db, pages } = countingPages(database.pool('wura_app'));
  const rows = await listCases(db, {
    limit: 25,
    ...filter,
    ...(customer !== undefined && { customer: first + customer }),
  });
  return { pages: pages(), found: rows.length };
}

describe('a page of cases costs the same after years', () => {
  it.each<[string, Partial<CaseFilter>, number]>([
    ['of a closed case by what it was about', { state: 'closed', subject: 'REF-7' }, 1],
    ['of a case by its number, as staff type it', { subject: 'case-19999' }, 1],
    ['about what no case was ever about', { subject: 'REF-0' }, 0],
    ['of a kind that was closed long ago', { state: 'closed', kind: 'books_broken' }, 3],
    ['of a kind that there never was', { state: 'closed', kind: 'rate_held' }, 0],
    ['of a customer who had one after another, long ago', { customer: 0n }, 25],
    ['that were closed of a customer who had a few', { customer: 77n, state: 'closed' }, 20],
    ['of a customer who never had one', { customer: 1_000n }, 0],
    ['of those that are open', { state: 'open' }, 20],
    ['of those that were closed last', { state: 'closed' }, 25],
  ])('%s', async (_, filter, count) => {
    const { pages, found } = await list(filter);
    expect(found).toBe(count);
    expect(pages).toBeLessThan(pagesMax);
  });
});
