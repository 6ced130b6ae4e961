-- What a payment is asked about is about to change: those that wait for their batch are asked once more, or were before. As the last
-- of the transaction, so that nothing waits for the books meanwhile. The argument is the column that names the customer.

set local role wura_owner;

create or replace function identity.ask_payments_again() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform ledger.ask_again((to_jsonb(new) ->> tg_argv[0])::bigint);
  return null;
end
$$;
