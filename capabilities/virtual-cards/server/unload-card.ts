import { transaction, type Pool, type Tx } from '@wura/database';
import { assertLease, complete, enqueue, enqueueClaimed, reschedule, type Job } from '@wura/jobs';
import { openCase } from '@wura/cases/server';
import { notify } from '@wura/notices/server';
import { newReference } from '@wura/provider-payments/server/carry-out';
import type { Verdict } from '@wura/provider-payments/server/ports';
import { overdueMs, waitMs } from '@wura/provider-payments/server/schedule';
import { endDeed } from '@wura/wallets/server/keyed-deeds';
import { clearCredit, receive } from '@wura/wallets/server/outside-credits';
import { openWallet } from '@wura/wallets/server/wallets';
import { insertEntry } from './entries.ts';
import { cardEmptied } from './kinds.ts';
import { cardMoneyBack } from './top-up-notices.ts';
import { cardSyncJob, type CardIssuer, type Unloading } from './ports.ts';
import {
  endUnloading,
  insertUnloading,
  lockCard,
  lockUnloading,
  noteUnloadAsked,
  type CardRow,
  type UnloadingRow,
} from './queries.ts';

// Money that comes back from a card. The issuer moves it first and the wallet is credited once they say that they have, under
// the reference that both know: so an answer that is lost credits nothing twice.

/** The job of bringing money back, by its reference. */
export const cardUnloadJob = 'card_unload';

export interface UnloadNeeds {
  readonly pool: Pool;
  readonly issuer: CardIssuer;
  readonly now: () => number;
}

type Wanted = Pick<UnloadingRow, 'amount' | 'purpose'> & { readonly request?: string | undefined };

/** Writes it down with the job that carries it out. One at a time for each card: the table refuses a second. */
export async function openUnloading(tx: Tx, card: CardRow, wanted: Wanted): Promise<Job> {
  const reference = newReference();
  await insertUnloading(tx, { ...wanted, reference, card: card.id, customer: card.customer });
  return enqueueClaimed(tx, { kind: cardUnloadJob, subject: reference });
}

/** How it stands when the customer stops waiting. */
export async function carryUnloadingOut(
  needs: UnloadNeeds,
  job: Job,
  until: AbortSignal,
): Promise<UnloadingRow['state']> {
  try {
    return await pursueUnloading(needs, job, until);
  } catch {
    // It is written down: a worker that was faster has it in hand, and any other error it meets when the lease ends.
    return 'open';
  }
}

export const createUnloadPursuit = (needs: UnloadNeeds) => async (job: Job) => void (await pursueUnloading(needs, job));

async function pursueUnloading(needs: UnloadNeeds, job: Job, until?: AbortSignal): Promise<UnloadingRow['state']> {
  const { pool } = needs;
  const before = await transaction(pool, async tx => {
    await assertLease(tx, job);
    const row = await lockUnloading(tx, job.subject);
    const card = row && (await lockCard(tx, row.card));
    if (row?.state === 'open') await noteUnloadAsked(tx, row.reference);
    if (!row) await complete(tx, job);
    return row && card && { row, card };
  });
  if (!before) return 'declined';
  const { card, row } = before;
  const { reference, amount: amountMinor } = row;
  const asked = { reference, issuerCard: card.issuer_card!, currency: card.currency, amountMinor };
  if (row.state !== 'open') return reconsider(needs, job, { row, card, asked });
  const { verdict, underWaySince } = await ask(needs, { job, row, asked, until });
  return transaction(
    pool,
    async tx => {
      await assertLease(tx, job);
      if (underWaySince) await noteUnloadAsked(tx, reference, underWaySince);
      const state = await settleUnloading(tx, needs, { reference, verdict });
      if (state === 'open') await reschedule(tx, job, waitMs(job.claims));
      else await complete(tx, job);
      return state;
    },
    { retries: 5 },
  );
}

/** An unanswered call is given up by every hop in between by then, and no longer arrives. */
const underWayMsMax = 60_000;

/**
 * What may have been sent before is asked about first; the reference itself keeps a second sending from being a second one. A
 * no to that one says nothing while the first may still arrive: then it has taken the money off the card.
 */
async function ask(
  { issuer }: UnloadNeeds,
  {
    job,
    row: { asked_at: askedAt, read_at: readAt },
    asked,
    until,
  }: {
    job: Job;
    row: NonNullable<Awaited<ReturnType<typeof lockUnloading>>>;
    asked: Unloading;
    until?: AbortSignal | undefined;
  },
): Promise<{ verdict: Verdict; underWaySince?: Date }> {
  const found = job.claims > 1 ? await issuer.unloaded(asked, until) : undefined;
  if (found && found.outcome !== 'absent') return { verdict: found };
  const verdict = await issuer.unload(asked, until);
  if (verdict.outcome === 'declined' && askedAt && readAt.getTime() - askedAt.getTime() < underWayMsMax) {
    return { verdict: { outcome: 'unknown', why: 'an earlier call may still arrive' }, underWaySince: askedAt };
  }
  return { verdict };
}

/** It had ended, and something made us ask again. A word against what was said before is for a person to decide about. */
async function reconsider(
  { pool, issuer, now }: UnloadNeeds,
  job: Job,
  { row, card, asked }: { row: UnloadingRow; card: CardRow; asked: Unloading },
): Promise<UnloadingRow['state']> {
  const { reference, state, created_at: createdAt } = row;
  const verdict = await issuer.unloaded(asked);
  const { outcome } = verdict;
  const isDone = outcome === 'accepted' && verdict.isDone;
  const isUndone = outcome === 'declined' || outcome === 'reversed';
  const isAgainst = state === 'done' ? isUndone : isDone;
  await transaction(pool, async tx => {
    await assertLease(tx, job);
    if (isAgainst) {
      const kind = state === 'done' ? 'card_unload_failed_after_all' : 'card_unload_done_after_all';
      const facts = { card: card.public_id, last_heard: outcome };
      await openCase(tx, { kind, subject: reference, customer: card.customer, facts });
    }
    const isOld = now() - createdAt.getTime() > overdueMs;
    if (outcome === 'unknown' && !isOld) await reschedule(tx, job, waitMs(job.claims));
    else await complete(tx, job);
  });
  return state;
}

async function settleUnloading(
  tx: Tx,
  needs: UnloadNeeds,
  { reference, verdict }: { reference: string; verdict: Verdict },
): Promise<UnloadingRow['state']> {
  const row = (await lockUnloading(tx, reference))!;
  if (row.state !== 'open') return row.state;
  const card = await lockCard(tx, row.card);
  if (verdict.outcome === 'accepted' && verdict.isDone) {
    await credit(tx, needs, { card, row });
    if (row.purpose === 'close') await enqueue(tx, { kind: cardCloseJob, subject: card.public_id });
    return 'done';
  }
  // Taken back before it came is on the card again.
  if (verdict.outcome === 'declined' || verdict.outcome === 'reversed') {
    await endUnloading(tx, { reference, state: 'declined', transferId: null });
    await endDeed(tx, reference);
    if (row.purpose === 'close') await enqueue(tx, { kind: cardCloseJob, subject: card.public_id }, { inMs: 60_000 });
    await enqueue(tx, { kind: cardSyncJob, subject: card.issuer_card! });
    return 'declined';
  }
  const isOverdue = needs.now() - row.created_at.getTime() > overdueMs;
  const facts = { card: card.public_id, last_heard: verdict.outcome };
  const about = { kind: 'card_unload_overdue', subject: reference, customer: card.customer, facts };
  if (isOverdue) await openCase(tx, about);
  return 'open';
}

/** The job of closing a card, by our name for it. */
export const cardCloseJob = 'card_close';

/** Into the customer's wallet of the card's currency, which is opened if there is none, and off the card's book. */
export async function credit(
  tx: Tx,
  { now }: Pick<UnloadNeeds, 'now'>,
  { card, row }: { card: CardRow; row: Pick<UnloadingRow, 'reference' | 'amount' | 'purpose'> },
): Promise<void> {
  const { currency, customer, public_id, provider } = card;
  const { wallet: to } = await openWallet(tx, { owner: customer, currency });
  const arrival = { to, amountMinor: row.amount, provider, reference: row.reference };
  const cleared = clearCredit(arrival, { currency, amountMinor: row.amount });
  if (!cleared) throw new Error(`${row.reference} credits nothing`);
  const last = card.last_four ?? '••••';
  const details = { reference: row.reference, card: public_id, last_four: last };
  const { transferId } = await receive(tx, cleared, { kind: cardEmptied, details });
  await endUnloading(tx, { reference: row.reference, state: 'done', transferId });
  // A withdrawal is known by its reference; what closes a card, by the card.
  if (row.purpose === 'close') await endDeed(tx, public_id, transferId);
  const at = new Date(now());
  const kind = row.purpose === 'withdraw' ? ('withdrawal' as const) : ('closing' as const);
  await insertEntry(tx, { card: card.id, name: row.reference, kind, amount: -row.amount, at });
  await notify(tx, { customer, what: cardMoneyBack, facts: { amount: { currency, minor: row.amount }, last }, at });
}
