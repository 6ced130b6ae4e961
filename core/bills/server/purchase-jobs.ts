import { transaction } from '@wura/database';
import { complete, type Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { createPursuit } from '@wura/provider-payments/server/carry-out';
import { readOperation } from '@wura/provider-payments/server/queries';
import { purchaseJob, type Bill } from './bill.ts';
import { openBillRail, type RailNeeds } from './open-bill.ts';

/**
 * The worker's part of every bill: it carries out what the web server could not bring to an end. One job for all kinds,
 * because a seller's webhook and its records tell a reference, and not what was bought under it.
 */
export function purchaseJobs(needs: RailNeeds, bills: readonly Bill[]): [kind: string, handle: JobHandler][] {
  const pursuits = new Map(bills.map(bill => [bill.name, createPursuit(openBillRail(bill, needs))]));
  return [[purchaseJob, job => pursue(needs, pursuits, job)]];
}

async function pursue({ pool }: RailNeeds, pursuits: ReadonlyMap<string, JobHandler>, job: Job): Promise<void> {
  const operation = await readOperation(pool, job.subject);
  // A seller may tell of another system's.
  if (operation === undefined) return transaction(pool, tx => complete(tx, job));
  const handle = pursuits.get(operation);
  if (!handle) throw new Error(`no feature of this build sells ${operation}, which ${job.subject} has bought`);
  return handle(job);
}
