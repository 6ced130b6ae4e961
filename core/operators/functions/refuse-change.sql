-- The audit log is written once.

set local role wura_owner;

create or replace function operators.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only: % refused', tg_op;
end
$$;
