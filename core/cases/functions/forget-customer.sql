-- A case keeps its number and how long it took; what it was about goes with its customer.

set local role wura_owner;

create or replace function cases.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  update cases.case_file f set facts = '{}', resolution = case when f.closed_at is not null then 'closed' end
   where f.customer = p_customer;
end
$$;
revoke execute on function cases.forget_customer from public;
grant execute on function cases.forget_customer to wura_worker;
grant usage on schema cases to wura_worker;
