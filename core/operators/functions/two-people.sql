-- What other rooms ask of approvals.

set local role wura_owner;

-- An act that is being approved this moment, by two different people who run the product; no row where it is not so.
create or replace function operators.agreed_by_two(p_approval text, p_kind text, p_decided_by bigint)
returns table (subject text, payload jsonb, reason text, begun_by bigint)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select a.subject, a.payload, a.reason, a.begun_by from operators.approval a
   where a.public_id = p_approval and a.kind = p_kind and a.state = 'pending'
     and operators.is_agreed(a.begun_by, p_decided_by)
$$;

revoke execute on function operators.agreed_by_two from public;
