import { transaction } from '@wura/database';
import type { WorkerNeeds } from '@wura/features/server';
import { holdPayments } from '@wura/identity/server';
import { beginErasure, finishErasure, readErasure, withdrawErasure } from '@wura/identity/server/erasures';
import { complete, extendLease, reschedule, type Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { notify } from '@wura/notices/server';
import { hasMailOnItsWay } from '@wura/notices/server/personal-data';
import { dayMs, minuteMs } from '@wura/platform/time';
import { providerPaymentData } from '@wura/provider-payments/server/personal-data';
import { openFor } from './export-data.ts';
import { keepByLaw } from './keep-by-law.ts';
import { erasureHeldBack } from './notices.ts';
import { heldBack } from './read-my-data.ts';
import { roomsOf } from './rooms.ts';

export const eraseJob = 'my_data_erase';

/** By then no list of a provider is held against these payments any more. */
const listsClosedMs = 8 * dayMs;

/** The last letter is on its way: its address goes with the rest, so it is waited for, but not for ever. */
const letterMs = { again: 2_000, most: minuteMs / 2 } as const;

/** Longer than any payment takes that was asked about before the wish: by then its money has come, or will not. */
const underWayMs = minuteMs / 2;

type Needs = Pick<WorkerNeeds, 'pool' | 'vault' | 'now' | 'all' | 'config'>;

/**
 * Erases a customer who has asked for it, step by step, each of which may be done twice: where a worker dies, another one
 * goes on. What the law wants is written apart before the first thing goes, and the customer's key goes last.
 */
export function createEraser({ pool, vault, now, all, config }: Needs): JobHandler {
  const rooms = roomsOf(all);
  const needs = { pool, vault, now, rooms, config };

  return async job => {
    const customer = BigInt(job.subject);
    const erasure = await readErasure(pool, customer);
    // Done: what providers' lists are held against for some days more goes now.
    if (erasure?.doneAt) await providerPaymentData.forget!(needs, customer);
    if (!erasure || erasure.doneAt) return transaction(pool, tx => complete(tx, job));
    if (!erasure.begunAt) {
      const dueMs = Math.max(erasure.dueAt.getTime(), erasure.askedAt.getTime() + underWayMs);
      if (now() < dueMs) return reschedule(pool, job, dueMs - now());
      const isPatient = now() - erasure.dueAt.getTime() < letterMs.most;
      if (isPatient && (await hasMailOnItsWay(pool, customer))) return reschedule(pool, job, letterMs.again);
      if (!(await begin(job, customer))) return;
    }
    await keepByLaw(needs, await openFor(needs, customer));
    for (const { forget } of rooms) {
      await extendLease(pool, job);
      await forget?.(needs, customer);
    }
    await transaction(pool, async tx => {
      await finishErasure(tx, { customer, at: new Date(now()) });
      await reschedule(tx, job, listsClosedMs);
    });
  };

  /**
   * False where something has come up meanwhile: money, say, that came from a bank. Then nothing is erased, and its owner, who
   * has to get at it, is let in again.
   */
  function begin(job: Job, customer: bigint): Promise<boolean> {
    return transaction(pool, async tx => {
      const at = new Date(now());
      await holdPayments(tx, customer);
      const obstacles = await heldBack(tx, { rooms, all }, customer);
      if (obstacles.length === 0) return beginErasure(tx, { customer, at });
      const withdrawn = await withdrawErasure(tx, customer);
      await notify(tx, { customer, what: erasureHeldBack, facts: { isOpened: withdrawn?.isOpened ?? false }, at });
      await complete(tx, job);
      return false;
    });
  }
}
