-- What came of holding our books against the providers': each run, and each difference from the day it was found to the
-- day it was gone. Nothing here is ever rewritten: a difference is closed, and one that comes back is another one.

set local role wura_owner;

create schema reconciliation;
grant usage on schema reconciliation to wura_app, wura_worker, wura_reader, wura_checker;

create table reconciliation.run (
  id          bigint      generated always as identity primary key,
  public_id   text        not null unique check (public_id like 'rec\_%'),
  started_at  timestamptz not null,
  from_at     timestamptz not null,
  until_at    timestamptz not null,
  ended_at    timestamptz,
  -- incomplete: a provider could not be read whole, so nothing was concluded from what it does not list.
  outcome     text        check (outcome in ('complete', 'incomplete')),
  why         text,
  at_provider integer     not null default 0,
  in_ledger   integer     not null default 0,
  differences integer     not null default 0,
  constraint ended_with_an_outcome check ((ended_at is null) = (outcome is null))
);
create index run_complete on reconciliation.run (until_at) where outcome = 'complete';
grant select, insert on reconciliation.run to wura_worker;
grant update (ended_at, outcome, why, at_provider, in_ledger, differences) on reconciliation.run to wura_worker;
grant select on reconciliation.run to wura_app, wura_reader, wura_checker;

create table reconciliation.difference (
  id          bigint      generated always as identity primary key,
  public_id   text        not null unique check (public_id like 'dif\_%'),
  provider    text        not null,
  operation   text        not null check (operation in ('charge', 'transfer', 'clearing')),
  -- Of the payment; of the clearing wallets, their currency.
  reference   text        not null,
  kind        text        not null,
  ours        jsonb,
  theirs      jsonb,
  customer    bigint      references identity.customers (id),
  case_number text        not null,
  -- When what it is about began.
  since       timestamptz not null,
  found_at    timestamptz not null,
  found_by    bigint      not null references reconciliation.run (id),
  seen_by     bigint      not null references reconciliation.run (id),
  closed_at   timestamptz,
  closed_by   bigint      references reconciliation.run (id),
  resolution  text,
  constraint closed_says_how check (num_nulls(closed_at, closed_by, resolution) in (0, 3))
);
create unique index one_open_difference on reconciliation.difference (provider, operation, reference)
  where closed_at is null;
grant select, insert on reconciliation.difference to wura_worker;
grant update (ours, theirs, seen_by, closed_at, closed_by, resolution) on reconciliation.difference to wura_worker;
grant select on reconciliation.difference to wura_app, wura_reader, wura_checker;

create function reconciliation.keep() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'what was found is kept: % refused', tg_op using errcode = 'WN001';
  end if;
  -- Nested, because each table has only its own column.
  if tg_table_name = 'run' then
    if old.ended_at is not null then
      raise exception 'a run ends once' using errcode = 'WN001';
    end if;
  elsif old.closed_at is not null then
    raise exception 'a difference that is closed stays closed' using errcode = 'WN001';
  end if;
  return new;
end
$$;
create trigger keep before update or delete on reconciliation.run
  for each row execute function reconciliation.keep();
create trigger keep before update or delete on reconciliation.difference
  for each row execute function reconciliation.keep();
create trigger kept before truncate on reconciliation.run
  for each statement execute function reconciliation.keep();
create trigger kept before truncate on reconciliation.difference
  for each statement execute function reconciliation.keep();
