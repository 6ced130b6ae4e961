-- The book of a card is written once: what was wrong is put right by another line.

set local role wura_owner;

create or replace function virtual_cards.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'check_violation';
end
$$;

revoke execute on function virtual_cards.refuse_change from public;
