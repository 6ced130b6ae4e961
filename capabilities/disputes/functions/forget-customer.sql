-- What was said about a payment. That there was a case, and how it ended, stays.

set local role wura_owner;

create or replace function disputes.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from disputes.evidence e using disputes.dispute d where d.id = e.dispute and d.customer = p_customer;
  update disputes.step s set sealed_text = null from disputes.dispute d where d.id = s.dispute and d.customer = p_customer;
  update disputes.dispute d set sealed_text = '' where d.customer = p_customer;
  update disputes.recall r set sealed_text = null where r.receiver = p_customer and r.sealed_text is not null;
  update disputes.hold h set reason = '' from disputes.recall r where r.id = h.recall and r.receiver = p_customer;
end
$$;
revoke execute on function disputes.forget_customer from public;
grant execute on function disputes.forget_customer to wura_worker;

-- The names of the pictures that go with the customer.
create or replace function disputes.files_of_customer(p_customer bigint) returns setof text
language sql security definer stable set search_path = pg_catalog, pg_temp as $$
  select e.file from disputes.evidence e join disputes.dispute d on d.id = e.dispute where d.customer = p_customer
$$;
revoke execute on function disputes.files_of_customer from public;
grant execute on function disputes.files_of_customer to wura_worker;
grant usage on schema disputes to wura_worker;
