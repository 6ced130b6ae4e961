import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openJobs } from '@wura/app-server/jobs';
import { newOperator } from '@wura/app-server/testing/new-operator';
import { openTestProduct, type TestProduct } from '@wura/app-server/testing/test-product';
import { listCases } from '@wura/cases/server';
import { transaction } from '@wura/database';
import { LeaseLost, type Job } from '@wura/jobs';
import { silentLog } from '@wura/platform/log';
import { dayMs } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditCheckJob, planAuditCheck } from './check-daily.ts';

let database: TestDatabase;
let product: TestProduct;
let [admin, compliance] = ['', ''];
let days = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database, {}, { now: () => Date.now() + days * dayMs });
  [admin, compliance] = [
    await newOperator({ database, product }, 'admin'),
    await newOperator({ database, product }, 'compliance'),
  ];
});
afterAll(async () => {
  await product.close();
  await database.close();
});

const verify = async (query = '') =>
  (await product.call('GET', `/api/operator/audit/verify${query}`, { token: compliance })).body;
const act = () => product.call('GET', '/api/operator/customers?q=ada', { token: admin });

/** As the owner of the database can, who is above every trigger and constraint. */
const rewrite = (sql: string) =>
  database.pool('none').query(`
    alter table operators.audit disable trigger append_only; alter table operators.audit_link disable trigger append_only;
    alter table operators.audit disable trigger link_act; alter table operators.audit_link drop constraint if exists audit_link_act_fkey;
    ${sql};
    alter table operators.audit enable trigger link_act;
    alter table operators.audit enable trigger append_only; alter table operators.audit_link enable trigger append_only`);

/** The check as the worker makes it, this many days from the start. */
async function checked(inDays: number) {
  days = inDays;
  await transaction(database.pool('wura_worker'), tx => planAuditCheck(tx));
  await product.pool.query(
    `update jobs.job set due_at = clock_timestamp() + (kind <> 'check_audit')::int * interval '1 h'`,
  );
  await product.worker.runDue();
  return (await listCases(database.pool('wura_worker'), { state: 'open', kind: 'audit_broken', limit: 5 })).map(
    ({ facts }) => facts,
  );
}
/** The check of a worker whose work another has taken over. */
async function overtaken(): Promise<void> {
  const pool = database.pool('wura_worker');
  const kinds = await openJobs({ config: product.config, pool, log: silentLog });
  await transaction(pool, tx => planAuditCheck(tx));
  const { rows } = await pool.query<Job>('select * from jobs.job where kind = $1', [auditCheckJob]);
  await expect(kinds.get(auditCheckJob)!({ ...rows[0]!, claims: rows[0]!.claims + 1 })).rejects.toThrow(LeaseLost);
}
const anchorsFile = () => path.join(product.config.dataDir, 'audit-anchors.txt');
const lines = () => readFileSync(anchorsFile(), 'utf8').trim().split('\n');

it('chains every act from a recorded first row on, and a copy verifies without us', async () => {
  for (let n = 0; n < 3; n++) await act();
  await Promise.all([act(), act(), act(), act()]);
  const whole = await verify();
  expect(whole).toMatchObject({
    whole: true,
    verified_before: null,
    faults: [],
    anchors: { count: 0, last: null, fault: null },
  });
  expect(whole.rows).toBeGreaterThan(6);
  const { rows } = await database
    .pool('none')
    .query(`select encode(hash, 'hex') as hash from operators.audit_link where seq = 0`);
  let hash: string = rows[0].hash;
  const { body: copy } = await product.call('GET', '/api/operator/audit/export', { token: compliance });
  for (const [at, row] of copy.data.entries()) {
    expect(row.row).toBe(at + 1);
    hash = createHash('sha256').update(Buffer.from(hash, 'hex')).update(row.act).digest('hex');
    expect(row.hash).toBe(hash);
  }
  const after = copy.data.length;
  const rest = await product.call('GET', `/api/operator/audit/export?after=${after}`, { token: compliance });
  expect(rest.body.data[0].act).toContain('audit_exported');
  expect(rest.body.next).toBeNull();
});

it('reports a row that the owner changed, took out or put in', async () => {
  await rewrite(`update operators.audit set why = 'another' where id = 2`);
  expect(await verify()).toMatchObject({
    whole: false,
    faults: [{ row: 2, fault: 'the row is not what was written' }],
  });
  await rewrite(`update operators.audit set why = null where id = 2`);
  expect((await verify()).whole).toBe(true);

  await rewrite(
    'create table operators.kept as select * from operators.audit where id = 2; delete from operators.audit where id = 2',
  );
  expect((await verify()).faults).toMatchObject([{ row: 2, act: null, fault: 'the row is gone' }]);
  await rewrite(
    'create table operators.link as select * from operators.audit_link where seq = 2; delete from operators.audit_link where seq = 2',
  );
  expect((await verify()).faults).toMatchObject([{ row: 3, fault: 'the row before it is gone' }]);
  await rewrite(`insert into operators.audit overriding system value select * from operators.kept;
                 insert into operators.audit_link select * from operators.link`);
  expect((await verify()).whole).toBe(true);

  await rewrite(`insert into operators.audit (public_id, at, what, subject, address, request_id)
                 values ('act_planted', now(), 'kyc_approved', 'x', '', '')`);
  expect((await verify()).faults).toMatchObject([{ row: 0, act: 'act_planted' }]);
  await rewrite(`delete from operators.audit where public_id = 'act_planted'`);
  expect((await verify()).whole).toBe(true);
});

it('is checked daily, and its head written down outside', async () => {
  await overtaken();
  expect(existsSync(anchorsFile())).toBe(false);
  expect(await checked(0)).toEqual([]);
  expect(await checked(0.1)).toEqual([]);
  expect(lines()).toHaveLength(1);
  const { rows: mails } = await database
    .pool('none')
    .query(`select text from notices.mails where subject like 'Audit log of%'`);
  expect(mails.length).toBeGreaterThan(0);
  expect(mails[0].text).toContain(lines()[0]);
  await act();
  expect(await checked(1)).toEqual([]);
  expect(lines()).toHaveLength(2);
  expect((await verify()).anchors).toMatchObject({ count: 2, fault: null });
});

it('is recomputed from where the worker found it whole, which says when; a changed row before that is found by the worker, and by who asks for every row', async () => {
  expect(await checked(1)).toEqual([]);
  const { rows } = await verify();
  await act();
  const after = await verify();
  expect(after).toMatchObject({ whole: true, verified_before: { at: expect.any(String) } });
  expect(after.verified_before.row).toBeLessThanOrEqual(rows);
  expect(after.rows).toBeGreaterThan(after.verified_before.row);

  await rewrite(`update operators.audit set times = times + 1 where id = (select max(id) from operators.audit)`);
  expect((await verify()).faults).toMatchObject([{ fault: 'the row is not what was written' }]);
  await rewrite(`update operators.audit set times = times - 1 where id = (select max(id) from operators.audit)`);
  expect(await verify()).toMatchObject({ whole: true, faults: [] });

  await rewrite(`update operators.audit set why = 'another' where id = 2`);
  const fault = { row: 2, fault: 'the row is not what was written' };
  expect(await verify()).toMatchObject({ whole: true, verified_before: { row: after.verified_before.row } });
  expect(await verify('?rows=all')).toMatchObject({ whole: false, verified_before: null, faults: [fault] });
  expect(await checked(1)).toHaveLength(1);
  // From now on every look is at all of it, until the worker finds it whole again.
  expect(await verify()).toMatchObject({ whole: false, verified_before: null, faults: [fault] });
  await rewrite(`update operators.audit set why = null where id = 2`);
  expect(await verify()).toMatchObject({ whole: true, verified_before: null });
  expect(await checked(1)).toEqual([]);
  expect((await verify()).verified_before.row).toBeGreaterThan(rows);
});

it('does not fit the heads that were written down outside once the owner made the chain anew', async () => {
  await rewrite(`
    update operators.audit set why = 'another' where id = 3;
    do $$
    declare l operators.audit_link; h bytea := (select hash from operators.audit_link where seq = 2);
    begin
      for l in select * from operators.audit_link where seq > 2 order by seq loop
        h := sha256(h || convert_to((select operators.act_text(a) from operators.audit a where a.id = l.act), 'UTF8'));
        update operators.audit_link set hash = h where seq = l.seq;
      end loop;
    end $$`);
  const forged = await verify();
  expect(forged).toMatchObject({ whole: false, faults: [] });
  expect(forged.anchors.fault).toContain('rows are not those of');
  const [facts] = await checked(2);
  expect(facts!['outside the database']).toContain('rows are not those of');
  expect(lines()).toHaveLength(2);
  const { rows: alarms } = await database
    .pool('none')
    .query(`select from notices.mails where subject like 'The audit log is not%'`);
  expect(alarms.length).toBeGreaterThan(0);

  writeFileSync(anchorsFile(), lines()[0]!.replace(/ \d+ /, ' 1 '));
  expect((await verify()).anchors.fault).toContain('was not signed here');
});
