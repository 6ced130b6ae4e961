-- Every server process remembers who is behind a token, because asking for each call would be the larger half of a small
-- payment. What it remembers stays true because the database itself says when something about a customer has changed, in
-- the commit that changed it: no code can forget to.

set local role wura_owner;

-- Its argument is the column that names the customer.
create function identity.tell_of_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('identity_changes', to_jsonb(new) ->> tg_argv[0]);
  return null;
end
$$;

create trigger tell_of_change after update on identity.sessions
  for each row when (old.revoked_at is distinct from new.revoked_at) execute function identity.tell_of_change('customer');
create trigger tell_of_change after insert on identity.pins
  for each row execute function identity.tell_of_change('customer');
create trigger tell_of_change after insert or update on identity.settings
  for each row execute function identity.tell_of_change('customer');
create trigger tell_of_change after update on identity.customers
  for each row when (
    (old.is_frozen, old.kyc_completed, old.password_hash) is distinct from
    (new.is_frozen, new.kyc_completed, new.password_hash)
  ) execute function identity.tell_of_change('id');
