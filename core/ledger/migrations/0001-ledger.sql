-- The books. A wallet's balance is the last link of its chain: every entry carries its place in the wallet's chain, the
-- balance after it and the running totals, so that a statement, a summary and a balance are each one index look-up and
-- nothing is ever updated. The application cannot write these tables at all; it may only call ledger.post, which
-- believes no number it is given until the previous link has confirmed it.

create schema ledger authorization wura_ledger;
grant usage on schema ledger to wura_app, wura_worker, wura_reader, wura_checker;
set local role wura_ledger;

-- Positive ids are customers' wallets and never go below zero; negative ids are the house's own and may.
create sequence ledger.wallet_id as integer;
create sequence ledger.system_wallet_id as integer increment by -1 minvalue -2147483647 maxvalue -1 start with -1;

create table ledger.wallet (
  id       integer  primary key check (id <> 0),
  currency smallint not null check (currency > 0)
);

-- The house's wallets by what they are for. They are split by shard so that two server processes settling at once do not
-- queue for one chain.
create table ledger.system_wallet (
  purpose  text     not null,
  currency smallint not null,
  shard    smallint not null,
  wallet   integer  not null unique references ledger.wallet (id),
  primary key (purpose, currency, shard)
);

-- What a transfer was for. A hold is a transfer that waits for an ending.
create table ledger.kind (
  id      smallint primary key check (id > 0),
  name    text     not null unique,
  is_hold boolean  not null
);

-- Columns are ordered widest first: the two rows of a transfer take 216 bytes, none of it padding. Two thousand million
-- wallets are enough for everybody alive in the markets we know; entries of one wallet may be more.
create table ledger.entry (
  seq           bigint      not null check (seq > 0),
  transfer_id   bigint      not null,
  amount        bigint      not null check (amount <> 0),
  balance_after bigint      not null,
  cum_credit    bigint      not null,
  moves         bigint      not null,
  created_at    timestamptz not null,
  wallet_id     integer     not null,
  counterparty  integer     not null,
  currency      smallint    not null,
  -- Negative: this entry gives back what an entry of the positive kind took.
  kind          smallint    not null check (kind <> 0),
  fingerprint   integer     not null,
  request       uuid,
  constraint entry_pkey primary key (wallet_id, seq),
  constraint customers_never_owe check (balance_after >= 0 or wallet_id < 0),
  constraint totals_make_sense check (moves >= 0 and (cum_credit >= balance_after or wallet_id < 0))
) with (autovacuum_vacuum_insert_scale_factor = 0.1);

-- One intent, one effect: whoever asks twice under one name meets this index.
create unique index entry_request on ledger.entry (request) where request is not null;
-- Transfers are numbered in the order they are written, so a few bytes for each megabyte find every side of one.
create index entry_transfer on ledger.entry using brin (transfer_id) with (pages_per_range = 32, autosummarize = on);

-- A hold ends once, whoever comes first.
create table ledger.ending (
  transfer_id bigint      primary key,
  outcome     text        not null check (outcome in ('settled', 'returned')),
  by_transfer bigint      not null,
  created_at  timestamptz not null
);

-- Ids of transfers are taken a thousand at a time: one batch, one block.
create sequence ledger.transfer_block start with 1;

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the books are append-only: % on % refused', tg_op, tg_table_name using errcode = 'WL001';
end
$$;

create trigger append_only before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.ending
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.wallet
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.system_wallet
  for each statement execute function ledger.refuse_change();

create function ledger.open_wallet(currency smallint) returns bigint
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into ledger.wallet (id, currency) values (nextval('ledger.wallet_id'), $1) returning id::bigint
$$;

create function ledger.open_system_wallet(purpose text, currency smallint, shard smallint) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found bigint;
begin
  select s.wallet into found from ledger.system_wallet s
    where (s.purpose, s.currency, s.shard) = ($1, $2, $3);
  if found is not null then return found; end if;
  -- Two processes may want the same wallet first; the second waits here and then finds it.
  perform pg_advisory_xact_lock(hashtextextended('ledger.system_wallet', 0));
  select s.wallet into found from ledger.system_wallet s
    where (s.purpose, s.currency, s.shard) = ($1, $2, $3);
  if found is not null then return found; end if;
  insert into ledger.wallet (id, currency) values (nextval('ledger.system_wallet_id'), $2) returning id into found;
  insert into ledger.system_wallet values ($1, $2, $3, found);
  return found;
end
$$;
