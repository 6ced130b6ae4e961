import { bodyOf, makeCode, textOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { done, invalid, noSuchHolder, referenceExists, refused, tooFullFor, walletTooLow } from './answers.ts';
import { findCard, findHolder, findMove, writeMove } from './cards.ts';
import type { Desk, How } from './desk.ts';
import { announceCard, minorOf } from './settle.ts';
import { keys } from './keys.ts';
import { decryptText } from './openssl-text.ts';
import { issuingBalance } from './wallets.ts';

const minimumCents: Readonly<Record<string, number>> = { '500000': 300, '1000000': 400 };

/** `POST /cards/create_card`: a dollar card is funded as it is made, a naira card afterwards. */
export function makeCard(desk: Desk, body: Body, { isUndecided }: How): Answer {
  const { books, now } = desk;
  const holder = findHolder(desk, textOf(body['cardholder_id']));
  if (!holder) return noSuchHolder;
  const currency = textOf(body['card_currency']);
  if (currency !== 'USD' && currency !== 'NGN') return invalid('card_currency');
  if (textOf(body['card_type']) !== 'virtual') return invalid('card_type');
  const pin = decryptText(textOf(body['pin']) ?? '', keys.secretKey);
  if (!pin || !/^\d{4}$/.test(pin)) return refused('The pin must be 4 digits and encrypted with your secret key');
  const reference = textOf(body['transaction_reference']);
  if (reference && (findMove(desk, reference) || isNamed(desk, reference))) return referenceExists;

  const limit = textOf(body['card_limit']) ?? '500000';
  const amount = currency === 'USD' ? minorOf(body['funding_amount']) : 0;
  if (amount === undefined) return invalid('funding_amount');
  if (currency === 'USD') {
    const minimum = minimumCents[limit];
    if (minimum === undefined) return refused('The card limit must be 500000 or 1000000');
    if (amount < minimum) return refused(`You need to fund this card with at least $${minimum / 100} at creation`);
    if (amount > Number(limit)) return tooFullFor(Number(limit) / 100);
    if (amount > issuingBalance(books, currency)) return walletTooLow(currency);
  }
  const id = makeCode('crd', 29);
  books.run(
    `insert into issuer_cards (id, holder, currency, brand, balance_max, status, meta, at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    holder.id,
    currency,
    textOf(body['card_brand']) ?? 'Mastercard',
    currency === 'USD' ? Number(limit) : 1_000_000_000_00,
    isUndecided ? 'making' : 'active',
    JSON.stringify({ ...bodyOf(body['meta_data']), ...(reference && { transaction_reference: reference }) }),
    now(),
  );
  // A naira card has no funding by which its making could be settled later, so a move of nothing stands for it.
  const status = isUndecided ? 'pending' : 'success';
  writeMove(desk, { card: id, reference: currency === 'USD' ? reference : undefined, kind: 'create', amount, status });
  if (!isUndecided) announceCard(desk, findCard(desk, id)!, 'successful');
  const message = isUndecided
    ? 'Card creation in progress'
    : `The Mastercard ${currency} card was created successfully`;
  return done(message, { card_id: id, currency }, isUndecided ? 202 : 201);
}

/** A card was made under this name already. */
function isNamed({ books }: Desk, reference: string): boolean {
  return (
    books.one(`select id from issuer_cards where json_extract(meta, '$.transaction_reference') = ?`, reference) !==
    undefined
  );
}
