-- How much a customer has moved or taken in in a period is counted in the commit that moves it: ledger.post raises counts,
-- and this lowers them. What was returned was not spent. Only as much as is counted, because a return never makes room for
-- more.

set local role wura_ledger;

create or replace function ledger.unspend(p_owner bigint, p_period date, p_sum bigint) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform ledger.lock_counts(array[p_owner]);
  update ledger.allowance set used = greatest(used - p_sum, 0)
    where owner = p_owner and period = p_period and direction = 'out' and p_sum > 0;
end
$$;

-- The customer has proved to be who they say, so what went before without a PIN no longer counts. Only the newest days of
-- theirs still count for anything: their other days, a row each for as long as they have been a customer, are not read.
create or replace function ledger.forget_unconfirmed(p_owner bigint) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  newest date;
begin
  perform ledger.lock_counts(array[p_owner]);
  -- The version before counts tomorrow's as well, and yesterday's still counts today.
  select max(a.period) into newest from ledger.allowance a where a.owner = p_owner;
  update ledger.allowance
    set unconfirmed = 0, used = case direction when 'unconfirmed' then 0 else used end
    where owner = p_owner and period >= newest - 2 and (unconfirmed > 0 or direction = 'unconfirmed' and used > 0);
end
$$;

-- Counts of days so long ago that nothing is held against them, out of these pages. Nothing that a payment holds at this moment is
-- among them: it writes the count of its own day.
create or replace function ledger.forget_counts(p_from tid, p_to tid, p_before date) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from ledger.allowance where ctid >= p_from and ctid < p_to and period < p_before;
end
$$;

revoke execute on function ledger.unspend, ledger.forget_unconfirmed, ledger.forget_counts from public;
grant execute on function ledger.unspend to wura_app, wura_worker;
grant execute on function ledger.forget_counts to wura_worker;
grant execute on function ledger.forget_unconfirmed to wura_app;
