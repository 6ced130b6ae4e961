-- What was written to us and what we answered.

set local role wura_owner;

create or replace function support.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from support.messages m using support.tickets t, identity.contact_details c
   where t.id = m.ticket and c.id = p_customer
     and (t.customer = p_customer or t.customer is null and c.email <> '' and lower(t.email) = lower(c.email));
  delete from support.tickets t using identity.contact_details c
   where c.id = p_customer
     and (t.customer = p_customer or t.customer is null and c.email <> '' and lower(t.email) = lower(c.email));
end
$$;
revoke execute on function support.forget_customer from public;
grant execute on function support.forget_customer to wura_worker;
grant usage on schema support to wura_worker;
