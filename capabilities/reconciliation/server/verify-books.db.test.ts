import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listCases } from '@wura/cases/server';
import { transaction, type Pool } from '@wura/database';
import { createJobRunner } from '@wura/jobs/run';
import { createWriter, type Writer } from '@wura/ledger/server/writer';
import { fundedWallets, plain, registerKinds, transfer } from '@wura/ledger/testing/wallets';
import { silentLog } from '@wura/platform/log';
import { createVault } from '@wura/secrets/vault';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomBytes } from '@wura/testkit/random';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHealthCheck } from './ledger-health.ts';
import { createVerification, planVerification, verificationJob } from './verify-books.ts';

let database: TestDatabase;
let worker: Pool;
let owner: Pool;
let writer: Writer;
let dataDir: string;
let wallets: number[];
const vault = createVault({ masterKey: randomBytes(32) });

beforeEach(async () => {
  database = await cloneDatabase({ isBroken: true });
  worker = database.pool('wura_worker');
  owner = database.pool('wura_ledger');
  await registerKinds(owner);
  writer = createWriter({ pool: database.pool() });
  dataDir = mkdtempSync(path.join(tmpdir(), 'wura-anchors-'));
  wallets = await fundedWallets(database.pool(), { count: 3, balance: 1_000n, post: writer.post });
});
afterEach(async () => {
  await writer.close();
  rmSync(dataDir, { recursive: true });
  await database.close();
});

const pay = (amount: bigint) => writer.post(transfer(wallets[0]!, wallets[1]!, amount, { kind: plain }));

/** The job as the worker does it, so many days from now, and what is open afterwards. */
async function verified({ inDays = 0 } = {}): Promise<Record<string, string>[]> {
  const now = () => Date.now() + inDays * 24 * 60 * 60_000;
  const handle = createVerification({ pool: worker, log: silentLog, vault, config: { dataDir }, now });
  await transaction(worker, tx => planVerification(tx));
  await createJobRunner({ pool: worker, log: silentLog, kinds: new Map([[verificationJob, handle]]) }).runDue();
  return (await listCases(worker, { state: 'open', limit: 10 })).map(({ facts }) => facts);
}

/** As the owner of the database can, who is above every trigger. */
async function rewrite(sql: string): Promise<void> {
  await owner.query(`alter table ledger.chain disable trigger append_only; ${sql};
                     alter table ledger.chain enable trigger append_only`);
}

const consistently = (more: number) =>
  `update ledger.chain set amount = amount - ${more} where wallet_id = ${wallets[0]} and seq = 2;
   update ledger.chain set amount = amount + ${more}, cum_credit = cum_credit + ${more}
    where wallet_id = ${wallets[1]} and seq = 2;
   update ledger.chain set balance_after = balance_after - ${more} where wallet_id = ${wallets[0]} and seq >= 2;
   update ledger.chain set balance_after = balance_after + ${more} where wallet_id = ${wallets[1]} and seq >= 2`;

const anchors = () => readFileSync(path.join(dataDir, 'books-anchors.txt'), 'utf8').trim().split('\n');

describe('the verification of the books', () => {
  it('finds nothing wrong with books that are whole, and verifies each entry once', async () => {
    await pay(10n);
    expect(await verified()).toEqual([]);
    await pay(20n);
    expect(await verified({ inDays: 1 })).toEqual([]);
    const { rows } = await owner.query(
      'select sum(entries)::int as verified, (select count(*)::int from ledger.chain) as entries from ledger.stretch',
    );
    expect(rows).toEqual([{ verified: 10, entries: 10 }]);
    expect(anchors()).toHaveLength(2);
  });

  it('reports an entry that the owner changed together with every balance behind it', async () => {
    await pay(10n);
    await verified();
    await rewrite(consistently(5));
    const [facts] = await verified({ inDays: 1 });
    expect(Object.values(facts!)).toEqual([expect.stringContaining('were changed after they had been verified')]);
  });

  it('reports an entry that was removed, and one that was slipped in among old ones', async () => {
    await pay(10n);
    await verified();
    await rewrite(`delete from ledger.chain where wallet_id = ${wallets[1]} and seq = 2`);
    expect(Object.values((await verified({ inDays: 1 }))[0]!)).toEqual([expect.stringContaining('were changed')]);
  });

  it('reports a link that does not follow the first time it is seen', async () => {
    await verified();
    await pay(10n);
    await rewrite(
      `update ledger.chain set balance_after = balance_after - 1 where wallet_id = ${wallets[1]} and seq = 2`,
    );
    const [facts] = await verified();
    expect(Object.values(facts!)).toEqual(['1 links do not follow, 0 transfers do not sum to zero']);
  });

  it('reports a history that was rewritten together with its hashes, by what was written down outside', async () => {
    await pay(10n);
    await verified();
    await rewrite(consistently(5));
    await owner.query('delete from ledger.stretch');
    const [facts] = await verified({ inDays: 1 });
    expect(facts!['outside the database']).toMatch(/^the books up to \d+ are not those of/);
    // And again, until a person has looked: the line outside is not overwritten.
    expect(anchors()).toHaveLength(1);
    expect(await verified({ inDays: 2 })).toHaveLength(1);
  });

  it('reports a line outside that was not signed with our key', async () => {
    await pay(10n);
    await verified();
    const [line] = anchors();
    writeFileSync(path.join(dataDir, 'books-anchors.txt'), `${line!.replace(/[0-9a-f]{8}$/, '00000000')}\n`);
    expect((await verified())[0]!['outside the database']).toContain('was not signed here');
  });

  it('leaves out what an open transaction may still write, and takes it up when that has ended', async () => {
    await verified();
    const open = await owner.connect();
    await open.query('begin; select pg_current_xact_id()');
    await pay(10n);
    await verified();
    const verifiedEntries = async () =>
      (await owner.query<{ sum: number }>('select sum(entries)::int as sum from ledger.stretch')).rows[0]!.sum;
    expect(await verifiedEntries()).toBe(6);
    await open.query('commit');
    open.release();
    await verified();
    expect(await verifiedEntries()).toBe(8);
  });

  it('cannot be told by the worker what to believe', async () => {
    await pay(10n);
    await verified();
    for (const sql of ['update ledger.stretch set fault = null', 'delete from ledger.stretch', 'insert into ledger.stretch select * from ledger.stretch']) {
      await expect(worker.query(sql)).rejects.toThrow('permission denied');
    } // oxfmt-ignore
  });
});

describe('the health of large books', () => {
  const health = () => createHealthCheck({ pool: database.pool('wura_checker'), now: Date.now, wholeMost: 0 })();
  const whole = () => createHealthCheck({ pool: database.pool('wura_checker'), now: Date.now })();

  it('is what recomputing all of them finds, though only what was written since the verification is recomputed', async () => {
    await pay(10n);
    await verified();
    await pay(20n);
    const { checkedAt, ...found } = await health();
    const { checkedAt: now, ...recomputed } = await whole();
    expect(found).toEqual(recomputed);
    expect(found).toMatchObject({ balanced: true, entries: 10 });
    expect(Date.parse(checkedAt)).toBeLessThan(Date.parse(now));
  });

  it('is broken by a link that was written since and does not follow, and by an old entry that was found to be changed', async () => {
    await pay(10n);
    await verified();
    await pay(20n);
    await rewrite(
      `update ledger.chain set balance_after = balance_after - 1 where wallet_id = ${wallets[1]} and seq = 3`,
    );
    expect(await health()).toMatchObject({ balanced: false, brokenLinks: 1 });
    await rewrite(
      `update ledger.chain set balance_after = balance_after + 1 where wallet_id = ${wallets[1]} and seq = 3`,
    );
    expect(await health()).toMatchObject({ balanced: true });
    await rewrite(`update ledger.chain set fingerprint = 99 where wallet_id = ${wallets[0]} and seq = 2`);
    await verified({ inDays: 1 });
    expect(await health()).toMatchObject({ balanced: false, brokenLinks: 1 });
  });
});
