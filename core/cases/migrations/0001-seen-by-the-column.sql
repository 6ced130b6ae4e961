-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on cases.case_file from wura_reader, wura_checker;
grant select (id, number, kind, subject, customer, opened_at, closed_at) on cases.case_file to wura_checker;
