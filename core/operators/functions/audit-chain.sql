-- How the rows of the audit log hang together, and what is wrong with them where they do not.

set local role wura_owner;

-- The text of a row of the log from which its hash is made. Times count in microseconds, so that no setting changes it.
create or replace function operators.act_text(a operators.audit) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_array(a.id, a.public_id, (extract(epoch from a.at) * 1000000)::bigint, a.operator, a.what, a.subject,
    a.why, a.address, a.request_id, a.times)::text
$$;

-- Runs at the commit, after everything else that the transaction waits for, so that no two acts keep each other waiting.
create or replace function operators.link_act() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  last operators.audit_link;
begin
  perform pg_advisory_xact_lock(7302030);
  select * into last from operators.audit_link l order by l.seq desc limit 1;
  insert into operators.audit_link (seq, act, hash)
    values (last.seq + 1, new.id, sha256(last.hash || convert_to(operators.act_text(new), 'UTF8')));
  return null;
end
$$;

-- Each link of these that does not fit, and why. By the owner's rights, so that it can be asked by a login that may not read
-- what the rows say: it answers names alone.
create or replace function operators.audit_faults(p_low bigint, p_high bigint) returns table (seq bigint, act text, fault text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  -- Each is looked up by itself: a plan for whatever bounds would else read all of the log for the ten rows of today.
  select l.seq, (a.act).public_id,
         case when p.seq is null then 'the row before it is gone'
              when (a.act).id is null then 'the row is gone'
              else 'the row is not what was written' end
  from operators.audit_link l
  left join lateral (select b.seq, b.hash from operators.audit_link b where b.seq = l.seq - 1 limit 1) p on true
  left join lateral (select x as act from operators.audit x where x.id = l.act limit 1) a on true
  where l.seq > p_low and l.seq <= p_high
    and (p.seq is null or (a.act).id is null
         or l.hash <> sha256(p.hash || convert_to(operators.act_text(a.act), 'UTF8')))
  order by l.seq
$$;
revoke execute on function operators.audit_faults, operators.act_text, operators.link_act from public;
grant execute on function operators.audit_faults, operators.act_text to wura_app, wura_worker, wura_checker;
