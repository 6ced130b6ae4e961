-- Hours and sums at which a payment to a payee who was never paid needs the second factor: a limit of the customer's own like the
-- others, waiting like them before it becomes easier. None: as the rules say.

set local role wura_owner;

alter table identity.own_limits
  -- 24 times the hour of Lagos in which it begins, and the hour before which it ends; the same hour twice is no hour at all.
  add column guard_night           smallint check (guard_night between 0 and 575),
  -- Above this, in kobo.
  add column guard_over_minor      bigint   check (guard_over_minor >= 0),
  add column next_guard_night      smallint check (next_guard_night between 0 and 575),
  add column next_guard_over_minor bigint   check (next_guard_over_minor >= 0),
  add constraint no_guard_without_next
    check (next_from is not null or num_nonnulls(next_guard_night, next_guard_over_minor) = 0);
grant update (guard_night, guard_over_minor, next_guard_night, next_guard_over_minor) on identity.own_limits to wura_app;

-- A payment that its customer confirmed with the second factor, by a digest of whom it pays and how much.
create table identity.confirmed_payments (
  customer   bigint      not null references identity.customers (id),
  payment    bytea       not null check (length(payment) = 32),
  good_until timestamptz not null,
  primary key (customer, payment)
);
grant select, insert, delete on identity.confirmed_payments to wura_app;
grant update (good_until) on identity.confirmed_payments to wura_app;
