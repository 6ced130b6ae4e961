-- What was bought with a payment, for which number, and what its provider said in words.

set local role wura_owner;

create or replace function provider_payments.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  update provider_payments.payment p
     set goods = null, twin = null, reason = case when p.reason ~ '^[a-z_]+$' then p.reason end
   where p.customer = p_customer;
end
$$;
revoke execute on function provider_payments.forget_customer from public;
grant execute on function provider_payments.forget_customer to wura_worker;
