-- How often something happened within an hour or a day, where a count must outlive a restart and hold for every process
-- together. One row for each name; when its window has ended it is begun anew or, where nothing happens, deleted.

set local role wura_owner;

create schema counters;
grant usage on schema counters to wura_app, wura_worker, wura_reader, wura_checker;

create table counters.counter (
  name    text        primary key check (length(name) <= 300),
  ends_at timestamptz not null,
  count   bigint      not null check (count > 0)
) with (fillfactor = 70);
create index counter_ended on counters.counter (ends_at);

grant select, insert, update on counters.counter to wura_app;
grant select, delete on counters.counter to wura_worker;
grant select on counters.counter to wura_reader, wura_checker;
