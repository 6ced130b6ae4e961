import { complete, reschedule, type Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { transaction, type Pool } from '@wura/database';
import type { Log } from '@wura/platform/log';
import { hourMs, minuteMs, secondMs } from '@wura/platform/time';
import type { Mailer } from './ports.ts';
import { closeMail, selectOpenMail, type MailOutcome } from './queries.ts';

/** Soon at first, because a customer waits for a code; then as a mail server that refuses strangers at first wants it. */
const retriesMs = [
  5 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  hourMs,
  4 * hourMs,
  8 * hourMs,
  12 * hourMs,
];

export interface MailNeeds {
  pool: Pool;
  /** None: mail is switched off. */
  mailer: Mailer | undefined;
  now: () => number;
  log: Log;
}

/**
 * Sends one mail. Should the process die between the mail server's yes and our writing it down, it is sent once more
 * under the same id: a mail twice is better than none.
 */
export function createMailSender({ pool, mailer, now, log }: MailNeeds): JobHandler {
  return async job => {
    const mail = await selectOpenMail(pool, job.subject);
    if (!mail) return transaction(pool, tx => complete(tx, job));
    if (!mailer) return close(job, 'switched_off');
    if (mail.useless_after && mail.useless_after.getTime() <= now()) return close(job, 'too_late');

    const { recipient: to, subject, text } = mail;
    const answer = await mailer.send({ id: job.subject, to, subject, text });
    if (answer.outcome === 'accepted') return close(job, 'sent');
    const { outcome, reason } = answer;
    log.warn('mail not sent', { reference: job.subject, code: outcome, reason, attempts: job.claims });
    if (outcome === 'declined') return close(job, 'refused');
    const waitMs = retriesMs[job.claims - 1];
    if (waitMs === undefined) return close(job, 'given_up');
    return reschedule(pool, job, waitMs);
  };

  async function close(job: Job, outcome: MailOutcome): Promise<void> {
    await transaction(pool, async tx => {
      await complete(tx, job);
      await closeMail(tx, { publicId: job.subject, outcome, at: new Date(now()) });
    });
  }
}
