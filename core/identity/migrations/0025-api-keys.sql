-- Customers who run a business let their programs in by keys. A key reaches what it was made for and spends up to limits of
-- its own. What a program says is kept as a digest alone: a copy of the database lets nobody in.

set local role wura_owner;

create table identity.api_keys (
  -- Far above the numbers of customers: in the books' counts a key is an owner like them.
  number            bigint      generated always as identity (start with 1099511627776) primary key,
  public_id         text        not null unique,
  customer          bigint      not null references identity.customers (id),
  token_hash        bytea       not null unique check (length(token_hash) = 32),
  name              text        not null check (length(name) <= 60),
  -- The last four characters, by which its owner knows it again.
  ending            text        not null check (length(ending) in (0, 4)),
  scopes            text[]      not null check (cardinality(scopes) between 1 and 4),
  per_payment_minor bigint      not null check (per_payment_minor >= 0),
  per_day_minor     bigint      not null check (per_day_minor >= per_payment_minor),
  created_at        timestamptz not null,
  expires_at        timestamptz not null check (expires_at > created_at),
  last_used_at      timestamptz,
  revoked_at        timestamptz
);
create index api_keys_of_customer on identity.api_keys (customer, number desc);
grant select, insert on identity.api_keys to wura_app;
grant update (name, per_payment_minor, per_day_minor, last_used_at, revoked_at) on identity.api_keys to wura_app;
-- The worker pays what a key confirmed, and reads no tokens.
grant select (number, public_id, customer, name, ending, scopes, per_payment_minor, per_day_minor, created_at, expires_at,
              last_used_at, revoked_at) on identity.api_keys to wura_worker;

create trigger tell_of_change after insert or update of per_payment_minor, per_day_minor, revoked_at on identity.api_keys
  for each row execute function identity.tell_of_change('customer');
