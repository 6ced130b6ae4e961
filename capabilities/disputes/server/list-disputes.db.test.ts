import { insertCustomers } from '@wura/identity/testing/many-customers';
import { countingPages } from '@wura/testkit/counting-pages';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listForStaff } from './queries.ts';

// The disputes of many years: nearly all are closed, and in each tenth the money is asked back of another customer.

const many = 20_000;
/** What those of one customer may cost, however many there have been of others. */
const pagesMax = 300;

let database: TestDatabase;
/** The first of a thousand customers; the others follow it. */
let first: bigint;

beforeAll(async () => {
  database = await cloneDatabase();
  const owner = database.pool('none');
  first = await insertCustomers(owner, 1_000);
  await owner.query(
    `insert into disputes.dispute (public_id, number, customer, movement, transfer_id, amount, currency, reason, sealed_text,
                                   status, opened_at, due_at, closed_at)
     select 'dsp_' || lpad(n::text, 26, '0'), 'DSP-' || n, $2 + case when n % 400 = 1 then 0 else n % 1000 end, 'mov_' || n, n,
            '10.00', 'NGN', 'wrong_account', '', case when n % 1000 > 0 then 'resolved' else 'open' end,
            now() + n * interval '1 second', now() + n * interval '1 second' + interval '3 days',
            case when n % 1000 > 0 then now() end
       from generate_series(1, $1::integer) n`,
    [many, first],
  );
  await owner.query(
    `insert into disputes.recall (public_id, dispute, original, reference, sender, receiver, sent_from, came_to, movement,
                                  sent_at, currency, amount, state, asked_at, answer_by)
     select 'rcl_' || d.id, d.id, d.transfer_id, 'REF-' || d.id, d.customer,
            $1 + case when d.transfer_id % 400 = 10 then 2 else d.transfer_id % 1000 + 1 end, 1, 2, 'mov', now(), 'NGN', 1000,
            'asked', now(), now()
       from disputes.dispute d where d.transfer_id % 10 = 0`,
    [first],
  );
  await owner.query('vacuum (analyze) disputes.dispute, disputes.recall');
});
afterAll(() => database.close());

type Filter = Parameters<typeof listForStaff>[1];

describe('a page of the disputes of one customer costs the same, however many others have', () => {
  it.each<[string, Partial<Filter>, number]>([
    ['who has reported one after another', { customer: 0n }, 25],
    ['who has reported a few', { customer: 7n }, 20],
    ['whom nothing is owed an answer', { customer: 7n, status: 'unanswered' }, 0],
    ['who has reported none', { customer: 1_000n }, 0],
    ['of whom one transfer after another is asked back', { askedOf: 2n }, 25],
    ['of whom a few are', { askedOf: 21n }, 20],
    ['of whom nothing is asked back', { askedOf: 7n }, 0],
  ])('%s', async (_, filter, count) => {
    const { db, pages } = countingPages(database.pool('wura_app'));
    const none = { status: null, customer: null, askedOf: null, after: null };
    // Customers are counted from the first.
    const { customer, askedOf } = filter;
    const whose = {
      ...(customer != null && { customer: first + customer }),
      ...(askedOf != null && { askedOf: first + askedOf }),
    };
    const rows = await listForStaff(db, { ...none, limit: 25, ...filter, ...whose });
    expect(rows).toHaveLength(count);
    expect(pages()).toBeLessThan(pagesMax);
  });
});
