-- How a movement may change while it waits: its status goes forward only, and its first answer stands
-- until its customer is forgotten.

set local role wura_owner;

create or replace function wallets.keep_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'movements are kept: % refused', tg_op using errcode = 'WW001';
  end if;
  -- Completed becomes failed only when a provider takes its word back; failed is the end.
  if new.status <> old.status
     and (old.status, new.status) not in (('pending', 'completed'), ('pending', 'failed'), ('completed', 'failed')) then
    raise exception 'a movement that is % cannot become %', old.status, new.status using errcode = 'WW001';
  end if;
  if old.answer is not null and new.answer is distinct from old.answer and not identity.may_erase() then
    raise exception 'the first answer stands' using errcode = 'WW001';
  end if;
  return new;
end
$$;

revoke execute on function wallets.keep_order from public;
