import { transaction, type Queries } from '@wura/database';
import type { Call } from '@wura/http/router';
import { identityRefusals } from '@wura/identity/contract';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import { notify } from '@wura/notices/server';
import { providerRefusals } from '@wura/provider-payments/contract';
import type { ReplyOf } from '@wura/wire';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { cardRefusals, type routes } from '../contract.ts';
import type { Opened } from './needs.ts';
import { cardRevealed } from './notices.ts';
import { requireIssuer } from './pay-card.ts';
import { countReveals, lockReveals, noteReveal, readCard } from './queries.ts';

const hourMax = 5;
const hourSeconds = 3_600;

/**
 * The number and the CVV, passed from the issuer to the customer's eyes: no line of ours, no log and no table sees them. Who
 * looked, and when, is written down before.
 */
export async function revealCard(
  needs: Opened,
  { caller, params, body, address, requestId }: Call<typeof routes.reveal, SignedIn>,
): Promise<ReplyOf<typeof routes.reveal>> {
  const { pool, identity, now } = needs;
  const customer = caller.number;
  const card = await readCard(pool, { customer, publicId: params.id });
  if (!card) throw refuse(commonRefusals.not_found);
  if (caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  if (card.status === 'pending') throw refuse(cardRefusals.card_not_ready);
  if (card.status !== 'active' || card.closing_since) throw refuse(cardRefusals.card_closed);
  const { issuer } = requireIssuer(needs);
  if (!(await identity.pins.hasPin(customer))) throw refuse(identityRefusals.pin_not_set);
  await requireLooksLeft(pool);
  await identity.pins.check(customer, body.pin, { address, requestId });
  const last = card.last_four ?? '••••';
  await transaction(pool, async tx => {
    await refuseEnded(tx, caller);
    // Once more, one call after the other: many at the same moment would each have seen that there is one left.
    await lockReveals(tx, customer);
    await requireLooksLeft(tx);
    await noteReveal(tx, { card: card.id, customer, address, requestId });
    await notify(tx, { customer, what: cardRevealed, facts: { last }, at: new Date(now()) });
  });
  const told = await issuer.reveal(card.issuer_card!);
  if (told.outcome !== 'accepted') throw refuse(providerRefusals.provider_unavailable);
  const { revealed } = told;
  if ('url' in revealed) return { reveal_url: revealed.url, token: revealed.token };
  const { number, cvv, expiry } = revealed;
  return { card_number: number, cvv, expiry_date: `${expiry.month}/${expiry.year.slice(-2)}` };

  async function requireLooksLeft(db: Queries): Promise<void> {
    const { count, oldest } = await countReveals(db, customer);
    if (count < hourMax) return;
    const agoSeconds = Math.floor((now() - oldest!.getTime()) / 1_000);
    throw refuse(cardRefusals.reveals_used_up, { retryAfterSeconds: Math.max(1, hourSeconds - agoSeconds) });
  }
}
