-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on operators.approval from wura_reader, wura_checker, wura_worker;
grant select (id, public_id, kind, subject, begun_by, begun_at, expires_at, state, decided_by, decided_at) on operators.approval to wura_checker, wura_worker;

revoke select on operators.audit from wura_reader, wura_checker;
grant select (id, public_id, at, operator, what, subject, request_id, times) on operators.audit to wura_checker;

revoke select on operators.operators from wura_reader, wura_checker, wura_worker;
grant select (id, public_id) on operators.operators to wura_checker;
grant select (id, public_id, email, role, ended_at) on operators.operators to wura_worker;
