-- What was bought with a payment, for which number, and what its provider said in words.

set local role wura_owner;

-- Some providers put the telephone number into their own name for a purchase. It is what their list is held against, so that
-- it stays until that list is closed; the worker calls this once more by then.
create or replace function provider_payments.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  update provider_payments.payment p
     set goods = null, twin = null, reason = case when p.reason ~ '^[a-z_]+$' then p.reason end
   where p.customer = p_customer;
  update provider_payments.payment p
     set provider_reference = 'erased-' || left(encode(sha256(convert_to(p.reference, 'UTF8')), 'hex'), 24)
   where p.customer = p_customer and p.ended_at < clock_timestamp() - interval '7 days'
     and p.provider_reference ~ '(0|234)[789][01][0-9]{8}';
end
$$;
revoke execute on function provider_payments.forget_customer from public;
grant execute on function provider_payments.forget_customer to wura_worker;
