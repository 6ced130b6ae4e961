-- Program and network as one mark. A phone's address changes with each cell, so only what it shares with its neighbours
-- counts: 24 bits, or 48 of the longer kind. What is no address stands for itself.

set local role wura_owner;

create or replace function identity.place_mark(user_agent text, address text) returns bytea
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  place text := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i');
begin
  begin
    place := text(network(set_masklen(place::inet, case family(place::inet) when 4 then 24 else 48 end)));
  exception when data_exception then
    null;
  end;
  return sha256(convert_to('place ' || place || ' ' || user_agent, 'UTF8'));
end
$$;
