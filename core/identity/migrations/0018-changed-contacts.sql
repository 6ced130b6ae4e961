-- An e-mail address or a phone number may be changed, and is confirmed with a code that was sent there. The name that a
-- customer signed in with before stays out of everybody's reach for a while, because the change may be undone by its owner.

set local role wura_owner;

alter table identity.customers
  add column email_confirmed_at timestamptz,
  add column phone_confirmed_at timestamptz;
grant update (email, phone, email_confirmed_at, phone_confirmed_at) on identity.customers to wura_app;

create table identity.kept_names (
  name       text        primary key references identity.login_names (name),
  -- Who alone may take it again until then.
  customer   bigint      not null references identity.customers (id),
  kept_until timestamptz not null
);
grant select, insert, delete on identity.kept_names to wura_app;
grant update (customer, kept_until) on identity.kept_names to wura_app;
grant select, delete on identity.kept_names to wura_worker;
grant update (kind, customer) on identity.login_names to wura_app;
grant select (kind), delete on identity.login_names to wura_worker;

drop trigger tell_of_change on identity.customers;
create trigger tell_of_change after update on identity.customers
  for each row when (
    (old.is_frozen, old.kyc_completed, old.tier, old.has_checked_number, old.password_hash, old.cooling_off_until,
     old.email_confirmed_at, old.phone_confirmed_at)
    is distinct from
    (new.is_frozen, new.kyc_completed, new.tier, new.has_checked_number, new.password_hash, new.cooling_off_until,
     new.email_confirmed_at, new.phone_confirmed_at)
  ) execute function identity.tell_of_change('id');
