-- A device is known by what it carries, a token that its browser keeps, or else by its program and its network together:
-- the name of a program alone is the same for half of all visitors, and an address alone is a whole street's. Sessions are
-- deleted when they ended long ago; what a customer is known by must outlive them, or every old device would be a new one.

set local role wura_owner;

-- Program and network as one mark. A phone's address changes with each cell, so only what it shares with its neighbours
-- counts: 24 bits, or 48 of the longer kind. What is no address stands for itself.
create function identity.place_mark(user_agent text, address text) returns bytea
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
grant execute on function identity.place_mark to wura_app;

create table identity.devices (
  customer      bigint      not null references identity.customers (id),
  mark          bytea       not null check (length(mark) = 32),
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null,
  primary key (customer, mark)
);
grant select, insert on identity.devices to wura_app;
grant update (last_seen_at) on identity.devices to wura_app;
grant select, delete on identity.devices to wura_worker;

insert into identity.devices
  select customer, identity.place_mark(user_agent, address), min(created_at), max(last_used_at)
    from identity.sessions group by 1, 2;
