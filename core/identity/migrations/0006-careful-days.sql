-- Whoever has taken over an account comes with a device of their own or with a new password, and is in a hurry. From such a
-- moment on, as from the moment an account is opened, a customer moves less for a day where the rules say so.

set local role wura_owner;

alter table identity.customers add column careful_since timestamptz;
grant update (careful_since) on identity.customers to wura_app;

drop trigger tell_of_change on identity.customers;
create trigger tell_of_change after update on identity.customers
  for each row when (
    (old.is_frozen, old.kyc_completed, old.tier, old.has_checked_number, old.password_hash, old.careful_since)
    is distinct from
    (new.is_frozen, new.kyc_completed, new.tier, new.has_checked_number, new.password_hash, new.careful_since)
  ) execute function identity.tell_of_change('id');
