-- The meters that a customer asked about and paid for, and the tokens.

set local role wura_owner;

create or replace function electricity.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from electricity.meter_check c where c.customer = p_customer;
  update electricity.vend v set meter_number = '', tokens = '{***}', receipt_number = null where v.customer = p_customer;
end
$$;
revoke execute on function electricity.forget_customer from public;
grant execute on function electricity.forget_customer to wura_worker;
grant usage on schema electricity to wura_worker;
