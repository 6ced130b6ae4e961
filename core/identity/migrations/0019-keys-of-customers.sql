-- What is sealed about a customer is sealed under a key of that customer's own, which the operator's key wraps. To destroy
-- it is to forget what it sealed, wherever a copy lies. And a customer may ask to be forgotten: when they asked, when it
-- begins and how far it is, so that a worker that dies in between is followed by another that finishes.

set local role wura_owner;

create table identity.customer_keys (
  customer     bigint      primary key references identity.customers (id),
  sealed       bytea,
  made_at      timestamptz not null default clock_timestamp(),
  destroyed_at timestamptz,
  -- The row stays, so that no process makes another key for a customer who is gone.
  constraint destroyed_is_gone check ((sealed is null) = (destroyed_at is not null))
);
grant select, insert on identity.customer_keys to wura_app, wura_worker;

create table identity.erasures (
  customer bigint      primary key references identity.customers (id),
  asked_at timestamptz not null,
  -- Until then the customer may change their mind.
  due_at   timestamptz not null,
  begun_at timestamptz,
  done_at  timestamptz,
  constraint begun_before_done check (done_at is null or begun_at is not null)
);
grant select, insert, delete on identity.erasures to wura_app;
grant select, delete on identity.erasures to wura_worker;

alter table identity.customers
  add column erased_at timestamptz,
  drop constraint customers_phone_check,
  add constraint customers_phone_check check (erased_at is not null or phone ~ '^\+[1-9][0-9]{6,14}$');

drop trigger tell_of_change on identity.customers;
create trigger tell_of_change after update on identity.customers
  for each row when (
    (old.is_frozen, old.kyc_completed, old.tier, old.has_checked_number, old.password_hash, old.cooling_off_until,
     old.email_confirmed_at, old.phone_confirmed_at, old.erased_at, old.first_name)
    is distinct from
    (new.is_frozen, new.kyc_completed, new.tier, new.has_checked_number, new.password_hash, new.cooling_off_until,
     new.email_confirmed_at, new.phone_confirmed_at, new.erased_at, new.first_name)
  ) execute function identity.tell_of_change('id');
