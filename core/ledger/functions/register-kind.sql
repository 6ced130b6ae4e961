-- A kind of movement that a feature brings, written once by the owner of the database when it migrates. Two starts at once
-- write the same row.

set local role wura_ledger;

create or replace function ledger.register_kind(p_id integer, p_name text, p_is_hold boolean) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  insert into ledger.kind (id, name, is_hold) values (p_id, p_name, p_is_hold) on conflict do nothing
$$;
revoke execute on function ledger.register_kind from public;
