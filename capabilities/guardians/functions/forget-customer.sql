-- Whose guardian a customer was, or who answered for them; what staff wrote about it, and how the other one was told by name.

set local role wura_owner;

create or replace function guardians.forget_customer(p_customer bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform identity.require_erasing(p_customer);
  perform notices.forget_words(
    array(select l.guardian from guardians.link l where l.young = p_customer and l.guardian is not null
          union select l.young from guardians.link l where l.guardian = p_customer),
    (select p.full_name from identity.person p where p.id = p_customer), 'Former customer');
  update guardians.link l set reason = null where (l.young = p_customer or l.guardian = p_customer) and l.reason is not null;
end
$$;
revoke execute on function guardians.forget_customer from public;
grant execute on function guardians.forget_customer to wura_worker;
