import { transaction, type Pool } from '@wura/database';
import { complete, enqueue, type Job } from '@wura/jobs';
import { createJobRunner } from '@wura/jobs/run';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCases } from './cases.ts';
import { caseJobs } from './failing-jobs.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await cloneDatabase();
  pool = database.pool('wura_worker');
});
afterAll(() => database.close());

it('a job that fails eight times in a row becomes a case, which closes when it went well', async () => {
  let isBroken = true;
  const ask = async (job: Job) => {
    if (isBroken) throw new Error('poison');
    await transaction(pool, tx => complete(tx, job));
  };
  const kinds = new Map([...(await caseJobs({ pool })), ['ask', ask] as const]);
  const runner = createJobRunner({ pool, log: silentLog, kinds });
  const runAlone = async (kind: string) => {
    await pool.query(`update jobs.job set due_at = clock_timestamp() + (kind <> $1)::int * interval '1 h'`, [kind]);
    await runner.runDue();
  };
  const watch = () => runAlone('watch_failing_jobs');
  const cases = () => listCases(pool, { kind: 'jobs_failing', limit: 10 });
  await transaction(pool, tx => enqueue(tx, { kind: 'ask', subject: 'one' }));
  for (let failures = 1; failures < 8; failures++) await runAlone('ask');
  await watch();
  expect(await cases()).toEqual([]);
  await runAlone('ask');
  await watch();
  expect(await cases()).toMatchObject([
    { subject: 'ask', closed_at: null, facts: { jobs: '1', reference: 'one', failures_in_a_row: '8' } },
  ]);
  isBroken = false;
  await runAlone('ask');
  await watch();
  expect(await cases()).toMatchObject([{ subject: 'ask', resolution: 'every job of this kind goes well again' }]);
});
