import type { Pool } from '@wura/database';
import { deleteByPages } from '@wura/database/by-pages';
import { extendLease, plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { dayMs } from '@wura/platform/time';

/**
 * That a provider sent word only ever made us ask, and what came of it stands with the payment for good. Half a year is longer than
 * records are compared over and than a bank takes to dispute a payment; the same words after that make us ask once more.
 */
const webhooksKeptMs = 180 * dayMs;

/** What this room leaves for the background worker: words of providers that are long past are deleted. */
export async function paymentJobs({ pool, now }: { pool: Pool; now: () => number }): Promise<[string, JobHandler][]> {
  const kind = 'webhooks_tidy';
  await plan(pool, { kind, subject: 'old' }, { inMs: 60_000 });
  return [
    [
      kind,
      async job => {
        const sweep = {
          table: 'provider_payments.webhook',
          sql: 'delete from provider_payments.webhook where ctid >= $1 and ctid < $2 and received_at < $3',
          values: [new Date(now() - webhooksKeptMs)],
        };
        await deleteByPages(pool, sweep, () => extendLease(pool, job));
        await reschedule(pool, job, dayMs);
      },
    ],
  ];
}
