import { createJobRunner } from '@wura/jobs/run';
import { silentLog } from '@wura/platform/log';
import { dayMs } from '@wura/platform/time';
import { cloneDatabase, type TestDatabase } from '@wura/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentJobs } from './tidy.ts';
import { receiveWebhook } from './webhooks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

it('a provider’s word is kept for half a year, and said once more after that only makes us ask again', async () => {
  const app = database.pool('wura_app');
  const pool = database.pool('wura_worker');
  const say = (reference: string) =>
    receiveWebhook(
      app,
      { provider: 'paystack', event: 'transfer.success', reference, job: 'ask_paystack' },
      Buffer.from(reference),
    );
  for (const [reference, days] of [
    ['old', 181],
    ['young', 179],
  ] as const) {
    await say(reference);
    await database
      .pool('wura_owner')
      .query('update provider_payments.webhook set received_at = $2 where reference = $1', [
        reference,
        new Date(Date.now() - days * dayMs),
      ]);
  }
  const kinds = new Map(await paymentJobs({ pool, now: Date.now }));
  await pool.query(`update jobs.job set due_at = now() where kind = 'webhooks_tidy'`);
  await createJobRunner({ pool, log: silentLog, kinds }).runDue();

  const kept = async () =>
    (await pool.query('select reference, times from provider_payments.webhook order by reference')).rows;
  expect(await kept()).toEqual([{ reference: 'young', times: 1 }]);
  await pool.query(`delete from jobs.job where kind = 'ask_paystack'`);
  await say('old');
  expect(await kept()).toEqual([
    { reference: 'old', times: 1 },
    { reference: 'young', times: 1 },
  ]);
  expect((await pool.query(`select subject from jobs.job where kind = 'ask_paystack'`)).rows).toEqual([
    { subject: 'old' },
  ]);
});
