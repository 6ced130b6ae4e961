-- A passkey of staff goes, but never the last second factor: whatever the server that asks has been made to say, and however
-- many ask at once.

set local role wura_owner;

create or replace function operators.remove_passkey(p_operator bigint, p_id text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  has_app boolean;
begin
  select o.totp_secret is not null into has_app from operators.operators o where o.id = p_operator for update;
  if not exists (select from operators.passkey k where k.operator = p_operator and k.public_id = p_id) then
    return 'unknown';
  end if;
  if not has_app and (select count(*) from operators.passkey k where k.operator = p_operator) < 2 then
    return 'last';
  end if;
  delete from operators.passkey k where k.operator = p_operator and k.public_id = p_id;
  return 'removed';
end
$$;
revoke execute on function operators.remove_passkey from public;
grant execute on function operators.remove_passkey to wura_app;
