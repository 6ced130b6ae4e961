import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { untilSomebodyWaits } from '@wura/testkit/until-waiting';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { endStaff } from './staff.ts';
import { newOperator } from './testing/new-operator.ts';
import { openTestProduct, type TestProduct } from './testing/test-product.ts';

let database: TestDatabase;
let product: TestProduct;
let [one, other] = ['', ''];
const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-last-admin-'));

interface Member {
  id: string;
  email: string;
}

beforeAll(async () => {
  database = await cloneDatabase();
  product = await openTestProduct(database);
});
afterAll(async () => {
  await product.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  await database.pool('none').query('update operators.operators set ended_at = now()');
  one = await newOperator({ database, product }, 'admin');
  other = await newOperator({ database, product }, 'admin');
});

const who = async (token: string): Promise<Member> => (await product.call('GET', '/api/operator/me', { token })).body;
const post = (path: string, body: object, token: string) =>
  product.call('POST', `/api/operator/${path}`, { body, token });
const reason = 'the team shrinks';
const end = (member: Member, token: string) => post(`staff/${member.id}/end`, { reason }, token);
const config = { ...readConfig({ DATA_DIR: dataDir, MASTER_KEY: '07'.repeat(32) }) };
const endByCommand = (member: Member) => endStaff({ ...config, databaseUrl: database.url }, member.email);

async function admins(): Promise<string[]> {
  const { rows } = await database
    .pool('none')
    .query(`select public_id from operators.operators where role = 'admin' and ended_at is null`);
  return rows.map(row => row.public_id);
}

describe('the last admin', () => {
  it('is not shut out by the command, which says how to let another in first', async () => {
    const [first, second] = [await who(one), await who(other)];
    await endByCommand(first);
    await expect(endByCommand(second)).rejects.toThrow(
      `${second.email} is the last admin, without whom nobody could let anybody in: ` +
        'let another in first, by `npm run staff -- add <e-mail> admin <name>`',
    );
    expect(await admins()).toEqual([second.id]);
    await expect(endByCommand(first)).rejects.toThrow(`${first.email} is not staff`);
  });

  it('stays when two admins end each other at once', async () => {
    const [first, second] = [await who(one), await who(other)];
    const holder = await database.pool('none').connect();
    try {
      await holder.query('begin');
      await holder.query('select operators.end_staff_by_owner($1, now())', [first.email]);
      const answered = end(second, one);
      await untilSomebodyWaits(database);
      await holder.query('commit');
      // Who is ended ends nobody any more.
      expect(await answered).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    } finally {
      holder.release();
    }
    expect(await admins()).toEqual([second.id]);
  });

  it('stays when one is demoted by two while the other leaves', async () => {
    const [first, second] = [await who(one), await who(other)];
    const begun = await post(`staff/${first.id}`, { role: 'support', reason }, one);
    const holder = await database.pool('none').connect();
    try {
      await holder.query('begin');
      await holder.query('select operators.end_staff_by_owner($1, now())', [second.email]);
      const answered = post(`approvals/${begun.body.approval}`, { decision: 'approve', reason }, other);
      await untilSomebodyWaits(database);
      await holder.query('commit');
      expect(await answered).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    } finally {
      holder.release();
    }
    expect(await admins()).toEqual([first.id]);
  });
});
