import { transaction, type Pool } from '@wura/database';
import type { CardIssuer, IssuedCard } from './ports.ts';
import { findCard, updateCard, type CardRow } from './queries.ts';

/** What a card ends in and until when it is good, while its customer waits; else the worker asks for it. */
export async function learnFace(
  { pool, issuer }: { pool: Pool; issuer: CardIssuer },
  publicId: string,
  until: AbortSignal,
): Promise<void> {
  const card = await findCard(pool, publicId).catch(() => undefined);
  if (!card?.issuer_card || card.last_four) return;
  const told = await issuer.details(card.issuer_card, until);
  if (told.outcome !== 'accepted') return;
  // The card is made and paid for: what its face lacks is no reason to say otherwise.
  await transaction(pool, tx => updateCard(tx, card.id, faceOf(told))).catch(() => undefined);
}

/** What we keep of what stands on a card. */
export const faceOf = ({ lastFour, expiry, brand }: IssuedCard): Partial<CardRow> => ({
  last_four: lastFour,
  brand,
  ...(expiry && { expiry_month: expiry.month, expiry_year: expiry.year }),
});
