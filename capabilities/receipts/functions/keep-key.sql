-- Receipts that were shared are verified with this key for ever.

set local role wura_owner;

create or replace function receipts.keep_key() returns trigger language plpgsql as $$
begin
  raise exception 'the key of all receipts is kept' using errcode = 'WR001';
end
$$;
