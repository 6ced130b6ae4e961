import { formatMoney } from '@wura/money';
import { textOf } from '../fields.ts';
import { ControlRefused } from '../control-input.ts';
import type { BooksEntry, Settlement } from '../provider.ts';
import { balanceOf, findCard, findMove, moveOnWire, writeMove } from './cards.ts';
import type { Desk } from './desk.ts';
import type { CardRow, MoveRow } from './tables.ts';

/** A whole number of the smallest unit, as text. */
export function minorOf(value: unknown): number | undefined {
  const text = textOf(value);
  return text && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** What the issuer believes, in the order in which it happened. The making of a naira card moves nothing. */
export function entries(desk: Pick<Desk, 'books'>): BooksEntry[] {
  return desk.books
    .all<MoveRow>(`select * from issuer_moves where not (kind = 'create' and amount = 0) order by id`)
    .map(row => entryOf(desk, row));
}

function entryOf(desk: Pick<Desk, 'books'>, row: MoveRow): BooksEntry {
  const { currency } = findCard(desk, row.card)!;
  return {
    reference: row.reference,
    provider_reference: row.code,
    operation: row.kind,
    amount: formatMoney({ currency, minor: BigInt(row.amount) }),
    currency,
    destination: row.card,
    status: row.status,
  };
}

/** What is final stays as it is, save that a success may be taken back. */
export function settle(desk: Desk, reference: string, outcome: Settlement): BooksEntry | undefined {
  const row = findMove(desk, reference) ?? makingUnder(desk, reference);
  if (!row) return undefined;
  const isOpen = row.status === 'pending' || (row.status === 'success' && outcome === 'reversed');
  if (!isOpen) throw new ControlRefused(409, `It is ${row.status} already and cannot become ${outcome}.`);
  desk.books.run('update issuer_moves set status = ? where id = ?', outcome, row.id);
  const settled = { ...row, status: outcome };
  if (row.kind === 'create') {
    const status = outcome === 'success' ? 'active' : outcome === 'failed' ? 'refused' : 'deleted';
    desk.books.run('update issuer_cards set status = ? where id = ?', status, row.card);
    announceCard(desk, findCard(desk, row.card)!, outcome === 'success' ? 'successful' : 'failed');
  } else if (row.kind === 'purchase' && outcome === 'reversed') {
    // The shop gave the money back before it was settled: a row of its own, beside the purchase.
    desk.books.run('update issuer_moves set status = ? where id = ?', 'success', row.id);
    const { card, amount, merchant, category } = row;
    const back = { card, amount, kind: 'reversal' as const, status: 'success' as const, about: row.code };
    announceMove(desk, writeMove(desk, { ...back, merchant: merchant ?? '', category: category ?? '' }));
  } else {
    announceMove(desk, settled);
  }
  return entryOf(desk, settled);
}

/** A naira card is known by the name under which it was made, though no money moved under it. */
function makingUnder({ books }: Desk, reference: string): MoveRow | undefined {
  return books.one<MoveRow>(
    `select m.* from issuer_moves m join issuer_cards c on c.id = m.card
      where m.kind = 'create' and (c.id = ?1 or json_extract(c.meta, '$.transaction_reference') = ?1)`,
    reference,
  );
}

export function announceCard(desk: Desk, card: CardRow, how: 'successful' | 'failed'): void {
  const meta = JSON.parse(card.meta) as { transaction_reference?: string };
  const reference = meta.transaction_reference ?? card.id;
  const data = { card_id: card.id, cardholder_id: card.holder, currency: card.currency, meta_data: meta };
  desk.send(`card_creation_event.${how}`, { ...data, transaction_reference: reference }, { reference });
}

/** Tells what became of it, in the words of its kind. */
export function announceMove(desk: Desk, row: MoveRow): void {
  const card = findCard(desk, row.card)!;
  const name = eventOf(row);
  const reference = row.reference ?? row.code;
  const balance = String(balanceOf(desk, card.id));
  const about = {
    ...moveOnWire(desk, row),
    transaction_reference: reference,
    settled_available_balance: balance,
    settled_book_balance: balance,
  };
  desk.send(card.currency === 'NGN' && name.startsWith('card_') ? `naira_${name}` : name, about, { reference });
}

function eventOf({ kind, status }: MoveRow): string {
  const end = status === 'success' ? 'successful' : 'failed';
  switch (kind) {
    case 'create':
    case 'fund':
      return `card_credit_event.${end}`;
    case 'unload':
      return `card_unload_event.${end}`;
    case 'purchase':
      return `card_debit_event.${status === 'success' ? 'successful' : 'declined'}`;
    case 'refund':
    case 'reversal':
      return 'card_reversal_event.successful';
    case 'fee':
      return 'card_maintenance_fee_debit_event.successful';
    case 'deleted':
      return 'card_delete_event.successful';
  }
}
