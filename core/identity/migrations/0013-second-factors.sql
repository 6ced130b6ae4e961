-- A password is typed, guessed, reused and phished; what an authenticator app shows is none of that. Customers who want it
-- are asked for both, and keep codes on paper for the day the phone is gone.

set local role wura_owner;

create table identity.authenticators (
  customer     bigint      primary key references identity.customers (id),
  -- Under the operator's key: a thief of the database makes no codes.
  secret       bytea       not null,
  created_at   timestamptz not null,
  -- Empty while it is being set up: it asks for nothing yet.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: no code is good twice.
  last_step    bigint      not null default 0
);
grant select, insert, delete on identity.authenticators to wura_app;
grant update (secret, created_at, confirmed_at, last_step) on identity.authenticators to wura_app;

-- Sixty random bits each, so that a hash without a key is enough; it holds the customer, so that no table of hashes serves
-- for two of them.
create table identity.backup_codes (
  customer bigint      not null references identity.customers (id),
  digest   bytea       not null check (length(digest) = 32),
  used_at  timestamptz,
  primary key (customer, digest)
);
grant select, insert, delete on identity.backup_codes to wura_app;
grant update (used_at) on identity.backup_codes to wura_app;

-- The password was right and the code is still to come. What the browser holds meanwhile opens nothing by itself.
create table identity.sign_in_challenges (
  token_hash    bytea       primary key check (length(token_hash) = 32),
  customer      bigint      not null references identity.customers (id),
  -- The one that was right: with a new password the challenge is worth nothing.
  password_hash text        not null,
  is_remembered boolean     not null,
  expires_at    timestamptz not null,
  tries         smallint    not null default 0 check (tries between 0 and 5),
  used_at       timestamptz
);
grant select, insert on identity.sign_in_challenges to wura_app;
grant update (tries, used_at) on identity.sign_in_challenges to wura_app;
grant select (expires_at), delete on identity.sign_in_challenges to wura_worker;
