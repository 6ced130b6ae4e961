import { createJobRunner, type JobHandler } from '@wura/jobs/run';
import { silentLog } from '@wura/platform/log';
import type { Pool } from '@wura/database';
import type { TestDatabase } from '@wura/testkit/database';
import type { Mail, MailAnswer } from '../server/ports.ts';
import { mailJob, moneyMailJob } from '../server/notices.ts';
import { createMailSender } from '../server/send-mail.ts';

/** The background worker's mail, with a mail server that answers as it is told. */
export interface PostOffice {
  /** Every mail that was handed over, whatever the answer to it was. */
  readonly handed: Mail[];
  /** What it says to the next mails; once they are used up it accepts. */
  readonly answers: MailAnswer[];
  /** Sends what is due now. */
  deliver(): Promise<void>;
  /** The mails to one address, after delivering. */
  mailsTo(address: string): Promise<Mail[]>;
}

export function openPostOffice(
  database: TestDatabase,
  now: () => number,
  /** Other jobs of the room under test, which end in a mail. */
  others: (pool: Pool) => Iterable<[kind: string, JobHandler]> = () => [],
): PostOffice {
  const handed: Mail[] = [];
  const answers: MailAnswer[] = [];
  const pool = database.pool('wura_worker');
  const mailer = {
    async send(mail: Mail): Promise<MailAnswer> {
      handed.push(mail);
      return answers.shift() ?? { outcome: 'accepted' };
    },
  };
  const sender = createMailSender({ pool, mailer, now, log: silentLog });
  const kinds = new Map([[mailJob, sender], [moneyMailJob, sender], ...others(pool)]);
  const runner = createJobRunner({ pool, log: silentLog, kinds });
  const deliver = async () => void (await runner.runDue());
  return {
    handed,
    answers,
    deliver,
    async mailsTo(address) {
      await deliver();
      return handed.filter(({ to }) => to === address);
    },
  };
}
