-- How a payment through a provider may change: by its steps, in one direction.

set local role wura_owner;

create or replace function provider_payments.keep_order() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'payments are kept' using errcode = 'WC001';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'held' then
      raise exception 'a payment begins by being held, not %', new.state using errcode = 'WC001';
    end if;
  elsif new.state <> old.state then
    -- Only a success is ever taken back; nothing else that has ended moves again.
    if (old.state, new.state) not in (
      ('held', 'asked'), ('held', 'declined'),
      ('asked', 'accepted'), ('asked', 'succeeded'), ('asked', 'declined'),
      ('accepted', 'succeeded'), ('accepted', 'declined'),
      ('succeeded', 'reversed')
    ) then
      raise exception 'a payment that is % cannot become %', old.state, new.state using errcode = 'WC001';
    end if;
  else
    return new;
  end if;
  return new;
end
$$;
