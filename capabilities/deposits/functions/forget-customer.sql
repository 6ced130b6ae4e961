-- Who paid in, from where, and the account number that was the customer's own. What came in stays in its books.

set local role wura_owner;

create or replace function deposits.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  update deposits.deposit d set sender_name = null, sender_bank = null, reported = null, access_code = null, checkout_url = null
   where d.customer = p_customer;
  delete from deposits.account a where a.customer = p_customer;
end
$$;
revoke execute on function deposits.forget_customer from public;
grant execute on function deposits.forget_customer to wura_worker;
grant usage on schema deposits to wura_worker;
