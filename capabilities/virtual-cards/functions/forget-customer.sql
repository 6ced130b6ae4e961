-- What a card's issuer calls its holder, and from where its number was looked at. The book of a card stays.

set local role wura_owner;

create or replace function virtual_cards.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  delete from virtual_cards.holder h where h.customer = p_customer;
  update virtual_cards.reveal r set address = '' where r.customer = p_customer;
  update virtual_cards.card c set issuer_holder = '', last_four = null, merchant = null where c.customer = p_customer;
end
$$;
revoke execute on function virtual_cards.forget_customer from public;
grant execute on function virtual_cards.forget_customer to wura_worker;
grant usage on schema virtual_cards to wura_worker;
