-- What providers told us is deleted after half a year, by the worker, a few pages at once.

set local role wura_owner;

grant delete on provider_payments.webhook to wura_worker;
