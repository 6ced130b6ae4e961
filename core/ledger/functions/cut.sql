-- How the books are cut. ledger.cut gives the open table another name and puts an empty one in its place: a moment in which
-- payments wait, a few milliseconds, and nothing is moved. The numbers of transfers are given out under a lock of the open
-- table, so all that were given out are below the cut and all that follow are above it.
--
-- What is left to do is then done piece by piece (ledger.close_further), beside payments and without holding up any:
--   carry  each wallet's last link into ledger.carried
--   mark   the names of its requests into ledger.request_marks
--   prove  that all its transfers lie between its bounds, so that it can be attached without being read again
--   pack   indexes without the room that a table needs that is still written to
--   seal   a second moment: from here on it is a part of ledger.past
-- Until it is sealed the closing table is searched by its own indexes, so nothing depends on when or whether this ends: a worker
-- may die anywhere, and the next one goes on. Nor does money depend on a cut in time: the open table takes all there is.
--
-- Locks that payments need are waited for a fraction of a second only, in the order in which readers take them: views first,
-- then the open table. Error 55P03 says that they were not to be had, and that it should be tried again.

set local role wura_ledger;

-- Names are hashes, so their first bits spread them evenly.
create or replace function ledger.bucket_of(request uuid) returns integer
language sql immutable parallel safe as $$
  select (get_byte(uuid_send(request), 0) << 12) + (get_byte(uuid_send(request), 1) << 4) + (get_byte(uuid_send(request), 2) >> 4)
$$;

create or replace function ledger.mark_of(request uuid) returns bytea
language sql immutable parallel safe as $$ select substring(uuid_send(request) from 3 for 6) $$;

-- Which of these requests stand in what has been cut off. The caller holds a lock of ledger.chain.
create or replace function ledger.done_before_cut(p_requests uuid[]) returns uuid[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  done     uuid[];
  suspects uuid[];
begin
  if exists (select from ledger.closed c where c.step <> 'sealed') then
    select array_agg(e.request) into done from ledger.chain_closing e where e.request = any(p_requests);
  end if;
  select array_agg(r.name) into suspects
  from unnest(p_requests) as r (name) join ledger.request_marks m on m.bucket = ledger.bucket_of(r.name)
  where position(ledger.mark_of(r.name) in m.marks) > 0;
  if suspects is not null then
    done := done || array(select l.request from ledger.link l where l.request = any(suspects));
  end if;
  return done;
end
$$;

-- Cuts off what was written so far, as the next part. Answers its number; none where nothing was written since, or the one
-- before is not sealed yet.
create or replace function ledger.cut(p_at timestamptz) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set lock_timeout = '150ms'
as $$
declare
  made ledger.closed;
begin
  perform pg_advisory_xact_lock(7302004);
  if exists (select from ledger.closed c where c.step <> 'sealed') or not exists (select from ledger.chain) then
    return null;
  end if;
  create table ledger.chain_next (like ledger.chain including constraints including indexes)
    with (autovacuum_vacuum_insert_scale_factor = 0.1, autovacuum_freeze_min_age = 0);
  create trigger append_only before update or delete or truncate on ledger.chain_next
    for each statement execute function ledger.refuse_change();
  select coalesce(max(c.part), 0) + 1, coalesce(max(c.high), 0) into made.part, made.low from ledger.closed c;
  -- Drawn while it is not known yet how high the part goes, so that the views are had before the table.
  insert into ledger.closed values (made.part, made.low, 9223372036854775806, 'carry', -2147483648, p_at, p_at);
  perform ledger.draw_books(array['chain_next', 'chain']);
  lock table ledger.chain in access exclusive mode;
  update ledger.closed c set high = ledger.last_transfer() where c.part = made.part returning c.high into made.high;
  alter table ledger.chain rename to chain_closing;
  alter index ledger.entry_pkey rename to chain_closing_pkey;
  alter index ledger.entry_request rename to chain_closing_request;
  alter index ledger.entry_transfer rename to chain_closing_transfer;
  alter table ledger.chain_next rename to chain;
  alter index ledger.chain_next_pkey rename to entry_pkey;
  alter index ledger.chain_next_request_idx rename to entry_request;
  alter index ledger.chain_next_transfer_id_idx rename to entry_transfer;
  -- In the words of the bounds that it will have, or PostgreSQL would not know that it says the same.
  execute format(
    'alter table ledger.chain_closing add constraint of_this_part check (transfer_id >= %s and transfer_id < %s) not valid',
    made.low + 1, made.high + 1
  );
  return made.part;
end
$$;

create or replace function ledger.carry_heads(inout p_part ledger.closed, p_most integer)
language plpgsql
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  last integer;
begin
  select max(n.id) into last
  from (select w.id from ledger.wallet w where w.id > p_part.reached order by w.id limit p_most) as n;
  if last is null then
    p_part.step := 'mark';
    p_part.reached := 0;
    return;
  end if;
  insert into ledger.carried as c (wallet_id, currency, seq, balance_after, cum_credit, moves)
  select w.id, h.currency, h.seq, h.balance_after, h.cum_credit, h.moves
  from ledger.wallet w
  cross join lateral (select * from ledger.chain_closing e where e.wallet_id = w.id order by e.seq desc limit 1) h
  where w.id > p_part.reached and w.id <= last
  on conflict (wallet_id) do update set seq = excluded.seq, balance_after = excluded.balance_after,
    cum_credit = excluded.cum_credit, moves = excluded.moves;
  p_part.reached := last;
end
$$;

-- A sixteenth of a sixteenth at a time: the index of names is in the order of the buckets.
create or replace function ledger.mark_requests(inout p_part ledger.closed)
language plpgsql
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
  buckets constant integer := 4096;
  low     constant uuid := (lpad(to_hex(p_part.reached), 5, '0') || repeat('0', 27))::uuid;
  high    constant uuid := (lpad(to_hex(p_part.reached + buckets - 1), 5, '0') || repeat('f', 27))::uuid;
begin
  insert into ledger.request_marks as m (bucket, marks)
  select ledger.bucket_of(e.request), string_agg(ledger.mark_of(e.request), ''::bytea)
  from ledger.chain_closing e where e.request between low and high group by 1
  on conflict (bucket) do update set marks = m.marks || excluded.marks;
  p_part.reached := p_part.reached + buckets;
  if p_part.reached >= 1048576 then
    p_part.step := 'prove';
  end if;
end
$$;

create or replace function ledger.seal(p_part ledger.closed) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  name constant text := 'chain_' || lpad(p_part.part::text, 4, '0');
begin
  perform set_config('lock_timeout', '150ms', true);
  perform ledger.draw_books(array['chain']);
  lock table ledger.chain in access exclusive mode;
  lock table ledger.chain_closing in access exclusive mode;
  alter table ledger.chain_closing drop constraint chain_closing_pkey;
  drop index ledger.chain_closing_request;
  execute format('alter table ledger.chain_closing add constraint %I primary key using index chain_closing_place', name || '_pkey');
  execute format('alter index ledger.chain_closing_name rename to %I', name || '_request');
  execute format('alter index ledger.chain_closing_transfer rename to %I', name || '_transfer');
  execute format('alter table ledger.chain_closing rename to %I', name);
  execute format('alter table ledger.past attach partition ledger.%I for values from (%s) to (%s)',
    name, p_part.low + 1, p_part.high + 1);
  -- Nothing is written to it any more: the first vacuum freezes all that is left, and no other has anything to do.
  execute format('alter table ledger.%I set (autovacuum_vacuum_insert_threshold = 0, autovacuum_vacuum_insert_scale_factor = 0)',
    name);
end
$$;

-- Does the next piece of work on the part that is being closed, and answers which step it was of; none where none is, or where
-- what was carried has to lie for longer: a statement that began before sees the closing table only.
create or replace function ledger.close_further(p_most integer, p_quiet interval, p_at timestamptz) returns text
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  part ledger.closed;
  step text;
begin
  perform pg_advisory_xact_lock(7302004);
  select * into part from ledger.closed c where c.step <> 'sealed';
  if not found or part.step = 'seal' and part.stepped_at + p_quiet > p_at then
    return null;
  end if;
  step := part.step;
  -- An autovacuum of the closing table gives way to what waits for a second.
  perform set_config('lock_timeout', '5s', true);
  case step
    when 'carry' then part := ledger.carry_heads(part, p_most);
    when 'mark' then part := ledger.mark_requests(part);
    when 'prove' then
      alter table ledger.chain_closing validate constraint of_this_part;
      part.step := 'pack';
    when 'pack' then
      perform set_config('maintenance_work_mem', '256MB', true);
      create unique index chain_closing_place on ledger.chain_closing (wallet_id, seq) with (fillfactor = 100);
      create unique index chain_closing_name on ledger.chain_closing (request) with (fillfactor = 100)
        where request is not null;
      part.step := 'seal';
    else
      perform ledger.seal(part);
      part.step := 'sealed';
      part.joined_at := p_at;
  end case;
  update ledger.closed c
    set step = part.step, reached = part.reached, joined_at = part.joined_at,
        stepped_at = case when c.step = part.step then c.stepped_at else p_at end
    where c.part = part.part;
  return step;
end
$$;

-- Puts the oldest part that is not there yet into the archive, and answers its number. Only readers of the past wait, for a
-- moment; payments do not.
create or replace function ledger.archive(p_at timestamptz) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set lock_timeout = '150ms'
as $$
declare
  part ledger.closed;
  name text;
begin
  perform pg_advisory_xact_lock(7302004);
  select * into part from ledger.closed c where c.step = 'sealed' and c.archived_at is null order by c.part limit 1;
  if not found then
    return null;
  end if;
  name := 'chain_' || lpad(part.part::text, 4, '0');
  update ledger.closed c set archived_at = p_at where c.part = part.part;
  perform ledger.draw_books(array(
    select young from unnest(array['chain', 'chain_closing']) as young where to_regclass('ledger.' || young) is not null
  ));
  execute format('alter table ledger.past detach partition ledger.%I', name);
  execute format('alter table ledger.%I set schema ledger_archive', name);
  execute format('alter table ledger_archive.past attach partition ledger_archive.%I for values from (%s) to (%s)',
    name, part.low + 1, part.high + 1);
  return part.part;
end
$$;

revoke execute on function ledger.bucket_of, ledger.mark_of, ledger.done_before_cut, ledger.cut, ledger.carry_heads,
  ledger.mark_requests, ledger.seal, ledger.close_further, ledger.archive from public;
grant execute on function ledger.cut, ledger.close_further, ledger.archive to wura_worker;

-- How much has been written since the last cut, by which a worker knows that it is time for another.
create or replace function ledger.open_bytes() returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select pg_relation_size('ledger.chain')
$$;
revoke execute on function ledger.open_bytes from public;
grant execute on function ledger.open_bytes to wura_worker;
