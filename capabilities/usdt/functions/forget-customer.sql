-- The addresses that a customer saved. Those on the chain are public, and stay with the books.

set local role wura_owner;

create or replace function usdt.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from usdt.saved_address a where a.customer = p_customer;
end
$$;
revoke execute on function usdt.forget_customer from public;
grant execute on function usdt.forget_customer to wura_worker;
grant usage on schema usdt to wura_worker;
