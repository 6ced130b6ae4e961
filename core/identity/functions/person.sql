-- A customer as other rooms know them: who they are and how well that is known, and nothing that lets a caller in.

set local role wura_owner;

create or replace view identity.person as
  select id, public_id, account_number, username, first_name, last_name, first_name || ' ' || last_name as full_name, email,
         date_of_birth, tier, is_frozen, has_checked_number,
         coalesce(email_confirmed_at, phone_confirmed_at) is not null as has_confirmed_contact, erased_at is not null as is_erased,
         has_guardian, locked_at is not null as is_locked
  from identity.customers;

grant select on identity.person to wura_app, wura_worker;
grant select (id, public_id, account_number) on identity.person to wura_checker;

-- Which wording of the terms a customer has agreed to, and when.
create or replace view identity.agreements as
  select id as customer, terms_version as version, terms_agreed_at as agreed_at from identity.customers;
grant select on identity.agreements to wura_app;
