-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on reconciliation.difference from wura_reader, wura_checker;
grant select (id, public_id, provider, operation, reference, kind, ours, theirs, customer, case_number, since, found_at, found_by, seen_by, closed_at, closed_by) on reconciliation.difference to wura_checker;
