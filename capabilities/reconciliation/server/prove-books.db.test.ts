import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCase } from '@wura/cases/server';
import { transaction, type Pool } from '@wura/database';
import { createJobRunner } from '@wura/jobs/run';
import { createWriter, type Writer } from '@wura/ledger/server/writer';
import { fundedWallets, plain, registerKinds, transfer } from '@wura/ledger/testing/wallets';
import { recordAct } from '@wura/operators/server';
import { silentLog } from '@wura/platform/log';
import { dayMs, hourMs } from '@wura/platform/time';
import { createVault } from '@wura/secrets/vault';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { randomBytes } from '@wura/testkit/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProof, planProof, proofJob } from './prove-books.ts';
import { readProofs } from './proof-queries.ts';
import { proofAt } from './show-proof.ts';
import { createVerification, planVerification, verificationJob } from './verify-books.ts';

let database: TestDatabase;
let worker: Pool;
let owner: Pool;
let writer: Writer;
let dataDir: string;
let wallets: number[];
const vault = createVault({ masterKey: randomBytes(32) });
const start = Date.now();

beforeAll(async () => {
  database = await cloneDatabase({ isBroken: true });
  worker = database.pool('wura_worker');
  owner = database.pool('wura_ledger');
  await registerKinds(owner);
  writer = createWriter({ pool: database.pool() });
  dataDir = mkdtempSync(path.join(tmpdir(), 'wura-proof-'));
  wallets = await fundedWallets(database.pool(), { count: 2, balance: 1_000n, post: writer.post });
});
afterAll(async () => {
  await writer.close();
  rmSync(dataDir, { recursive: true });
  await database.close();
});

/** The worker's jobs, so long after the start, with or without the verification that goes before. */
async function prove(afterMs: number, { isVerified = true } = {}): Promise<void> {
  const now = () => start + afterMs;
  const needs = { pool: worker, log: silentLog, vault, config: { dataDir }, now };
  const run = async (kind: string, plan: typeof planProof, handle: ReturnType<typeof createProof>) => {
    await transaction(worker, tx => plan(tx));
    await worker.query(`update jobs.job set due_at = clock_timestamp() + (kind <> $1)::int * interval '1 h'`, [kind]);
    await createJobRunner({ pool: worker, log: silentLog, kinds: new Map([[kind, handle]]) }).runDue();
  };
  if (isVerified) await run(verificationJob, planVerification, createVerification(needs));
  await run(proofJob, planProof, createProof(needs));
}

const shownAt = async (afterMs: number, { showsTotals = false } = {}) =>
  proofAt(await readProofs(database.pool(), { limit: 30 }), { at: start + afterMs, showsTotals });

it('the proof customers read is made daily, tells no sums, turns stale after 26 hours, and never calls whole what was not looked at', async () => {
  expect(await shownAt(0)).toMatchObject({ state: 'never', proven_at: null, heads: null, days: [] });
  // Nothing was verified yet, so that nothing is proven.
  await prove(0, { isVerified: false });
  expect((await shownAt(0)).state).toBe('never');
  // The first verification of a new installation is a moment away, and so is its first proof.
  const { rows: soon } = await database
    .pool('none')
    .query(`select due_at <= clock_timestamp() + interval '1 minute' as is_soon from jobs.job where kind = $1`, [
      proofJob,
    ]);
  expect(soon).toEqual([{ is_soon: true }]);

  await writer.post(transfer(wallets[0]!, wallets[1]!, 10n, { kind: plain }));
  const origin = { at: new Date(start), requestId: 'test', address: '' };
  await transaction(database.pool('none'), tx => recordAct(tx, { what: 'stamped', subject: 'x' }, origin));
  await prove(0);
  const first = await shownAt(hourMs);
  const equal = { debits_equal_credits: true, customers_equal_house: true };
  expect(first).toMatchObject({ state: 'whole', proven_at: new Date(start).toISOString() });
  expect(first.currencies).toEqual([{ currency: 'NGN', ...equal }]);
  expect((await shownAt(0, { showsTotals: true })).currencies).toEqual([
    { currency: 'NGN', ...equal, customers: '20.00' },
  ]);
  expect(first.heads!.books).toMatch(/^[0-9a-f]{64}$/);
  const { rows } = await owner.query(
    `select encode(head, 'hex') as head from ledger.stretch order by high desc limit 1`,
  );
  expect(first.heads!.books).toBe(rows[0].head);

  expect((await shownAt(26 * hourMs)).state).toBe('whole');
  expect((await shownAt(26 * hourMs + 1)).state).toBe('stale');
  // A day on which nothing could be looked at has none.
  await prove(2 * dayMs, { isVerified: false });
  await prove(3 * dayMs);
  const later = await shownAt(3 * dayMs);
  expect(later.state).toBe('whole');
  expect(later.days.map(({ outcome }) => outcome)).toEqual(['whole', 'none', 'none', 'whole']);
  expect(later.days.at(-1)).toMatchObject({ books: first.heads!.books, audit: first.heads!.audit });
});

it('a fault, a log that does not fit or a head that was kept outside makes it broken, and the day stays so', async () => {
  await transaction(worker, tx =>
    openCase(tx, { kind: 'audit_broken', subject: 'audit', customer: null, facts: { row: 'changed' } }),
  );
  await prove(4 * dayMs);
  const broken = await shownAt(4 * dayMs);
  expect(broken).toMatchObject({ state: 'broken', proven_at: new Date(start + 3 * dayMs).toISOString() });
  expect(broken.currencies[0]).toMatchObject({ debits_equal_credits: false });
  // Long afterwards it is not merely stale.
  expect((await shownAt(9 * dayMs)).state).toBe('broken');
  await worker.query(`update cases.case_file set closed_at = now(), resolution = 'mended' where kind = 'audit_broken'`);
  await prove(4 * dayMs + 1);
  expect(await shownAt(4 * dayMs + 1)).toMatchObject({ state: 'whole', days: [{ outcome: 'broken' }, {}, {}, {}, {}] });

  await owner.query(`alter table ledger.chain disable trigger append_only;
    update ledger.chain set balance_after = balance_after + 5 where wallet_id = ${wallets[0]} and seq = 2`);
  await prove(5 * dayMs);
  expect(await shownAt(5 * dayMs)).toMatchObject({
    state: 'broken',
    currencies: [{ debits_equal_credits: false, customers_equal_house: false }],
  });
});
