-- Gives a name to a deed that is no transfer of this name. Twice is once, and false says that it was given before. A transfer that is
-- being written under it is waited for, as is another deed that takes it: the caller who looks for either in the next statement finds
-- it, and until this transaction ends none comes after.

set local role wura_ledger;

-- As versions before have it; their calls find this one from the same moment on.
drop function if exists ledger.name_other_deed(uuid);
create function ledger.name_other_deed(p_request uuid) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select ledger.announce_deed();
  select pg_advisory_xact_lock(ledger.name_key(p_request));
  with named as (insert into ledger.other_deed (request) values (p_request) on conflict do nothing returning request)
  select exists (select from named)
$$;
revoke execute on function ledger.name_other_deed from public;
grant execute on function ledger.name_other_deed to wura_app;
