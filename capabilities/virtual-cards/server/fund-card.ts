import type { Call } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { minuteMs } from '@wura/platform/time';
import { newReference } from '@wura/provider-payments/server/carry-out';
import { pay, type Paid } from '@wura/provider-payments/server/pay';
import { admit, clear, requireAffordable } from '@wura/wallets/server/clear';
import type { Intent } from '@wura/wallets/server/intents';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { cardRefusals, type routes } from '../contract.ts';
import { cardFaults } from '../rules.ts';
import type { Opened } from './needs.ts';
import {
  detailsOf,
  expectedMs,
  moneyOn,
  noteFunding,
  requireIssuer,
  requireMonthRoom,
  requireRoom,
  requireVerified,
  waitMs,
} from './pay-card.ts';
import type { CardIssuer, CardPaymentDetails } from './ports.ts';
import { lockCard, readCard, readLastFunding, type CardRow } from './queries.ts';
import { cardPrice } from './price.ts';
import { priceOf } from './quote-card.ts';

/** Money from a wallet to a card: priced, cleared, held, and only then sent. */
export async function fundCard(
  needs: Opened,
  call: Call<typeof routes.deposit, SignedIn>,
  intent: Intent,
): Promise<Paid<CardPaymentDetails>> {
  const { pool, now, walletServices } = needs;
  const { quote_id: quoteId, pin } = call.body;
  const endsAt = performance.now() + waitMs;
  const customer = call.caller.number;
  const card = await readCard(pool, { customer, publicId: call.params.id });
  if (!card) throw refuse(commonRefusals.not_found);
  const walletId = (await walletServices.wallets.byId(Number(card.wallet)))!.publicId;
  const payer = await admit(needs, call, walletId);
  requireVerified(call.caller);
  const { issuer, rails } = requireIssuer(needs);
  requireUsable(card);
  const amount = moneyOn(call.body.amount, card.currency, cardFaults.card_deposit_missing);
  await requireRested(needs, { issuer, card });
  await requireRoom(needs, { issuer, card, amount });
  await requireMonthRoom(needs, { card, amount });
  const { wallet } = payer;
  const price = await priceOf(needs, { customer, wallet, amount, quoteId });
  const { converted, fees } = price;
  const { rules } = needs.policy.price({ kind: cardPrice, amount: converted });
  // Told before the PIN is asked for.
  if (pin !== undefined) await requireAffordable(needs, payer, { as: 'purchase', amount: converted, fees });
  const cleared = await clear(needs, payer, { as: 'purchase', amount: converted, fees, pin });

  const reference = newReference();
  const { public_id, issuer_holder: holder, issuer_card, last_four } = card;
  const about = { reference, purpose: 'fund', card: public_id, holder, issuer_card, last_four } as const;
  return pay(rails.funding, cleared, {
    port: rails.port,
    details: detailsOf({ ...about, rules }, price, wallet),
    intent,
    endsAt,
    expectedBy: new Date(now() + expectedMs),
    async alongside(tx, entry) {
      // It may have been closed, or another top-up begun, since it was looked at.
      const locked = await lockCard(tx, card.id);
      requireUsable(locked);
      await requireRested({ ...needs, pool: tx }, { issuer, card });
      await requireRoom({ pool: tx }, { issuer, card: locked, amount });
      await requireMonthRoom({ pool: tx }, { card: locked, amount });
      await noteFunding(tx, price, { card: card.id, entry, reference });
    },
  });
}

export function requireUsable(card: CardRow): void {
  if (card.status === 'pending') throw refuse(cardRefusals.card_not_ready);
  if (card.status !== 'active' || card.closing_since) throw refuse(cardRefusals.card_closed);
  if (card.frozen_by) throw refuse(cardRefusals.card_frozen);
}

/** The issuer would refuse it, and the customer would wait for their money to come back. */
async function requireRested(
  { pool, now }: { pool: Parameters<typeof readLastFunding>[0]; now: () => number },
  { issuer, card }: { issuer: CardIssuer; card: CardRow },
): Promise<void> {
  const { fundEveryMs } = issuer.terms;
  const last = fundEveryMs > 0 ? await readLastFunding(pool, card.id) : undefined;
  const leftMs = last ? last.getTime() + fundEveryMs - now() : 0;
  if (leftMs <= 0) return;
  throw refuse(cardRefusals.card_funded_recently, {
    facts: { minutes: Math.ceil(leftMs / minuteMs) },
    retryAfterSeconds: Math.ceil(leftMs / 1_000),
  });
}
