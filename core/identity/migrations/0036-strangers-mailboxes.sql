-- The worker warns customers by mail, and only so often to a mailbox that nobody confirmed.

set local role wura_owner;

grant select (email_confirmed_at) on identity.customers to wura_worker;
