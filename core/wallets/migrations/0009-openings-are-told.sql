-- Every process hears of a wallet or a pot that a customer opens: where all they have is known to stand in one wallet, what it
-- may hold needs no look at the others.

set local role wura_owner;

create function wallets.tell_of_wallet() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('identity_changes', new.customer::text);
  return null;
end
$$;
revoke execute on function wallets.tell_of_wallet from public;

create trigger tell_of_wallet after insert on wallets.wallet
  for each row execute function wallets.tell_of_wallet();

create function wallets.tell_of_pot() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('identity_changes', w.customer::text) from wallets.wallet w where w.id = new.wallet;
  return null;
end
$$;
revoke execute on function wallets.tell_of_pot from public;

create trigger tell_of_pot after insert on wallets.pot
  for each row execute function wallets.tell_of_pot();
