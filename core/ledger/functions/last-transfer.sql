-- The highest number that a transfer can have by now, for readers that walk the books from the newest down: the index on
-- transfers is a few bytes for each megabyte, and knows no highest one.

set local role wura_ledger;

create or replace function ledger.last_transfer() returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select last_value * 4096 + 4095 from ledger.transfer_block
$$;
revoke execute on function ledger.last_transfer from public;
grant execute on function ledger.last_transfer to wura_app, wura_worker, wura_reader;
