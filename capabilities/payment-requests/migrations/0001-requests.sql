-- What customers ask for: of one customer by name, or of whoever has the link. That a request for a fixed amount is paid
-- once is decided here, in the commit that moves the money.

set local role wura_owner;

create schema payment_requests;
grant usage on schema payment_requests to wura_app, wura_worker, wura_checker;

create table payment_requests.request (
  id           bigint      generated always as identity primary key,
  code         text        not null unique check (code ~ '^[0-9a-hjkmnp-tv-z]{16}$'),
  asker        bigint      not null references identity.customers (id),
  -- Who was asked by name.
  payer        bigint      references identity.customers (id) check (payer <> asker),
  currency     smallint    not null,
  -- None: whoever pays says how much, and it may be paid many times.
  amount       bigint      check (amount > 0),
  note         text        check (length(note) between 1 and 400),
  created_at   timestamptz not null,
  expires_at   timestamptz not null check (expires_at > created_at),
  ended_at     timestamptz,
  ending       text        check (ending in ('paid', 'withdrawn', 'declined')),
  constraint ended_one_way check ((ended_at is null) = (ending is null)),
  constraint paid_once_is_for_amounts check (ending is distinct from 'paid' or amount is not null),
  constraint asked_by_name_for_an_amount check (payer is null or amount is not null)
);
create index request_newest on payment_requests.request (asker, id desc);
create index request_asked on payment_requests.request (payer, id desc) where payer is not null;
grant select, insert on payment_requests.request to wura_app;
grant update (ended_at, ending) on payment_requests.request to wura_app;

create table payment_requests.payment (
  transfer_id bigint      primary key,
  request     bigint      not null references payment_requests.request (id),
  payer       bigint      not null references identity.customers (id),
  amount      bigint      not null check (amount > 0),
  paid_at     timestamptz not null
);
create index payment_newest on payment_requests.payment (request, transfer_id desc);
grant select, insert on payment_requests.payment to wura_app;
grant select on payment_requests.request, payment_requests.payment to wura_worker, wura_checker;
