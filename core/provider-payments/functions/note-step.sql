-- Each state a payment passes is written down with it.

set local role wura_owner;

create or replace function provider_payments.note_step() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' or new.state <> old.state then
    insert into provider_payments.step (reference, state) values (new.reference, new.state);
  end if;
  return null;
end
$$;
