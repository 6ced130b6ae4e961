-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on policy.rule from wura_reader, wura_checker, wura_worker;
grant select (id, public_id, rule, begins_on, value, source, note, approval, begun_by, approved_by, recorded_at) on policy.rule to wura_checker, wura_worker;
