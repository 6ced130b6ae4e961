-- What a customer saved for.

set local role wura_owner;

create or replace function pots.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from pots.waiting w using wallets.customer_wallet c where c.id = w.wallet and c.customer = p_customer;
  update pots.plan p set name = '***', round_up = null, aimed_at = null
    from wallets.customer_wallet c where c.id = p.wallet and c.customer = p_customer;
end
$$;
revoke execute on function pots.forget_customer from public;
grant execute on function pots.forget_customer to wura_worker;
grant usage on schema pots to wura_worker;
