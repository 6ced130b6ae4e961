-- What customers found out about a smartcard before they paid: the name they were given is good for one payment, by whom
-- it was given to and for this card alone.

set local role wura_owner;

create schema cable_tv;
grant usage on schema cable_tv to wura_app, wura_worker, wura_checker;

create table cable_tv.card_check (
  id            bigint      generated always as identity primary key,
  public_id     text        not null unique check (public_id like 'crd\_%'),
  customer      bigint      not null references identity.customers (id),
  -- Who was asked: their own name for the look-up means nothing to another seller.
  seller        text        not null,
  seller_lookup text        not null,
  provider      text        not null,
  smartcard     text        not null check (smartcard ~ '^[0-9]{10,11}$'),
  customer_name text        not null,
  created_at    timestamptz not null default clock_timestamp(),
  used_at       timestamptz
) with (fillfactor = 80);
create index card_check_customer on cable_tv.card_check (customer, created_at);
grant select, insert, delete on cable_tv.card_check to wura_app;
grant update (used_at) on cable_tv.card_check to wura_app;
