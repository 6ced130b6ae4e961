-- What the house held and owed through conversions at the end of each day, with the rates of that moment: what is squared
-- outside is held against it, and a year later it can still be said what the house was exposed to and when.

set local role wura_owner;

create table exchange.position_day (
  day       date     not null,
  currency  smallint not null,
  -- In the smallest unit. Below zero: sold to customers and not bought back yet.
  position  bigint   not null,
  residue   bigint   not null,
  -- In kobo at the mid rate of that moment; none where no rate was fresh.
  worth     bigint,
  taken_at  timestamptz not null default clock_timestamp(),
  constraint one_a_day primary key (day, currency)
);
grant select, insert on exchange.position_day to wura_worker;
grant select on exchange.position_day to wura_app, wura_reader, wura_checker;

-- A trade with a bank or a dealer that squares positions: one currency went out of the house, another came in. Two people
-- stand behind each, and the bank's own name for it is booked once.
create table exchange.squaring (
  id            bigint      generated always as identity primary key,
  public_id     text        not null unique check (public_id like 'sqr\_%'),
  reference     text        not null unique check (length(reference) between 1 and 80),
  sold_currency smallint    not null,
  sold          bigint      not null check (sold > 0),
  bought_currency smallint  not null,
  bought        bigint      not null check (bought > 0),
  begun_by      bigint      not null,
  approved_by   bigint      not null,
  reason        text        not null,
  sold_transfer bigint      not null unique,
  bought_transfer bigint    not null unique,
  booked_at     timestamptz not null default clock_timestamp(),
  constraint two_people check (begun_by <> approved_by),
  constraint two_currencies check (sold_currency <> bought_currency)
);
grant select, insert on exchange.squaring to wura_app;
grant select on exchange.squaring to wura_worker, wura_reader, wura_checker;
