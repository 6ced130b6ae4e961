-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on provider_payments.payment from wura_reader, wura_checker;
grant select (reference, provider, operation, transfer_id, customer, state, provider_reference, session_id, reason, asked, created_at, asked_at, ended_at, takes_reference, sent_at, is_none_of_theirs) on provider_payments.payment to wura_checker;
