-- A rule is written once.

set local role wura_owner;

create or replace function policy.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rules are kept: % refused', tg_op using errcode = 'WP001';
end
$$;
