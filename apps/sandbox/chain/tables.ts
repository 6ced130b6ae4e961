// Amounts are in the smallest unit, times are milliseconds, addresses are 42 hex digits.

export const tables = `
  create table if not exists chain_blocks (
    number integer primary key, id text not null, parent text not null, at integer not null
  ) strict;
  create table if not exists chain_transactions (
    seq integer primary key, id text not null unique, raw text not null, whole text not null, owner text not null,
    expires_at integer not null, kind text not null, state text not null, block integer, place integer,
    result text, energy integer not null default 0, fee integer not null default 0
  ) strict;
  create index if not exists chain_transactions_block on chain_transactions (block);
  create table if not exists chain_moves (
    seq integer primary key, tx text not null, block integer not null, log_index integer, token text not null,
    sender text not null, receiver text not null, amount integer not null
  ) strict;
  create index if not exists chain_moves_block on chain_moves (block);
  create index if not exists chain_moves_tx on chain_moves (tx);
  create index if not exists chain_moves_sender on chain_moves (sender, token);
  create index if not exists chain_moves_receiver on chain_moves (receiver, token);
`;

export interface BlockRow {
  number: number;
  id: string;
  parent: string;
  at: number;
}

export interface TransactionRow {
  seq: number;
  id: string;
  raw: string;
  /** With its signature. */
  whole: string;
  owner: string;
  expires_at: number;
  /** Who made it: the controls, or the caller. */
  kind: 'made' | 'broadcast';
  /** `held`: in no block until it is settled. `dropped`: a reorganisation, its end or a control took it out. */
  state: 'pool' | 'held' | 'mined' | 'dropped';
  block: number | null;
  place: number | null;
  result: 'SUCCESS' | 'REVERT' | 'OUT_OF_ENERGY' | null;
  energy: number;
  fee: number;
}

/** Something that went from one to another, and the log of it where a contract wrote one. */
export interface MoveRow {
  seq: number;
  tx: string;
  block: number;
  log_index: number | null;
  /** The contract, or `trx`. */
  token: string;
  sender: string;
  receiver: string;
  amount: number;
}
