-- From where orders to exchange were given, and what rates a customer waited for.

set local role wura_owner;

create or replace function exchange.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  update exchange.conversion_order o set state = 'cancelled', ended_at = clock_timestamp()
   where o.customer = p_customer and o.state = 'open';
  delete from exchange.rate_alert a where a.customer = p_customer;
  update exchange.conversion_order_event e set address = '' from exchange.conversion_order o
   where o.id = e.order_id and o.customer = p_customer;
end
$$;
revoke execute on function exchange.forget_customer from public;
grant execute on function exchange.forget_customer to wura_worker;
grant usage on schema exchange to wura_worker;
