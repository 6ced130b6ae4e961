-- What customers have and what the house holds for them, in each currency: the last balance of every wallet of either side, in one
-- statement and so as one moment saw them. Credits less debits of all entries is the difference, because each balance is
-- verified to be the sum of its wallet's entries.

set local role wura_ledger;

create or replace function ledger.sums() returns table (currency smallint, customers numeric, house numeric)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select w.currency, coalesce(sum(h.balance_after) filter (where not ledger.is_system_wallet(w.id)), 0),
         -coalesce(sum(h.balance_after) filter (where ledger.is_system_wallet(w.id)), 0)
  from ledger.wallet w join ledger.head h on h.wallet_id = w.id
  group by w.currency order by w.currency
$$;
revoke execute on function ledger.sums from public;
grant execute on function ledger.sums to wura_worker;
