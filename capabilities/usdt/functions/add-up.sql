-- Carries what lies at an address, by whatever changes it.

set local role wura_owner;

create or replace function usdt.add_up_deposit() returns trigger
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

create or replace function usdt.add_up_sweep() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update usdt.address a set swept = swept + new.amount where a.number = new.address_number;
  return null;
end
$$;

revoke execute on function usdt.add_up_deposit, usdt.add_up_sweep from public;
