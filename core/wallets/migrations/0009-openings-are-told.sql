-- Every process hears of a wallet or a pot that a customer opens: where all they have is known to stand in one wallet, what it
-- may hold needs no look at the others.

create trigger tell_of_opening after insert on wallets.wallet
  for each row execute function identity.tell_of_change('customer');

create function wallets.tell_of_pot() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('identity_changes', w.customer::text) from wallets.wallet w where w.id = new.wallet;
  return null;
end
$$;
revoke execute on function wallets.tell_of_pot from public;

create trigger tell_of_opening after insert on wallets.pot
  for each row execute function wallets.tell_of_pot();
