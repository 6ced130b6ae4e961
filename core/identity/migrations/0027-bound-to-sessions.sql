-- What other rooms keep for one session alone, such as where its browser hears of news, goes in the commit that ends it,
-- whichever way it ends. They refer to the bond, and need not know how many ways there are.

set local role wura_owner;

create table identity.session_bonds (
  id      bigint generated always as identity primary key,
  session text   not null unique references identity.sessions (public_id) on delete cascade
);

create function identity.untie_session() returns trigger language plpgsql
security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from identity.session_bonds b where b.session = new.public_id;
  return null;
end
$$;
revoke execute on function identity.untie_session from public;
create trigger untie_session after update on identity.sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function identity.untie_session();
