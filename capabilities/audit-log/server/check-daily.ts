import { closeCase, openCase } from '@wura/cases/server';
import { transaction, type Pool, type Tx } from '@wura/database';
import { assertLease, extendLease, plan, reschedule } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { mailTo } from '@wura/notices/server';
import { findAuditFaults, readAdminAddresses, saveAuditVerified } from '@wura/operators/server';
import type { Log } from '@wura/platform/log';
import { dayMs, hourMs } from '@wura/platform/time';
import { checkAnchors, writeAnchor, type Anchoring } from './anchors.ts';

/** The job of checking the audit log. There is one, and it is never finished. */
export const auditCheckJob = 'check_audit';

const kind = 'audit_broken';
/** A start of the worker checks, too; the line and the mail are the day's. */
const anchorEveryMs = 20 * hourMs;

export function planAuditCheck(tx: Tx, { inMs = 0 }: { inMs?: number } = {}): Promise<void> {
  return plan(tx, { kind: auditCheckJob, subject: 'all' }, { inMs });
}

interface Checking extends Anchoring {
  pool: Pool;
  log: Log;
  now: () => number;
}

/** What does not fit stays a case until a person has said why. While it does not, no new head is vouched for. */
export function createAuditCheck(needs: Checking): JobHandler {
  const { pool, log, now } = needs;
  return async job => {
    const { head, faults } = await findAuditFaults(pool, { beat: () => extendLease(pool, job) });
    const { anchors, fault } = await checkAnchors(pool, needs);
    const facts = Object.fromEntries([
      ...(head ? [] : [['chain', 'it is gone'] as const]),
      ...faults.map(({ seq, act, fault: why }) => [`row ${seq}${act === null ? '' : `, ${act}`}`, why] as const),
      ...(fault === undefined ? [] : [['outside the database', fault] as const]),
    ]);
    const isWhole = Object.keys(facts).length === 0;
    const at = new Date(now());
    const last = anchors.at(-1);
    const isDue = !last || at.getTime() - Date.parse(last.at) >= anchorEveryMs;
    const line = isWhole && isDue && head ? await writeAnchor(needs, { ...head, at: at.toISOString() }) : undefined;
    await transaction(pool, async tx => {
      await assertLease(tx, job);
      await saveAuditVerified(tx, isWhole && head ? { ...head, at } : undefined);
      if (isWhole) await closeCase(tx, { kind, subject: 'audit', resolution: 'everything fits again' });
      else await openCase(tx, { kind, subject: 'audit', customer: null, facts });
      if (line !== undefined || !isWhole) await mailAdmins(tx, { at, facts, line });
      await reschedule(tx, job, dayMs);
    });
    if (!isWhole) log.error('the audit log is not what was written', { reason: JSON.stringify(facts) });
    if (line !== undefined) log.info('audit log anchored', { reference: line });
  };
}

/** In English, which the console speaks. What is in a mailbox elsewhere no operator here can take back. */
async function mailAdmins(
  tx: Tx,
  { at, facts, line }: { at: Date; facts: Readonly<Record<string, string>>; line: string | undefined },
): Promise<void> {
  const day = at.toISOString().slice(0, 10);
  const broken = Object.entries(facts).map(([where, why]) => `${where}: ${why}`);
  const told =
    line === undefined
      ? {
          subject: 'The audit log is not what was written',
          text: `The check of ${day} found that rows were changed, taken out or put in. Open the case in the console, and compare with the lines that you were mailed before.\n\n${broken.join('\n')}`,
        }
      : {
          subject: `Audit log of ${day}`,
          text: `The audit log was checked and every row fits. Keep this mail: its line proves later what the log was today.\n\n${line}`,
        };
  for (const to of await readAdminAddresses(tx)) await mailTo(tx, { to, language: 'en', ...told, at });
}
