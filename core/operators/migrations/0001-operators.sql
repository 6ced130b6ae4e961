-- The people who run the house sign in to a place of their own, with accounts that are no customers' accounts.

set local role wura_owner;

create schema operators;
grant usage on schema operators to wura_app;

create table operators.operators (
  id            bigint      generated always as identity primary key,
  public_id     text        not null unique,
  email         text        not null unique check (email = lower(email)),
  name          text        not null,
  role          text        not null check (role in ('support', 'compliance', 'finance', 'admin')),
  password_hash text        not null check (password_hash like '$argon2id$%'),
  created_at    timestamptz not null
);
grant select, insert on operators.operators to wura_app;
