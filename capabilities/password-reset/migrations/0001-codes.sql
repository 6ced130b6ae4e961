-- A forgotten password or PIN is replaced with a code that only the customer's mailbox holds. The server writes down who
-- was asked for and answers; whether there is such a customer is found out by the worker, where nobody can watch the time.

set local role wura_owner;

create schema password_reset;
grant usage on schema password_reset to wura_app, wura_worker;

-- Gone as soon as the worker has looked.
create table password_reset.requests (
  id         text        primary key,
  purpose    text        not null check (purpose in ('password', 'pin')),
  -- Every name that what was typed may stand for.
  names      text[]      not null,
  -- Known when somebody who is signed in asks.
  customer   bigint      references identity.customers (id),
  address    text        not null,
  request_id text        not null,
  created_at timestamptz not null
);
grant select, insert on password_reset.requests to wura_app;
grant select, delete on password_reset.requests to wura_worker;

create table password_reset.codes (
  id         bigint      generated always as identity primary key,
  public_id  text        not null unique,
  customer   bigint      not null references identity.customers (id),
  purpose    text        not null check (purpose in ('password', 'pin')),
  -- Under a key that is not in the database: six digits alone are found again in a blink.
  digest     bytea       not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries      smallint    not null default 0 check (tries between 0 and 5),
  used_at    timestamptz
);
create index codes_customer on password_reset.codes (customer, purpose, id);
grant select on password_reset.codes to wura_app;
grant update (tries, used_at) on password_reset.codes to wura_app;
grant select, insert, delete on password_reset.codes to wura_worker;
