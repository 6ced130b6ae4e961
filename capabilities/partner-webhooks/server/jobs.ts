import type { WorkerNeeds } from '@wura/features/server';
import type { Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { deliverDue } from './deliver.ts';
import { followBooks, followJob } from './follow-books.ts';
import { deliverJob, deliverSlowlyJob } from './record-events.ts';
import type { WebhookSettings } from './settings.ts';

/** Of each lane and worker: addresses that are called at once, each of which may take ten seconds to answer. */
const handsMax = 64;

/** What this room leaves for the worker: to find out what happened, and to tell it. */
export function webhookJobs(needs: WorkerNeeds<WebhookSettings>): [string, JobHandler][] {
  const { pool, vault, now, settings } = needs;
  const delivering = { pool, vault, now, way: settings };
  const deliver: JobHandler = Object.assign((job: Job) => deliverDue(delivering, job), { handsMax });
  return [
    [followJob, job => followBooks(needs, job)],
    [deliverJob, deliver],
    [deliverSlowlyJob, deliver],
  ];
}
