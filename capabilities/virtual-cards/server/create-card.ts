import { dayMs } from '@wura/platform/time';
import type { Call } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import { randomId } from '@wura/platform/identifiers';
import { newReference } from '@wura/provider-payments/server/carry-out';
import { pay, type Paid } from '@wura/provider-payments/server/pay';
import { admit, clear, requireAffordable } from '@wura/wallets/server/clear';
import type { Intent } from '@wura/wallets/server/intents';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { cardRefusals, type routes } from '../contract.ts';
import { cardFaults } from '../rules.ts';
import { learnFace } from './learn-face.ts';
import { holderOf, requireNumber } from './holders.ts';
import type { Opened } from './needs.ts';
import {
  detailsOf,
  expectedMs,
  moneyOn,
  noteFunding,
  requireIssuer,
  requireRoom,
  requireVerified,
  waitMs,
} from './pay-card.ts';
import type { CardPaymentDetails } from './ports.ts';
import { countCards, insertCard } from './queries.ts';
import { cardPrice } from './price.ts';
import { priceOf } from './quote-card.ts';

/** More than a customer needs at a time, and few enough that a thief of a session cannot farm them. */
const openMax = 5;
const dayMax = 5;

/** A new card with money on it: its customer known to the issuer, priced, cleared, held, and only then ordered. */
export async function createCard(
  needs: Opened,
  call: Call<typeof routes.create, SignedIn>,
  intent: Intent,
): Promise<Paid<CardPaymentDetails>> {
  const { pool, now } = needs;
  const { wallet_id: walletId, currency, pin, quote_id: quoteId, single_merchant: isSingle = false } = call.body;
  const endsAt = performance.now() + waitMs;
  const until = AbortSignal.timeout(waitMs);
  const payer = await admit(needs, call, walletId);
  requireVerified(call.caller);
  const { issuer, rails } = requireIssuer(needs);
  const amount = moneyOn(call.body.amount, currency, cardFaults.card_form_missing);
  if (amount.minor < issuer.terms.minimumMinor[currency]) throw refuseFields({ amount: cardFaults.card_amount_low });
  const customer = call.caller.number;
  await requireNumber(needs, { customer, currency });
  await requireRoom(needs, { issuer, card: undefined, amount });
  const { wallet } = payer;
  const price = await priceOf(needs, { customer, wallet, amount, quoteId });
  const { converted, fees } = price;
  const { rules } = needs.policy.price({ kind: cardPrice, amount: converted });
  await requireAffordable(needs, payer, { as: 'purchase', amount: converted, fees });
  const holder = await holderOf({ ...needs, issuer }, customer, until);
  const cleared = await clear(needs, payer, { as: 'purchase', amount: converted, fees, pin, isPinAlwaysNeeded: true });

  const reference = newReference();
  const card = randomId('crd');
  const about = { reference, purpose: 'create', card, holder, issuer_card: null, last_four: null } as const;
  const paid = await pay(rails.making, cleared, {
    port: rails.port,
    details: detailsOf({ ...about, rules }, price, wallet),
    intent,
    endsAt,
    expectedBy: new Date(now() + expectedMs),
    async alongside(tx, entry) {
      const { open, today, first } = await countCards(tx, customer);
      if (open >= openMax) throw refuse(cardRefusals.too_many_cards, { facts: { most: openMax } });
      if (today >= dayMax) {
        const secondsUntilRoom = Math.max(1, Math.ceil((first.getTime() + dayMs - now()) / 1_000));
        throw refuse(cardRefusals.too_many_new_cards, {
          facts: { most: dayMax },
          retryAfterSeconds: secondsUntilRoom,
        });
      }
      const names = { public_id: card, customer, provider: issuer.provider, issuer_holder: holder, reference };
      const id = await insertCard(tx, { ...names, wallet: BigInt(wallet.id), currency, is_single: isSingle });
      await noteFunding(tx, price, { card: id, entry, reference });
    },
  });
  await learnFace({ pool, issuer }, card, until);
  return paid;
}
