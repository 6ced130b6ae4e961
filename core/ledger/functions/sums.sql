-- What customers have and what the house holds for them, in each currency: the last balance of every wallet of either side.
-- Credits less debits of all entries is the difference, because each balance is verified to be the sum of its wallet's entries.

set local role wura_ledger;

-- Of the wallets with these numbers; read in one transaction that sees one moment, however many statements it takes.
create or replace function ledger.sums_between(p_from integer, p_to integer)
returns table (currency smallint, customers numeric, house numeric)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select w.currency, coalesce(sum(h.balance_after) filter (where not ledger.is_system_wallet(w.id)), 0),
         -coalesce(sum(h.balance_after) filter (where ledger.is_system_wallet(w.id)), 0)
  from ledger.wallet w join ledger.head h on h.wallet_id = w.id
  where w.id >= p_from and w.id < p_to
  group by w.currency
$$;
revoke execute on function ledger.sums_between from public;
grant execute on function ledger.sums_between to wura_worker;

-- The version before asks for all of them in one statement.
create or replace function ledger.sums() returns table (currency smallint, customers numeric, house numeric)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.currency, s.customers, s.house from ledger.sums_between(-2147483648, 2147483647) s order by s.currency
$$;
revoke execute on function ledger.sums from public;
grant execute on function ledger.sums to wura_worker;
