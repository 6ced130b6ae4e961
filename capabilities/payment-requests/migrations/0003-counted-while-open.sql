-- How many requests a customer has open is counted before each new one: those that have not ended, and not all they ever made.

set local role wura_owner;

create index request_open on payment_requests.request (asker, expires_at) where ended_at is null;
