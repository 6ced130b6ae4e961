-- An order that has ended stays as it ended.

set local role wura_owner;

create or replace function exchange.keep_ended() returns trigger language plpgsql as $$
begin
  raise exception 'an order that is % does not change', old.state using errcode = 'WX001';
end
$$;
