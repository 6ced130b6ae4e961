import { transaction, type Pool, type Tx } from '@wura/database';
import { isDatabaseBusy } from '@wura/database/errors';
import { assertLease, extendLease, plan, reschedule, type Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { archivePart, closeFurther, cutBooks, readOpenBytes, readParts } from '@wura/ledger/server/cut';
import { hourMs, minuteMs } from '@wura/platform/time';

/** The job of cutting the books into parts. There is one, and it is never finished. */
export const cuttingJob = 'cut_books';

/** A lock that payments need could not be had, or what was carried has to lie a little. */
const soonMs = 2 * minuteMs;
const workMsMax = hourMs;

export interface CutSettings {
  /** Of entries, without their indexes, before the open part is cut. */
  readonly partBytes: number;
  /** Closed parts that are not put into the archive. */
  readonly partsKept: number;
}

export const cutDefaults: CutSettings = { partBytes: 32 * 2 ** 30, partsKept: 12 };

export function planCutting(tx: Tx, { inMs = 0 }: { inMs?: number } = {}): Promise<void> {
  return plan(tx, { kind: cuttingJob, subject: 'all' }, { inMs });
}

export interface Cutting {
  pool: Pool;
  now: () => number;
  settings: CutSettings;
}

/** Payments never wait for it: the open part takes all there is, and is only larger when it is cut late. */
export function createCutting(needs: Cutting): JobHandler {
  return async job => {
    const isDone = await work(needs, job).catch((error: unknown) => {
      if (isDatabaseBusy(error)) return false;
      throw error;
    });
    await transaction(needs.pool, async tx => {
      await assertLease(tx, job);
      await reschedule(tx, job, isDone ? hourMs : soonMs);
    });
  };
}

/** Answers whether nothing is left to do for now. */
async function work({ pool, now, settings }: Cutting, job: Job): Promise<boolean> {
  const endsAt = now() + workMsMax;
  const at = () => new Date(now());
  if ((await readOpenBytes(pool)) >= settings.partBytes) await cutBooks(pool, { at: at() });
  while (now() < endsAt) {
    await extendLease(pool, job);
    if ((await closeFurther(pool, { at: at() })) === undefined) break;
  }
  const parts = await readParts(pool);
  const sealed = parts.filter(({ step }) => step === 'sealed');
  const kept = sealed.filter(({ archivedAt }) => archivedAt === undefined);
  if (kept.length > settings.partsKept) await archivePart(pool, { at: at() });
  return sealed.length === parts.length && kept.length <= settings.partsKept + 1;
}
