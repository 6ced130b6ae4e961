import type { JobHandler } from '@wura/jobs/run';
import type { CustomerRouter } from '@wura/identity/server';
import { checkJob, createChecking } from './check-submission.ts';
import type { KycJobNeeds, KycNeeds } from './needs.ts';
import { createReminders, expiryJob, planReminders } from './remind-expiry.ts';
import { serveCustomers, serveStaff } from './routes.ts';
import { createTidying, planTidying, tidyJob } from './tidy.ts';

/** Know your customer: documents come in from customers, and staff decide about them. */
export function kyc(router: CustomerRouter, needs: KycNeeds): void {
  serveCustomers(router, needs);
  serveStaff(needs);
}

/** What this room leaves for the background worker. */
export async function kycJobs(needs: KycJobNeeds): Promise<[string, JobHandler][]> {
  await planTidying(needs.pool);
  await planReminders(needs.pool);
  return [
    [expiryJob, createReminders(needs)],
    [checkJob, createChecking(needs)],
    [tidyJob, createTidying(needs)],
  ];
}
