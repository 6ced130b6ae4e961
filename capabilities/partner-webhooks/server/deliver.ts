import { transaction, type Pool, type Tx } from '@wura/database';
import { assertLease, complete, enqueue, reschedule, type Job } from '@wura/jobs';
import { notify } from '@wura/notices/server';
import { dayMs, hourMs, minuteMs, secondMs } from '@wura/platform/time';
import type { Vault } from '@wura/secrets/vault';
import { attemptsMax } from '../rules.ts';
import {
  claimDue,
  endpointOfJob,
  giveUpLost,
  lockForWorker,
  nextDue,
  noteHealth,
  noteOutcome,
  switchOff,
  type Claimed,
} from './delivery-queries.ts';
import { webhookOff } from './notices.ts';
import { post, type Outcome, type Way } from './post.ts';
import { laneOf } from './record-events.ts';
import type { EndpointRow, SigningEndpoint } from './queries.ts';
import { openSecret, signature } from './secrets.ts';

export interface DeliverNeeds {
  readonly pool: Pool;
  readonly vault: Vault;
  readonly now: () => number;
  readonly way: Way;
}

/** To one address at a time. A step is over before the lease of its job. */
const atOnce = 8;
/** Until then no other worker takes what one has in hand: longer than a call may last. */
const inHandMs = 30_000;
const slowMs = 2_000;
const failingMaxMs = 3 * dayMs;

/** After the first attempt, the second and so on: a minute of trouble costs seconds, and a day of it nothing is lost. */
const waitsMs = [
  10 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  hourMs,
  3 * hourMs,
  8 * hourMs,
  16 * hourMs,
];

/**
 * Tells one address what is due. Each delivery is counted before it leaves, in a commit of its own: a worker that dies in the
 * middle has it tried again, and two workers never have the same one in hand.
 */
export async function deliverDue(needs: DeliverNeeds, job: Job): Promise<void> {
  const { pool, now } = needs;
  const endpoint = await endpointOfJob(pool, job.subject);
  if (!endpoint || endpoint.off_since) return transaction(pool, tx => complete(tx, job));
  const claimed = await transaction(pool, async tx => {
    await assertLease(tx, job);
    const at = new Date(now());
    await giveUpLost(tx, { endpoint: endpoint.id, at, attemptsMax });
    const until = new Date(at.getTime() + inHandMs);
    return claimDue(tx, { endpoint: endpoint.id, at, until, limit: atOnce, attemptsMax });
  });
  const outcomes = await Promise.all(claimed.map(each => send(needs, endpoint, each)));
  // What was answered is written down whether or not the lease still stands: it was told.
  const after = await transaction(pool, tx => write(tx, needs, { endpoint, claimed, outcomes }));
  await transaction(pool, async tx => {
    await assertLease(tx, job);
    if (!after || after.off_since) return complete(tx, job);
    const lane = laneOf(after);
    if (lane !== job.kind) {
      await complete(tx, job);
      return enqueue(tx, { kind: lane, subject: job.subject });
    }
    const due = await nextDue(tx, endpoint.id);
    if (!due) return complete(tx, job);
    return reschedule(tx, job, Math.max(0, due.getTime() - now()));
  });
}

function send({ vault, now, way }: DeliverNeeds, endpoint: SigningEndpoint, claimed: Claimed): Promise<Outcome> {
  const { public_id: id, secret, former_secret: former, former_until: until } = endpoint;
  const at = now();
  const sealed = former && until && at < until.getTime() ? [secret, former] : [secret];
  const body = JSON.stringify({
    id: claimed.event_id,
    type: claimed.name,
    version: 1,
    created_at: claimed.created_at.toISOString(),
    data: claimed.data,
  });
  const secrets = sealed.map(each => openSecret(vault, id, each));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Wura-Webhooks/1',
    'wura-signature': signature(secrets, body, at),
    'wura-attempt': String(claimed.attempts),
  };
  return post({ url: endpoint.url, body, headers }, way);
}

interface Sent {
  readonly endpoint: EndpointRow;
  readonly claimed: readonly Claimed[];
  readonly outcomes: readonly Outcome[];
}

/** The address as it stands after these calls; none where it was removed meanwhile. */
async function write(
  tx: Tx,
  { now }: DeliverNeeds,
  { endpoint, claimed, outcomes }: Sent,
): Promise<EndpointRow | undefined> {
  const held = await lockForWorker(tx, endpoint.id);
  if (!held || claimed.length === 0) return held;
  const at = new Date(now());
  for (const [index, delivery] of claimed.entries()) {
    const outcome = outcomes[index]!;
    const isOver = delivery.attempts >= attemptsMax;
    const state = outcome.fault === null ? 'delivered' : isOver ? 'failed' : 'waiting';
    const nextAt = new Date(at.getTime() + (waitsMs[delivery.attempts - 1] ?? 0));
    await noteOutcome(tx, { endpoint: endpoint.id, delivery, state, nextAt, outcome, at });
  }
  const isTaken = outcomes.some(({ fault }) => fault === null);
  const failingSince = isTaken ? null : (held.failing_since ?? at);
  const isSlow = outcomes.some(({ ms }) => ms >= slowMs);
  await noteHealth(tx, { id: held.id, failingSince, isSlow });
  const isFailing = failingSince !== null && at.getTime() - failingSince.getTime() >= failingMaxMs;
  if (isFailing && held.off_since === null) {
    await switchOff(tx, { id: held.id, why: 'failing', at });
    await notify(tx, { customer: held.customer, what: webhookOff, facts: { url: held.url }, at });
    return { ...held, off_since: at };
  }
  return { ...held, is_slow: isSlow };
}
