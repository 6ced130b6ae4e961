-- A statement reads the links between two days, so the last link before a day is told with its place. A function cannot
-- change what it returns: it goes, and comes back with the functions of this room.

set local role wura_owner;

drop function wallets.links_before(bigint, timestamptz[]);
