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

-- How long the newest thousand payments that have an end took to it, from the money being held on. The window of steps is
-- counted by number, so that the figure costs the same however long the history is.
create or replace view provider_payments.latest_end as
  select s.reference, extract(epoch from s.at - p.created_at)::float8 as seconds
    from provider_payments.step s join provider_payments.payment p using (reference)
   where s.state in ('succeeded', 'declined')
     and s.id > (select coalesce(max(id), 0) - 4000 from provider_payments.step)
   order by s.id desc limit 1000;

grant select on provider_payments.latest_end to wura_app, wura_worker, wura_reader, wura_checker;

-- By what the receiver's bank calls a transfer, which is what a customer reads on the slip of it.
create or replace view provider_payments.bank_session as
  select session_id, transfer_id from provider_payments.payment where session_id is not null;

grant select on provider_payments.bank_session to wura_app, wura_worker, wura_reader, wura_checker;
