-- Papers, numbers and what was checked. What the law wants kept lies apart by then.

set local role wura_owner;

create or replace function kyc.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from kyc.checks c using kyc.submissions s where s.id = c.submission and s.customer = p_customer;
  delete from kyc.expiry_steps e using kyc.submissions s where s.id = e.submission and s.customer = p_customer;
  delete from kyc.submissions s where s.customer = p_customer;
  delete from kyc.numbers n where n.customer = p_customer;
  delete from kyc.face_checks f where f.customer = p_customer;
  delete from kyc.files f where f.customer = p_customer;
end
$$;
revoke execute on function kyc.forget_customer from public;
grant execute on function kyc.forget_customer to wura_worker;
grant usage on schema kyc to wura_worker;
