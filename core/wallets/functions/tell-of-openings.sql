-- Tells every process that what it remembers of a customer is old, because they opened a wallet or a pot.

set local role wura_owner;

create or replace function wallets.tell_of_wallet() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('identity_changes', new.customer::text);
  return null;
end
$$;
revoke execute on function wallets.tell_of_wallet from public;

create or replace function wallets.tell_of_pot() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('identity_changes', w.customer::text) from wallets.wallet w where w.id = new.wallet;
  return null;
end
$$;
revoke execute on function wallets.tell_of_pot from public;
