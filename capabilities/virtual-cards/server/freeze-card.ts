import { transaction } from '@wura/database';
import { enqueue } from '@wura/jobs';
import type { Call } from '@wura/http/router';
import { identityRefusals } from '@wura/identity/contract';
import type { SignedIn } from '@wura/identity/server';
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
  return setFrozen(needs, card, { isFrozen: true });
}

/** The customer's word lifts what a limit has stopped too, but never what the issuer did. */
export async function unfreezeCard(needs: Opened, call: Call<typeof routes.unfreeze, SignedIn>): Promise<VirtualCard> {
  const card = await usable(needs, call);
  if (call.caller.isFrozen) throw refuse(identityRefusals.account_frozen);
  return setFrozen(needs, card, { isFrozen: false });
}

async function usable({ pool }: Opened, { caller, params }: Call<typeof routes.freeze, SignedIn>): Promise<CardRow> {
  const card = await readCard(pool, { customer: caller.number, publicId: params.id });
  if (!card) throw refuse(commonRefusals.not_found);
  if (card.status === 'pending') throw refuse(cardRefusals.card_not_ready);
  if (card.status !== 'active' || card.closing_since) throw refuse(cardRefusals.card_closed);
  return card;
}

async function setFrozen(needs: Opened, card: CardRow, { isFrozen }: { isFrozen: boolean }): Promise<VirtualCard> {
  const { pool } = needs;
  const { issuer } = requireIssuer(needs);
  const issuerCard = card.issuer_card!;
  const write = () =>
    transaction(pool, async tx => {
      const { status } = await lockCard(tx, card.id);
      if (status === 'active') await updateCard(tx, card.id, { frozen_by: isFrozen ? 'you' : null });
      await enqueue(tx, { kind: cardSyncJob, subject: issuerCard });
    });
  if (isFrozen) await write();
  const told = await issuer.freeze(issuerCard, card.currency, isFrozen, AbortSignal.timeout(patienceMs));
  if (told.outcome !== 'accepted') throw refuse(providerRefusals.provider_unavailable);
  if (!isFrozen) await write();
  return showCardNow(needs, card.public_id);
}
