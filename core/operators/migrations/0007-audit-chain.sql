-- Each row of the audit log is linked to the one before it by a hash, so that a row that was changed, taken out or put in
-- between by the database's owner, who is above every trigger, no longer fits. Row 0 says from when on this holds.

set local role wura_owner;

create table operators.audit_link (
  seq  bigint primary key check (seq >= 0),
  act  bigint unique references operators.audit (id),
  hash bytea  not null check (length(hash) = 32),
  constraint first_row check ((seq = 0) = (act is null))
);
grant select on operators.audit_link to wura_app, wura_worker, wura_reader, wura_checker;
grant select on operators.audit to wura_worker;
grant select (ended_at) on operators.operators to wura_worker;

-- The text of a row of the log from which its hash is made. Times count in microseconds, so that no setting changes it.
create function operators.act_text(a operators.audit) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_array(a.id, a.public_id, (extract(epoch from a.at) * 1000000)::bigint, a.operator, a.what, a.subject,
    a.why, a.address, a.request_id, a.times)::text
$$;

-- Runs at the commit, after everything else that the transaction waits for, so that no two acts keep each other waiting.
create function operators.link_act() returns trigger
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

insert into operators.audit_link (seq, act, hash)
  values (0, null, sha256(convert_to('chained since ' || clock_timestamp() || ' ' || gen_random_uuid(), 'UTF8')));

do $$
declare
  a operators.audit;
  n bigint := 0;
  h bytea  := (select hash from operators.audit_link);
begin
  for a in select * from operators.audit order by id loop
    n := n + 1;
    h := sha256(h || convert_to(operators.act_text(a), 'UTF8'));
    insert into operators.audit_link (seq, act, hash) values (n, a.id, h);
  end loop;
end
$$;

create constraint trigger link_act after insert on operators.audit deferrable initially deferred
  for each row execute function operators.link_act();
create trigger append_only before update or delete or truncate on operators.audit_link
  for each statement execute function operators.refuse_change();
