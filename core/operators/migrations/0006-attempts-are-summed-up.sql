-- Outsiders can make sign-ins of staff fail as often as they like. The first attempts of an hour have a line each; after that
-- a line is written when their number has doubled, and says how many there were by then.

set local role wura_owner;

alter table operators.audit add column times integer not null default 1 check (times > 0);
