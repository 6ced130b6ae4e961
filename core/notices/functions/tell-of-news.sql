-- Tells every process whom there is news for.
set local role wura_owner;

create or replace function notices.tell_of_news() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
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
