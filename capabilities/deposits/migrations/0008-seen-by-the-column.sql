-- A login sees of people what its process works with, and no more. What was granted by the table is granted by the column,
-- so that a column which is added later is seen by none until a migration says who needs it.

set local role wura_owner;

revoke select on deposits.account from wura_reader, wura_checker;
grant select (customer, provider, opened_at) on deposits.account to wura_checker;

revoke select on deposits.deposit from wura_reader, wura_checker;
grant select (reference, channel, provider, provider_reference, customer, wallet, amount, state, transfer_id, created_at, updated_at, refused, request, fingerprint, reversal_transfer_id, is_processing, review_reason, received, set_aside_transfer_id, reversal_amount, refund_asked_at) on deposits.deposit to wura_checker;
