import { countingPages } from '@wura/testkit/counting-pages';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActs, type ActFilter } from './audit.ts';

// A log of many years: nearly all of it are looks, one act is as old as the log, and one of the staff has only ever looked.

const many = 20_000;
/** What fifty rows may cost, however long the log is. */
const pagesMax = 250;

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
  const owner = database.pool('none');
  await owner.query(
    `insert into operators.operators (public_id, email, name, role, password_hash, created_at, is_demo)
     select 'opr_' || n, n || '@wura.example', 'Staff', 'support', '$argon2id$none', now(), true from generate_series(1, 2) n`,
  );
  const client = await owner.connect();
  // How the acts are chained is of no matter here, and would take a lock for each.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into operators.audit (public_id, at, operator, what, subject, address, request_id)
     select 'act_' || lpad(n::text, 26, '0'), now(), o.id,
            case when n <= 3 then 'customer_frozen' when n <= 60 then 'kyc_approved' else 'customer_viewed' end, 'cus_' || n, '', ''
       from generate_series(1, $1::integer) n join operators.operators o on o.public_id = 'opr_' || (1 + n % 2)
      order by n`,
    [many],
  );
  client.release(true);
  await owner.query('vacuum (analyze) operators.audit');
});
afterAll(() => database.close());

/** How many pages of the disk it touches, and how many acts it finds. */
async function list(filter: Partial<ActFilter>) {
  const { db, pages } = countingPages(database.pool('wura_app'));
  const { data } = await listActs(db, { limit: 50, after: null, ...filter });
  return { pages: pages(), found: data.length };
}

describe('a page of the audit log costs the same after years', () => {
  it.each<[string, Partial<ActFilter>, number]>([
    ['of all', {}, 50],
    ['of an act that was done long ago', { what: 'customer_frozen' }, 3],
    ['of an act that was never done', { what: 'rule_changed' }, 0],
    ['of a look', { what: 'customer_viewed' }, 50],
    ['of a look that is named, where looks are left out', { what: 'customer_viewed', looks: 'left_out' }, 50],
    ['of what was done, without the looks', { looks: 'left_out' }, 50],
    ['of what one of the staff did, who mostly looks', { operator: 'opr_1', looks: 'left_out' }, 30],
    ['about one subject', { subject: 'cus_7', looks: 'left_out' }, 1],
  ])('%s', async (_, filter, count) => {
    const { pages, found } = await list(filter);
    expect(found).toBe(count);
    expect(pages).toBeLessThan(pagesMax);
  });
});
