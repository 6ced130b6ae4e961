import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { complete as completeJob, assertLease, LeaseLost, enqueueClaimed, reschedule, type Job } from '@wura/jobs';
import { transaction, type Pool, type Tx } from '@wura/database';
import { base32 } from '@wura/platform/identifiers';
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
  type Payment,
} from './queries.ts';
import { overdueMs, waitMs } from './schedule.ts';

/** One kind of payment that leaves us: who carries it out, and who is told how it ended. */
export interface PaymentRail {
  readonly pool: Pool;
  /** Names the jobs of this kind. */
  readonly kind: string;
  readonly port: PaymentPort;
  readonly now: () => number;
  /** In the commit that ends the payment. */
  onEnd(tx: Tx, payment: Payment): Promise<void>;
}

/** Unguessable, and of the form that every provider takes. */
export const newReference = () => `wur_${base32(randomBytes(10)).toLowerCase()}`;

/**
 * Writes the payment down with its reference and takes the job to carry it out, in the transaction that holds its
 * money. Whoever dies after this commit is followed by the worker, when the lease of the job ends.
 */
export async function openPayment(
  tx: Tx,
  { kind, port }: Pick<PaymentRail, 'kind' | 'port'>,
  payment: { reference: string; operation: string; transferId: number; customer: bigint },
): Promise<Job> {
  await insertPayment(tx, { ...payment, provider: port.provider });
  return enqueueClaimed(tx, { kind, subject: payment.reference });
}

/**
 * Carries the payment out while its customer waits, asking again for as long as there is time. It never fails: the money
 * is held, so whatever goes wrong from here on is no refusal. What has no end by then is left to the worker.
 */
export async function carryOut(rail: PaymentRail, job: Job, { untilMs }: { untilMs: number }): Promise<void> {
  const endsAt = performance.now() + untilMs;
  try {
    if (await askUntil(rail, job, endsAt)) return;
    await reschedule(rail.pool, job, waitMs(job.claims));
  } catch (error) {
    // A webhook was faster, or we too slow: somebody else has it in hand, and what they find is what counts. Anything else
    // the worker meets again when the lease ends, and says so.
    if (error instanceof LeaseLost) await othersEnd(rail, job.subject, endsAt);
  }
}

/** Answers whether the payment has come to its end. */
async function askUntil(rail: PaymentRail, job: Job, endsAt: number): Promise<boolean> {
  const until = AbortSignal.timeout(Math.max(0, Math.round(endsAt - performance.now())));
  for (const pauseMs of [700, 2_000, Infinity]) {
    if (await pursue(rail, job, { until })) return true;
    if (performance.now() + pauseMs + questionMs > endsAt) break;
    await sleep(pauseMs);
  }
  return false;
}

/** Less time than this is not enough to hear what became of it. */
const questionMs = 1_000;

/** Waits for whoever has the payment in hand now, as long as the customer does. */
async function othersEnd({ pool }: PaymentRail, reference: string, endsAt: number): Promise<void> {
  while (performance.now() < endsAt) {
    const payment = await readPayment(pool, reference).catch(() => undefined);
    if (!payment || !isOpen(payment)) return;
    await sleep(200);
  }
}

/** The worker's part of it. */
export function createPursuit(rail: PaymentRail): (job: Job) => Promise<void> {
  return async job => void (await pursue(rail, job));
}

/**
 * Asks once and writes down what was learnt. Answers whether there is nothing left to learn. Without `until` nobody waits,
 * so the job is put off; with it, it stays in hand.
 */
async function pursue(rail: PaymentRail, job: Job, { until }: { until?: AbortSignal } = {}): Promise<boolean> {
  const { pool } = rail;
  const before = await transaction(pool, async tx => {
    await assertLease(tx, job);
    const payment = await lockPayment(tx, job.subject);
    if (payment) await noteAsked(tx, payment.reference);
    else await completeJob(tx, job);
    return payment;
  });
  // Not ours: a provider may tell of payments that another system makes with the same account.
  if (!before) return true;
  const heard = await ask(rail.port, before, until);
  return transaction(
    pool,
    async tx => {
      await assertLease(tx, job);
      const isOver = await settle(tx, { rail, job, heard });
      const ageMs = rail.now() - before.createdAt.getTime();
      if (!isOver && !until) await reschedule(tx, job, waitMs(job.claims, { ageMs }));
      return isOver;
    },
    { retries: 5 },
  );
}

interface Heard {
  verdict: Verdict;
  /** They refused what we sent just now, and what we sent before may still arrive; when that was. */
  underWaySince?: Date;
}

/** Whoever may have sent it before asks first: sending twice is what a reference is there to prevent, not to invite. */
async function ask(port: PaymentPort, payment: Payment, until?: AbortSignal): Promise<Heard> {
  if (payment.state === 'held') return { verdict: await port.send(payment, until) };
  const verdict = await port.find(payment, until);
  // Who has accepted it once and does not know it now contradicts themselves, and is asked again rather than sent it twice.
  if (verdict.outcome !== 'absent' || payment.state !== 'asked') return { verdict };
  const again = await port.send(payment, until);
  const { askedAt, readAt } = payment;
  if (again.outcome === 'declined' && askedAt && readAt.getTime() - askedAt.getTime() < underWayMsMax) {
    return { verdict: { outcome: 'unknown', why: 'an earlier call may still arrive' }, underWaySince: askedAt };
  }
  return { verdict: again };
}

/** A call that nobody has answered is given up by everybody in between by then, and no longer arrives. */
const underWayMsMax = 60_000;

const isOpen = ({ state }: Payment) => state === 'held' || state === 'asked' || state === 'accepted';

interface Settling {
  rail: PaymentRail;
  job: Job;
  heard: Heard;
}

/**
 * The only place where a provider's word moves money. Every write below it stands or falls with the job's lease.
 * Answers whether there is nothing left to learn.
 */
async function settle(tx: Tx, { rail, job, heard }: Settling): Promise<boolean> {
  const { verdict, underWaySince } = heard;
  const payment = (await lockPayment(tx, job.subject))!;
  const wasOpen = isOpen(payment);
  if (await (wasOpen ? decide : reconsider)(tx, payment, verdict, rail)) {
    // Some only tell by which name the receiver's bank knows it once they are asked.
    const isNameless = wasOpen && verdict.outcome === 'accepted' && verdict.sessionId === undefined;
    if (isNameless) await reschedule(tx, job, waitMs(1));
    else await completeJob(tx, job);
    return true;
  }
  if (wasOpen && verdict.outcome === 'accepted') {
    await noteLearnt(tx, payment.reference, { ...verdict, state: 'accepted' });
  }
  if (underWaySince) await noteAnswered(tx, payment.reference, underWaySince);
  if (wasOpen && rail.now() - payment.createdAt.getTime() > overdueMs) {
    await openCase(tx, aboutPayment(payment, { kind: overdueKind, last_heard: verdict.outcome }));
  }
  return false;
}

/** What becomes of a payment whose money is held. Answers whether it has ended. */
async function decide(tx: Tx, payment: Payment, verdict: Verdict, rail: PaymentRail): Promise<boolean> {
  const { reference, transferId } = payment;
  if (verdict.outcome === 'accepted' && verdict.isDone) {
    await complete(tx, transferId, { purpose: payment.provider });
    await end(tx, { payment, rail, learnt: { ...verdict, state: 'succeeded' } });
  } else if (verdict.outcome === 'declined' || verdict.outcome === 'reversed') {
    await fail(tx, transferId);
    await end(tx, { payment, rail, learnt: { state: 'declined', reason: verdict.reason } });
  } else {
    return false;
  }
  await closeCase(tx, { kind: overdueKind, subject: reference, resolution: 'the provider has answered' });
  return true;
}

/**
 * It had ended, and something made us ask again. Only a success taken back moves money; any other word against what was
 * said before is for a person to decide about. Answers whether what was said is final: no answer is not.
 */
async function reconsider(tx: Tx, payment: Payment, verdict: Verdict, rail: PaymentRail): Promise<boolean> {
  const hasSucceeded = payment.state === 'succeeded';
  switch (verdict.outcome) {
    case 'accepted':
      if (hasSucceeded) await noteSession(tx, payment, verdict.sessionId);
      else if (verdict.isDone) await openCase(tx, aboutPayment(payment, { kind: 'payment_done_after_all' }));
      return verdict.isDone;
    case 'reversed':
      if (!hasSucceeded) return true;
      await reverse(tx, payment.transferId);
      await end(tx, { payment, rail, learnt: { state: 'reversed', reason: verdict.reason } });
      return true;
    case 'declined':
      if (hasSucceeded) await openCase(tx, aboutPayment(payment, { kind: 'payment_failed_after_all' }));
      return true;
    case 'absent':
      return !hasSucceeded;
    case 'unknown':
      return false;
  }
}

async function end(
  tx: Tx,
  { payment, rail, learnt }: { payment: Payment; rail: PaymentRail; learnt: Parameters<typeof noteLearnt>[2] },
): Promise<void> {
  await noteLearnt(tx, payment.reference, learnt);
  await rail.onEnd(tx, {
    ...payment,
    state: learnt.state,
    reason: learnt.reason ?? payment.reason,
    sessionId: learnt.sessionId ?? payment.sessionId,
  });
}

const overdueKind = 'payment_overdue';

const aboutPayment = (
  { reference, customer, provider }: Payment,
  { kind, ...facts }: { kind: string } & Record<string, string>,
) => ({ kind, subject: reference, customer, facts: { provider, ...facts } });
