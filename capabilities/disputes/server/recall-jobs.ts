import { transaction, type Tx } from '@wura/database';
import type { WorkerNeeds } from '@wura/features/server';
import { readNames } from '@wura/identity/server';
import { assertLease, complete, reschedule, type Job } from '@wura/jobs';
import { openCase } from '@wura/cases/server';
import { notify } from '@wura/notices/server';
import { endHold } from './end-hold.ts';
import { recallUnanswered } from './recall-notices.ts';
import { lockRecall, readHold, readOpenHold, readRecall, updateState } from './recall-queries.ts';

export const answerJob = 'recall_answer';
export const holdJob = 'recall_hold';

type Watching = Pick<WorkerNeeds, 'pool' | 'now'>;

/** What happens on its day by itself: silence becomes a matter for staff, and what was set aside is free again. */
export function recallJobs(needs: Watching): [string, (job: Job) => Promise<void>][] {
  return [
    [answerJob, job => onItsDay(needs, job, handOver)],
    [holdJob, job => onItsDay(needs, job, expire)],
  ];
}

/** Done once its day has come by our clock; answers the day where that is still to come. */
type OnItsDay = (tx: Tx, subject: string, at: Date) => Promise<Date | undefined>;

function onItsDay({ pool, now }: Watching, job: Job, deed: OnItsDay): Promise<void> {
  return transaction(
    pool,
    async tx => {
      await assertLease(tx, job);
      const at = new Date(now());
      const until = await deed(tx, job.subject, at);
      if (until) await reschedule(tx, job, until.getTime() - at.getTime());
      else await complete(tx, job);
    },
    { retries: 5 },
  );
}

async function handOver(tx: Tx, id: string, at: Date): Promise<Date | undefined> {
  const recall = await lockRecall(tx, (await readRecall(tx, { id }))!);
  const { number, state, answerBy, sender, receiver, disputeId, caseNumber, currency, amount: minor } = recall;
  if (state !== 'asked') return undefined;
  if (at < answerBy!) return answerBy!;
  await updateState(tx, { number, state: 'unanswered' });
  const facts = { case: caseNumber, reference: recall.reference };
  await openCase(tx, { kind: 'recall_unanswered', subject: caseNumber, customer: sender, facts });
  const name = (await readNames(tx, [receiver])).get(receiver)!;
  const told = { id: disputeId, caseNumber, name, amount: { currency, minor } };
  await notify(tx, { customer: sender, what: recallUnanswered, facts: told, at });
  return undefined;
}

async function expire(tx: Tx, id: string, at: Date): Promise<Date | undefined> {
  const { recall: number, endsAt } = (await readHold(tx, id))!;
  if (at < endsAt) return endsAt;
  const recall = await lockRecall(tx, { number });
  const hold = await readOpenHold(tx, number);
  if (hold?.id === id) await endHold(tx, { recall, hold, ending: 'expired', at });
  return undefined;
}
