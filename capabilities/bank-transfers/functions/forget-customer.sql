-- The accounts that a customer saved or paid to.

set local role wura_owner;

create or replace function bank_transfers.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from bank_transfers.beneficiary b where b.customer = p_customer;
  delete from bank_transfers.recipient r where r.customer = p_customer;
end
$$;
revoke execute on function bank_transfers.forget_customer from public;
grant execute on function bank_transfers.forget_customer to wura_worker;
grant usage on schema bank_transfers to wura_worker;
