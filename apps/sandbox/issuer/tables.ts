// Amounts are minor units, times are milliseconds. Numbers and CVVs of cards are kept nowhere: see numbers.ts.

export const tables = `
  create table if not exists issuer_holders (
    id text primary key, first_name text not null, last_name text not null, email text not null, phone text not null,
    country text not null, bvn text, meta text not null, at integer not null
  ) strict;
  create table if not exists issuer_cards (
    id text primary key, holder text not null references issuer_holders, currency text not null, brand text not null,
    balance_max integer not null, status text not null, is_frozen integer not null default 0,
    declines integer not null default 0, meta text not null, at integer not null
  ) strict;
  create index if not exists issuer_cards_of on issuer_cards (holder);
  create table if not exists issuer_moves (
    id integer primary key, code text not null unique, card text not null references issuer_cards, reference text unique,
    kind text not null, amount integer not null, status text not null, merchant text, category text, reason text,
    about text, at integer not null
  ) strict;
  create index if not exists issuer_moves_of on issuer_moves (card, id);
  create table if not exists issuer_tokens (token text primary key, card text not null, ends_at integer not null) strict;
  create table if not exists issuer_wallets (id integer primary key, currency text not null, amount integer not null) strict;
`;

export interface HolderRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  country: string;
  bvn: string | null;
  meta: string;
  at: number;
}

/** `making` is undecided still; `deleted` cards keep their history. */
export type CardStatus = 'making' | 'active' | 'refused' | 'deleted';

export interface CardRow {
  id: string;
  holder: string;
  currency: 'USD' | 'NGN';
  brand: string;
  balance_max: number;
  status: CardStatus;
  is_frozen: number;
  declines: number;
  meta: string;
  at: number;
}

export type MoveKind = 'create' | 'fund' | 'unload' | 'purchase' | 'refund' | 'reversal' | 'fee' | 'deleted';
export type MoveStatus = 'pending' | 'success' | 'failed' | 'reversed';

export interface MoveRow {
  id: number;
  /** Theirs. */
  code: string;
  card: string;
  /** The caller's; what happens at a shop has none. */
  reference: string | null;
  kind: MoveKind;
  amount: number;
  status: MoveStatus;
  merchant: string | null;
  category: string | null;
  /** Why it was declined. */
  reason: string | null;
  /** The purchase that a refund is of. */
  about: string | null;
  at: number;
}
