-- A run and a difference end once, and what they found stays.

set local role wura_owner;

create or replace function reconciliation.keep() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'what was found is kept: % refused', tg_op using errcode = 'WN001';
  end if;
  -- Nested, because each table has only its own column.
  if tg_table_name = 'run' then
    if old.ended_at is not null then
      raise exception 'a run ends once' using errcode = 'WN001';
    end if;
  elsif old.closed_at is not null then
    raise exception 'a difference that is closed stays closed' using errcode = 'WN001';
  end if;
  return new;
end
$$;
