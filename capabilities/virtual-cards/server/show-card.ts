import type { Queries } from '@wura/database';
import { readPage } from '@wura/database/page';
import { readNames } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import { english, say, type Phrase } from '@wura/wire/phrases';
import type { QueryOf } from '@wura/wire';
import type { CardTransaction, routes, VirtualCard } from '../contract.ts';
import { purchaseReasons } from '../refusals.ts';
import { listEntries, readFigures, type CardFigures, type EntryRow } from './entries.ts';
import { findCard, type CardRow } from './queries.ts';

export interface Showing {
  readonly pool: Queries;
  readonly walletServices: Pick<WalletServices, 'wallets'>;
  readonly issuer: { readonly terms: { readonly declinesMax: number } } | undefined;
}

/** Where the issuer is switched off, its count still means what it meant. */
const usualDeclinesMax = 15;

/** Cards as their customer sees them: nothing on them that could be used to pay. */
export async function showCards(
  { pool, walletServices, issuer }: Showing,
  cards: readonly CardRow[],
): Promise<VirtualCard[]> {
  if (cards.length === 0) return [];
  const figures = await readFigures(
    pool,
    cards.map(card => card.id),
  );
  const wallets = await walletServices.wallets.byIds(cards.map(card => Number(card.wallet)));
  const names = await readNames(pool, [cards[0]!.customer]);
  const declinesMax = issuer?.terms.declinesMax ?? usualDeclinesMax;
  return cards.map(card =>
    show(card, {
      figures: figures.get(card.id)!,
      walletId: wallets.get(Number(card.wallet))!.publicId,
      name: names.get(card.customer) ?? '',
      declinesMax,
    }),
  );
}

export async function showCard(showing: Showing, card: CardRow): Promise<VirtualCard> {
  return (await showCards(showing, [card]))[0]!;
}

export async function showCardNow(showing: Showing, publicId: string): Promise<VirtualCard> {
  return showCard(showing, (await findCard(showing.pool, publicId))!);
}

interface Beside {
  figures: CardFigures;
  walletId: string;
  name: string;
  declinesMax: number;
}

function show(card: CardRow, { figures, walletId, name, declinesMax }: Beside): VirtualCard {
  const { currency } = card;
  const used = Math.min(figures.shortDeclines, declinesMax);
  return {
    id: card.public_id,
    card_number: `•••• •••• •••• ${card.last_four ?? '••••'}`,
    expiry_date: card.expiry_month && card.expiry_year ? `${card.expiry_month}/${card.expiry_year.slice(-2)}` : '••/••',
    cvv: '•••',
    wallet_id: walletId,
    balance: formatMoney({ currency, minor: figures.balance }),
    currency,
    status: statusOf(card),
    brand: card.brand,
    name,
    frozen_by: card.frozen_by,
    closing: card.closing_since !== null && card.status === 'active',
    single_merchant: card.is_single,
    merchant: card.merchant,
    spent_this_month: formatMoney({ currency, minor: figures.spent }),
    declines: { used, left: declinesMax - used },
    created_at: card.created_at.toISOString(),
    last_used_at: card.last_used_at?.toISOString() ?? null,
  };
}

export function statusOf({ status, frozen_by, closing_since }: CardRow): VirtualCard['status'] {
  return status === 'active' && (frozen_by !== null || closing_since !== null) ? 'frozen' : status;
}

const reasons: Readonly<Record<string, Phrase>> = purchaseReasons;

/** A page of a card's book. */
export async function showEntries(
  db: Queries,
  card: CardRow,
  { limit = 25, cursor }: QueryOf<typeof routes.transactions>,
) {
  const { rows, nextCursor } = await readPage(
    limit,
    max => listEntries(db, { card: card.id, limit: max, after: cursor ?? null }),
    row => row.public_id,
  );
  return { data: rows.map(row => showEntry(row, card.currency)), nextCursor };
}

function showEntry(row: EntryRow, currency: CardRow['currency']): CardTransaction {
  const phrase = row.reason === null ? undefined : reasons[`purchase_${row.reason}`];
  return {
    id: row.public_id,
    type: row.kind,
    status: row.reason === null ? 'completed' : 'declined',
    amount: formatMoney({ currency, minor: row.asked }),
    currency,
    out: row.kind === 'purchase' || row.amount < 0n,
    merchant: row.merchant,
    reason: phrase ? (english(say(phrase, {})) ?? null) : null,
    reason_code: row.reason,
    created_at: row.at.toISOString(),
  };
}
