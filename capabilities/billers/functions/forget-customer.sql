-- The numbers that a customer saved.

set local role wura_owner;

create or replace function billers.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from billers.biller b where b.customer = p_customer;
end
$$;
revoke execute on function billers.forget_customer from public;
grant execute on function billers.forget_customer to wura_worker;
grant usage on schema billers to wura_worker;
