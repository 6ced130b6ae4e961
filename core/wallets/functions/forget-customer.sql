-- What customers wrote down about their payments, and to whom in the outside world they went. The books stay as they are:
-- they hold amounts and numbers of wallets, and neither names nor words.

set local role wura_owner;

-- Of what a movement says about itself only what is listed here stays; any other word may name a person.
create or replace function wallets.without_people(details jsonb) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(key, case
    when key in ('reference', 'rules', 'network', 'planCode', 'planName', 'provider', 'bouquetCode', 'bouquetName', 'company',
                 'companyCode', 'meterType', 'bankCode', 'bankName', 'quote', 'received_transaction', 'from_amount',
                 'from_currency', 'to_amount', 'to_currency', 'rate', 'mid_rate', 'source', 'as_of', 'card', 'product', 'brand',
                 'country', 'value', 'currency', 'purpose', 'last_four', 'request', 'order', 'waterType', 'converted', 'unit')
      or jsonb_typeof(value) in ('number', 'boolean', 'null') then value
    when key = 'remarks' then '""'::jsonb
    when jsonb_typeof(value) = 'string' then '"***"'::jsonb
    else value end), '{}')
  from jsonb_each(details)
$$;
revoke execute on function wallets.without_people from public;

create or replace function wallets.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  named text;
begin
  perform identity.require_erasing(p_customer);
  -- Those who paid or were paid by the customer were told so by name.
  select p.full_name into named from identity.person p where p.id = p_customer;
  perform notices.forget_words(
    array(select distinct other.customer from wallets.wallet w join ledger.entry e on e.wallet_id = w.id
            join wallets.wallet other on other.id = e.counterparty where w.customer = p_customer),
    named, 'Former customer');
  update wallets.movement m set details = wallets.without_people(m.details), answer = null
    from wallets.wallet w where w.id = m.wallet and w.customer = p_customer;
  delete from wallets.annotation a using wallets.wallet w where w.id = a.wallet and w.customer = p_customer;
  delete from wallets.party_category c where c.customer = p_customer;
  delete from wallets.confirmed_payee c where c.customer = p_customer;
  delete from wallets.kept_answer k where k.customer = p_customer;
  delete from wallets.keyed_deed d where d.customer = p_customer;
  delete from wallets.filed f using wallets.wallet w where w.id = f.wallet and w.customer = p_customer;
  delete from wallets.spent s using wallets.wallet w where w.id = s.wallet and w.customer = p_customer;
  -- A remark belongs to its sender, which is the side that was debited: a wallet, or a pot that money came out of.
  update wallets.remark r set details = wallets.without_people(r.details)
    from (select id from wallets.wallet where customer = p_customer
          union all
          select id from wallets.customer_pot where customer = p_customer) w
    join ledger.entry e on e.wallet_id = w.id and e.amount < 0
   where r.transfer_id = e.transfer_id;
end
$$;
revoke execute on function wallets.forget_customer from public;
grant execute on function wallets.forget_customer to wura_worker;
grant usage on schema wallets to wura_worker;
