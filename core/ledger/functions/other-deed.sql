-- Gives a name to a deed that is no transfer of this name. Twice is once.

set local role wura_ledger;

create or replace function ledger.name_other_deed(p_request uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into ledger.other_deed (request) values (p_request) on conflict do nothing
$$;
revoke execute on function ledger.name_other_deed from public;
grant execute on function ledger.name_other_deed to wura_app;
