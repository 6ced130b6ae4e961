-- Prices that were promised: to whom, for what, and until when by the clock of this database, which is the same for every
-- process. A quote keeps its price whatever the market or the table of fees does next, and is used once.

set local role wura_owner;

create schema exchange;
grant usage on schema exchange to wura_app, wura_worker, wura_reader, wura_checker;

create table exchange.quote (
  id             bigint      generated always as identity primary key,
  public_id      text        not null unique check (public_id like 'quo\_%'),
  customer       bigint      not null references identity.customers (id),
  from_wallet    bigint      not null references wallets.wallet (id),
  to_wallet      bigint      not null references wallets.wallet (id),
  -- In the smallest unit: what leaves, what of it is the fee, what arrives, and what rounding left over.
  amount         bigint      not null check (amount > 0),
  fee            bigint      not null check (fee >= 0 and fee < amount),
  fees           jsonb       not null check (jsonb_typeof(fees) = 'array'),
  received       bigint      not null check (received > 0),
  residue        smallint    not null check (residue in (0, 1)),
  -- As they were told.
  rate           text        not null,
  mid_rate       text        not null,
  spread_bps     integer     not null,
  -- None: every rate was the operator's own. No reference, for snapshots are thinned out.
  snapshot       bigint,
  source         text        not null,
  as_of          timestamptz not null,
  is_simulated   boolean     not null,
  created_at     timestamptz not null default clock_timestamp(),
  expires_at     timestamptz not null default clock_timestamp() + interval '30 s',
  used_at        timestamptz,
  -- What it became in the books.
  transfer_id    bigint,
  constraint two_wallets check (from_wallet <> to_wallet),
  constraint used_whole check ((used_at is null) = (transfer_id is null))
);
create index quote_unused on exchange.quote (expires_at) where used_at is null;
grant select, insert on exchange.quote to wura_app, wura_worker;
grant update (used_at, transfer_id) on exchange.quote to wura_app, wura_worker;
grant delete on exchange.quote to wura_worker;
grant select on exchange.quote to wura_reader, wura_checker;
