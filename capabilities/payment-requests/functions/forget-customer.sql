-- What a customer wrote to those they asked for money, and how those were told of it.

set local role wura_owner;

create or replace function payment_requests.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  named text;
  asked record;
begin
  perform identity.require_erasing(p_customer);
  select p.full_name into named from identity.person p where p.id = p_customer;
  for asked in select r.payer, r.note from payment_requests.request r
                where r.asker = p_customer and r.payer is not null and r.note is not null loop
    perform notices.forget_words(array[asked.payer], asked.note, '***');
  end loop;
  perform notices.forget_words(
    array(select r.payer from payment_requests.request r where r.asker = p_customer and r.payer is not null
          union select r.asker from payment_requests.request r where r.payer = p_customer
          union select r.asker from payment_requests.payment y join payment_requests.request r on r.id = y.request
                 where y.payer = p_customer),
    named, 'Former customer');
  update payment_requests.request r set note = null where r.asker = p_customer;
  update payment_requests.request r set ended_at = clock_timestamp(), ending = case when r.asker = p_customer then 'withdrawn' else 'declined' end
   where (r.asker = p_customer or r.payer = p_customer) and r.ended_at is null;
end
$$;
revoke execute on function payment_requests.forget_customer from public;
grant execute on function payment_requests.forget_customer to wura_worker;
grant usage on schema payment_requests to wura_worker;
