-- How well a customer is known decides how much they may move. The tier is the one word that rooms which move money need:
-- 1 has signed up, 2 has had a BVN and a NIN checked, 3 has had documents approved. One number checked is a fact of its
-- own, because some rules ask for it before the first naira moves.

set local role wura_owner;

alter table identity.customers
  add column tier smallint not null default 1 check (tier between 1 and 3),
  add column has_checked_number boolean not null default false;
update identity.customers set tier = 3 where kyc_completed;
alter table identity.customers add constraint documents_are_the_third_tier check (kyc_completed = (tier = 3));

grant update (tier, has_checked_number) on identity.customers to wura_app, wura_worker;
grant update (kyc_completed) on identity.customers to wura_worker;
grant usage on schema identity to wura_worker;
grant select (id, public_id, account_number, first_name, last_name, email, phone, tier, has_checked_number, kyc_completed,
              is_frozen, country, date_of_birth, created_at)
  on identity.customers to wura_worker;

drop trigger tell_of_change on identity.customers;
create trigger tell_of_change after update on identity.customers
  for each row when (
    (old.is_frozen, old.kyc_completed, old.tier, old.has_checked_number, old.password_hash) is distinct from
    (new.is_frozen, new.kyc_completed, new.tier, new.has_checked_number, new.password_hash)
  ) execute function identity.tell_of_change('id');
