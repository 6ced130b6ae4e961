import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { complete as completeJob, assertLease, LeaseLost, enqueueClaimed, reschedule, type Job } from '@wura/jobs';
import { transaction, type Pool, type Tx } from '@wura/database';
import { base32 } from '@wura/platform/identifiers';
import type { MovementKind } from '@wura/wallets/server/kinds';
import { complete, fail, reverse } from '@wura/wallets/server/waiting-movements';
import { closeCase, openCase } from '@wura/cases/server';
import type { PaymentPort, Verdict } from './ports.ts';
import {
  insertPayment,
  lockPayment,
  noteAnswered,
  noteAsked,
  noteLearnt,
  noteSession,
  readPayment,
  type Learnt,
  type Payment,
} from './queries.ts';
import { overdueMs, waitMs } from './schedule.ts';

/** One kind of payment that leaves us: who carries it out, and who is told how it ended. */
export interface PaymentRail<Details> {
  readonly pool: Pool;
  /** Names the jobs of this kind. */
  readonly job: string;
  readonly movement: MovementKind<Details>;
  /** What the provider calls it. */
  readonly operation: string;
  readonly port: PaymentPort<Details>;
  readonly now: () => number;
  /** In the commit that ends the payment. */
  readonly onEnd: (tx: Tx, payment: Payment<Details>) => Promise<void>;
}

/** Unguessable, and of the form that every provider takes. */
export const newReference = () => `wur_${base32(randomBytes(10)).toLowerCase()}`;

/**
 * Writes the payment down with its reference and takes the job to carry it out, in the transaction that holds its
 * money. A process that dies after this commit is followed by the worker, when the lease of the job ends.
 */
export async function openPayment<Details>(
  tx: Tx,
  { job, operation, port }: PaymentRail<Details>,
  payment: { reference: string; transferId: number; customer: bigint },
): Promise<Job> {
  await insertPayment(tx, { ...payment, operation, provider: port.provider });
  return enqueueClaimed(tx, { kind: job, subject: payment.reference });
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
    if (!isOver) await reschedule(rail.pool, job, waitMs(job.claims));
    return payment;
  } catch (error) {
    // A webhook was faster, or we too slow: another worker has it in hand, and what it finds is what counts. Anything
    // else the worker meets again when the lease ends, and says so.
    return error instanceof LeaseLost ? othersEnd(rail, job.subject, endsAt) : undefined;
  }
}

/** How a payment stands after a question. Nothing for one that is not ours: a provider may tell of another system's. */
interface Pursued<Details> {
  readonly payment: Payment<Details> | undefined;
  /** There is nothing left to learn. */
  readonly isOver: boolean;
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
  const heard = await ask(rail.port, before, until);
  return transaction(
    pool,
    async tx => {
      await assertLease(tx, job);
      const settled = await settle(tx, { rail, job, heard });
      const ageMs = rail.now() - before.createdAt.getTime();
      if (!settled.isOver && !until) await reschedule(tx, job, waitMs(job.claims, { ageMs }));
      return settled;
    },
    { retries: 5 },
  );
}

interface Heard {
  verdict: Verdict;
  /** They refused what we sent just now, and what we sent before may still arrive; when that was. */
  underWaySince?: Date;
}

/**
 * A payment that may have been sent before is asked for first: sending twice is what a reference is there to prevent,
 * not to invite.
 */
async function ask<Details>(
  port: PaymentPort<Details>,
  payment: Payment<Details>,
  until?: AbortSignal,
): Promise<Heard> {
  if (payment.state === 'held') return { verdict: await port.send(payment, until) };
  const verdict = await port.find(payment, until);
  // Who has accepted it once and does not know it now contradicts themselves, and is asked again rather than sent it
  // twice.
  if (verdict.outcome !== 'absent' || payment.state !== 'asked') return { verdict };
  const again = await port.send(payment, until);
  const { askedAt, readAt } = payment;
  if (again.outcome === 'declined' && askedAt && readAt.getTime() - askedAt.getTime() < underWayMsMax) {
    return { verdict: { outcome: 'unknown', why: 'an earlier call may still arrive' }, underWaySince: askedAt };
  }
  return { verdict: again };
}

/** An unanswered call is given up by every hop in between by then, and no longer arrives. */
const underWayMsMax = 60_000;

const isOpen = ({ state }: Payment) => state === 'held' || state === 'asked' || state === 'accepted';

interface Settling<Details> {
  rail: PaymentRail<Details>;
  job: Job;
  heard: Heard;
}

/**
 * The only place where a provider's word moves money. Every write below it stands or falls with the job's lease.
 */
async function settle<Details>(
  tx: Tx,
  { rail, job, heard }: Settling<Details>,
): Promise<Pursued<Details> & { payment: Payment<Details> }> {
  const { verdict, underWaySince } = heard;
  const payment = (await lockPayment(tx, job.subject, rail.movement.details))!;
  const wasOpen = isOpen(payment);
  const ended = await (wasOpen ? decide : reconsider)(tx, payment, verdict, rail);
  if (ended) {
    // Some only tell by which name the receiver's bank knows it once they are asked.
    const isNameless = wasOpen && verdict.outcome === 'accepted' && verdict.sessionId === undefined;
    if (isNameless) await reschedule(tx, job, waitMs(1));
    else await completeJob(tx, job);
    return { payment: ended, isOver: true };
  }
  const isAccepted = wasOpen && verdict.outcome === 'accepted';
  if (isAccepted) await noteLearnt(tx, payment.reference, { ...verdict, state: 'accepted' });
  if (underWaySince) await noteAnswered(tx, payment.reference, underWaySince);
  if (wasOpen && rail.now() - payment.createdAt.getTime() > overdueMs) {
    await openCase(tx, aboutPayment(payment, { kind: overdueKind, last_heard: verdict.outcome }));
  }
  const { sessionId } = payment;
  return { payment: isAccepted ? { ...payment, sessionId: verdict.sessionId ?? sessionId } : payment, isOver: false };
}

/** What becomes of a payment whose money is held. Answers the payment as it ended, if it has. */
async function decide<Details>(
  tx: Tx,
  payment: Payment<Details>,
  verdict: Verdict,
  rail: PaymentRail<Details>,
): Promise<Payment<Details> | undefined> {
  const { reference, transferId } = payment;
  let ended: Payment<Details>;
  if (verdict.outcome === 'accepted' && verdict.isDone) {
    await complete(tx, transferId, { purpose: payment.provider });
    ended = await end(tx, { payment, rail, learnt: { ...verdict, state: 'succeeded' } });
  } else if (verdict.outcome === 'declined' || verdict.outcome === 'reversed') {
    await fail(tx, transferId);
    ended = await end(tx, { payment, rail, learnt: { state: 'declined', reason: verdict.reason } });
  } else {
    return undefined;
  }
  await closeCase(tx, { kind: overdueKind, subject: reference, resolution: 'the provider has answered' });
  return ended;
}

/**
 * It had ended, and something made us ask again. Only a success taken back moves money; any other word against what was
 * said before is for a person to decide about. Answers the payment if what was said is final: no answer is not.
 */
async function reconsider<Details>(
  tx: Tx,
  payment: Payment<Details>,
  verdict: Verdict,
  rail: PaymentRail<Details>,
): Promise<Payment<Details> | undefined> {
  const hasSucceeded = payment.state === 'succeeded';
  switch (verdict.outcome) {
    case 'accepted':
      if (hasSucceeded) await noteSession(tx, payment, verdict.sessionId);
      else if (verdict.isDone) await openCase(tx, aboutPayment(payment, { kind: 'payment_done_after_all' }));
      return verdict.isDone ? payment : undefined;
    case 'reversed':
      if (!hasSucceeded) return payment;
      await reverse(tx, payment.transferId);
      return end(tx, { payment, rail, learnt: { state: 'reversed', reason: verdict.reason } });
    case 'declined':
      if (hasSucceeded) await openCase(tx, aboutPayment(payment, { kind: 'payment_failed_after_all' }));
      return payment;
    case 'absent':
      return hasSucceeded ? undefined : payment;
    case 'listed':
    case 'unknown':
      return undefined;
  }
}

async function end<Details>(
  tx: Tx,
  { payment, rail, learnt }: { payment: Payment<Details>; rail: PaymentRail<Details>; learnt: Learnt },
): Promise<Payment<Details>> {
  await noteLearnt(tx, payment.reference, learnt);
  const { state, reason = payment.reason, sessionId = payment.sessionId } = learnt;
  const ended = { ...payment, state, reason, sessionId };
  await rail.onEnd(tx, ended);
  return ended;
}

const overdueKind = 'payment_overdue';

const aboutPayment = (
  { reference, customer, provider }: Payment,
  { kind, ...facts }: { kind: string } & Record<string, string>,
) => ({ kind, subject: reference, customer, facts: { provider, ...facts } });
