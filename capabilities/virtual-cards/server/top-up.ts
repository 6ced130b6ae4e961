import { transaction, type Pool } from '@wura/database';
import { readMover } from '@wura/identity/server';
import { assertLease, complete, reschedule, type Job } from '@wura/jobs';
import { dayMs } from '@wura/platform/time';
import type { Policy } from '@wura/policy/server';
import { newReference } from '@wura/provider-payments/server/carry-out';
import { pay } from '@wura/provider-payments/server/pay';
import type { RateBook } from '@wura/rates/server';
import { clearConfirmedOut } from '@wura/wallets/server/clear';
import { uuidOf } from '@wura/wallets/server/intents';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import { Refused } from '@wura/wire/refusals';
import { readFigure } from './entries.ts';
import type { CardRails } from './needs.ts';
import { cardNotToppedUp } from './top-up-notices.ts';
import { notify } from '@wura/notices/server';
import { detailsOf, expectedMs, noteFunding, requireMonthRoom, requireRoom, waitMs } from './pay-card.ts';
import type { CardIssuer } from './ports.ts';
import { cardPrice } from './price.ts';
import { findCard, lockCard, readLastFunding, readUnderWay, type CardRow } from './queries.ts';
import { priceNow } from './quote-card.ts';

/** The job of topping a card up by itself, by our name for it. */
export const cardTopUpJob = 'card_top_up';

export interface TopUpNeeds {
  readonly pool: Pool;
  readonly issuer: CardIssuer;
  readonly rails: CardRails;
  readonly walletServices: Pick<WalletServices, 'wallets'>;
  readonly policy: Policy;
  readonly rates: Pick<RateBook, 'current'>;
  readonly spreadBps: bigint;
  readonly now: () => number;
}

/**
 * Tops a card up when what is on it falls below what its customer said, by as much as they said, and never by more in a month.
 * They gave the PIN for it when they set it; what a person may not do themselves by now is not done for them either.
 */
export const createTopUp = (needs: TopUpNeeds) => async (job: Job) => {
  const { pool } = needs;
  const card = await findCard(pool, job.subject);
  const dueMs = card && isWanted(card) ? await topUp(needs, card, job) : undefined;
  await transaction(pool, async tx => {
    await assertLease(tx, job);
    if (dueMs === undefined) await complete(tx, job);
    else await reschedule(tx, job, dueMs);
  });
};

const isWanted = ({ status, frozen_by, closing_since, top_up_below }: CardRow) =>
  status === 'active' && frozen_by === null && closing_since === null && top_up_below !== null;

/** Nothing where there is nothing more to do now; else when to look again. */
async function topUp(needs: TopUpNeeds, card: CardRow, job: Job): Promise<number | undefined> {
  const { pool, issuer, rails, policy, now, walletServices } = needs;
  const { currency } = card;
  const figure = await readFigure(pool, card.id);
  const { into } = await readUnderWay(pool, card.id);
  if (figure.balance + into >= card.top_up_below!) return undefined;
  const leftMs = await restOf(needs, card);
  if (leftMs > 0) return leftMs;
  const amount = { currency, minor: card.top_up_amount! };
  const from = (await walletServices.wallets.byId(Number(card.top_up_wallet)))!;
  try {
    if (figure.toppedUp + amount.minor > card.top_up_ceiling!) throw new CeilingReached();
    await requireRoom(needs, { issuer, card, amount });
    await requireMonthRoom(needs, { card, amount });
    const price = await priceNow(needs, { wallet: from, amount });
    const { converted, fees } = price;
    const standing = await readMover(pool, card.customer);
    const cleared = clearConfirmedOut(policy, standing, { from, amount: converted, fees });
    const reference = newReference();
    const { public_id, issuer_holder: holder, issuer_card, last_four } = card;
    const { rules } = policy.price({ kind: cardPrice, amount: converted });
    const about = { reference, purpose: 'fund', card: public_id, holder, issuer_card, last_four, rules } as const;
    await pay(rails.funding, cleared, {
      port: rails.port,
      details: detailsOf(about, price, from),
      // One for each time that the job was claimed: a claim that is repeated is refused by the lease, and not by luck.
      intent: {
        request: uuidOf(`card top-up\0${card.public_id}\0${job.id}\0${job.claims}`),
        fingerprint: 0,
        isNamed: true,
      },
      endsAt: performance.now() + waitMs,
      expectedBy: new Date(now() + expectedMs),
      async alongside(tx, entry) {
        await assertLease(tx, job);
        const locked = await lockCard(tx, card.id);
        const held = await readFigure(tx, card.id);
        const under = (await readUnderWay(tx, card.id)).into;
        if (!isWanted(locked) || held.balance + under >= locked.top_up_below!) throw new NoLongerWanted();
        if (held.toppedUp + amount.minor > locked.top_up_ceiling!) throw new CeilingReached();
        await requireRoom({ pool: tx }, { issuer, card: locked, amount });
        await requireMonthRoom({ pool: tx }, { card: locked, amount });
        await noteFunding(tx, price, { card: card.id, entry, reference, isAutomatic: true });
      },
    });
    return undefined;
  } catch (error) {
    if (error instanceof NoLongerWanted) return undefined;
    const isOver = error instanceof CeilingReached;
    if (!isOver && !(error instanceof Refused)) throw error;
    await tellOnce(needs, card, { isCeiling: isOver });
    return dayMs;
  }
}

class CeilingReached extends Error {}
class NoLongerWanted extends Error {}

async function restOf({ pool, issuer, now }: TopUpNeeds, card: CardRow): Promise<number> {
  const last = issuer.terms.fundEveryMs > 0 ? await readLastFunding(pool, card.id) : undefined;
  return last ? last.getTime() + issuer.terms.fundEveryMs - now() : 0;
}

/** A day goes by before it is tried, and told, again. */
async function tellOnce(
  { pool, now }: TopUpNeeds,
  card: CardRow,
  { isCeiling }: { isCeiling: boolean },
): Promise<void> {
  const { customer, currency, last_four, top_up_amount } = card;
  const amount = { currency, minor: top_up_amount! };
  const facts = { amount, last: last_four ?? '••••', isCeiling };
  await transaction(pool, tx => notify(tx, { customer, what: cardNotToppedUp, facts, at: new Date(now()) }));
}
