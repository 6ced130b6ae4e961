-- The codes of gift cards, and from where they were looked at.

set local role wura_owner;

create or replace function gift_cards.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  update gift_cards.showing s set address = '' from gift_cards.card c where c.id = s.card and c.customer = p_customer;
  update gift_cards.card c set sealed = '' where c.customer = p_customer and c.sealed is not null;
end
$$;
revoke execute on function gift_cards.forget_customer from public;
grant execute on function gift_cards.forget_customer to wura_worker;
grant usage on schema gift_cards to wura_worker;
