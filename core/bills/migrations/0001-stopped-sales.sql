-- Where staff have stopped selling: all that a provider sells, or one kind of it. A row stands for as long as nothing is
-- sold; who wrote it and why is in the audit log.

set local role wura_owner;

create schema bills;
grant usage on schema bills to wura_app, wura_worker, wura_reader, wura_checker;

create table bills.stopped_sale (
  provider   text        not null,
  -- Of bill; all: whatever this provider sells.
  kind       text        not null default 'all',
  reason     text        not null check (length(reason) between 1 and 500),
  stopped_at timestamptz not null default clock_timestamp(),
  primary key (provider, kind)
);
grant select, insert, delete on bills.stopped_sale to wura_app;
grant update (reason) on bills.stopped_sale to wura_app;
grant select on bills.stopped_sale to wura_worker, wura_reader, wura_checker;
