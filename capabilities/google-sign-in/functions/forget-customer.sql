-- Which account at Google was the customer's.

set local role wura_owner;

create or replace function google_sign_in.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from google_sign_in.newcomers n using google_sign_in.links l where l.subject = n.subject and l.customer = p_customer;
  delete from google_sign_in.links l where l.customer = p_customer;
  delete from google_sign_in.errands e where e.customer = p_customer;
end
$$;
revoke execute on function google_sign_in.forget_customer from public;
grant execute on function google_sign_in.forget_customer to wura_worker;
