import type { Queries, Tx } from '@wura/database';
import type { GiftCardDetails } from './ports.ts';

// All SQL about cards that were bought.

/** In the commit that holds the money, so that a buyer sees it while its code is awaited. */
export async function insertCard(
  tx: Tx,
  card: { publicId: string; transferId: number; customer: bigint; redeem: string },
): Promise<void> {
  await tx.query('insert into gift_cards.card (public_id, transfer_id, customer, redeem) values ($1, $2, $3, $4)', [
    card.publicId,
    card.transferId,
    card.customer,
    card.redeem,
  ]);
}

/** Once: what was delivered stays as it is. */
export async function deliver(
  tx: Tx,
  { transferId, sealed, at }: { transferId: number; sealed: Uint8Array; at: Date },
): Promise<void> {
  await tx.query(
    'update gift_cards.card set sealed = $2, delivered_at = $3 where transfer_id = $1 and delivered_at is null',
    [transferId, sealed, at],
  );
}

export interface CardRow {
  readonly id: bigint;
  readonly public_id: string;
  readonly transfer_id: bigint;
  readonly redeem: string;
  readonly sealed: Buffer | null;
  readonly amount: bigint;
  readonly wallet: bigint;
  readonly seq: bigint;
  readonly details: GiftCardDetails;
  readonly status: 'pending' | 'completed' | 'failed';
  readonly created_at: Date;
  readonly times_shown: bigint;
  readonly last_shown_at: Date | null;
}

const selectCards = `select c.id, c.public_id, c.transfer_id, c.redeem, c.sealed,
       m.amount, m.wallet, m.seq, m.details, m.status, m.created_at, s.times_shown, s.last_shown_at
  from gift_cards.card c
  join wallets.waiting_movement m on m.transfer_id = c.transfer_id
  cross join lateral (select count(*) as times_shown, max(shown_at) as last_shown_at
                        from gift_cards.showing where card = c.id) s
 where c.customer = $1`;

/** Newest first. `after` is the last one of the page before. */
export async function listCards(
  db: Queries,
  { customer, after, limit }: { customer: bigint; after: string | null; limit: number },
): Promise<CardRow[]> {
  const { rows } = await db.query<CardRow>(
    `${selectCards}
       and ($2::text is null or c.id < (select id from gift_cards.card where customer = $1 and public_id = $2))
     order by c.id desc limit $3`,
    [customer, after, limit],
  );
  return rows;
}

export async function readCard(
  db: Queries,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<CardRow | undefined> {
  const { rows } = await db.query<CardRow>(`${selectCards} and c.public_id = $2`, [customer, publicId]);
  return rows[0];
}

/** Answers whether it was the first time. The card is locked, so that of two at once one is the first. */
export async function noteShown(
  tx: Tx,
  { card, address, requestId }: { card: bigint; address: string; requestId: string },
): Promise<boolean> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`gift card ${card}`]);
  const { rows } = await tx.query('select from gift_cards.showing where card = $1 limit 1', [card]);
  await tx.query('insert into gift_cards.showing (card, address, request_id) values ($1, $2, $3)', [
    card,
    address,
    requestId,
  ]);
  return rows.length === 0;
}
