-- Gives a name to a deed that is no transfer of this name. Twice is once. A transfer that is being written under it is waited for:
-- the caller who looks for one in the next statement finds it, and until this transaction ends none is written.

set local role wura_ledger;

create or replace function ledger.name_other_deed(p_request uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select ledger.announce_deed();
  select pg_advisory_xact_lock(ledger.name_key(p_request));
  insert into ledger.other_deed (request) values (p_request) on conflict do nothing
$$;
revoke execute on function ledger.name_other_deed from public;
grant execute on function ledger.name_other_deed to wura_app;
