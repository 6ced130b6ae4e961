import type { Tx } from '@wura/database';
import { notify } from '@wura/notices/server';
import { schedulesPaused } from './notices.ts';
import { insertEvent, lockActive, updateProgress } from './queries.ts';

/**
 * The attacker may have planned some of them, and only their customer can say which. So none is paid until the customer, back
 * in the account, resumes it; the mail tells them, because the rent that they count on is among those.
 */
export async function pauseSchedulesOf(tx: Tx, { customer, at }: { customer: bigint; at: Date }): Promise<void> {
  const active = await lockActive(tx, customer);
  for (const schedule of active) {
    await insertEvent(tx, { schedule: schedule.id, what: 'paused' });
    await updateProgress(tx, schedule, { state: 'paused' });
  }
  if (active.length > 0) await notify(tx, { customer, what: schedulesPaused, facts: { count: active.length }, at });
}
