-- What staff did to the records with these names, newest first: when, what and in which role, and neither who nor why. A statement
-- that was made for an authority is told as the look that it also is: by its own name it would warn the customer of an inquiry.

set local role wura_owner;

create or replace function operators.acts_about(p_names text[], p_limit integer)
returns table (at timestamptz, what text, role text, times integer)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.at, case a.what when 'customer_statement_made' then 'customer_viewed' else a.what end, o.role, a.times
  from operators.audit a left join operators.operators o on o.id = a.operator
  where split_part(a.subject, '/', 1) = any (p_names)
  order by a.id desc limit p_limit
$$;
revoke execute on function operators.acts_about from public;
grant execute on function operators.acts_about to wura_app;
