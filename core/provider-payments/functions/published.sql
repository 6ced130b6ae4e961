-- What other rooms read of payments to providers, and of cases.

set local role wura_owner;

create or replace view provider_payments.open_payment as
  select reference, provider, customer, created_at from provider_payments.payment
  where state in ('held', 'asked', 'accepted');

create or replace view cases.open_case as
  select id, number, kind, subject, customer, opened_at from cases.case_file where closed_at is null;

grant select on provider_payments.open_payment, cases.open_case to wura_app, wura_worker, wura_reader, wura_checker;
