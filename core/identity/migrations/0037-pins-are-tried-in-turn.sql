-- A try counts, and locks, before it is known whether it is right. Until then no other process may take that lock for one
-- that stands, so the tries of one customer wait for each other, by the database's clock and whichever process they are in.

set local role wura_owner;

alter table identity.pins add column trying_until timestamptz;
grant update (trying_until) on identity.pins to wura_app;
