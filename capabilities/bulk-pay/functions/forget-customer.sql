-- Whom a customer paid by file, and what others call one whom they paid.

set local role wura_owner;

create or replace function bulk_pay.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  update bulk_pay.line l
     set number = '', bank = '', name = '', given_to = '', given = '', note = '',
         state = case when l.state in ('unchecked', 'ready') then 'stopped' else l.state end
    from bulk_pay.batch b where b.id = l.batch and b.customer = p_customer;
  update bulk_pay.batch b
     set name = '', state = case when b.state in ('checking', 'checked', 'paying') then 'stopped' else b.state end
   where b.customer = p_customer;
  update bulk_pay.line l set name = 'Former customer', given_to = '' from identity.account_owner a
   where a.id = p_customer and l.bank = '' and l.number = a.account_number;
end
$$;
revoke execute on function bulk_pay.forget_customer from public;
grant execute on function bulk_pay.forget_customer to wura_worker;
