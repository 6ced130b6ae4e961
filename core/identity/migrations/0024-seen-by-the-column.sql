-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on identity.devices from wura_worker;
grant select (last_seen_at) on identity.devices to wura_worker;

revoke select on identity.login_names from wura_checker;
grant select (customer) on identity.login_names to wura_checker;

revoke select on identity.security_events from wura_checker;
grant select (id, at, what, customer, request_id, times) on identity.security_events to wura_checker;

revoke select on identity.sign_in_failures from wura_worker;
grant select (at) on identity.sign_in_failures to wura_worker;
