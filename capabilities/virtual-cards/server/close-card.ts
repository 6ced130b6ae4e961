import { transaction, type Tx } from '@wura/database';
import { isThereAlready } from '@wura/database/errors';
import { assertLease, complete, enqueue, reschedule, type Job } from '@wura/jobs';
import type { Call } from '@wura/http/router';
import { identityRefusals } from '@wura/identity/contract';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import { closeCase, openCase } from '@wura/cases/server';
import { overdueMs, waitMs as retryMs } from '@wura/provider-payments/server/schedule';
import type { Intent } from '@wura/wallets/server/intents';
import { endDeed, nameDeed, noteDeed } from '@wura/wallets/server/keyed-deeds';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { cardRefusals, type routes } from '../contract.ts';
import { cardMessages } from '../refusals.ts';
import type { Opened } from './needs.ts';
import { requireIssuer, waitMs } from './pay-card.ts';
import { cardSyncJob } from './ports.ts';
import { findCard, lockCard, readCard, readUnderWay, readUnloading, updateCard } from './queries.ts';
import { showCardNow } from './show-card.ts';
import { cardCloseJob, carryUnloadingOut, openUnloading, type UnloadNeeds } from './unload-card.ts';

/** Ends a card for good: frozen first, then emptied, and only an empty card is deleted. A customer cut off goes on later. */
export async function closeCard(
  needs: Opened,
  { caller, params }: Call<typeof routes.close, SignedIn>,
  intent: Intent,
) {
  const { pool, now } = needs;
  const card = await readCard(pool, { customer: caller.number, publicId: params.id });
  if (!card) throw refuse(commonRefusals.not_found);
  if (caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  const { issuer } = requireIssuer(needs);
  if (card.status === 'pending') throw refuse(cardRefusals.card_not_ready);
  if (card.status === 'active') {
    const until = AbortSignal.timeout(waitMs);
    await transaction(pool, async tx => {
      await refuseEnded(tx, caller);
      const name = await nameDeed(tx, intent);
      const locked = await lockCard(tx, card.id);
      const { into, out } = await readUnderWay(tx, card.id);
      // What is on its way would arrive on a card that is gone.
      if (!locked.closing_since && (into > 0n || out > 0n)) throw refuse(cardRefusals.card_in_use);
      if (!locked.closing_since) await updateCard(tx, card.id, { closing_since: new Date(now()) });
      await noteDeed(tx, name, { customer: caller.number, subject: card.public_id, isUnderWay: true });
      await enqueue(tx, { kind: cardCloseJob, subject: card.public_id }, { inMs: waitMs });
    });
    await stepTowardsClosing({ pool, issuer, now }, card.public_id, until);
  }
  const shown = await showCardNow(needs, card.public_id);
  return shown.status === 'closed' || shown.status === 'failed'
    ? ({ status: 200, body: { card: shown, message: cardMessages.closed, status: 'completed' } } as const)
    : ({ status: 202, body: { card: shown, message: cardMessages.closing, status: 'pending' } } as const);
}

export const createClosing = (needs: UnloadNeeds) => async (job: Job) => {
  const isClosed = await stepTowardsClosing(needs, job.subject);
  await transaction(needs.pool, async tx => {
    await assertLease(tx, job);
    await tellStaff(tx, needs, { subject: job.subject, isClosed });
    if (isClosed) await complete(tx, job);
    else await reschedule(tx, job, retryMs(job.claims));
  });
};

const overdue = 'card_closing_overdue';

/** A card that the issuer does not end for a day is looked at by a person: its money is not in the wallet yet. */
async function tellStaff(
  tx: Tx,
  { now }: UnloadNeeds,
  { subject, isClosed }: { subject: string; isClosed: boolean },
): Promise<void> {
  if (isClosed) return closeCase(tx, { kind: overdue, subject, resolution: 'the card is closed' });
  const { customer, closing_since: since } = (await findCard(tx, subject))!;
  if (since && now() - since.getTime() > overdueMs) await openCase(tx, { kind: overdue, subject, customer, facts: {} });
}

/** As far as it comes now; each step may be done again. True once there is nothing left to do. */
async function stepTowardsClosing(needs: UnloadNeeds, publicId: string, until?: AbortSignal): Promise<boolean> {
  const { pool, issuer } = needs;
  const card = await findCard(pool, publicId);
  if (!card || card.status !== 'active' || !card.closing_since) return true;
  const issuerCard = card.issuer_card!;
  // Nothing more may be bought while it is emptied. A card that they do not know any more is one nothing is bought with.
  const frozen = await issuer.setFrozen(issuerCard, { currency: card.currency, isFrozen: true }, until);
  if (frozen.outcome === 'unknown') return false;
  if (await readUnloading(pool, { card: card.id, state: 'open' })) return false;
  const told = await issuer.details(issuerCard, until);
  if (told.outcome !== 'accepted') return false;
  if (!told.isDeleted && told.balanceMinor > 0n) {
    const wanted = { amount: told.balanceMinor, purpose: 'close' as const };
    const job = await transaction(pool, tx => openUnloading(tx, card, wanted)).catch((error: unknown) => {
      // One is emptied at a time: the table refuses a second, which another process has begun meanwhile.
      if (isThereAlready(error)) return undefined;
      throw error;
    });
    const state = job && (await carryUnloadingOut(needs, job, until ?? AbortSignal.timeout(waitMs)));
    if (state !== 'done') return false;
  }
  const deleted = told.isDeleted || (await issuer.close(issuerCard, until)).outcome === 'accepted';
  if (!deleted) return false;
  await transaction(pool, tx => markClosed(tx, { id: card.id, issuerCard, at: new Date(needs.now()) }));
  return true;
}

async function markClosed(tx: Tx, { id, issuerCard, at }: { id: bigint; issuerCard: string; at: Date }): Promise<void> {
  const { public_id: subject } = await lockCard(tx, id);
  await updateCard(tx, id, { status: 'closed', closed_at: at });
  await endDeed(tx, subject);
  await enqueue(tx, { kind: cardSyncJob, subject: issuerCard });
}
