-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on payment_requests.request from wura_checker, wura_worker;
grant select (id, code, asker, payer, currency, amount, created_at, expires_at, ended_at, ending) on payment_requests.request to wura_checker, wura_worker;
