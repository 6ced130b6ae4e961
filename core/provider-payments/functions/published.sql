-- What other rooms read of payments to providers.

set local role wura_owner;

create or replace view provider_payments.open_payment as
  select reference, provider, customer, created_at from provider_payments.payment
  where state in ('held', 'asked', 'accepted');

grant select on provider_payments.open_payment to wura_app, wura_worker, wura_reader, wura_checker;

-- What providers have sent word of lately, each once.
create or replace view provider_payments.webhook_word as
  select id, provider, reference, received_at from provider_payments.webhook
  where id > (select coalesce(max(id), 0) - 4000 from provider_payments.webhook);

grant select on provider_payments.webhook_word to wura_app, wura_worker, wura_reader, wura_checker;
