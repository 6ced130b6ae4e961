-- Every process hears that an account was shut, or opened again: no key of a program is good for one that is, and what is
-- remembered of a key was read with that. The ends of sessions and keys in the same commit told most of them; a lock by itself
-- told nobody.

set local role wura_owner;

create or replace trigger tell_of_change after update on identity.customers
  for each row when (
    (old.is_frozen, old.kyc_completed, old.tier, old.has_checked_number, old.password_hash, old.cooling_off_until,
     old.email_confirmed_at, old.phone_confirmed_at, old.erased_at, old.first_name, old.has_guardian, old.locked_at)
    is distinct from
    (new.is_frozen, new.kyc_completed, new.tier, new.has_checked_number, new.password_hash, new.cooling_off_until,
     new.email_confirmed_at, new.phone_confirmed_at, new.erased_at, new.first_name, new.has_guardian, new.locked_at)
  ) execute function identity.tell_of_change('id');
