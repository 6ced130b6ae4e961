-- What customers found out about a meter before they paid, and what they bought: a prepaid meter takes nothing but the
-- token, so a token that is lost is money that is lost.

set local role wura_owner;

create schema electricity;
grant usage on schema electricity to wura_app, wura_worker, wura_checker;

-- A meter that was looked up. Its name is good for one payment, by whom it was given to and for this meter alone.
create table electricity.meter_check (
  id             bigint      generated always as identity primary key,
  public_id      text        not null unique check (public_id like 'mtr\_%'),
  customer       bigint      not null references identity.customers (id),
  -- Who was asked: their own name for the look-up means nothing to another seller.
  seller         text        not null,
  seller_lookup  text        not null,
  company        text        not null,
  company_code   text        not null,
  meter_number   text        not null check (meter_number ~ '^[0-9]{10,13}$'),
  meter_type     text        not null check (meter_type in ('prepaid', 'postpaid')),
  customer_name  text        not null,
  address        text,
  -- In kobo.
  minimum        bigint      not null check (minimum >= 0),
  created_at     timestamptz not null default clock_timestamp(),
  used_at        timestamptz
) with (fillfactor = 80);
create index meter_check_customer on electricity.meter_check (customer, created_at);
grant select, insert, delete on electricity.meter_check to wura_app;
grant update (used_at) on electricity.meter_check to wura_app;

-- What was vended, for as long as its buyer may want to read it again.
create table electricity.vend (
  id             bigint      generated always as identity primary key,
  public_id      text        not null unique check (public_id like 'vnd\_%'),
  -- One vend for each payment, however often the seller is asked.
  transfer_id    bigint      not null unique references wallets.movement (transfer_id),
  customer       bigint      not null references identity.customers (id),
  meter_number   text        not null,
  -- In the order in which they are typed: the keys of a meter whose key changes come first.
  tokens         text[]      not null check (cardinality(tokens) > 0),
  units          text,
  tariff         text,
  receipt_number text,
  vended_at      timestamptz not null
);
create index vend_customer on electricity.vend (customer, id);
create index vend_meter on electricity.vend (customer, meter_number, id);
grant select, insert on electricity.vend to wura_app, wura_worker;
grant select on electricity.vend to wura_checker;
