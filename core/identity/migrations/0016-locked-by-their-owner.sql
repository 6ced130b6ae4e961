-- A customer whose phone is gone shuts the account from any browser. It opens again with a new password, set with a code from
-- the mailbox: the old one may be what the thief has.

set local role wura_owner;

alter table identity.customers add column locked_at timestamptz;
grant update (locked_at) on identity.customers to wura_app;
