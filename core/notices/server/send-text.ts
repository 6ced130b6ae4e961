import { complete, reschedule, type Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { transaction, type Pool } from '@wura/database';
import type { Log } from '@wura/platform/log';
import { minuteMs, secondMs } from '@wura/platform/time';
import type { Texter } from './ports.ts';
import type { TextOutcome } from '../text-states.ts';
import { closeText, selectOpenText } from './texts.ts';

/** Fewer than of a mail: one that was sent without our hearing of it is sent, and paid for, once more. */
const retriesMs = [5 * secondMs, 30 * secondMs, 5 * minuteMs, 30 * minuteMs];

export interface TextNeeds {
  pool: Pool;
  /** None: text messages are switched off. */
  texter: Texter | undefined;
  now: () => number;
  log: Log;
}

/** Sends one text message, and writes down what the provider called it. */
export function createTextSender({ pool, texter, now, log }: TextNeeds): JobHandler {
  return async job => {
    const open = await selectOpenText(pool, job.subject);
    if (!open) return transaction(pool, tx => complete(tx, job));
    if (!texter) return close(job, 'switched_off');
    if (open.useless_after && open.useless_after.getTime() <= now()) return close(job, 'too_late');

    const answer = await texter.send({ to: open.recipient, text: open.text });
    if (answer.outcome === 'accepted') return close(job, 'sent', answer.theirs);
    const { outcome, reason } = answer;
    log.warn('text not sent', { reference: job.subject, code: outcome, reason, attempts: job.claims });
    if (outcome === 'declined') return close(job, 'refused');
    const waitMs = retriesMs[job.claims - 1];
    if (waitMs === undefined) return close(job, 'given_up');
    return reschedule(pool, job, waitMs);
  };

  async function close(job: Job, outcome: TextOutcome, theirs: string | null = null): Promise<void> {
    await transaction(pool, async tx => {
      await complete(tx, job);
      await closeText(tx, { publicId: job.subject, outcome, theirs, at: new Date(now()) });
    });
  }
}
