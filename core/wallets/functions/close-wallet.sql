-- A wallet is closed between two links of its chain: a process that posts to it waits for this, and comes after it.

set local role wura_owner;

create or replace function wallets.last_link(p_wallet bigint) returns bigint
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce((select h.seq from ledger.head h where h.wallet_id = p_wallet), 0)
$$;

-- Answers `closed`, or why not: `has_pots`, `not_empty`, or `under_way` while money of it waits for a provider.
create or replace function wallets.close_wallet(p_wallet bigint) returns text
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  held bigint;
begin
  -- The lock of the books for this wallet, until the commit.
  perform pg_advisory_xact_lock(7302010, p_wallet::integer);
  if exists (select from wallets.pot p where p.wallet = p_wallet and p.closed_at is null) then return 'has_pots'; end if;
  select h.balance_after into held from ledger.head h where h.wallet_id = p_wallet;
  if coalesce(held, 0) <> 0 then return 'not_empty'; end if;
  if exists (select from wallets.movement m where m.wallet = p_wallet and m.status = 'pending') then return 'under_way'; end if;
  update wallets.wallet w
     set closed_after = wallets.last_link(p_wallet), place = null, is_favourite = false, is_hidden = false
   where w.id = p_wallet;
  return 'closed';
end
$$;

revoke execute on function wallets.last_link, wallets.close_wallet from public;
grant execute on function wallets.last_link to wura_app, wura_worker, wura_reader, wura_checker;
grant execute on function wallets.close_wallet to wura_app;
