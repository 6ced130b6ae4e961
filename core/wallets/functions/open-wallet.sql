-- The wallet of a customer in a currency, opened when there is none yet, or when it was closed.

set local role wura_owner;

create or replace function wallets.open_wallet(p_customer bigint, p_currency smallint, p_public_id text)
returns table (id bigint, public_id text, is_new boolean)
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  known record;
begin
  -- Two calls may want the same wallet first; the second waits here and then finds it, and no place in the books is lost.
  perform pg_advisory_xact_lock(hashtextextended('wallets.wallet', p_customer * 100 + p_currency));
  select w.id, w.public_id, w.closed_after, wallets.last_link(w.id) as last into known from wallets.wallet w
    where w.customer = p_customer and w.currency = p_currency;
  if found then
    if known.closed_after is not null then
      update wallets.wallet w set closed_after = null, is_hidden = false where w.id = known.id;
    end if;
    return query select known.id, known.public_id, coalesce(known.closed_after = known.last, false);
    return;
  end if;
  return query insert into wallets.wallet as w (id, public_id, customer, currency)
    values (ledger.open_wallet(p_currency), p_public_id, p_customer, p_currency)
    returning w.id, w.public_id, true;
end
$$;

revoke execute on function wallets.open_wallet from public;
grant execute on function wallets.open_wallet to wura_app, wura_worker;
