import { transaction } from '@wura/database';
import type { WorkerNeeds } from '@wura/features/server';
import { assertLease, plan, enqueueAll, reschedule, type Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { dayMs, lagosDate } from '@wura/platform/time';
import { payDue, type DueNeeds } from './pay-due.ts';
import { listDue, listToWarn } from './queries.ts';
import { warnOfShortage } from './warn-of-shortage.ts';

/** Looks for what is due. Made due by each new payment, whose first day may be today. */
export const lookJob = { kind: 'look_for_scheduled', subject: 'all' } as const;

const lookEveryMs = 30_000;
const pageMax = 500;

/** What this room leaves for the worker: each payment on its day, by as many workers as there are. */
export async function scheduleJobs(needs: Omit<WorkerNeeds, 'settings'>): Promise<[string, JobHandler][]> {
  await plan(needs.pool, lookJob);
  const deeds = new Map(needs.all.schedulables.map(({ kind, deed }) => [kind, deed(needs)]));
  const prices = new Map(needs.all.schedulables.flatMap(({ kind, price }) => (price ? [[kind, price] as const] : [])));
  const due: DueNeeds = { ...needs, deeds, prices };
  return [
    [lookJob.kind, job => look(due, job)],
    ['scheduled_payment', job => payDue(due, job)],
  ];
}

async function look(needs: DueNeeds, job: Job): Promise<void> {
  const { pool, now } = needs;
  const at = now();
  const [today, tomorrow] = [lagosDate(at), lagosDate(at + dayMs)];
  for (let after = 0n; ;) {
    const found = await listDue(pool, { today, now: new Date(at), after, limit: pageMax });
    const jobs = found.map(({ public_id: subject }) => ({ kind: 'scheduled_payment', subject }));
    if (jobs.length > 0) await transaction(pool, tx => enqueueAll(tx, jobs));
    if (found.length < pageMax) break;
    after = found.at(-1)!.id;
  }
  const isMore = await transaction(pool, async tx => {
    await assertLease(tx, job);
    const toWarn = await listToWarn(tx, { today, tomorrow, limit: pageMax });
    for (const each of toWarn) await warnOfShortage(tx, needs, each);
    return toWarn.length === pageMax;
  });
  await reschedule(pool, job, isMore ? 0 : lookEveryMs);
}
