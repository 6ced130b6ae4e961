-- What is written in the books stays as it was written: the trigger of every table of theirs, for every role, its owner
-- too.

set local role wura_ledger;

create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the books are append-only: % on % refused', tg_op, tg_table_name using errcode = 'WL001';
end
$$;

revoke execute on function ledger.refuse_change from public;
