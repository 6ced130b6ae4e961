-- The worker deletes sessions by when they ended, and needs to read no more of them than that.

set local role wura_owner;

revoke select on identity.sessions from wura_worker;
grant select (ends_at) on identity.sessions to wura_worker;
