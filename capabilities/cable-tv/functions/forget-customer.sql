-- The smartcards that a customer asked about.

set local role wura_owner;

create or replace function cable_tv.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from cable_tv.card_check c where c.customer = p_customer;
end
$$;
revoke execute on function cable_tv.forget_customer from public;
grant execute on function cable_tv.forget_customer to wura_worker;
grant usage on schema cable_tv to wura_worker;
