import { transaction } from '@wura/database';
import { enqueue } from '@wura/jobs';
import type { Call } from '@wura/http/router';
import { identityRefusals } from '@wura/identity/contract';
import { standingNow, type SignedIn, type StandingNow } from '@wura/identity/server';
import { providerRefusals } from '@wura/provider-payments/contract';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { cardRefusals, type routes, type VirtualCard } from '../contract.ts';
import type { Opened } from './needs.ts';
import { requireIssuer } from './pay-card.ts';
import { cardSyncJob } from './ports.ts';
import { lockCard, readCard, updateCard, type CardRow } from './queries.ts';
import { showCardNow } from './show-card.ts';

const patienceMs = 6_000;

/** Freezing is written down first: where the issuer does not answer, the worker goes on asking them for it. */
export async function freezeCard(needs: Opened, call: Call<typeof routes.freeze, SignedIn>): Promise<VirtualCard> {
  const card = await usable(needs, call);
  await write(needs, card, { frozen_by: 'you' });
  await tellIssuer(needs, card, { isFrozen: true });
  return showCardNow(needs, card.public_id);
}

/**
 * The customer's word lifts what a limit has stopped too, but never what the issuer did. The issuer takes a while to answer, in
 * which the account may be shut or frozen: then the card stays as that left it, and the issuer hears of it once more.
 */
export async function unfreezeCard(needs: Opened, call: Call<typeof routes.unfreeze, SignedIn>): Promise<VirtualCard> {
  const { caller } = call;
  const card = await usable(needs, call);
  if (caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  await tellIssuer(needs, card, { isFrozen: false });
  const standing = await write(needs, card, { frozen_by: null, by: caller });
  if (standing === 'out') throw refuse(commonRefusals.unauthenticated);
  if (standing === 'frozen') throw refuse(identityRefusals.account_frozen);
  return showCardNow(needs, card.public_id);
}

async function usable({ pool }: Opened, { caller, params }: Call<typeof routes.freeze, SignedIn>): Promise<CardRow> {
  const card = await readCard(pool, { customer: caller.number, publicId: params.id });
  if (!card) throw refuse(commonRefusals.not_found);
  if (card.status === 'pending') throw refuse(cardRefusals.card_not_ready);
  if (card.status !== 'active' || card.closing_since) throw refuse(cardRefusals.card_closed);
  return card;
}

/** Not for a caller who is out by now. The worker makes sure of it at the issuer, either way. */
function write(
  { pool }: Opened,
  { id, issuer_card: issuerCard }: CardRow,
  { frozen_by, by }: { frozen_by: 'you' | null; by?: SignedIn },
): Promise<StandingNow> {
  return transaction(pool, async tx => {
    const standing = by ? await standingNow(tx, by) : 'in';
    const { status } = await lockCard(tx, id);
    if (status === 'active' && standing === 'in') await updateCard(tx, id, { frozen_by });
    await enqueue(tx, { kind: cardSyncJob, subject: issuerCard! });
    return standing;
  });
}

async function tellIssuer(needs: Opened, card: CardRow, { isFrozen }: { isFrozen: boolean }): Promise<void> {
  const { issuer } = requireIssuer(needs);
  const told = await issuer.setFrozen(
    card.issuer_card!,
    { currency: card.currency, isFrozen },
    AbortSignal.timeout(patienceMs),
  );
  if (told.outcome !== 'accepted') throw refuse(providerRefusals.provider_unavailable);
}
