-- What was kept for a session alone goes with it.

set local role wura_owner;

create or replace function identity.untie_session() returns trigger language plpgsql
security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from identity.session_bonds b where b.session = new.public_id;
  return null;
end
$$;
