-- A customer for whom something is done while they are away: what decides whether their money may move, and how much of it;
-- and where they live and are called, for a company that has to know whom it serves.

set local role wura_owner;

create or replace view identity.mover as
  select id, tier, is_frozen, has_checked_number, date_of_birth, coalesce(cooling_off_since, created_at) as cooling_off_since,
         coalesce(cooling_off_until, created_at + interval '1 day') as cooling_off_until,
         coalesce(email_confirmed_at, phone_confirmed_at) is not null as has_confirmed_contact,
         own.per_payment_minor, own.per_day_minor, own.is_transfer_off, own.next_from, own.next_per_payment_minor,
         own.next_per_day_minor, own.next_is_transfer_off, own.guard_night, own.guard_over_minor, own.next_guard_night,
         own.next_guard_over_minor, own.guardian_per_payment_minor, own.guardian_per_day_minor, own.is_paused_by_guardian,
         customers.has_guardian,
         array(select b.blocked from identity.blocks b where b.customer = customers.id) as blocks,
         locked_at is not null as is_locked,
         exists (select from identity.erasures e where e.customer = customers.id) as is_leaving
  from identity.customers
  left join identity.own_limits own on own.customer = customers.id;

create or replace view identity.contact_details as
  select id, public_id, first_name, last_name, email, phone, residential_address, state, country
  from identity.customers;

-- Whose account number it is.
create or replace view identity.account_owner as
  select id, account_number, erased_at is not null as is_erased from identity.customers;

grant select on identity.mover, identity.contact_details, identity.account_owner to wura_app, wura_worker;
