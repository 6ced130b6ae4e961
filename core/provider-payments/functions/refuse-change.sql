-- Steps are written once.

set local role wura_owner;

create or replace function provider_payments.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'WC001';
end
$$;
