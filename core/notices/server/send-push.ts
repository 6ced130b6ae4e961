import { transaction, type Pool, type Tx } from '@wura/database';
import { complete, reschedule, type Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import type { Log } from '@wura/platform/log';
import { hourMs, minuteMs, secondMs } from '@wura/platform/time';
import type { Vault } from '@wura/secrets/vault';
import type { Pusher } from './ports.ts';
import { openSubscription } from './push-subscriptions.ts';
import { deletePush, deleteSubscription, selectOpenPush } from './pushes.ts';

/** Soon, because it is of the moment; then seldom, and no longer than it is of use. */
const retriesMs = [5 * secondMs, 30 * secondMs, 2 * minuteMs, 10 * minuteMs, hourMs, 4 * hourMs];
/** However long a push service asks for. */
const waitMsMax = 6 * hourMs;

export interface PushNeeds {
  pool: Pool;
  /** None: notices on devices are switched off. */
  pusher: Pusher | undefined;
  vault: Vault;
  now: () => number;
  log: Log;
}

/**
 * Tells one device of one notice. Should the answer be lost, it is told again under the same name, and shows it once. Where
 * no browser hears any more is let go of, and so is one whose session ended while the notice waited.
 */
export function createPushSender({ pool, pusher, vault, now, log }: PushNeeds): JobHandler {
  return async job => {
    const at = new Date(now());
    const open = await selectOpenPush(pool, job.subject, at);
    if (!open) return transaction(pool, tx => complete(tx, job));
    if (!open.is_heard) return end(job, tx => deleteSubscription(tx, open.subscription));
    if (!pusher || open.useless_after <= at) return end(job);

    const { title, text, link, tag } = open;
    const to = await openSubscription(pool, vault, open);
    // A service that was taken off the operator's list since is not called any more.
    if (pusher.faultOf(to)) return end(job, tx => deleteSubscription(tx, open.subscription));
    const answer = await pusher.send({
      to,
      text: JSON.stringify({ title, text, link, tag }),
      topic: tag,
      isUrgent: open.is_urgent,
      keptMs: open.useless_after.getTime() - at.getTime(),
    });
    if (answer.outcome === 'accepted') return end(job);
    if (answer.outcome === 'gone') return end(job, tx => deleteSubscription(tx, open.subscription));
    log.warn('push not sent', {
      reference: job.subject,
      code: answer.outcome,
      reason: answer.reason,
      attempts: job.claims,
    });
    const waitMs = retriesMs[job.claims - 1];
    if (answer.outcome === 'declined' || waitMs === undefined) return end(job);
    return reschedule(pool, job, Math.min(waitMsMax, Math.max(waitMs, answer.waitMs ?? 0)));
  };

  async function end(job: Job, also: (tx: Tx) => Promise<void> = async () => undefined): Promise<void> {
    await transaction(pool, async tx => {
      // A device before the notices that go with it: two that end at once would otherwise each wait for what the other holds.
      await also(tx);
      await deletePush(tx, job.subject);
      await complete(tx, job);
    });
  }
}
