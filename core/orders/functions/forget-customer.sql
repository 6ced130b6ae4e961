-- What was ordered stays as a kind and its days; what the customer told about themselves and what was said goes.

set local role wura_owner;

create or replace function orders.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  update orders.step s set status = coalesce(s.status, 'said'), note = null
    from orders.placed p where p.id = s.placed and p.customer = p_customer;
  update orders.placed p set details = '{}' where p.customer = p_customer;
end
$$;
revoke execute on function orders.forget_customer from public;
grant execute on function orders.forget_customer to wura_worker;
grant usage on schema orders to wura_worker;
