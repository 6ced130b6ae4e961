import { transaction } from '@wura/database';
import { claim } from '@wura/jobs';
import { silentLog } from '@wura/platform/log';
import { cloneDatabase } from '@wura/testkit/database';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { openJobs, planWork } from './jobs.ts';

it('where USDT is switched off, the work of its chain is taken and is over: nothing stays due that no worker does', async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.close());
  const pool = database.pool('wura_worker');
  const config = readConfig({
    DATABASE_URL: database.url,
    MASTER_KEY: 'ab'.repeat(32),
    PAYSTACK_SECRET_KEY: `sk_live_${'a'.repeat(40)}`,
    PUBLIC_URL: 'http://127.0.0.1:3000',
  });
  const kinds = await openJobs({ config, pool, log: silentLog });
  await transaction(pool, planWork);
  const kindsThatWait = async () => (await pool.query<{ kind: string }>('select kind from jobs.job')).rows;
  expect((await kindsThatWait()).filter(({ kind }) => !kinds.has(kind))).toEqual([]);

  const ofTheChain = ['usdt_watch', 'usdt_house'];
  await pool.query('update jobs.job set due_at = clock_timestamp() where kind = any($1)', [ofTheChain]);
  const jobs = await claim(pool, new Map(ofTheChain.map(kind => [kind, 1])));
  expect(jobs).toHaveLength(2);
  for (const job of jobs) await kinds.get(job.kind)!(job);
  expect((await kindsThatWait()).filter(({ kind }) => ofTheChain.includes(kind))).toEqual([]);
});
