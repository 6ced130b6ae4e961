import { makeCode, textOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { done, noSuchCard, refused } from './answers.ts';
import { cardOnWire, findCard } from './cards.ts';
import type { Desk } from './desk.ts';

const tokenMs = 60_000;

/** With it a browser may ask the relay for what stands on the card, once. */
export function makeToken(desk: Desk, query: Body): Answer {
  const card = findCard(desk, textOf(query['card_id']));
  if (!card || card.status !== 'active') return noSuchCard;
  const token = makeCode('tok_', 32);
  desk.books.run(
    'insert into issuer_tokens (token, card, ends_at) values (?, ?, ?)',
    token,
    card.id,
    desk.now() + tokenMs,
  );
  return done('Token generated successfully', { token });
}

export function revealByToken(desk: Desk, query: Body): Answer {
  const token = textOf(query['token']) ?? '';
  const row = desk.books.one<{ card: string; ends_at: number }>('select * from issuer_tokens where token = ?', token);
  desk.books.run('delete from issuer_tokens where token = ?', token);
  if (!row || row.ends_at <= desk.now()) return refused('Invalid or expired token');
  return done('Card details were fetched successfully', cardOnWire(desk, findCard(desk, row.card)!, { isPlain: true }));
}

/** The same call as the one for details, over the relay's host: there nothing is cipher text. */
export function revealPlain(desk: Desk, query: Body): Answer {
  const card = findCard(desk, textOf(query['card_id']));
  if (!card || card.status !== 'active') return noSuchCard;
  return done('Card details were fetched successfully', cardOnWire(desk, card, { isPlain: true }));
}
