import { complete, enqueue, extendLease, reschedule, type Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { transaction, type Pool } from '@wura/database';
import { dayMs } from '@wura/platform/time';
import { keepPast, keepSnapshot, selectDays } from '@wura/rates/server/keep';
import type { RateSource } from '@wura/rates/server/ports';

export interface FetchNeeds {
  pool: Pool;
  now: () => number;
  sources: readonly RateSource[];
}

const fetchJob = 'fetch_rates';
const pastJob = 'fetch_past_rates';
/** What the chart shows, the days of today and of its other end included. */
const daysOfPast = 30;

/** One job for each source that is on: a source that is silent is asked again by itself, and holds up no other. */
export async function rateJobs(needs: FetchNeeds): Promise<[string, JobHandler][]> {
  const { pool, sources } = needs;
  await transaction(pool, async tx => {
    for (const { name, onDay } of sources) {
      await enqueue(tx, { kind: fetchJob, subject: name });
      if (onDay) await enqueue(tx, { kind: pastJob, subject: name });
    }
  });
  return [
    [fetchJob, job => fetchLatest(needs, job)],
    [pastJob, job => fetchPast(needs, job)],
  ];
}

async function fetchLatest({ pool, now, sources }: FetchNeeds, job: Job): Promise<void> {
  const source = sources.find(({ name }) => name === job.subject);
  // Switched off since.
  if (!source) return transaction(pool, tx => complete(tx, job));
  const quotation = await source.latest();
  await keepSnapshot(pool, { source, quotation, at: new Date(now()) });
  const untilNext = (quotation.nextAt?.getTime() ?? 0) - now();
  await reschedule(pool, job, Math.max(source.askEveryMs, untilNext));
}

/** The days before this house had the source: once, for a chart that begins whole. */
async function fetchPast({ pool, now, sources }: FetchNeeds, job: Job): Promise<void> {
  const source = sources.find(({ name }) => name === job.subject);
  if (source?.onDay) {
    const days = Array.from({ length: daysOfPast }, (_, n) => dayText(now() - (daysOfPast - n) * dayMs));
    const known = await selectDays(pool, { source: source.name, since: new Date(`${days[0]}T00:00:00Z`) });
    for (const day of days) {
      if (known.has(day)) continue;
      await keepPast(pool, { source, quotation: await source.onDay(day), at: new Date(now()) });
      await extendLease(pool, job);
    }
  }
  await transaction(pool, tx => complete(tx, job));
}

const dayText = (at: number) => new Date(at).toISOString().slice(0, 10);
