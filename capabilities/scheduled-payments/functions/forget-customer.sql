-- Whom a customer paid on days to come, and what others call one whom they pay.

set local role wura_owner;

create or replace function scheduled_payments.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  update scheduled_payments.event e set address = null, request_id = null from scheduled_payments.schedule s
   where s.id = e.schedule and s.customer = p_customer;
  update scheduled_payments.schedule s set name = '', number = '', fields = '{}', next_on = null,
         retry_of = null, retry_on = null, wait_until = null,
         state = case when s.state in ('active', 'paused') then 'cancelled' else s.state end
   where s.customer = p_customer;
  update scheduled_payments.schedule s set name = 'Former customer' from identity.account_owner a
   where a.id = p_customer and s.kind = 'transfer' and s.number = a.account_number;
end
$$;
revoke execute on function scheduled_payments.forget_customer from public;
grant execute on function scheduled_payments.forget_customer to wura_worker;
grant usage on schema scheduled_payments to wura_worker;
