import { iso, makeCode } from '../fields.ts';
import type { Desk } from './desk.ts';
import { faceOf } from './numbers.ts';
import type { CardRow, HolderRow, MoveKind, MoveRow, MoveStatus } from './tables.ts';

export const findCard = ({ books }: Pick<Desk, 'books'>, id: string | undefined): CardRow | undefined =>
  books.one<CardRow>('select * from issuer_cards where id = ?', id ?? '');

export const findHolder = ({ books }: Pick<Desk, 'books'>, id: string | undefined): HolderRow | undefined =>
  books.one<HolderRow>('select * from issuer_holders where id = ?', id ?? '');

/** By either name. */
export const findMove = ({ books }: Pick<Desk, 'books'>, reference: string): MoveRow | undefined =>
  books.one<MoveRow>('select * from issuer_moves where reference = ?1 or code = ?1', reference);

export const movesOf = ({ books }: Pick<Desk, 'books'>, card: string): MoveRow[] =>
  books.all<MoveRow>('select * from issuer_moves where card = ? order by id', card);

/** What each kind of move does to the card once it is done; what is on its way out is gone from it already. */
export function balanceOf(desk: Pick<Desk, 'books'>, card: string): number {
  return movesOf(desk, card).reduce((sum, { kind, amount, status }) => {
    const counts = status === 'success' || (status === 'pending' && outgoing.has(kind));
    return counts ? sum + (outgoing.has(kind) ? -amount : amount) : sum;
  }, 0);
}

const outgoing = new Set<MoveKind>(['unload', 'purchase', 'fee', 'deleted']);
export const isOutgoing = (kind: MoveKind): boolean => outgoing.has(kind);

export interface NewMove {
  readonly card: string;
  readonly reference?: string | undefined;
  readonly kind: MoveKind;
  readonly amount: number;
  readonly status: MoveStatus;
  readonly merchant?: string;
  readonly category?: string;
  readonly reason?: string | undefined;
  readonly about?: string;
}

export function writeMove({ books, now }: Pick<Desk, 'books' | 'now'>, move: NewMove): MoveRow {
  const code = makeCode('brd_', 24);
  books.run(
    `insert into issuer_moves (code, card, reference, kind, amount, status, merchant, category, reason, about, at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    code,
    move.card,
    move.reference ?? null,
    move.kind,
    move.amount,
    move.status,
    move.merchant ?? null,
    move.category ?? null,
    move.reason ?? null,
    move.about ?? null,
    now(),
  );
  return findMove({ books }, code)!;
}

/** A card as its details show it. What is sensitive is cipher text here, and plain over the relay alone. */
export function cardOnWire(desk: Pick<Desk, 'books'>, card: CardRow, { isPlain = false } = {}) {
  const face = faceOf(card);
  const holder = findHolder(desk, card.holder)!;
  const veil = (text: string) => (isPlain ? text : `ev:${Buffer.from(`${card.id}${text.length}`).toString('base64')}`);
  const balance = String(balanceOf(desk, card.id));
  return {
    card_id: card.id,
    card_number: veil(face.number),
    cvv: veil(face.cvv),
    expiry_month: face.month,
    expiry_year: face.year,
    card_name: `${holder.first_name} ${holder.last_name}`,
    card_type: 'virtual',
    brand: card.brand,
    card_currency: card.currency,
    last_4: face.lastFour,
    is_active: card.status === 'active' && card.is_frozen === 0,
    is_deleted: card.status === 'deleted' || card.status === 'refused',
    balance,
    available_balance: balance,
    book_balance: balance,
    blocked_due_to_fraud: false,
    pin_3ds_activated: true,
    cardholder_id: card.holder,
    billing_address: {
      billing_address1: '256 Chapman Road STE 105-4',
      billing_city: 'Newark',
      billing_country: 'US',
      billing_zip_code: '19702',
      state: 'Delaware',
      state_code: 'DE',
    },
    issuing_app_id: 'app_sandbox',
    livemode: false,
    meta_data: JSON.parse(card.meta) as unknown,
  };
}

/** A row of a card's history. */
export function moveOnWire(desk: Pick<Desk, 'books'>, move: MoveRow) {
  const card = findCard(desk, move.card)!;
  const at = new Date(move.at);
  return {
    amount: String(move.amount),
    bridgecard_transaction_reference: move.code,
    card_id: card.id,
    card_transaction_type: isOutgoing(move.kind) ? 'DEBIT' : 'CREDIT',
    cardholder_id: card.holder,
    client_transaction_reference: move.reference ?? move.code,
    currency: card.currency,
    description: describe(move),
    issuing_app_id: 'app_sandbox',
    livemode: false,
    transaction_date: iso(move.at).slice(0, 19).replace('T', ' '),
    transaction_timestamp: Math.floor(at.getTime() / 1000),
    merchant_category_code: move.category ?? '',
    transaction_status: statusWords[move.status],
    ...(move.reason && { decline_reason: move.reason }),
    ...(move.about && { original_transaction_reference: move.about }),
    enriched_data: {
      is_recurring: false,
      merchant_name: move.merchant ?? '',
      merchant_city: '',
      merchant_logo: '',
      transaction_category: move.kind,
    },
  };
}

export const statusWords: Readonly<Record<MoveStatus, string>> = {
  pending: 'PENDING',
  success: 'SUCCESSFUL',
  failed: 'FAILED',
  reversed: 'REVERSED',
};

function describe({ kind, merchant }: MoveRow): string {
  const words: Readonly<Record<MoveKind, string>> = {
    create: 'Card prefunded at creation',
    fund: 'Card funded',
    unload: 'Card unloaded',
    purchase: merchant ?? 'Purchase',
    refund: `Refund from ${merchant ?? 'merchant'}`,
    reversal: `Reversal from ${merchant ?? 'merchant'}`,
    fee: 'Card maintenance fee',
    deleted: 'Balance returned to the issuing wallet',
  };
  return words[kind];
}
