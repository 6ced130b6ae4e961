import type { Queries, Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';

// The SQL about what happened on a card. Its balance is the sum of its lines and is kept nowhere else.

export type EntryKind = 'top_up' | 'withdrawal' | 'purchase' | 'refund' | 'fee' | 'closing' | 'reversal';

export interface EntryRow {
  id: bigint;
  public_id: string;
  card: bigint;
  name: string;
  kind: EntryKind;
  amount: bigint;
  asked: bigint;
  merchant: string | null;
  category: string | null;
  reason: string | null;
  at: Date;
}

export type NewEntry = Pick<EntryRow, 'card' | 'name' | 'kind' | 'amount' | 'at'> &
  Partial<Pick<EntryRow, 'asked' | 'merchant' | 'category' | 'reason'>>;

/** False when the line is in the book already. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<boolean> {
  const { card, name, kind, amount, at, merchant = null, category = null, reason = null } = entry;
  const asked = entry.asked ?? (amount < 0n ? -amount : amount);
  const { rowCount } = await tx.query(
    `insert into virtual_cards.entry (public_id, card, name, kind, amount, asked, merchant, category, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (card, name) do nothing`,
    [randomId('cde'), card, name, kind, amount, asked, merchant, category, reason, at],
  );
  return rowCount === 1;
}

/** What a card has come to: what is on it, and what counts against limits. */
export interface CardFigures {
  readonly balance: bigint;
  /** Since the month began in Lagos, less what came back. */
  readonly spent: bigint;
  readonly toppedUp: bigint;
  readonly shortDeclines: number;
}

export async function readFigures(db: Queries, cards: readonly bigint[]): Promise<ReadonlyMap<bigint, CardFigures>> {
  const { rows } = await db.query<{
    card: bigint;
    balance: bigint;
    spent: bigint;
    topped_up: bigint;
    short_declines: number;
  }>(
    `select c.id as card, coalesce(sum(e.amount), 0)::bigint as balance,
            coalesce(sum(-e.amount) filter (where e.kind in ('purchase', 'refund') and e.at >= m.since), 0)::bigint as spent,
            (select coalesce(sum(f.amount), 0) from virtual_cards.funding f
               join wallets.waiting_movement w on w.transfer_id = f.transfer_id
              where f.card = c.id and f.is_automatic and w.status <> 'failed' and f.created_at >= m.since)::bigint as topped_up,
            count(*) filter (where e.reason = 'insufficient_funds')::integer as short_declines
       from virtual_cards.card c
       cross join (select date_trunc('month', clock_timestamp() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos' as since) m
       left join virtual_cards.entry e on e.card = c.id
      where c.id = any($1::bigint[]) group by c.id, m.since`,
    [cards],
  );
  return new Map(
    rows.map(row => [
      row.card,
      {
        balance: row.balance,
        spent: row.spent < 0n ? 0n : row.spent,
        toppedUp: row.topped_up,
        shortDeclines: row.short_declines,
      },
    ]),
  );
}

export async function readFigure(db: Queries, card: bigint): Promise<CardFigures> {
  return (await readFigures(db, [card])).get(card)!;
}

/** Which of these lines the book has. */
export async function readKnown(db: Queries, card: bigint, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ name: string }>(
    'select name from virtual_cards.entry where card = $1 and name = any($2)',
    [card, names],
  );
  return new Set(rows.map(row => row.name));
}

/** The newest first; after the line of this name, where there is one. */
export async function listEntries(
  db: Queries,
  { card, limit, after }: { card: bigint; limit: number; after: string | null },
): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(
    `select * from virtual_cards.entry e
      where e.card = $1
        and ($3::text is null
             or e.id < (select l.id from virtual_cards.entry l where l.card = $1 and l.public_id = $3))
      order by e.id desc limit $2`,
    [card, limit, after],
  );
  return rows;
}

/** What was bought in the last four months, the oldest first: long enough to see what comes every month. */
export async function listCharges(
  db: Queries,
  card: bigint,
): Promise<{ merchant: string; amount: bigint; at: Date }[]> {
  const { rows } = await db.query<{ merchant: string; amount: bigint; at: Date }>(
    `select merchant, -amount as amount, at from virtual_cards.entry
      where card = $1 and kind = 'purchase' and amount < 0 and merchant is not null
        and at > clock_timestamp() - interval '4 months' order by at`,
    [card],
  );
  return rows;
}
