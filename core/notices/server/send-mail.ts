import { finish, postpone, type Errand } from '@wura/errands';
import type { DoErrand } from '@wura/errands/run';
import { transaction, type Pool } from '@wura/database';
import type { Log } from '@wura/platform/log';
import type { Mailer } from './ports.ts';
import { closeMail, deleteMailsDone, selectOpenMail, type MailOutcome } from './queries.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Soon at first, because somebody waits for a code; then as a mail server that refuses strangers at first wants it. */
const retriesMs = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 4 * hour, 8 * hour, 12 * hour];

/** Long enough to answer "did you send it?". What it said is gone at once. */
const keptMs = 30 * day;

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
export function createMailSender({ pool, mailer, now, log }: MailNeeds): DoErrand {
  return async errand => {
    const mail = await selectOpenMail(pool, errand.subject);
    if (!mail) return transaction(pool, tx => finish(tx, errand));
    if (!mailer) return close(errand, 'switched_off');
    if (mail.useless_after && mail.useless_after.getTime() <= now()) return close(errand, 'too_late');

    const { recipient: to, subject, text } = mail;
    const answer = await mailer.send({ id: errand.subject, to, subject, text });
    if (answer.outcome === 'accepted') return close(errand, 'sent');
    const { outcome, reason } = answer;
    log.warn('mail not sent', { reference: errand.subject, code: outcome, reason, attempts: errand.taken });
    if (outcome === 'declined') return close(errand, 'refused');
    const waitMs = retriesMs[errand.taken - 1];
    if (waitMs === undefined) return close(errand, 'given_up');
    return postpone(pool, errand, waitMs);
  };

  async function close(errand: Errand, outcome: MailOutcome): Promise<void> {
    await transaction(pool, async tx => {
      await finish(tx, errand);
      await closeMail(tx, { publicId: errand.subject, outcome, at: new Date(now()) });
      // Whoever sends sweeps: what is old enough is rarely more than the one row that grew old meanwhile.
      await deleteMailsDone(tx, new Date(now() - keptMs));
    });
  }
}
