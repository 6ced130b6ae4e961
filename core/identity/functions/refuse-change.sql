-- Security events are written once.

set local role wura_owner;

create or replace function identity.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'security events are append-only: % refused', tg_op;
end
$$;
