-- Limits, fees, taxes and thresholds, each with the day on which it begins. A row is written once: what held on the day of a
-- payment can be told for as long as there are books, and a change is a row of a day to come that two people agreed on.

set local role wura_owner;

create schema policy;
grant usage on schema policy to wura_app, wura_worker, wura_reader, wura_checker;

create table policy.rule (
  id          bigint      generated always as identity primary key,
  public_id   text        not null unique check (public_id like 'rul\_%'),
  rule        text        not null check (rule ~ '^[a-z0-9_.]{1,80}$'),
  -- A day of Lagos. Of several rows of one day the last one holds: that is how a change to come is taken back.
  begins_on   date        not null,
  value       jsonb       not null check (jsonb_typeof(value) = 'object'),
  -- Where it was read: the law, a circular, the house itself.
  source      text        not null check (source <> ''),
  note        text,
  -- What two people agreed on, and why. None: it came with the installation.
  approval    text        unique,
  reason      text        check (reason <> ''),
  begun_by    bigint,
  approved_by bigint,
  recorded_at timestamptz not null default clock_timestamp(),
  constraint agreed_whole check (num_nonnulls(approval, reason, begun_by, approved_by) in (0, 4)),
  constraint two_people check (begun_by <> approved_by)
);
create index rule_by_day on policy.rule (rule, begins_on, id);
grant select on policy.rule to wura_app, wura_worker, wura_reader, wura_checker;

create function policy.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rules are kept: % refused', tg_op using errcode = 'WP001';
end
$$;
create trigger append_only before update or delete on policy.rule
  for each row execute function policy.refuse_change();
create trigger kept before truncate on policy.rule
  for each statement execute function policy.refuse_change();

-- Every process reads the rules of a day once, from five minutes before it begins: what came later would hold in some of
-- them and not in others. Asked at the commit, because that is when others can see it.
create function policy.refuse_late() returns trigger language plpgsql as $$
begin
  if new.approval is not null
     and (new.begins_on::timestamp - interval '1 hour') at time zone 'UTC' < clock_timestamp() + interval '10 minutes' then
    raise exception 'a rule is agreed on ten minutes before the day on which it begins, or sooner' using errcode = 'WP002';
  end if;
  return null;
end
$$;
create constraint trigger in_time after insert on policy.rule deferrable initially deferred
  for each row execute function policy.refuse_late();
