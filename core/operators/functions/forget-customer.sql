-- What two of the staff agreed on says of whom by a name that means nothing; the log of their acts never said more.

set local role wura_owner;

create or replace function operators.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  update operators.approval a set payload = a.payload || '{"customer": "Former customer"}'
    from identity.person p
   where p.id = p_customer and a.subject = p.public_id and a.payload ? 'customer';
  -- What was decided about a payment of theirs is filed under the payment, and names both sides in its lines.
  update operators.approval a
     set payload = replace(a.payload::text, to_json(p.full_name)::text, '"Former customer"')::jsonb
    from identity.person p
   where p.id = p_customer and (a.subject = p.public_id or a.state <> 'pending')
     and strpos(a.payload::text, to_json(p.full_name)::text) > 0;
end
$$;
revoke execute on function operators.forget_customer from public;
grant execute on function operators.forget_customer to wura_worker;
grant usage on schema operators to wura_worker;
