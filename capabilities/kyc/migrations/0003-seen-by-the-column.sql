-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on kyc.files from wura_checker;
grant select (id, customer, created_at) on kyc.files to wura_checker;

revoke select on kyc.submissions from wura_checker;
grant select (id, public_id, customer, attempt, submitted_at, decided_at) on kyc.submissions to wura_checker;
