-- A careful day that begins while another one holds makes it longer, and not a new one with a new allowance: whoever comes
-- with device after device would be given one each.

set local role wura_owner;

alter table identity.customers
  add column careful_until timestamptz,
  add constraint careful_until_after check (careful_until is null or careful_until > careful_since);
update identity.customers set careful_until = careful_since + interval '1 day' where careful_since is not null;
grant update (careful_until) on identity.customers to wura_app;

drop trigger tell_of_change on identity.customers;
create trigger tell_of_change after update on identity.customers
  for each row when (
    (old.is_frozen, old.kyc_completed, old.tier, old.has_checked_number, old.password_hash, old.careful_until)
    is distinct from
    (new.is_frozen, new.kyc_completed, new.tier, new.has_checked_number, new.password_hash, new.careful_until)
  ) execute function identity.tell_of_change('id');
