-- A customer under 18 may have a guardian: an adult customer who answers for them, may hold them to less and may stop their payments.
-- What a payment asks about it is one fact of the customer and three limits beside their own; who it is and how it came about is
-- kept by the room that links the two.

set local role wura_owner;

alter table identity.customers add column has_guardian boolean not null default false;
grant update (has_guardian) on identity.customers to wura_app, wura_worker;
grant select (has_guardian) on identity.customers to wura_worker;

drop trigger tell_of_change on identity.customers;
create trigger tell_of_change after update on identity.customers
  for each row when (
    (old.is_frozen, old.kyc_completed, old.tier, old.has_checked_number, old.password_hash, old.cooling_off_until,
     old.email_confirmed_at, old.phone_confirmed_at, old.erased_at, old.first_name, old.has_guardian)
    is distinct from
    (new.is_frozen, new.kyc_completed, new.tier, new.has_checked_number, new.password_hash, new.cooling_off_until,
     new.email_confirmed_at, new.phone_confirmed_at, new.erased_at, new.first_name, new.has_guardian)
  ) execute function identity.tell_of_change('id');

alter table identity.own_limits
  add column guardian_per_payment_minor bigint check (guardian_per_payment_minor > 0),
  add column guardian_per_day_minor     bigint check (guardian_per_day_minor > 0),
  -- Nothing leaves this customer's wallets; what comes to them still arrives.
  add column is_paused_by_guardian      boolean not null default false;
grant update (guardian_per_payment_minor, guardian_per_day_minor, is_paused_by_guardian) on identity.own_limits
  to wura_app, wura_worker;
grant select (customer), insert (customer) on identity.own_limits to wura_worker;
