import { closeCase, openCase } from '@wura/cases/server';
import { formatMoney } from '@wura/money';
import { transaction, type Tx } from '@wura/database';
import { holdReceiver, readStanding } from '@wura/identity/server';
import { assertLease, complete, enqueue, extendLease, reschedule, type Job } from '@wura/jobs';
import { notify } from '@wura/notices/server';
import { newReference } from '@wura/provider-payments/server/carry-out';
import { minuteMs } from '@wura/platform/time';
import { waitMs } from '@wura/provider-payments/server/schedule';
import { insertEntry, readFigure, readKnown, type NewEntry } from './entries.ts';
import { faceOf } from './learn-face.ts';
import { cardClosedByIssuer } from './notices.ts';
import { cardCharged, cardDeclined, cardRefunded, cardStopped } from './purchase-notices.ts';
import type { CardEvent, IssuedCard } from './ports.ts';
import { stopFor } from './stop-for.ts';
import { cardTopUpJob } from './top-up.ts';
import { findByIssuerCard, insertUnloading, lockCard, readUnloading, updateCard, type CardRow } from './queries.ts';
import { credit, type UnloadNeeds } from './unload-card.ts';

// What happened at shops is the issuer's to tell. Their history is copied into the card's book once what it sums up to is
// what they say is on the card: a page that lies, or that was read while a purchase was under way, changes nothing.

const pagesMax = 50;
/** How often the two may differ before a person looks. */
const patience = 5;

export const createCardSync = (needs: UnloadNeeds) => async (job: Job) => {
  const card = await findByIssuerCard(needs.pool, job.subject);
  // Word of a card may come before our own call for it was answered; the process that hears that answer asks again.
  if (!card) return transaction(needs.pool, tx => complete(tx, job));
  const read = await readIssuer(needs, { card, job });
  if (!read) return reschedule(needs.pool, job, againMs(job));
  const outcome = await transaction(
    needs.pool,
    async tx => {
      await assertLease(tx, job);
      // Before the card, as an erasure does.
      const isThere = await holdReceiver(tx, card.customer);
      const written = await write(tx, needs, { card: await lockCard(tx, card.id), isThere, ...read, job });
      if (!written.isAgreed) await reschedule(tx, job, againMs(job));
      else if (written.wantsFrozen === undefined) await complete(tx, job);
      return written;
    },
    { retries: 5 },
  );
  const { isAgreed, wantsFrozen } = outcome;
  if (wantsFrozen === undefined) return;
  const told = await needs.issuer.setFrozen(job.subject, { currency: card.currency, isFrozen: wantsFrozen });
  // They are asked again with the next look.
  if (!isAgreed) return;
  if (told.outcome === 'unknown') return reschedule(needs.pool, job, againMs(job));
  await transaction(needs.pool, async tx => {
    await assertLease(tx, job);
    if (told.outcome === 'accepted' && !wantsFrozen) await lift(tx, card.id);
    await complete(tx, job);
  });
};

/**
 * Less and less often, so that an issuer who is silent, or has another opinion of many cards, is not asked about each of them
 * every few seconds; and never so seldom that a card which is to be frozen is not, minutes after they are back.
 */
const againMs = ({ claims }: Job): number => Math.min(waitMs(claims), 2 * minuteMs);

/** What its customer has said meanwhile stands; staff who froze the account again have made this job due again. */
async function lift(tx: Tx, id: bigint): Promise<void> {
  const { frozen_by } = await lockCard(tx, id);
  if (frozen_by === 'house') await updateCard(tx, id, { frozen_by: null });
}

interface Read {
  /** The oldest first. */
  readonly news: readonly CardEvent[];
  readonly issued: IssuedCard;
}

/** Pages back to where everything is known. */
async function readIssuer(
  { pool, issuer }: UnloadNeeds,
  { card, job }: { card: CardRow; job: Job },
): Promise<Read | undefined> {
  const news: CardEvent[] = [];
  for (let page = 1; page <= pagesMax; page++) {
    const told = await issuer.history(card.issuer_card!, card.currency, page);
    if (told.outcome !== 'accepted') return undefined;
    const names = told.events.map(nameOf);
    const known = await readKnown(pool, card.id, names);
    const unknown = told.events.filter(event => !known.has(nameOf(event)));
    news.push(...unknown);
    if (told.isLast || unknown.length === 0) break;
    // They are asked about one card every few seconds, so that many pages take their time.
    await extendLease(pool, job);
  }
  const issued = await issuer.details(card.issuer_card!);
  return issued.outcome === 'accepted' ? { news: news.toReversed(), issued } : undefined;
}

/** What we asked for is known by our name for it. */
const nameOf = ({ reference, kind, id }: CardEvent): string =>
  reference !== null && (kind === 'credit' || kind === 'unload') ? reference : id;

async function write(
  tx: Tx,
  needs: UnloadNeeds,
  { card, isThere, news, issued, job }: Read & { card: CardRow; isThere: boolean; job: Job },
): Promise<{ isAgreed: boolean; wantsFrozen?: boolean }> {
  const before = await readFigure(tx, card.id);
  const known = await readKnown(tx, card.id, news.map(nameOf));
  const fresh = news.filter(event => !known.has(nameOf(event)) && event.currency === card.currency);
  const shop = fresh.filter(isOfShops);
  const theirs = before.balance + sum(fresh);
  const isGone = issued.isDeleted;
  // A card that is gone holds nothing, and what was on it is settled below.
  const isAgreed = isGone || theirs === issued.balanceMinor;
  const about = { kind: 'card_balance_differs', subject: card.public_id, customer: card.customer };
  if (!isAgreed) {
    if (job.claims % patience === 0) {
      const facts = { issuer: String(issued.balanceMinor), ours: String(theirs), currency: card.currency };
      await openCase(tx, { ...about, facts });
    }
    const { wantsFrozen } = await settleFreezing(tx, { card, issued });
    // Our book waits for theirs, and a thief who buys with the card does not.
    return wantsFrozen ? { isAgreed: false, wantsFrozen } : { isAgreed: false };
  }
  await closeCase(tx, { ...about, resolution: 'the issuer and the book agree' });

  const at = new Date(needs.now());
  const last = issued.lastFour;
  let current: CardRow = card;
  for (const event of shop) current = await writeEvent(tx, needs, { card: current, isThere, event, last, at });
  const used = shop.filter(({ kind }) => kind === 'purchase').map(event => event.at.getTime());
  const lastUsed = Math.max(card.last_used_at?.getTime() ?? 0, ...used);
  await updateCard(tx, card.id, { ...faceOf(issued), ...(lastUsed > 0 && { last_used_at: new Date(lastUsed) }) });

  if (isGone) return { isAgreed: await settleGone(tx, needs, { card: current, isThere, at }) };
  if (current.status !== 'active') return { isAgreed: true };
  if (current.top_up_below !== null) await enqueue(tx, { kind: cardTopUpJob, subject: card.public_id });
  return { isAgreed: true, ...(await settleFreezing(tx, { card: current, issued })) };
}

/**
 * What we want of the issuer and they have not done. Cards that we freeze for the sake of a frozen account say so, so that they
 * alone are active again with it; what the customer, a limit or the issuer has frozen stays as it is.
 */
async function settleFreezing(
  tx: Tx,
  { card, issued }: { card: CardRow; issued: IssuedCard },
): Promise<{ wantsFrozen?: boolean }> {
  const { frozen_by, closing_since } = card;
  if (card.status !== 'active') return {};
  if (frozen_by === 'you' || frozen_by === 'limit' || closing_since !== null) {
    return issued.isActive ? { wantsFrozen: true } : {};
  }
  const { isFrozen: isHeld } = await readStanding(tx, card.customer);
  if (isHeld && issued.isActive) {
    if (frozen_by !== 'house') await updateCard(tx, card.id, { frozen_by: 'house' });
    return { wantsFrozen: true };
  }
  if (frozen_by === 'house' && !issued.isActive) return isHeld ? {} : { wantsFrozen: false };
  const byIssuer = issued.isActive ? null : ('issuer' as const);
  if (byIssuer !== frozen_by) await updateCard(tx, card.id, { frozen_by: byIssuer });
  return {};
}

const outgoing = new Set<CardEvent['kind']>(['purchase', 'fee', 'unload', 'closing']);

const sum = (events: readonly CardEvent[]): bigint =>
  events
    .filter(({ state }) => state === 'done')
    .reduce((total, { kind, amountMinor }) => total + (outgoing.has(kind) ? -amountMinor : amountMinor), 0n);

/** What a shop did, or the issuer charged; the rest is money of ours on its way, and is written where it is sent. */
type ShopEvent = CardEvent & { readonly kind: 'purchase' | 'refund' | 'fee' };
const isOfShops = (event: CardEvent): event is ShopEvent =>
  event.kind === 'purchase' || event.kind === 'refund' || event.kind === 'fee';

async function writeEvent(
  tx: Tx,
  needs: UnloadNeeds,
  { card, isThere, event, last, at }: { card: CardRow; isThere: boolean; event: ShopEvent; last: string; at: Date },
): Promise<CardRow> {
  const { kind, state, amountMinor: minor, merchant, category } = event;
  if (state === 'open' || state === 'reversed') return card;
  const isDeclined = state === 'declined';
  if (isDeclined && kind !== 'purchase') return card;
  const entry: NewEntry = {
    card: card.id,
    name: event.id,
    kind,
    amount: isDeclined ? 0n : kind === 'refund' ? minor : -minor,
    asked: minor,
    merchant,
    category,
    reason: isDeclined ? (event.declineReason ?? 'issuer') : null,
    at: event.at,
  };
  if (!(await insertEntry(tx, entry)) || !isThere) return card;
  const { customer, currency } = card;
  const facts = { amount: { currency, minor }, merchant: merchant ?? '', last };
  if (isDeclined) {
    const { shortDeclines } = await readFigure(tx, card.id);
    const left = Math.max(0, needs.issuer.terms.declinesMax - shortDeclines);
    const reason = event.declineReason ?? 'issuer';
    await notify(tx, { customer, what: cardDeclined, facts: { ...facts, reason, left }, at });
    return card;
  }
  if (kind === 'fee') return card;
  await notify(tx, { customer, what: kind === 'refund' ? cardRefunded : cardCharged, facts, at });
  if (kind === 'refund') return card;
  const shop = merchant ?? '';
  const isFirst = card.is_single && card.merchant === null;
  const change: Partial<CardRow> = isFirst ? { merchant: shop } : {};
  const { spent } = await readFigure(tx, card.id);
  const cause = card.frozen_by === null ? stopFor({ ...card, ...change }, { minor, shop, spent }) : undefined;
  if (cause) {
    change.frozen_by = 'limit';
    await notify(tx, { customer, what: cardStopped, facts: { last, cause, merchant: shop }, at });
  }
  await updateCard(tx, card.id, change);
  return { ...card, ...change };
}

/**
 * What a card that is gone still has in our book went to what we have with the issuer, and is the customer's: whether the
 * issuer ended it by itself, or a refund came in the moment before we had it deleted or later. False while money is on its way
 * off it: what is left is only known then. What comes for a customer who was erased is for staff to send back.
 */
async function settleGone(
  tx: Tx,
  needs: UnloadNeeds,
  { card, isThere, at }: { card: CardRow; isThere: boolean; at: Date },
): Promise<boolean> {
  if (await readUnloading(tx, { card: card.id, state: 'open' })) return false;
  if (card.status === 'active') {
    await updateCard(tx, card.id, { status: 'closed', closed_at: at });
    const last = card.last_four ?? '••••';
    if (!card.closing_since)
      await notify(tx, { customer: card.customer, what: cardClosedByIssuer, facts: { last }, at });
  }
  const { balance } = await readFigure(tx, card.id);
  if (balance <= 0n) return true;
  if (!isThere) {
    const facts = { amount: formatMoney({ currency: card.currency, minor: balance }), currency: card.currency };
    await openCase(tx, { kind: 'card_refund_for_nobody', subject: card.public_id, customer: null, facts });
    return true;
  }
  const row = { reference: newReference(), amount: balance, purpose: 'closed_by_issuer' as const };
  await insertUnloading(tx, { ...row, card: card.id, customer: card.customer });
  await credit(tx, needs, { card, row });
  return true;
}
