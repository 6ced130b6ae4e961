-- A customer reads the session ID from a receipt or hears it from the receiver's bank, and staff find the payment by it.

set local role wura_owner;

create index payment_session on provider_payments.payment (session_id) where session_id is not null;
