-- Where a customer's programs were told what happened, and what they were told; and in what others were told, who they were.

set local role wura_owner;

create or replace function partner_webhooks.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from partner_webhooks.endpoint e where e.customer = p_customer;
  delete from partner_webhooks.event v where v.customer = p_customer;
  delete from partner_webhooks.followed f where f.customer = p_customer;
  delete from partner_webhooks.awaited a where a.customer = p_customer;
  update partner_webhooks.event v set data = v.data || '{"other": null, "remarks": null}', other = null
   where v.other = p_customer;
end
$$;
revoke execute on function partner_webhooks.forget_customer from public;
grant execute on function partner_webhooks.forget_customer to wura_worker;
