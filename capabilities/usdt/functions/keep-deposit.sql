-- What was credited stays as it was credited, whatever a chain says later.

set local role wura_owner;

create or replace function usdt.keep_deposit() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'deposits are kept: % refused', tg_op using errcode = 'WU001';
  end if;
  -- A reorganisation after the credit is for a person to look into, and takes nothing back by itself.
  if old.state = 'credited' and (new.state, new.amount, new.customer, new.wallet, new.transfer_id)
     is distinct from (old.state, old.amount, old.customer, old.wallet, old.transfer_id) then
    raise exception 'what was credited stays credited' using errcode = 'WU001';
  end if;
  return new;
end
$$;

revoke execute on function usdt.keep_deposit from public;
