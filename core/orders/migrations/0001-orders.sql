-- What customers ordered of us or asked us for and people have to carry out: a delivery, a request. What an order is about
-- is its kind's to say; here is whose it is, how far it has come, and what was said about it on the way.

set local role wura_owner;

create schema orders;
grant usage on schema orders to wura_app, wura_worker, wura_reader, wura_checker;

create table orders.placed (
  id          bigint      generated always as identity primary key,
  public_id   text        not null unique check (public_id like 'ord\_%'),
  kind        text        not null check (kind ~ '^[a-z_]+$'),
  customer    bigint      not null references identity.customers (id),
  status      text        not null check (status ~ '^[a-z_]+$'),
  details     jsonb       not null check (jsonb_typeof(details) = 'object'),
  -- The payment for it, where it is paid for beforehand; one payment buys one order.
  transfer_id bigint      unique references wallets.movement (transfer_id),
  -- Between which days it is promised.
  promised_from date,
  promised_to   date,
  placed_at   timestamptz not null,
  updated_at  timestamptz not null,
  constraint a_promise_is_whole check ((promised_from is null) = (promised_to is null) and promised_from <= promised_to)
);
create index placed_customer on orders.placed (customer, kind, id);
create index placed_kind on orders.placed (kind, status, id);
grant select, insert on orders.placed to wura_app;
grant update (status, updated_at) on orders.placed to wura_app;
grant select on orders.placed to wura_reader, wura_checker;

-- Each step it took and each thing that was said about it. Nothing of that is changed or taken back.
create table orders.step (
  id       bigint      generated always as identity primary key,
  placed   bigint      not null references orders.placed (id),
  at       timestamptz not null,
  author   text        not null check (author in ('customer', 'staff')),
  operator bigint      references operators.operators (id),
  -- What it became; none where something was only said.
  status   text        check (status ~ '^[a-z_]+$'),
  note     text        check (note <> ''),
  constraint something_happened check (num_nonnulls(status, note) > 0),
  constraint staff_are_named check ((author = 'staff') = (operator is not null))
);
create index step_placed on orders.step (placed, id);
grant select, insert on orders.step to wura_app;
grant select on orders.step to wura_reader, wura_checker;
