-- Outsiders can make sign-ins fail as often as they like. The first failures of an hour have a row each; after that a row is
-- written when their number has doubled, and says how many there were by then.

set local role wura_owner;

alter table identity.security_events add column times integer not null default 1 check (times > 0);
