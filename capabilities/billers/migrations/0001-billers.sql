-- The phones, meters and smartcards that customers have saved. The label is the customer's own; everything that a payment
-- needs is checked again when it is made.

set local role wura_owner;

create schema billers;
grant usage on schema billers to wura_app, wura_worker, wura_checker;

create table billers.biller (
  id         bigint      generated always as identity primary key,
  public_id  text        not null unique check (public_id like 'bil\_%'),
  customer   bigint      not null references identity.customers (id),
  kind       text        not null check (kind in ('airtime', 'data', 'electricity', 'tv')),
  number     text        not null check (number ~ '^[0-9]{8,14}$'),
  label      text        check (length(label) between 1 and 40),
  -- What else a payment needs: the network of a phone, who sells to a meter or a smartcard.
  details    jsonb       not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint saved_once unique (customer, kind, number)
);
create index biller_newest on billers.biller (customer, id desc);
grant select, insert, delete on billers.biller to wura_app;
grant update (label) on billers.biller to wura_app;
