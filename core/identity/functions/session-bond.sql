-- Sessions that other rooms keep something for, until when, and how they say so.

set local role wura_owner;

create or replace view identity.session_bond as
  select b.id, s.public_id as session, s.customer, s.ends_at
    from identity.session_bonds b join identity.sessions s on s.public_id = b.session
   where s.revoked_at is null;
grant select on identity.session_bond to wura_app, wura_worker;

-- None where the session has ended; one that is about to end waits, and takes the bond with it.
create or replace function identity.bind_to_session(p_customer bigint, p_session text) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  bond bigint;
begin
  perform from identity.sessions s
    where s.customer = p_customer and s.public_id = p_session and s.revoked_at is null for no key update;
  if not found then return null; end if;
  insert into identity.session_bonds as b (session) values (p_session)
    on conflict (session) do update set session = excluded.session returning b.id into bond;
  return bond;
end
$$;
revoke execute on function identity.bind_to_session from public;
grant execute on function identity.bind_to_session to wura_app;
