-- What is agreed on too late for every process to have read it.

set local role wura_owner;

create or replace function policy.refuse_late() returns trigger language plpgsql as $$
begin
  if new.approval is not null
     and (new.begins_on::timestamp - interval '1 hour') at time zone 'UTC' < clock_timestamp() + interval '10 minutes' then
    raise exception 'a rule is agreed on ten minutes before the day on which it begins, or sooner' using errcode = 'WP002';
  end if;
  return null;
end
$$;
