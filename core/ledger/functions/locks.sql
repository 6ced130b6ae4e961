-- The locks that ledger.post works by, beside those of the wallets themselves.

set local role wura_ledger;

-- The key of an advisory lock is an integer. Two owners who meet in one wait for each other without need, and that is all.
create or replace function ledger.count_key(owner bigint) returns integer
language sql immutable parallel safe as $$ select (owner % 2147483647)::integer $$;

-- As many batches at once as PostgreSQL has use for: two, measured on two cores, unless the database says otherwise (alter
-- database … set wura.batches = 8). Which of them is for whom does not matter; who finds none free queues for one, and its
-- client hears of it as a notice, WL006, so that it sends fewer and larger batches.
create or replace function ledger.take_slot() returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  slots constant integer := greatest(coalesce(nullif(current_setting('wura.batches', true), '')::integer, 2), 1);
begin
  for slot in 1 .. slots loop
    if pg_try_advisory_xact_lock(7302001, slot) then
      return;
    end if;
  end loop;
  raise notice 'as many batches are at work as may be' using errcode = 'WL006';
  perform pg_advisory_xact_lock(7302001, 1 + pg_backend_pid() % slots);
end
$$;

-- The counts of these owners, until the transaction ends; after its wallets, and sorted, like everything that is waited for.
create or replace function ledger.lock_counts(p_owners bigint[]) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select pg_advisory_xact_lock(7302011, key)
  from (select distinct ledger.count_key(unnest(p_owners)) as key order by 1) as sorted
$$;

revoke execute on function ledger.take_slot, ledger.lock_counts, ledger.count_key from public;
