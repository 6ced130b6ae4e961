import { countingPages } from '@wura/testkit/counting-pages';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAuditFaults, readAuditHead } from './audit-chain.ts';

// A log of some years, of more rows than one statement looks through; ten of them are of today.

const many = 25_000;
const today = 10;
/** What a look at ten rows may cost, however many were looked at before. */
const pagesMax = 130;

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
  // By the rule of the trigger, but without a lock and a statement for each.
  await asOwner(client =>
    client.query(
      `insert into operators.audit (id, public_id, at, what, subject, address, request_id) overriding system value
       select n, 'act_' || lpad(n::text, 26, '0'), now(), 'customer_viewed', 'cus_' || n, '', ''
         from generate_series(1, $1::integer) n`,
      [many],
    ),
  );
  await database.pool('none').query('analyze operators.audit');
  await asOwner(client =>
    client.query(
      `with recursive chained as (
         select l.seq, l.hash from operators.audit_link l
         union all
         select a.id, sha256(c.hash || convert_to(operators.act_text(a), 'UTF8'))
           from chained c join operators.audit a on a.id = c.seq + 1
       )
       insert into operators.audit_link (seq, act, hash) select seq, seq, hash from chained where seq > 0`,
    ),
  );
  await database.pool('none').query('vacuum (analyze) operators.audit, operators.audit_link');
});
afterAll(() => database.close());

it('a look at what is new in the audit log costs the same after years', async () => {
  const pool = database.pool('wura_checker');
  const head = (await readAuditHead(pool))!;
  const after = { ...head, seq: head.seq - BigInt(today) };
  // What a connection reads of the database's own tables, it reads once.
  await findAuditFaults(pool, { after });
  const { db, pages } = countingPages(pool);
  expect(await findAuditFaults(db, { after })).toEqual({ head, faults: [] });
  expect(pages()).toBeLessThan(pagesMax);
});

it('a row beside the chain is found wherever it was put in, also before the first and after the last', async () => {
  const put = ['-9223372036854775808', '9223372036854775807'];
  await asOwner(client =>
    client.query(
      `insert into operators.audit (id, public_id, at, what, subject, address, request_id) overriding system value
       select n, 'act_' || n, now(), 'customer_viewed', '', '', '' from unnest($1::bigint[]) n`,
      [put],
    ),
  );
  const { faults } = await findAuditFaults(database.pool('wura_checker'));
  expect(faults.map(({ act }) => act)).toEqual(put.map(id => `act_${id}`));
});

/** As the owner of the database can write, past its triggers. */
async function asOwner(write: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await database.pool('none').connect();
  try {
    await client.query('set session_replication_role = replica');
    await write(client);
  } finally {
    client.release(true);
  }
}
