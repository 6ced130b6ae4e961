-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on scheduled_payments.event from wura_reader, wura_checker, wura_worker, wura_app;
grant select (id, schedule, what, at) on scheduled_payments.event to wura_checker, wura_app;

revoke select on scheduled_payments.schedule from wura_reader, wura_checker;
grant select (id, public_id, customer, wallet, kind, amount, currency, repeats, starts_on, ends_on, on_failure, state, next_on, retry_of, retry_on, retries, wait_until, warned_for, version, created_at, try_on) on scheduled_payments.schedule to wura_checker;
