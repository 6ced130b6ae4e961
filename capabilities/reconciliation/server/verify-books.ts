import { closeCase, openCase } from '@wura/cases/server';
import { transaction, type Pool, type Tx } from '@wura/database';
import { assertLease, plan, extendLease, reschedule, type Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import {
  checkAgain,
  haveEnded,
  numberedByNow,
  readFaults,
  readLastStretch,
  sumNext,
  verifyNext,
} from '@wura/ledger/server/stretches';
import type { Log } from '@wura/platform/log';
import type { Vault } from '@wura/secrets/vault';
import { setTimeout as sleep } from 'node:timers/promises';
import { hourMs } from '@wura/platform/time';
import { anchor, anchorFault } from './anchors.ts';

/** The job of verifying the books. There is one, and it is never finished. */
export const verificationJob = 'verify_books';

export const caseKind = 'books_broken';

/** Every entry is held against its hash once a day, as far as an hour's work goes. */
const checkEveryMs = 20 * hourMs;
const workMsMax = hourMs;
/** Of transfers' numbers in one statement: some seconds' work at the very most, and more where there are few entries. */
const span = { first: 4096 * 32, max: 4096 * 4096, fewEntries: 4_000, manyEntries: 20_000 };

export function planVerification(tx: Tx, { inMs = 0 }: { inMs?: number } = {}): Promise<void> {
  return plan(tx, { kind: verificationJob, subject: 'all' }, { inMs });
}

export interface Verifying {
  pool: Pool;
  log: Log;
  vault: Vault;
  config: { dataDir: string };
  now: () => number;
}

/**
 * Verifies what was written since last time, holds what was verified before against its hashes, and the last head against
 * the one that was written down outside the database. Whatever does not fit becomes a case, and stays one: only a person
 * can say how an entry came to be another.
 */
export function createVerification(needs: Verifying): JobHandler {
  return async job => {
    const { pool, now, log } = needs;
    const endsAt = now() + workMsMax;
    const before = await anchorFault(needs);
    await verifyNew(needs, job);
    while (now() < endsAt && (await sumNext(pool, new Date(now())))) await extendLease(pool, job);
    const checkedBefore = new Date(now() - checkEveryMs);
    let isAllChecked = false;
    while (!isAllChecked && now() < endsAt) {
      await extendLease(pool, job);
      isAllChecked = (await checkAgain(pool, { before: checkedBefore, at: new Date(now()) })) === undefined;
    }
    const faults = await readFaults(pool, { limit: 20 });
    const last = await readLastStretch(pool);
    await transaction(pool, async tx => {
      await assertLease(tx, job);
      const facts = Object.fromEntries([
        ...faults.map(({ high, fault }) => [`up to ${high}`, fault!] as const),
        ...(before ? [['outside the database', before] as const] : []),
      ]);
      const isWhole = Object.keys(facts).length === 0;
      if (isWhole) await closeCase(tx, { kind: caseKind, subject: 'books', resolution: 'everything fits again' });
      else await openCase(tx, { kind: caseKind, subject: 'books', customer: null, facts });
      if (!isWhole) log.error('the books are not what they were', { reason: JSON.stringify(facts) });
      await reschedule(tx, job, hourMs);
    });
    if (last && !before) await anchor(needs, last);
  };
}

/** Up to what no open transaction can still write to. One that stays open for long is not waited for. */
async function verifyNew({ pool, now }: Verifying, job: Job): Promise<void> {
  const { upTo, mark } = await numberedByNow(pool);
  for (let looks = 0; !(await haveEnded(pool, mark)); looks++) {
    if (looks === 20) return;
    await sleep(250);
  }
  for (let size = span.first; ;) {
    await extendLease(pool, job);
    const stretch = await verifyNext(pool, { upTo, span: size, at: new Date(now()) });
    if (!stretch) return;
    if (stretch.entries < span.fewEntries) size = Math.min(size * 2, span.max);
    if (stretch.entries > span.manyEntries) size = Math.max(Math.floor(size / 2), 4096);
  }
}
