-- The name of a notice outside: a caller who is not its owner learns nothing by it, and cannot guess another.

set local role wura_owner;

create or replace function notices.public_name(customer bigint, id bigint) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select 'ntf_' || left(encode(sha256(convert_to('notice ' || customer || ' ' || id, 'UTF8')), 'hex'), 26)
$$;
