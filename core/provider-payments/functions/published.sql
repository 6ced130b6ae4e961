-- What other rooms read of payments to providers.

set local role wura_owner;

create or replace view provider_payments.open_payment as
  select reference, provider, customer, created_at from provider_payments.payment
  where state in ('held', 'asked', 'accepted');

grant select on provider_payments.open_payment to wura_app, wura_worker, wura_reader, wura_checker;
