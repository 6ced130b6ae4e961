-- The addresses and numbers that a customer had before, and what was sent there.

set local role wura_owner;

create or replace function contact_details.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  value text;
begin
  perform identity.require_erasing(p_customer);
  for value in
    select r.old_value from contact_details.requests r where r.customer = p_customer and r.old_value is not null
    union select r.new_value from contact_details.requests r where r.customer = p_customer
  loop
    perform notices.forget_recipient(value);
  end loop;
  delete from contact_details.requests r where r.customer = p_customer;
end
$$;
revoke execute on function contact_details.forget_customer from public;
grant execute on function contact_details.forget_customer to wura_worker;
grant usage on schema contact_details to wura_worker;
