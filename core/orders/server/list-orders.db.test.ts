import { insertCustomers } from '@wura/identity/testing/many-customers';
import { countingPages } from '@wura/testkit/counting-pages';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrders, type OrderFilter } from './queries.ts';

// The orders of many years: nearly all are done.

const many = 20_000;
/** What 25 orders may cost, however many there have been. */
const pagesMax = 200;

let database: TestDatabase;
/** The first of a thousand customers; the others follow it. */
let first: bigint;

beforeAll(async () => {
  database = await cloneDatabase();
  const owner = database.pool('none');
  first = await insertCustomers(owner, 1_000);
  await owner.query(
    `insert into orders.placed (public_id, kind, customer, status, details, placed_at, updated_at)
     select 'ord_' || lpad(n::text, 26, '0'), case n % 3 when 0 then 'loans' else 'water' end,
            $2 + case when n <= 60 then 0 else n % 1000 end,
            case when n % 1000 > 0 then 'delivered' else 'placed' end, '{}', now(), now()
       from generate_series(1, $1::integer) n`,
    [many, first],
  );
  await owner.query('vacuum (analyze) orders.placed');
});
afterAll(() => database.close());

type Whose = Partial<OrderFilter> & { customer: bigint };

/** Customers are counted from the first. */
async function list({ customer, ...filter }: Whose) {
  const { db, pages } = countingPages(database.pool('wura_app'));
  const rows = await listOrders(db, { limit: 25, after: null, ...filter, customer: first + customer });
  return { pages: pages(), rows };
}

describe('a page of the orders of one customer costs the same after years', () => {
  it.each<[string, Whose, number]>([
    ['who placed one after another, long ago', { customer: 0n }, 25],
    ['from where the page before ended', { customer: 0n, after: `ord_${'3'.padStart(26, '0')}` }, 2],
    ['who has placed a few', { customer: 77n }, 20],
    ['of one kind', { customer: 0n, kind: 'loans' }, 25],
    ['who has placed none', { customer: 1_000n }, 0],
  ])('%s', async (_, filter, count) => {
    const { rows, pages } = await list(filter);
    expect(rows).toHaveLength(count);
    expect(rows.filter(({ customer }) => customer !== first + filter.customer)).toEqual([]);
    expect(pages).toBeLessThan(pagesMax);
  });
});
