import type { Pool } from '@wura/database';
import { countingPages } from '@wura/testkit/counting-pages';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCustomers } from './customer-records.ts';

const many = 12_000;

let database: TestDatabase;
let app: Pool;
beforeAll(async () => {
  database = await cloneDatabase();
  app = database.pool();
  const owner = database.pool('wura_owner');
  for (let from = 1; from <= many; from += 1_000) {
    await owner.query(
      `insert into identity.customers (public_id, account_number, first_name, last_name, username, email, phone,
       date_of_birth, country, state, residential_address, password_hash, created_at)
     select 'cus_' || lpad(n::text, 26, '0'), (4000000000 + n)::text, case when n in (7, 9) then 'Zebediah' else 'Amina' end,
            'Bello', 'user_' || n, 'user' || n || '@example.com', '+23481' || lpad(n::text, 8, '0'), '1990-01-01', 'NG', '',
            '1 Marina, Lagos', '$argon2id$none', now()
       from generate_series($1::integer, $1 + 999) n`,
      [from],
    );
  }
  await owner.query('vacuum (analyze) identity.customers');
});
afterAll(() => database.close());

/** How many pages a search touches, and whom it finds. */
async function search(words: string, { limit = 26, after = null }: { limit?: number; after?: string | null } = {}) {
  const { db, pages } = countingPages(app);
  const found = await findCustomers(db, { search: words, limit, after });
  return { pages: pages(), ids: found.map(({ id }) => Number(id.slice(4))) };
}

describe('staff who look for a customer by name', () => {
  it('find the oldest among many, newest first and page by page', async () => {
    expect((await search('zebediah bello')).ids).toEqual([9, 7]);
    expect((await search('zebed', { limit: 1 })).ids).toEqual([9]);
    expect((await search('zebed', { after: `cus_${'9'.padStart(26, '0')}` })).ids).toEqual([7]);
  });

  it('find who reads their username out as the product shows it', async () => {
    expect((await search(`@user_${many}`)).ids).toEqual([many]);
  });

  it('have the newest of those who share a name, without all of them being read', async () => {
    const { ids, pages } = await search('amina');
    expect(ids).toEqual(Array.from({ length: 26 }, (_, n) => many - n));
    expect(pages).toBeLessThan(400);
  });

  it('are told that nobody has it, without every customer being read', async () => {
    const { ids, pages } = await search('user9', { limit: 2 });
    expect(ids).toEqual([]);
    expect(pages).toBeLessThan(260);
  });
});
