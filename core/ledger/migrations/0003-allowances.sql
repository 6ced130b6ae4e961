-- How much somebody may move in a period is counted in the commit that moves it. The count is raised by one statement that
-- compares under the row's own lock, so two payments at once cannot both slip under the ceiling, in however many processes
-- they were asked for.
--
-- Error: WL006 an allowance would be exceeded; nothing of the call stands.

set local role wura_ledger;

create table ledger.allowance (
  -- Whoever the room above means by it: the ledger knows no customers.
  owner   bigint not null,
  period  date   not null,
  used    bigint not null check (used >= 0),
  ceiling bigint not null,
  primary key (owner, period)
  -- Every payment of a day meets the same row; room on its page keeps the index out of it.
) with (fillfactor = 50);

-- One row for each owner and period, sorted, so that two calls wait for each other in one direction only.
create function ledger.spend(p_owner bigint[], p_period date[], p_add bigint[], p_max bigint[]) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
as $$
declare
  counted integer;
begin
  insert into ledger.allowance as a (owner, period, used, ceiling)
  select n.owner, n.period, n.add, n.max
  from unnest(p_owner, p_period, p_add, p_max) as n (owner, period, add, max)
  where n.add between 0 and n.max
  on conflict (owner, period) do update set used = a.used + excluded.used, ceiling = excluded.ceiling
    where a.used + excluded.used <= excluded.ceiling;
  get diagnostics counted = row_count;
  if counted <> cardinality(p_owner) then
    raise exception 'an allowance would be exceeded' using errcode = 'WL006';
  end if;
end
$$;

-- What was returned was not spent. Only as much as is counted, because a return never makes room for more.
create function ledger.unspend(p_owner bigint, p_period date, p_sum bigint) returns void
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  update ledger.allowance set used = greatest(used - p_sum, 0) where owner = p_owner and period = p_period and p_sum > 0
$$;

revoke execute on function ledger.spend, ledger.unspend from public;
grant execute on function ledger.spend, ledger.unspend to wura_app, wura_worker;
grant select on ledger.allowance to wura_app, wura_worker, wura_reader, wura_checker;
