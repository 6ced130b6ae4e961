-- What lies at each address is carried beside it, by whatever changes it: the worker asks every minute which addresses have the
-- most and which have anything, and that may not cost what has ever come. What it asks every few seconds gets its indexes.

set local role wura_owner;

-- Until the sums below are made nothing may come in between; the worker alone writes here, and waits for a moment.
lock table usdt.deposit, usdt.sending in share row exclusive mode;

alter table usdt.address
  -- In a block, credited or not yet; of that, credited; and taken away from there.
  add column came     bigint not null default 0 check (came >= credited),
  add column credited bigint not null default 0 check (credited >= 0),
  add column swept    bigint not null default 0 check (swept >= 0);

create function usdt.add_up_deposit() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if (new.state, new.amount, new.address) is not distinct from (old.state, old.amount, old.address) then
      return null;
    end if;
    update usdt.address a
      set came = came - old.amount, credited = credited - case when old.state = 'credited' then old.amount else 0 end
      where a.address = old.address and old.state <> 'gone';
  end if;
  update usdt.address a
    set came = came + new.amount, credited = credited + case when new.state = 'credited' then new.amount else 0 end
    where a.address = new.address and new.state <> 'gone';
  return null;
end
$$;
create trigger add_up after insert or update on usdt.deposit for each row execute function usdt.add_up_deposit();

create function usdt.add_up_sweep() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update usdt.address a set swept = swept + new.amount where a.number = new.address_number;
  return null;
end
$$;
-- An end is written once and never changed.
create trigger add_up after update on usdt.sending for each row
  when (new.purpose = 'sweep' and new.ended = 'done' and old.ended is distinct from 'done')
  execute function usdt.add_up_sweep();
revoke execute on function usdt.add_up_deposit, usdt.add_up_sweep from public;

update usdt.address a
   set came = d.came, credited = d.credited
  from (select address, sum(amount) as came, coalesce(sum(amount) filter (where state = 'credited'), 0) as credited
          from usdt.deposit where state <> 'gone' group by address) d
 where a.address = d.address;
update usdt.address a
   set swept = s.swept
  from (select address_number, sum(amount) as swept from usdt.sending
         where purpose = 'sweep' and ended = 'done' group by address_number) s
 where a.number = s.address_number;

create index address_laden on usdt.address (number) where came > swept;
create index address_heap on usdt.address ((credited - swept)) where credited > swept;
create index address_given on usdt.address (created_at);
create index deposit_credited_in on usdt.deposit (block) where state = 'credited';
create index sending_to_cold on usdt.sending (reference)
  where purpose = 'cold' and ended = 'done' and cold_transfer_id is null;
