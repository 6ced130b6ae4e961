-- Exchanges the secret of an address for one that is sealed already. The web process reads neither, and so cannot move the
-- former one aside by itself.

set local role wura_owner;

create or replace function partner_webhooks.renew_secret(p_endpoint bigint, p_secret bytea, p_former_until timestamptz)
returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update partner_webhooks.endpoint e
     set former_secret = e.secret, former_until = p_former_until, secret = p_secret where e.id = p_endpoint
$$;
revoke execute on function partner_webhooks.renew_secret from public;
grant execute on function partner_webhooks.renew_secret to wura_app;
