-- How a wallet gets its place in the books. Customers' wallets count from 1 upwards and are for the rooms above to give
-- to customer; the system's own count from -1 downwards and are known by what they are for.

set local role wura_ledger;

create or replace function ledger.open_wallet(currency smallint) returns bigint
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into ledger.wallet (id, currency) values (nextval('ledger.wallet_id'), $1) returning id::bigint
$$;

create or replace function ledger.open_system_wallet(purpose text, currency smallint, shard smallint) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found bigint;
begin
  select s.wallet into found from ledger.system_wallet s
    where (s.purpose, s.currency, s.shard) = ($1, $2, $3);
  if found is not null then return found; end if;
  -- Two processes may want the same wallet first; the second waits here and then finds it.
  perform pg_advisory_xact_lock(hashtextextended('ledger.system_wallet', 0));
  select s.wallet into found from ledger.system_wallet s
    where (s.purpose, s.currency, s.shard) = ($1, $2, $3);
  if found is not null then return found; end if;
  insert into ledger.wallet (id, currency) values (nextval('ledger.system_wallet_id'), $2) returning id into found;
  insert into ledger.system_wallet values ($1, $2, $3, found);
  return found;
end
$$;

revoke execute on function ledger.open_wallet, ledger.open_system_wallet from public;
grant execute on function ledger.open_wallet, ledger.open_system_wallet to wura_app, wura_worker;
