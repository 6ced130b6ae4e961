-- An approval is decided once, and kept.

set local role wura_owner;

create or replace function operators.decide_once() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'approvals are kept: % refused', tg_op using errcode = 'WO001';
  end if;
  if old.state = new.state and identity.may_erase() then return new; end if;
  if old.state <> 'pending' or new.state = 'pending' then
    raise exception 'an approval is decided once' using errcode = 'WO001';
  end if;
  return new;
end
$$;
