-- How a deposit may change: forward only, credited once, and taken back only by its provider.

set local role wura_owner;

create or replace function deposits.keep_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'deposits are kept: % refused', tg_op using errcode = 'WD001';
  end if;
  -- A card may be tried again under the same reference, so what failed or was given up can still be paid. Once credited,
  -- the provider taking it back changes something, and two people who send it back.
  if new.state <> old.state and (old.state, new.state) not in (
    ('pending', 'credited'), ('pending', 'failed'), ('pending', 'expired'), ('pending', 'review'),
    ('failed', 'credited'), ('failed', 'review'),
    ('expired', 'credited'), ('expired', 'failed'), ('expired', 'review'),
    ('review', 'credited'), ('review', 'failed'), ('review', 'returning'), ('review', 'returned'),
    ('returning', 'review'), ('returning', 'returned'),
    ('credited', 'reversed'),
    -- Two of the staff send it back; where the provider will not take it, it stays credited.
    ('credited', 'returning'), ('returning', 'credited')
  ) then
    raise exception 'a deposit that is % cannot become %', old.state, new.state using errcode = 'WD001';
  end if;
  if old.transfer_id is not null and new.transfer_id is distinct from old.transfer_id then
    raise exception 'a deposit is credited once' using errcode = 'WD001';
  end if;
  if old.set_aside_transfer_id is not null and new.set_aside_transfer_id is distinct from old.set_aside_transfer_id then
    raise exception 'a deposit is set aside once' using errcode = 'WD001';
  end if;
  return new;
end
$$;
