-- What is to leave an address of ours is signed once and ends once.

set local role wura_owner;

create or replace function usdt.keep_sending() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'what leaves us is kept: % refused', tg_op using errcode = 'WU001';
  end if;
  if old.signed is not null and (new.transaction, new.signed, new.reference_block, new.reference_block_id, new.reference_at_ms,
       new.expires_at_ms, new.fee_limit_sun)
     is distinct from (old.transaction, old.signed, old.reference_block, old.reference_block_id, old.reference_at_ms,
       old.expires_at_ms, old.fee_limit_sun) then
    raise exception 'it was signed once' using errcode = 'WU001';
  end if;
  if (old.ended is not null and new.ended is distinct from old.ended)
     or (old.refusal is not null and (new.refusal is distinct from old.refusal or new.signed is not null)) then
    raise exception 'it has ended' using errcode = 'WU001';
  end if;
  return new;
end
$$;

revoke execute on function usdt.keep_sending from public;
