-- What became of the last texts to one number: when each was written, whether it left, and what its network said of it. Not
-- what they said; that is emptied when they leave. Who asks knows the number already, and learns none by asking.

set local role wura_owner;

create or replace function notices.text_log(p_recipient text, p_limit integer)
returns table (created_at timestamptz, done_at timestamptz, outcome text, receipt text, receipt_at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.created_at, t.done_at, t.outcome, t.receipt, t.receipt_at
    from notices.texts t where t.recipient = p_recipient order by t.id desc limit p_limit
$$;
revoke execute on function notices.text_log from public;
grant execute on function notices.text_log to wura_app, wura_worker;
