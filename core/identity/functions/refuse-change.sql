-- Security events are written once; only the address of a caller is let go of, with a customer who is forgotten.

set local role wura_owner;

create or replace function identity.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and identity.may_erase() then return null; end if;
  raise exception 'security events are append-only: % refused', tg_op;
end
$$;
