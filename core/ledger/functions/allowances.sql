-- How much somebody may move in a period is counted in the commit that moves it. The count is raised by one statement that
-- compares under the row's own lock, so two payments at once cannot both slip under the ceiling, in however many processes
-- they were asked for.
--
-- Error: WL006 an allowance would be exceeded; nothing of the call stands.

set local role wura_ledger;

-- One row for each owner, period and direction, sorted, so that two calls wait for each other in one direction only.
create or replace function ledger.spend(
  p_owner bigint[], p_period date[], p_direction ledger.direction[], p_add bigint[], p_max bigint[]
) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
declare
  counted integer;
begin
  insert into ledger.allowance as a (owner, period, direction, used, ceiling)
  select n.owner, n.period, n.direction, n.add, n.max
  from unnest(p_owner, p_period, p_direction, p_add, p_max) as n (owner, period, direction, add, max)
  where n.add between 0 and n.max
  on conflict (owner, period, direction) do update set used = a.used + excluded.used, ceiling = excluded.ceiling
    where a.used + excluded.used <= excluded.ceiling;
  get diagnostics counted = row_count;
  if counted <> cardinality(p_owner) then
    raise exception 'an allowance would be exceeded' using errcode = 'WL006';
  end if;
end
$$;

-- What was returned was not spent. Only as much as is counted, because a return never makes room for more.
create or replace function ledger.unspend(p_owner bigint, p_period date, p_sum bigint) returns void
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  update ledger.allowance set used = greatest(used - p_sum, 0)
    where owner = p_owner and period = p_period and direction = 'out' and p_sum > 0
$$;

revoke execute on function ledger.spend, ledger.unspend from public;
grant execute on function ledger.spend, ledger.unspend to wura_app, wura_worker;
