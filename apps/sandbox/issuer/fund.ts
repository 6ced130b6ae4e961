import { textOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import {
  cardTooLow,
  done,
  invalid,
  noSuchCard,
  noSuchTransaction,
  referenceExists,
  tooFullFor,
  walletTooLow,
} from './answers.ts';
import { balanceOf, findCard, findMove, statusWords, writeMove } from './cards.ts';
import type { Desk, How } from './desk.ts';
import { announceMove, minorOf } from './settle.ts';
import type { CardRow } from './tables.ts';
import { issuingBalance } from './wallets.ts';

/** Answered as in progress in every case; without a fault it is decided by then all the same. */
export function fund(desk: Desk, body: Body, { isUndecided, of }: How & { of: CardRow['currency'] }): Answer {
  const asked = read(desk, body, of);
  if ('status' in asked) return asked;
  const { card, reference, amount } = asked;
  if (card.currency === 'USD' && balanceOf(desk, card.id) + amount > card.balance_max) {
    return tooFullFor(card.balance_max / 100);
  }
  if (amount > issuingBalance(desk.books, card.currency)) return walletTooLow(card.currency);
  return move(desk, { card: card.id, reference, amount, kind: 'fund', isUndecided });
}

/** From the card to the issuing wallet. */
export function unload(desk: Desk, body: Body, { isUndecided, of }: How & { of: CardRow['currency'] }): Answer {
  const asked = read(desk, body, of);
  if ('status' in asked) return asked;
  const { card, reference, amount } = asked;
  if (amount > balanceOf(desk, card.id)) return cardTooLow;
  return move(desk, { card: card.id, reference, amount, kind: 'unload', isUndecided });
}

/** `GET /cards/get_card_transaction_status`, by the caller's reference. */
export function showStatus(desk: Desk, query: Body): Answer {
  const found = findMove(desk, textOf(query['client_transaction_reference']) ?? '');
  if (!found || found.card !== textOf(query['card_id'])) return noSuchTransaction;
  return done('Transaction status fetched successfully', {
    transaction_status: statusWords[found.status],
    client_transaction_reference: found.reference,
    card_id: found.card,
    amount: String(found.amount),
    currency: findCard(desk, found.card)!.currency,
  });
}

/** Naira cards are paid by other calls than the others. */
function read(desk: Desk, body: Body, of: CardRow['currency']) {
  const card = findCard(desk, textOf(body['card_id']));
  if (!card || card.status !== 'active' || card.currency !== of) return noSuchCard;
  const reference = textOf(body['transaction_reference']);
  if (!reference) return invalid('transaction_reference');
  const amount = minorOf(body['amount']);
  if (!amount) return invalid('amount');
  return findMove(desk, reference) ? referenceExists : { card, reference, amount };
}

function move(
  desk: Desk,
  {
    isUndecided,
    ...wanted
  }: { card: string; reference: string; amount: number; kind: 'fund' | 'unload'; isUndecided: boolean },
): Answer {
  const made = writeMove(desk, { ...wanted, status: isUndecided ? 'pending' : 'success' });
  if (!isUndecided) announceMove(desk, made);
  const what = wanted.kind === 'fund' ? 'funding' : 'unloading';
  return done(`Card ${what} in progress`, { card_id: made.card, transaction_reference: made.reference }, 202);
}
