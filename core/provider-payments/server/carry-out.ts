import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { complete as completeJob, assertLease, LeaseLost, enqueueClaimed, reschedule, type Job } from '@wura/jobs';
import { transaction, type Tx } from '@wura/database';
import { base32 } from '@wura/platform/identifiers';
import type { PaymentPort } from './ports.ts';
import { insertPayment, lockPayment, noteAsked, readPayment, type Payment } from './queries.ts';
import { portOf, type PaymentRail } from './rail.ts';
import { waitMs } from './schedule.ts';
import { isOpen, settle, type Heard, type Pursued } from './settle.ts';

/** Unguessable, and of the form that every provider takes. */
export const newReference = () => `wur_${base32(randomBytes(10)).toLowerCase()}`;

/**
 * Writes the payment down with its reference and takes the job to carry it out, in the transaction that holds its
 * money. A process that dies after this commit is followed by the worker, when the lease of the job ends.
 */
export async function openPayment<Details>(
  tx: Tx,
  { job, operation }: PaymentRail<Details>,
  { port, ...payment }: NewProviderPayment<Details>,
): Promise<Job> {
  const { provider, takesReference = true } = port;
  await insertPayment(tx, { ...payment, operation, provider, takesReference });
  return enqueueClaimed(tx, { kind: job, subject: payment.reference });
}

interface NewProviderPayment<Details> {
  /** Who is to carry it out. */
  readonly port: PaymentPort<Details>;
  readonly reference: string;
  /** Only one of an operation may be under way at a time. */
  readonly twin: string | undefined;
  readonly transferId: number;
  readonly customer: bigint;
}

/**
 * Carries the payment out while its customer waits, asking again for as long as there is time, and answers how it stands
 * then. It never fails: the money is held, so an error from here on is no refusal. What has no end by then is left to the
 * worker; nothing is answered where nothing is known.
 */
export async function carryOut<Details>(
  rail: PaymentRail<Details>,
  job: Job,
  { endsAt }: { endsAt: number },
): Promise<Payment<Details> | undefined> {
  try {
    const { payment, isOver } = await askUntil(rail, job, endsAt);
    if (!isOver) await reschedule(rail.pool, job, payment ? nextWaitMs(rail, payment, job) : waitMs(job.claims));
    return payment;
  } catch (error) {
    // A webhook was faster, or we too slow: another worker has it in hand, and what it finds is what counts. Anything
    // else the worker meets again when the lease ends, and says so.
    return error instanceof LeaseLost ? othersEnd(rail, job.subject, endsAt) : undefined;
  }
}

async function askUntil<Details>(rail: PaymentRail<Details>, job: Job, endsAt: number): Promise<Pursued<Details>> {
  const until = AbortSignal.timeout(Math.max(0, Math.round(endsAt - performance.now())));
  for (const pauseMs of [700, 2_000]) {
    const pursued = await pursue(rail, job, { until });
    if (pursued.isOver || performance.now() + pauseMs + questionMs > endsAt) return pursued;
    await sleep(pauseMs);
  }
  return pursue(rail, job, { until });
}

/** Less time than this is not enough to hear what became of it. */
const questionMs = 1_000;

/** Waits for the worker that has the payment in hand now, as long as the customer does. */
async function othersEnd<Details>(
  { pool, movement }: PaymentRail<Details>,
  reference: string,
  endsAt: number,
): Promise<Payment<Details> | undefined> {
  for (;;) {
    const payment = await readPayment(pool, reference, movement.details).catch(() => undefined);
    if (!payment || !isOpen(payment) || performance.now() >= endsAt) return payment;
    await sleep(200);
  }
}

/** The worker's part of it. */
export function createPursuit<Details>(rail: PaymentRail<Details>): (job: Job) => Promise<void> {
  return async job => void (await pursue(rail, job));
}

/**
 * Asks once and writes down what was learnt. Without `until` no customer waits, so the job is put off; with it, it stays
 * in hand.
 */
async function pursue<Details>(
  rail: PaymentRail<Details>,
  job: Job,
  { until }: { until?: AbortSignal } = {},
): Promise<Pursued<Details>> {
  const { pool, movement } = rail;
  const before = await transaction(pool, async tx => {
    await assertLease(tx, job);
    const payment = await lockPayment(tx, job.subject, movement.details);
    if (payment) await noteAsked(tx, payment.reference);
    else await completeJob(tx, job);
    return payment;
  });
  if (!before) return { payment: undefined, isOver: true };
  const heard = await ask(portOf(rail, before), before, until);
  return transaction(
    pool,
    async tx => {
      await assertLease(tx, job);
      const settled = await settle(tx, { rail, job, heard });
      if (!settled.isOver && !until) await reschedule(tx, job, nextWaitMs(rail, before, job));
      return settled;
    },
    { retries: 5 },
  );
}

function nextWaitMs<Details>(rail: PaymentRail<Details>, { createdAt, sentAt }: Payment, { claims }: Job): number {
  const ageMs = rail.now() - createdAt.getTime();
  const { unfoundAfterMs } = rail;
  const givenUpMs = unfoundAfterMs === undefined || !sentAt ? [] : [+sentAt - +createdAt + unfoundAfterMs];
  return waitMs(claims, { ageMs, dueMs: givenUpMs });
}

/**
 * A payment that may have been sent before is asked for first: sending twice is what a reference is there to prevent,
 * not to invite. Where there is none it is sent once, and never again.
 */
async function ask<Details>(
  port: PaymentPort<Details>,
  payment: Payment<Details>,
  until?: AbortSignal,
): Promise<Heard> {
  if (payment.state === 'held') return { verdict: await port.send(payment, until) };
  const verdict = await port.find(payment, until);
  if (!payment.takesReference) return { verdict };
  if (verdict.outcome !== 'absent' || !isOpen(payment)) return { verdict };
  // Who has accepted it once and does not know it now contradicts themselves, and is asked again rather than sent it
  // twice; who has only begun waits for us.
  const { providerReference = payment.providerReference } = verdict;
  if (payment.state === 'accepted' && verdict.providerReference === undefined) return { verdict };
  const again = await port.send({ ...payment, providerReference }, until);
  const { askedAt, readAt } = payment;
  if (again.outcome === 'declined' && askedAt && readAt.getTime() - askedAt.getTime() < underWayMsMax) {
    return { verdict: { outcome: 'unknown', why: 'an earlier call may still arrive' }, underWaySince: askedAt };
  }
  return { verdict: again };
}

/** An unanswered call is given up by every hop in between by then, and no longer arrives. */
const underWayMsMax = 60_000;
