-- What a customer meant to spend.

set local role wura_owner;

create or replace function spending.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from spending.told t where t.customer = p_customer;
  delete from spending.budget b where b.customer = p_customer;
end
$$;
revoke execute on function spending.forget_customer from public;
grant execute on function spending.forget_customer to wura_worker;
grant usage on schema spending to wura_worker;
