-- Work that waits: to ask somebody outside again, to send a mail. A row is planned in the transaction of what it is about,
-- so neither exists without the other. Whoever takes it moves its due time past the end of a lease: should they die, it is
-- due again by itself. Each taking has a number, and only the last taker's number may write: a process that was frozen
-- and wakes up late finds its number gone.

set local role wura_owner;

create schema errands;
grant usage on schema errands to wura_app, wura_worker, wura_reader, wura_checker;

create table errands.errand (
  id         bigint      generated always as identity primary key,
  kind       text        not null,
  -- What it is about, by the name its room gave it.
  subject    text        not null,
  due_at     timestamptz not null,
  -- How often it was taken, and so the number of the last taker.
  taken      integer     not null default 0,
  planned_at timestamptz not null default now(),
  constraint planned_once unique (kind, subject)
) with (fillfactor = 70);
create index errand_due on errands.errand (kind, due_at);

grant select, insert, update, delete on errands.errand to wura_app, wura_worker;
grant select on errands.errand to wura_reader, wura_checker;
