import { parseMoney } from '@wura/money';
import { ControlRefused } from '../control-input.ts';
import { balanceOf, findCard, findMove, writeMove } from './cards.ts';
import type { Desk } from './desk.ts';
import { announceMove } from './settle.ts';
import type { CardRow, MoveRow } from './tables.ts';

export interface Wanted {
  readonly card_id: string;
  /** Major units. */
  readonly amount: unknown;
  readonly currency: string | undefined;
  readonly merchant: string;
  readonly category?: string | undefined;
}

/** After so many declines for lack of money they delete a card. */
export const declinesMax = 15;

/** Naira for a dollar, for shops that charge in the other of the two. */
const nairaPerDollar = 1_485.5;

/** A purchase at a shop, decided as the issuer decides: the shop hears yes or no at once, and we by webhook. */
export function purchase(
  desk: Desk,
  wanted: Wanted,
): { authorization: string; approved: boolean; reason: string | null } {
  const card = cardFor(desk, wanted.card_id);
  const amount = chargeOf(card, wanted);
  const reason = whyNot(desk, card, amount);
  const { merchant, category } = wanted;
  const status = reason ? 'failed' : 'success';
  const kind = 'purchase' as const;
  const move = writeMove(desk, { card: card.id, kind, amount, status, merchant, category: category ?? '5734', reason });
  announceMove(desk, move);
  if (reason === 'Insufficient funds') countDecline(desk, card);
  return { authorization: move.code, approved: !reason, reason: reason ?? null };
}

function whyNot(desk: Desk, card: CardRow, amount: number): string | undefined {
  if (card.status !== 'active') return 'Card is deleted';
  if (card.is_frozen) return 'Card is frozen';
  return amount > balanceOf(desk, card.id) ? 'Insufficient funds' : undefined;
}

/** All of a purchase goes back to the card, once. */
export function refund(desk: Desk, authorization: string): MoveRow {
  const bought = findMove(desk, authorization);
  if (bought?.kind !== 'purchase') throw new ControlRefused(404, `No purchase has the authorization ${authorization}.`);
  if (bought.status !== 'success') throw new ControlRefused(409, 'That purchase was declined.');
  const isBack = desk.books.one('select id from issuer_moves where about = ?', bought.code);
  if (isBack) throw new ControlRefused(409, 'That purchase has been refunded already.');
  const { card, amount, merchant, category } = bought;
  const about = { about: bought.code, merchant: merchant ?? '', category: category ?? '' };
  const move = writeMove(desk, { card, amount, kind: 'refund', status: 'success', ...about });
  announceMove(desk, move);
  return move;
}

/** The month's fee, as far as it is there. */
export function chargeFee(desk: Desk, { card_id, amount }: Pick<Wanted, 'card_id' | 'amount'>): MoveRow {
  const card = cardFor(desk, card_id);
  const fee = Math.min(minor(card, amount), balanceOf(desk, card.id));
  const move = writeMove(desk, { card: card.id, amount: fee, kind: 'fee', status: 'success' });
  announceMove(desk, move);
  return move;
}

export function erase(desk: Desk, card: CardRow): void {
  const amount = balanceOf(desk, card.id);
  desk.books.run(`update issuer_cards set status = 'deleted' where id = ?`, card.id);
  const move = writeMove(desk, { card: card.id, amount, kind: 'deleted', status: 'success' });
  announceMove(desk, move);
}

function countDecline(desk: Desk, card: CardRow): void {
  desk.books.run('update issuer_cards set declines = declines + 1 where id = ?', card.id);
  if (card.declines + 1 >= declinesMax) erase(desk, card);
}

/** By their id of it, or by the name that its maker gave it. */
function cardFor(desk: Desk, id: string): CardRow {
  const found =
    findCard(desk, id) ??
    desk.books.one<CardRow>(`select * from issuer_cards where json_extract(meta, '$.card') = ?`, id);
  if (!found) throw new ControlRefused(404, `There is no card ${id}.`);
  return found;
}

function chargeOf(card: CardRow, { amount, currency = card.currency }: Wanted): number {
  if (currency === card.currency) return minor(card, amount);
  if (currency !== 'NGN' && currency !== 'USD') throw new ControlRefused(422, 'currency must be USD or NGN');
  const given = minor({ currency }, amount);
  return Math.ceil(currency === 'NGN' ? given / nairaPerDollar : given * nairaPerDollar);
}

function minor({ currency }: Pick<CardRow, 'currency'>, amount: unknown): number {
  const money = parseMoney(amount, currency);
  if (typeof money === 'string') throw new ControlRefused(422, `amount ${money}`);
  return Number(money.minor);
}
