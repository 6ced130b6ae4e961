-- How far the books have been verified. Each stretch of transfers that was found in order leaves a row with a checksum of
-- its entries, chained to the one before, so that an entry that is changed afterwards, however consistently, no longer fits.

set local role wura_ledger;

create table ledger.stretch (
  -- Transfers above `low` and up to `high`; the next stretch begins where this one ends.
  high        bigint      primary key,
  low         bigint      not null unique,
  entries     bigint      not null,
  -- Of the entries, in the order of their wallets and places.
  checksum    bytea       not null check (length(checksum) = 32),
  -- Of the head before, the bounds and the checksum.
  head        bytea       not null check (length(head) = 32),
  verified_at timestamptz not null,
  -- When its entries were last held against it.
  checked_at  timestamptz not null,
  -- What was wrong with it, at first or later.
  fault       text,
  check (high > low)
);
grant select on ledger.stretch to wura_app, wura_worker, wura_reader, wura_checker;
