-- The people that a customer saved, and the name of a customer who leaves where others have saved it: they see that the
-- account is closed, beside what they called it themselves.

set local role wura_owner;

create or replace function intra_transfers.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from intra_transfers.saved_person s where s.customer = p_customer;
  update intra_transfers.saved_person s set name = null where s.person = p_customer;
end
$$;
revoke execute on function intra_transfers.forget_customer from public;
grant execute on function intra_transfers.forget_customer to wura_worker;
