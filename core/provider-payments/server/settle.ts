import { complete as completeJob, reschedule, type Job } from '@wura/jobs';
import type { Tx } from '@wura/database';
import { closeCase, openCase } from '@wura/cases/server';
import { holdReceiver } from '@wura/identity/server';
import { dayMs, hourMs } from '@wura/platform/time';
import { complete, fail, reverse } from '@wura/wallets/server/waiting-movements';
import { identify, type Identified } from './identify.ts';
import { bookLoss } from './losses.ts';
import type { ListedRow, SaleReason, Verdict } from './ports.ts';
import { lockPayment, noteAnswered, noteLearnt, noteTold, type Learnt, type Payment } from './queries.ts';
import type { PaymentRail } from './rail.ts';
import { overdueMs, waitMs } from './schedule.ts';

/** How a payment stands after a question. Nothing for one that is not ours: a provider may tell of another system's. */
export interface Pursued<Details> {
  readonly payment: Payment<Details> | undefined;
  /** There is nothing left to learn. */
  readonly isOver: boolean;
}

export interface Heard {
  verdict: Verdict;
  /** They refused what we sent just now, and what we sent before may still arrive; when that was. */
  underWaySince?: Date;
}

interface Settling<Details> {
  rail: PaymentRail<Details>;
  job: Job;
  heard: Heard;
}

/** A purchase that was given back because their list lacked it is looked for again, for as long. */
const lookedForMs = 7 * dayMs;

export const isOpen = ({ state }: Payment) => state === 'held' || state === 'asked' || state === 'accepted';

/**
 * The only place where a provider's word moves money. Every write below it stands or falls with the job's lease.
 */
export async function settle<Details>(
  tx: Tx,
  { rail, job, heard }: Settling<Details>,
): Promise<Pursued<Details> & { payment: Payment<Details> }> {
  const { underWaySince } = heard;
  const payment = (await lockPayment(tx, job.subject, rail.movement.details))!;
  const verdict = await identify(tx, payment, heard.verdict);
  const wasOpen = isOpen(payment);
  const ended = await (wasOpen ? decide : reconsider)(tx, payment, verdict, rail);
  if (ended) {
    const inMs = askedAgainMs(rail, ended, job);
    if (inMs === undefined) await completeJob(tx, job);
    else await reschedule(tx, job, inMs);
    return { payment: ended, isOver: true };
  }
  const isAccepted = wasOpen && verdict.outcome === 'accepted';
  if (isAccepted) await noteLearnt(tx, payment.reference, writtenOf(rail, { ...learntOf(verdict), state: 'accepted' }));
  if (underWaySince) await noteAnswered(tx, payment.reference, underWaySince);
  if (wasOpen && ageOf(rail, payment) > overdueMs) {
    await openCase(tx, aboutPayment(payment, { kind: overdueKind, last_heard: verdict.outcome }));
  }
  if (verdict.outcome === 'ambiguous') await openCase(tx, aboutRows(payment, verdict.rows));
  const { sessionId } = payment;
  return { payment: isAccepted ? { ...payment, sessionId: verdict.sessionId ?? sessionId } : payment, isOver: false };
}

const ageOf = <Details>({ now }: PaymentRail<Details>, { createdAt }: Payment) => now() - createdAt.getTime();

/** When to ask about what has ended: some only tell what they delivered once they are asked, and a list may yet grow. */
function askedAgainMs<Details>(
  rail: PaymentRail<Details>,
  ended: Payment<Details>,
  { claims }: Job,
): number | undefined {
  const ageMs = ageOf(rail, ended);
  if (ended.state === 'succeeded' && rail.isWhole?.(ended) === false && ageMs < overdueMs) return waitMs(claims);
  return isUnfound(ended) && ageMs < lookedForMs ? hourMs : undefined;
}

const unfound = 'not_found' satisfies SaleReason;
const isUnfound = ({ state, reason }: Payment) => state === 'declined' && reason === unfound;

/** What becomes of a payment whose money is held. Answers the payment as it ended, if it has. */
async function decide<Details>(
  tx: Tx,
  payment: Payment<Details>,
  verdict: Identified,
  rail: PaymentRail<Details>,
): Promise<Payment<Details> | undefined> {
  const { reference: subject, transferId } = payment;
  let ended: Payment<Details>;
  if (verdict.outcome === 'accepted' && verdict.isDone) {
    await complete(tx, transferId, { purpose: rail.bookedTo?.(payment) ?? payment.provider });
    ended = await end(tx, { payment, rail, learnt: { ...learntOf(verdict), state: 'succeeded' } });
  } else if (verdict.outcome === 'declined' || verdict.outcome === 'reversed' || isGivenUp(rail, payment, verdict)) {
    const reason = 'reason' in verdict ? verdict.reason : unfound;
    await fail(tx, transferId);
    ended = await end(tx, { payment, rail, learnt: { ...learntOf(verdict), state: 'declined', reason } });
  } else {
    return undefined;
  }
  for (const kind of [overdueKind, ambiguousKind]) {
    await closeCase(tx, { kind, subject, resolution: 'the provider has answered' });
  }
  return ended;
}

/**
 * Their complete list still lacks it, and a seller who was never told of it cannot have carried it out. The time that has
 * passed is told by the clock that wrote when it was sent: another may be wrong by more than all of it.
 */
function isGivenUp<Details>(
  { unfoundAfterMs }: PaymentRail<Details>,
  { state, sentAt, readAt }: Payment,
  { outcome }: Identified,
): boolean {
  if (outcome !== 'unfound' || state !== 'asked' || unfoundAfterMs === undefined || !sentAt) return false;
  return readAt.getTime() - sentAt.getTime() >= unfoundAfterMs;
}

/**
 * It had ended, and something made us ask again. A success taken back gives money back, and one that comes after the
 * money was given back is our loss where it cannot be recalled; any other word against what was said before is for a
 * person to decide about. Answers the payment if what was said is final: no answer is not.
 */
async function reconsider<Details>(
  tx: Tx,
  payment: Payment<Details>,
  verdict: Identified,
  rail: PaymentRail<Details>,
): Promise<Payment<Details> | undefined> {
  const hasSucceeded = payment.state === 'succeeded';
  switch (verdict.outcome) {
    case 'accepted':
      if (hasSucceeded) {
        const { sessionId, goods, providerReference } = learntOf(verdict);
        await noteTold(tx, payment.reference, writtenOf(rail, { sessionId, goods, providerReference }));
        return { ...payment, sessionId: payment.sessionId ?? sessionId ?? null, goods: payment.goods ?? goods ?? null };
      }
      if (!verdict.isDone) return undefined;
      if (payment.state === 'declined') await bear(tx, payment, verdict, rail);
      return payment;
    case 'reversed':
      if (!hasSucceeded) return payment;
      // It stays theirs, in a wallet that no customer opens any more.
      if (!(await holdReceiver(tx, payment.customer))) {
        await openCase(tx, aboutPayment(payment, { kind: 'payment_returned_to_nobody', reason: verdict.reason }));
      }
      await reverse(tx, payment.transferId);
      return end(tx, { payment, rail, learnt: { state: 'reversed', reason: verdict.reason } });
    case 'declined':
      if (hasSucceeded) await openCase(tx, aboutPayment(payment, { kind: 'payment_failed_after_all' }));
      return payment;
    case 'absent':
      if (!hasSucceeded) return payment;
      // Their look-up may lag behind what they said a moment ago; after a day it contradicts them.
      if (ageOf(rail, payment) < overdueMs) return undefined;
      await openCase(tx, aboutPayment(payment, { kind: 'payment_failed_after_all', last_heard: 'never heard of it' }));
      return payment;
    case 'unfound':
      return hasSucceeded || (isUnfound(payment) && ageOf(rail, payment) < lookedForMs) ? undefined : payment;
    case 'ambiguous':
    case 'unknown':
      return undefined;
  }
}

/** Its money was given back, and it was carried out after all. */
async function bear<Details>(
  tx: Tx,
  payment: Payment<Details>,
  verdict: Extract<Identified, { outcome: 'accepted' }>,
  { isLossOurs = false }: PaymentRail<Details>,
): Promise<void> {
  const { providerReference } = learntOf(verdict);
  await noteTold(tx, payment.reference, { providerReference });
  const isBorne = isLossOurs && (await bookLoss(tx, payment));
  if (isLossOurs && !isBorne) return;
  await openCase(tx, aboutPayment(payment, { kind: 'payment_done_after_all', ...(isBorne && { borne: 'by us' }) }));
}

/** What is written down of a verdict. A line that was claimed is another payment's no more. */
function learntOf(verdict: Identified): Omit<Learnt, 'state' | 'reason'> {
  const providerReference = 'claims' in verdict ? verdict.claims : undefined;
  const theirs = 'providerReference' in verdict ? verdict.providerReference : undefined;
  if (verdict.outcome !== 'accepted') return { providerReference: providerReference ?? theirs };
  return {
    providerReference: providerReference ?? verdict.providerReference,
    sessionId: verdict.sessionId,
    goods: verdict.goods,
  };
}

/** What of it this room may write down. */
function writtenOf<Details, Told extends Pick<Learnt, 'goods'>>(
  { areGoodsSecret }: PaymentRail<Details>,
  told: Told,
): Told {
  return areGoodsSecret ? { ...told, goods: undefined } : told;
}

async function end<Details>(
  tx: Tx,
  { payment, rail, learnt }: { payment: Payment<Details>; rail: PaymentRail<Details>; learnt: Learnt },
): Promise<Payment<Details>> {
  await noteLearnt(tx, payment.reference, writtenOf(rail, learnt));
  const { state, reason = payment.reason, sessionId = payment.sessionId, goods = payment.goods } = learnt;
  const providerReference = learnt.providerReference ?? payment.providerReference;
  const ended = { ...payment, state, reason, sessionId, goods, providerReference };
  await rail.onEnd(tx, ended);
  return ended;
}

export const overdueKind = 'payment_overdue';
export const ambiguousKind = 'purchase_ambiguous';

const aboutPayment = (
  { reference, customer, provider }: Payment,
  { kind, ...facts }: { kind: string } & Record<string, string>,
) => ({ kind, subject: reference, customer, facts: { provider, ...facts } });

/** Every line that may be it, for the person who has to say which one is. */
const aboutRows = (payment: Payment, rows: readonly ListedRow[]) =>
  aboutPayment(payment, {
    kind: ambiguousKind,
    ...Object.fromEntries(rows.map(row => [row.providerReference, `${row.verdict.outcome} ${row.at.toISOString()}`])),
  });
