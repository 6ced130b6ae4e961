import { closeCase, openCase } from '@wura/cases/server';
import { transaction, type Tx } from '@wura/database';
import { assertLease, complete, reschedule, type Job } from '@wura/jobs';
import { notify } from '@wura/notices/server';
import { secondMs } from '@wura/platform/time';
import { overdueMs, waitMs } from '@wura/provider-payments/server/schedule';
import { bookRefunds } from './book-refunds.ts';
import { naira } from './credit.ts';
import { followDisputes } from './follow-disputes.ts';
import type { Settling } from './needs.ts';
import { depositInReview } from './notices.ts';
import type { CardPayments, DisputesVerdict, Refund, RefundsVerdict, RefundVerdict } from './ports.ts';
import { findByProvider, lockDeposit, noteRefundAsked, updateDeposit, type DepositRow } from './queries.ts';
import { keepCredited } from './return-credited.ts';
import { waitingMinor } from './review.ts';
import { settleDeposit } from './settle-deposit.ts';

/** A call that was on its way is known to them by then: until then we do not ask again. */
const askAgainMs = 60 * secondMs;

/**
 * The worker's part: asks the provider what went back of a payment and books it, whether staff or the provider began it; and asks for what a
 * person decided to send back. Their list is read before every asking, and what they know already is not asked for again.
 */
export function createRefunds(needs: Settling): (job: Job) => Promise<void> {
  return async job => {
    const { pool, cards } = needs;
    if (!cards) return transaction(pool, tx => reschedule(tx, job, waitMs(job.claims)));
    const reference = await referenceOf(needs, { provider: cards.provider, subject: job.subject });
    if (reference === undefined) return transaction(pool, tx => giveToStaff(tx, job));

    const verdict = await cards.find(reference);
    const theirs: RefundsVerdict =
      verdict.outcome === 'accepted'
        ? await cards.refundsOf(verdict.providerReference)
        : { outcome: 'unknown', why: verdict.outcome === 'unknown' ? verdict.why : verdict.outcome };
    const disputed: DisputesVerdict =
      verdict.outcome === 'accepted' && theirs.outcome === 'accepted'
        ? await cards.disputesOf(verdict.providerReference)
        : { outcome: 'unknown', why: 'no word about the payment itself' };
    const asking = await transaction(
      pool,
      async tx => {
        await assertLease(tx, job);
        let deposit = await settleDeposit(tx, needs, { reference, verdict });
        if (!deposit) return complete(tx, job);
        if (theirs.outcome === 'accepted') {
          deposit = await bookRefunds(tx, needs, { deposit, refunds: theirs.refunds });
        }
        const isDisputed =
          disputed.outcome === 'unknown' || (await followDisputes(tx, { deposit, disputes: disputed.disputes }));
        if (theirs.outcome === 'accepted' && hasFailed(deposit, theirs.refunds)) {
          await closeCase(tx, { kind: overdue, subject: reference, resolution: 'it was begun and failed' });
          await backToReview(tx, needs, { deposit, reason: 'it was begun and failed' });
          return complete(tx, job);
        }
        if (isToBeAsked(deposit, { theirs, now: needs.now() })) {
          await tellStaff(tx, { deposit, ageMs: needs.now() - deposit.updated_at.getTime() });
          await noteRefundAsked(tx, reference, new Date(needs.now()));
          return deposit;
        }
        const isOpen =
          isDisputed ||
          theirs.outcome === 'unknown' ||
          deposit.state === 'returning' ||
          theirs.refunds.some(isUndecided);
        const ageMs = needs.now() - deposit.updated_at.getTime();
        await tellStaff(tx, { deposit, ageMs });
        if (isOpen && verdict.outcome !== 'absent') return reschedule(tx, job, waitMs(job.claims, { ageMs }));
        return complete(tx, job);
      },
      { retries: 5 },
    );
    if (!asking || verdict.outcome !== 'accepted' || theirs.outcome !== 'accepted') return;
    const { providerReference } = verdict;
    const note = `Deposit ${reference}: returned by us`;
    // Where nothing has gone back yet it is all of it, by what they say it is.
    const amountMinor = asking.gone_back > 0n ? waitingMinor(asking) : undefined;
    const said = await cards.refund({ reference, providerReference, amountMinor, note });
    const answer = said.outcome === 'declined' ? await confirmed(cards, { said, providerReference, theirs }) : said;
    await transaction(pool, tx => heard(tx, needs, { job, reference, answer }), { retries: 5 });
  };
}

/** A no leaves the money here, so it is believed once their list has nothing that it had not before. */
async function confirmed(
  cards: CardPayments,
  {
    said,
    providerReference,
    theirs,
  }: { said: RefundVerdict; providerReference: string; theirs: Extract<RefundsVerdict, { outcome: 'accepted' }> },
): Promise<RefundVerdict> {
  const now = await cards.refundsOf(providerReference);
  if (now.outcome === 'unknown') return now;
  const known = new Set(theirs.refunds.map(({ name }) => name));
  return now.refunds.every(({ name }) => known.has(name)) ? said : { outcome: 'unknown', why: 'it is on its way' };
}

const overdue = 'deposit_return_overdue';

/** What is to go back and has not for a day is looked at by a person: it is in nobody's wallet. */
async function tellStaff(tx: Tx, { deposit, ageMs }: { deposit: DepositRow; ageMs: number }): Promise<void> {
  const { reference: subject, customer, state } = deposit;
  if (state !== 'returning') return closeCase(tx, { kind: overdue, subject, resolution: 'it is decided' });
  if (ageMs > overdueMs) await openCase(tx, { kind: overdue, subject, customer, facts: {} });
}

const isUndecided = ({ state }: { state: string }) => state === 'open';

/** What we asked for came to nothing. Their clock may be a little behind ours. */
function hasFailed({ state, refund_asked_at: askedAt }: DepositRow, refunds: readonly Refund[]): boolean {
  if (state !== 'returning' || askedAt === null || refunds.some(isUndecided)) return false;
  return refunds.some(({ state, at }) => state === 'failed' && at.getTime() > askedAt.getTime() - 60 * secondMs);
}

function isToBeAsked(
  { state, refund_asked_at: askedAt }: DepositRow,
  { theirs, now }: { theirs: RefundsVerdict; now: number },
): boolean {
  if (state !== 'returning' || theirs.outcome !== 'accepted') return false;
  if (theirs.refunds.some(isUndecided)) return false;
  return askedAt === null || now - askedAt.getTime() > askAgainMs;
}

async function heard(
  tx: Tx,
  needs: Settling,
  { job, reference, answer }: { job: Job; reference: string; answer: RefundVerdict },
): Promise<void> {
  await assertLease(tx, job);
  const deposit = (await lockDeposit(tx, reference))!;
  if (deposit.state === 'returning' && answer.outcome === 'declined') {
    await closeCase(tx, { kind: overdue, subject: reference, resolution: 'the provider has declined' });
    await backToReview(tx, needs, { deposit, reason: answer.reason });
    return complete(tx, job);
  }
  if (answer.outcome === 'accepted' && answer.refund.state === 'done') {
    const { state } = await bookRefunds(tx, needs, { deposit, refunds: [answer.refund] });
    if (state !== 'returning') {
      await closeCase(tx, { kind: overdue, subject: reference, resolution: 'it went back' });
      return complete(tx, job);
    }
  }
  return reschedule(tx, job, waitMs(job.claims));
}

/** The provider will not send it back, so a person decides anew, and the customer is told that it is so. */
async function backToReview(
  tx: Tx,
  needs: Settling,
  { deposit, reason }: { deposit: DepositRow; reason: string },
): Promise<void> {
  // What was credited is whose it was.
  if (deposit.taken_transfer_id !== null) return keepCredited(tx, needs, { deposit, reason });
  const { reference, customer, amount } = deposit;
  const facts = { refund_declined: reason };
  const caseNumber = await openCase(tx, { kind: 'deposit_mismatch', subject: reference, customer, facts });
  await updateDeposit(tx, reference, { state: 'review' });
  const told = { amount: naira(amount), reference, caseNumber };
  await notify(tx, { customer, what: depositInReview, facts: told, at: new Date(needs.now()) });
}

/** Our reference of the payment, from whichever name the job has: ours, or the provider's of a refund. */
async function referenceOf(
  { pool }: Settling,
  { provider, subject }: { provider: string; subject: string },
): Promise<string | undefined> {
  const number = /^#(\d+)\//.exec(subject)?.[1];
  return number === undefined ? subject : findByProvider(pool, { provider, number });
}

/** Money left our balance for a payment that is none of ours. */
async function giveToStaff(tx: Tx, job: Job): Promise<void> {
  await assertLease(tx, job);
  await openCase(tx, { kind: 'refund_of_nobody', subject: job.subject, customer: null, facts: {} });
  await complete(tx, job);
}
