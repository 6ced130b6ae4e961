-- Who is calling, and what they may do, is remembered by every process for a moment, and a small payment is written in a batch with
-- many others: so one that was under way could come after the answer to a freeze, a sign-out, a lower limit. From now on the
-- commit that makes an account stricter, or ends a way into it, tells the books, and theirs is the order of the two.

set local role wura_owner;

-- Whole in its own file, which is applied after this.
create function identity.ask_payments_again() returns trigger language plpgsql as $$ begin return null; end $$;

create constraint trigger ask_payments_again after update on identity.customers
  deferrable initially deferred for each row when (
    new.is_frozen > old.is_frozen or new.tier < old.tier or new.has_checked_number < old.has_checked_number
    or new.has_guardian < old.has_guardian
    or (new.email_confirmed_at is not null) < (old.email_confirmed_at is not null)
    or (new.phone_confirmed_at is not null) < (old.phone_confirmed_at is not null)
    or (old.password_hash, old.cooling_off_until, old.locked_at, old.erased_at)
       is distinct from (new.password_hash, new.cooling_off_until, new.locked_at, new.erased_at)
  ) execute function identity.ask_payments_again('id');

create constraint trigger ask_payments_again after update on identity.sessions
  deferrable initially deferred for each row when (
    (old.revoked_at, old.locked_at) is distinct from (new.revoked_at, new.locked_at)
  ) execute function identity.ask_payments_again('customer');

create constraint trigger ask_payments_again after insert or update on identity.own_limits
  deferrable initially deferred for each row execute function identity.ask_payments_again('customer');

-- Of the settings none but the sum that needs the PIN, and not where it rises. None is that of the product.
create constraint trigger ask_payments_again after update on identity.settings
  deferrable initially deferred for each row when (
    old.pin_threshold_minor is distinct from new.pin_threshold_minor
    and (new.pin_threshold_minor > old.pin_threshold_minor) is not true
  ) execute function identity.ask_payments_again('customer');

create constraint trigger ask_payments_again_at_first after insert on identity.settings
  deferrable initially deferred for each row when (new.pin_threshold_minor is not null)
  execute function identity.ask_payments_again('customer');

create constraint trigger ask_payments_again after update on identity.pins
  deferrable initially deferred for each row when (old.locked_until is distinct from new.locked_until)
  execute function identity.ask_payments_again('customer');

create constraint trigger ask_payments_again after update on identity.devices
  deferrable initially deferred for each row when (old.trusted_at is distinct from new.trusted_at)
  execute function identity.ask_payments_again('customer');

create constraint trigger ask_payments_again
  after update of per_payment_minor, per_day_minor, revoked_at on identity.api_keys
  deferrable initially deferred for each row execute function identity.ask_payments_again('customer');
