import type { DoErrand } from '@wura/errands/run';
import type { CustomerDoor } from '@wura/identity/server';
import { checkErrand, createChecking } from './check-submission.ts';
import type { KycErrandNeeds, KycNeeds } from './needs.ts';
import { serveCustomers, serveStaff } from './routes.ts';
import { createTidying, planTidying, tidyErrand } from './tidy.ts';

export { resealPapers } from './reseal.ts';
export { seedPapers } from './seed-papers.ts';

/** Know your customer: papers come in from customers, and staff decide about them. */
export function kyc(door: CustomerDoor, needs: KycNeeds): void {
  serveCustomers(door, needs);
  serveStaff(needs);
}

/** What this room leaves for the background worker. */
export async function kycErrands(needs: KycErrandNeeds): Promise<[string, DoErrand][]> {
  await planTidying(needs.pool);
  return [
    [checkErrand, createChecking(needs)],
    [tidyErrand, createTidying(needs)],
  ];
}
