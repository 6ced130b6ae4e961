-- What customers ask of a rate that is not there yet: to be told when it comes, or to have money converted at it. A new rate
-- finds those it concerns by the figure itself in an index, so that it costs what it sets off and not what waits.

set local role wura_owner;

create table exchange.rate_alert (
  id            bigint      generated always as identity primary key,
  public_id     text        not null unique check (public_id like 'alt\_%'),
  customer      bigint      not null references identity.customers (id),
  from_currency smallint    not null,
  to_currency   smallint    not null,
  direction     text        not null check (direction in ('above', 'below')),
  -- Units of the second currency for one of the first, as the customer wrote it.
  rate          numeric     not null check (rate > 0),
  created_at    timestamptz not null default clock_timestamp(),
  -- Told once, at the rate that was seen then.
  told_at       timestamptz,
  seen_rate     text,
  constraint two_currencies check (from_currency <> to_currency),
  constraint told_whole check ((told_at is null) = (seen_rate is null))
);
create unique index rate_alert_once on exchange.rate_alert (customer, from_currency, to_currency, direction, rate)
  where told_at is null;
create index rate_alert_waiting on exchange.rate_alert (from_currency, to_currency, direction, rate)
  where told_at is null;
create index rate_alert_newest on exchange.rate_alert (customer, id desc);
create index rate_alert_told on exchange.rate_alert (told_at) where told_at is not null;
grant select, insert, delete on exchange.rate_alert to wura_app, wura_worker;
grant update (told_at, seen_rate) on exchange.rate_alert to wura_worker;
grant select on exchange.rate_alert to wura_reader;

create table exchange.conversion_order (
  id            bigint      generated always as identity primary key,
  public_id     text        not null unique check (public_id like 'cor\_%'),
  customer      bigint      not null references identity.customers (id),
  from_wallet   bigint      not null references wallets.wallet (id),
  to_wallet     bigint      not null references wallets.wallet (id),
  from_currency smallint    not null,
  to_currency   smallint    not null,
  -- What one unit of is priced. `source`: at least so many of the target for it; `target`: at most so many of the source.
  rate_of       text        not null check (rate_of in ('source', 'target')),
  target_rate   numeric     not null check (target_rate > 0),
  -- In the smallest unit of the source: no more than this leaves, fee included.
  ceiling       bigint      not null check (ceiling > 0),
  ends_at       timestamptz not null,
  state         text        not null default 'open'
                            check (state in ('open', 'executed', 'cancelled', 'expired', 'failed')),
  -- Why it failed, by the code of a refusal.
  why           text,
  placed_at     timestamptz not null default clock_timestamp(),
  ended_at      timestamptz,
  -- What it became.
  transfer_id   bigint      unique,
  transaction   text,
  amount        bigint      check (amount > 0),
  received      bigint      check (received > 0),
  rate          text,
  constraint two_wallets check (from_wallet <> to_wallet),
  constraint no_more_than_allowed check (amount <= ceiling),
  constraint ended_whole check ((ended_at is null) = (state = 'open')),
  constraint failed_says_why check ((why is not null) = (state = 'failed')),
  constraint executed_whole check (
    num_nonnulls(transfer_id, transaction, amount, received, rate) = case state when 'executed' then 5 else 0 end
  )
);
-- Whoever presses twice has one order.
create unique index conversion_order_once
  on exchange.conversion_order (customer, from_wallet, to_wallet, rate_of, target_rate, ceiling) where state = 'open';
create index conversion_order_open on exchange.conversion_order (from_currency, to_currency, rate_of, target_rate)
  where state = 'open';
create index conversion_order_ending on exchange.conversion_order (ends_at) where state = 'open';
create index conversion_order_newest on exchange.conversion_order (customer, id desc);
grant select, insert on exchange.conversion_order to wura_app;
grant select on exchange.conversion_order to wura_worker, wura_reader, wura_checker;
grant update (state, why, ended_at) on exchange.conversion_order to wura_app, wura_worker;
grant update (transfer_id, transaction, amount, received, rate) on exchange.conversion_order to wura_worker;

-- Who did what to an order, and from where: written in the commit that did it, and never changed.
create table exchange.conversion_order_event (
  id           bigint      generated always as identity primary key,
  order_id     bigint      not null references exchange.conversion_order (id),
  what         text        not null check (what in ('placed', 'executed', 'cancelled', 'expired', 'failed')),
  at           timestamptz not null default clock_timestamp(),
  -- Of the customer's call; none where the worker did it.
  address      text,
  request_id   text,
  constraint placed_and_ended_once unique (order_id, what)
);
grant select, insert on exchange.conversion_order_event to wura_app, wura_worker;
grant select on exchange.conversion_order_event to wura_reader, wura_checker;

-- An order that has ended stays as it ended.
create function exchange.keep_ended() returns trigger language plpgsql as $$
begin
  raise exception 'an order that is % does not change', old.state using errcode = 'WX001';
end
$$;
revoke execute on function exchange.keep_ended from public;
create trigger keep_ended before update on exchange.conversion_order
  for each row when (old.state <> 'open') execute function exchange.keep_ended();
