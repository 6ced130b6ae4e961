-- The only way by which a serving process adds a rule.

set local role wura_owner;

-- What two people who run the product agreed on, word for word. False: they did not, or one of them may not.
create or replace function policy.add_rule(p_approval text, p_approved_by bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into policy.rule (public_id, rule, begins_on, value, source, approval, reason, begun_by, approved_by)
    select 'rul_' || substr(p_approval, 5), a.subject, (a.payload ->> 'begins_on')::date, a.payload -> 'value',
           a.payload ->> 'source', p_approval, a.reason, a.begun_by, p_approved_by
      from operators.agreed_by_two(p_approval, 'rule_change', p_approved_by) a;
  return found;
end
$$;

revoke execute on function policy.add_rule from public;
grant execute on function policy.add_rule to wura_app;
