-- Customers see their devices under names, end what a device may do, and trust one of them: money that is sent from another
-- one asks for the PIN whatever the sum is, where the rules say so.

set local role wura_owner;

-- Those of a browser's own token have them; the mark of program and network is no device that anybody would name.
alter table identity.devices
  add column public_id  text unique,
  add column name       text check (length(name) between 1 and 60),
  add column user_agent text not null default '',
  add column address    text not null default '',
  add column trusted_at timestamptz,
  add constraint known_by_a_name check (public_id is not null or num_nonnulls(name, trusted_at) = 0);
grant update (public_id, name, user_agent, address, trusted_at) on identity.devices to wura_app;
grant delete on identity.devices to wura_app;

-- None: begun before devices had names.
alter table identity.sessions add column device bytea check (length(device) = 32);

create trigger tell_of_change after update on identity.devices
  for each row when (old.trusted_at is distinct from new.trusted_at) execute function identity.tell_of_change('customer');
