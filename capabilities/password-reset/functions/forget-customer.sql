-- Codes for a new password, and from where they were asked for.

set local role wura_owner;

create or replace function password_reset.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from password_reset.codes c where c.customer = p_customer;
  delete from password_reset.requests r using identity.contact_details d, identity.person p
   where d.id = p_customer and p.id = p_customer
     and (r.customer = p_customer or r.names && array[lower(d.email), substr(d.phone, 2), lower(p.username)]);
end
$$;
revoke execute on function password_reset.forget_customer from public;
grant execute on function password_reset.forget_customer to wura_worker;
grant usage on schema password_reset to wura_worker;
