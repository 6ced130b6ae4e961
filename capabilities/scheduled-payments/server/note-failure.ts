import type { Tx } from '@wura/database';
import { currencyById } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import { commonRefusals } from '@wura/wire/refusals';
import { addDays } from '../calendar.ts';
import { retriesMax } from '../rules.ts';
import { scheduleFailed } from './notices.ts';
import { insertEvent, updateProgress, type ScheduleRow } from './queries.ts';

interface Failure {
  /** Moved on to its next day already. */
  readonly schedule: ScheduleRow;
  readonly dueOn: string;
  readonly today: string;
  readonly why: string;
  readonly at: number;
}

/** Whoever or whatever was to be paid is there no more, so that another day would change nothing. */
const gone: ReadonlySet<string> = new Set([commonRefusals.not_found.code, 'user_not_found', 'account_not_found']);

/** A payment that came to nothing: what its customer said to do then is done, and they are told both. */
export async function noteFailure(tx: Tx, { schedule, dueOn, today, why, at }: Failure): Promise<void> {
  const { id, state, on_failure, next_on, retries } = schedule;
  const tomorrow = addDays(today, 1);
  // The next of its days is as good as another try.
  const mayRetry = retries < retriesMax && (next_on === null || tomorrow < next_on);
  const isLiving = state === 'active' || state === 'paused';
  const isGone = gone.has(why);
  const isStopped = isLiving && (isGone || on_failure === 'stop');
  const retryOn = isLiving && !isGone && on_failure === 'retry' && mayRetry ? tomorrow : null;
  const nextDay = isStopped || !isLiving ? null : (retryOn ?? next_on);
  const isFinished = isLiving && !isStopped && nextDay === null;
  const none = { retry_of: null, retry_on: null };
  if (isStopped) {
    await insertEvent(tx, { schedule: id, what: 'stopped' });
    await updateProgress(tx, schedule, { state: 'stopped', next_on: null, ...none });
  } else if (retryOn !== null) {
    await updateProgress(tx, schedule, { retry_of: dueOn, retry_on: retryOn, retries: retries + 1 });
  } else if (isFinished) {
    await insertEvent(tx, { schedule: id, what: 'finished' });
    await updateProgress(tx, schedule, { state: 'finished', ...none });
  } else if (isLiving) await updateProgress(tx, schedule, { ...none, retries: 0 });
  const amount = { currency: currencyById(schedule.currency).code, minor: schedule.amount };
  const facts = {
    id: schedule.public_id,
    amount,
    name: schedule.name,
    why,
    isStoppedAsAsked: isStopped && on_failure === 'stop',
    isRetry: retryOn !== null,
    nextDay,
  };
  await notify(tx, { customer: schedule.customer, what: scheduleFailed, facts, at: new Date(at) });
}
