import { transaction, type Pool } from '@wura/database';
import { createJobRunner } from '@wura/jobs/run';
import { readParts } from '@wura/ledger/server/cut';
import { readHead } from '@wura/ledger/server/read';
import { createWriter, type Writer } from '@wura/ledger/server/writer';
import { fundedWallets, plain, registerKinds, transfer } from '@wura/ledger/testing/wallets';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCutting, cutDefaults, cuttingJob, planCutting, type CutSettings } from './cut-books.ts';

let database: TestDatabase;
let worker: Pool;
let writer: Writer;
let wallets: number[];

beforeEach(async () => {
  database = await cloneDatabase();
  worker = database.pool('wura_worker');
  await registerKinds(database.pool('wura_ledger'));
  writer = createWriter({ pool: database.pool() });
  wallets = await fundedWallets(database.pool(), { count: 2, balance: 1_000n, post: writer.post });
});
afterEach(async () => {
  await writer.close();
  await database.close();
});

const pay = () => writer.post(transfer(wallets[0]!, wallets[1]!, 1n, { kind: plain }));

/** The job as the worker does it, so many hours from now. */
async function run(inHours: number, settings: CutSettings): Promise<string[]> {
  const now = () => Date.now() + inHours * 60 * 60_000;
  await transaction(worker, tx => planCutting(tx));
  const kinds = new Map([[cuttingJob, createCutting({ pool: worker, now, settings })]]);
  await createJobRunner({ pool: worker, log: silentLog, kinds }).runDue();
  return (await readParts(worker)).map(({ step, archivedAt }) => (archivedAt ? 'archived' : step));
}

it('cuts nothing while the open part is small', async () => {
  await pay();
  expect(await run(0, cutDefaults)).toEqual([]);
});

it('cuts when the open part is large, seals what has lain for a while, and archives the parts that are too many', async () => {
  const settings = { partBytes: 1, partsKept: 1 };
  expect(await run(0, settings)).toEqual(['seal']);
  expect(await run(1, { ...settings, partBytes: 2 ** 40 })).toEqual(['sealed']);
  await pay();
  expect(await run(2, settings)).toEqual(['sealed', 'seal']);
  expect(await run(3, { ...settings, partBytes: 2 ** 40 })).toEqual(['archived', 'sealed']);
  await pay();
  expect((await readHead(database.pool(), wallets[0]!)).balance).toBe(998n);
});
