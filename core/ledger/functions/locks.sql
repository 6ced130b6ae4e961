-- The locks that ledger.post works by, beside those of the wallets themselves.

set local role wura_ledger;

-- The key of an advisory lock is an integer. Two owners who meet in one wait for each other without need, and that is all.
create or replace function ledger.count_key(owner bigint) returns integer
language sql immutable parallel safe as $$ select (owner % 2147483647)::integer $$;

-- The lock of a name under which something is done. Two names that meet in one are refused or waited for without need.
create or replace function ledger.name_key(request uuid) returns bigint
language sql immutable parallel safe as $$ select uuid_hash_extended(request, 7302012) $$;

-- As many batches at once as PostgreSQL has use for: two, measured on two cores, unless the database says otherwise (alter
-- database … set wura.batches = 8). Which of them is for whom does not matter; who finds none free queues for one, and its client
-- hears of it as a notice, WL006, so that it sends fewer and larger batches.
drop function if exists ledger.take_slot();
create function ledger.take_slot() returns integer
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  slots constant integer := greatest(coalesce(nullif(current_setting('wura.batches', true), '')::integer, 2), 1);
  mine  constant integer := 1 + pg_backend_pid() % slots;
begin
  for slot in 1 .. slots loop
    if pg_try_advisory_xact_lock(7302001, slot) then
      return slot;
    end if;
  end loop;
  raise notice 'as many batches are at work as may be' using errcode = 'WL006';
  perform pg_advisory_xact_lock(7302001, mine);
  return mine;
end
$$;

-- True where no transaction gives a name to another deed, nor can until this batch is over. False leaves the batch to look at each
-- of its names: that a deed is frozen in the middle costs those who pay a little time. There are sixteen places to hold off from,
-- however many batches may be at work, because a session keeps the number that it began with while the database has another by now.
create or replace function ledger.hold_off_deeds(slot integer) returns boolean
language sql as $$ select pg_try_advisory_xact_lock(7302012, slot % 16) $$;

-- Waits for the batches that hold deeds off, and for nothing else.
create or replace function ledger.announce_deed() returns void
language sql
set search_path = pg_catalog, pg_temp
as $$ select pg_advisory_xact_lock_shared(7302012, place) from generate_series(0, 15) as place $$;

-- The counts of these owners, until the transaction ends; after its wallets, and sorted, like everything that is waited for.
create or replace function ledger.lock_counts(p_owners bigint[]) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select pg_advisory_xact_lock(7302011, key)
  from (select distinct ledger.count_key(unnest(p_owners)) as key order by 1) as sorted
$$;

drop function if exists ledger.slots();

revoke execute on function ledger.take_slot, ledger.hold_off_deeds, ledger.announce_deed, ledger.lock_counts,
  ledger.count_key, ledger.name_key from public;

-- What these payments were asked about has changed: from this commit on batches leave them to be asked again. The owner's count is
-- held until then, so a batch that pays for them is over before, or sees this. Call it last in a transaction. A minute is longer
-- than any payment waits between the question and its batch; what is older is thrown away by those who come after.
create or replace function ledger.ask_again(p_owner bigint) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform ledger.lock_counts(array[p_owner]);
  insert into ledger.lately_changed as c (owner, at) values (p_owner, clock_timestamp())
    on conflict (owner) do update set at = excluded.at;
  delete from ledger.lately_changed c using (
    select o.owner from ledger.lately_changed o where o.at < clock_timestamp() - interval '1 minute' limit 20
    for update skip locked
  ) old where c.owner = old.owner;
end
$$;
revoke execute on function ledger.ask_again from public;
grant execute on function ledger.ask_again to wura_owner;
