-- What a provider gave back is written once.

set local role wura_owner;

create or replace function deposits.keep_refunds() returns trigger language plpgsql as $$
begin
  raise exception 'refunds are kept: % refused', tg_op using errcode = 'WD001';
end
$$;
