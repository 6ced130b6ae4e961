-- Customers may hold themselves to less than their tier allows, and shut off transfers to others. What is stricter holds at
-- once; what is easier is asked for with a second factor and may have to wait, because it is what an attacker asks for first.

set local role wura_owner;

create table identity.own_limits (
  customer               bigint      primary key references identity.customers (id),
  per_payment_minor      bigint      check (per_payment_minor > 0),
  per_day_minor          bigint      check (per_day_minor > 0),
  is_transfer_off        boolean     not null default false,
  -- From this moment on the three below hold in the place of the three above.
  next_from              timestamptz,
  next_per_payment_minor bigint      check (next_per_payment_minor > 0),
  next_per_day_minor     bigint      check (next_per_day_minor > 0),
  next_is_transfer_off   boolean,
  constraint next_is_whole check ((next_from is null) = (next_is_transfer_off is null)),
  constraint none_without_next
    check (next_from is not null or num_nonnulls(next_per_payment_minor, next_per_day_minor) = 0)
);
grant select, insert on identity.own_limits to wura_app;
grant update (per_payment_minor, per_day_minor, is_transfer_off, next_from, next_per_payment_minor, next_per_day_minor,
              next_is_transfer_off) on identity.own_limits to wura_app;

create trigger tell_of_change after insert or update on identity.own_limits
  for each row execute function identity.tell_of_change('customer');

-- A code that was mailed to a customer who has neither an authenticator app nor a passkey. The newest alone counts.
create table identity.step_up_codes (
  customer   bigint      primary key references identity.customers (id),
  digest     bytea       not null check (length(digest) = 32),
  expires_at timestamptz not null,
  tries      smallint    not null default 0 check (tries between 0 and 5)
);
grant select, insert, delete on identity.step_up_codes to wura_app;
grant update (digest, expires_at, tries) on identity.step_up_codes to wura_app;

-- A device also signs that its owner wants a limit raised, in the session that asks.
alter table identity.passkey_challenges drop constraint passkey_challenges_purpose_check;
alter table identity.passkey_challenges
  add constraint passkey_challenges_purpose_check check (purpose in ('add', 'sign_in', 'pay', 'step_up'));
