-- A customer who is looking is told at once: every process that serves hears from the database whom there is news for, in the
-- commit that made it. One word for a statement, however many customers it tells: thousands of payments are one notice of
-- ours to each process.

set local role wura_owner;

create function notices.tell_of_news() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  told text;
begin
  -- A payload holds 8,000 bytes.
  for told in
    select string_agg(customer::text, ',') from (
      select customer, (row_number() over () - 1) / 350 as part from (select distinct customer from told_rows) each_one
    ) parts group by part
  loop
    perform pg_notify('notices', told);
  end loop;
  return null;
end
$$;
create trigger tell_of_news after insert on notices.notifications
  referencing new table as told_rows for each statement execute function notices.tell_of_news();
