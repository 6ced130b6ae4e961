-- Payments that customers asked for once and that are made on days to come. What was asked and confirmed with the PIN is a
-- row here; each day of it is a row of its own, taken in the commit that moves the money, so that no day is paid twice.

set local role wura_owner;

create schema scheduled_payments;
grant usage on schema scheduled_payments to wura_app, wura_worker, wura_reader, wura_checker;

create table scheduled_payments.schedule (
  id          bigint      generated always as identity primary key,
  public_id   text        not null unique check (public_id like 'sch\_%'),
  customer    bigint      not null references identity.customers (id),
  wallet      bigint      not null references wallets.wallet (id),
  kind        text        not null,
  -- As the payment's own form has them.
  fields      jsonb       not null,
  -- Who is paid, as the customer saw it, and the number that is paid.
  name        text        not null,
  number      text        not null,
  amount      bigint      not null check (amount > 0),
  currency    smallint    not null,
  repeats     text        not null check (repeats in ('once', 'daily', 'weekly', 'monthly')),
  starts_on   date        not null,
  ends_on     date,
  on_failure  text        not null check (on_failure in ('retry', 'skip', 'stop')),
  state       text        not null default 'active'
                          check (state in ('active', 'paused', 'finished', 'stopped', 'cancelled')),
  -- The next of its days; none: there are no more.
  next_on     date,
  -- A day that failed, when it is tried again, and how often it was.
  retry_of    date,
  retry_on    date,
  retries     smallint    not null default 0,
  -- A provider was away: not before this.
  wait_until  timestamptz,
  -- The day for which the customer was told whether the wallet holds enough.
  warned_for  date,
  -- Counts what was changed, so that a worker which read it before does not pay what it was.
  version     integer     not null default 1,
  created_at  timestamptz not null default clock_timestamp(),
  try_on      date        generated always as (least(next_on, retry_on)) stored,
  constraint ends_after_it_starts check (ends_on >= starts_on),
  constraint retry_whole check ((retry_of is null) = (retry_on is null))
);
create index schedule_due on scheduled_payments.schedule (try_on, id) where state = 'active';
create index schedule_of_customer on scheduled_payments.schedule (customer, id desc);
-- Whoever presses twice has one.
create unique index schedule_once
  on scheduled_payments.schedule (customer, wallet, kind, fields, amount, repeats, starts_on)
  where state in ('active', 'paused');
grant select, insert on scheduled_payments.schedule to wura_app;
grant select on scheduled_payments.schedule to wura_worker, wura_reader, wura_checker;
grant update (amount, repeats, starts_on, ends_on, on_failure, state, next_on, retry_of, retry_on, retries, wait_until,
              version) on scheduled_payments.schedule to wura_app;
grant update (state, next_on, retry_of, retry_on, retries, wait_until, warned_for, version)
  on scheduled_payments.schedule to wura_worker;

-- What became of each day.
create table scheduled_payments.run (
  schedule    bigint      not null references scheduled_payments.schedule (id),
  -- The day on which it was paid, or would have been: one row a day, whatever happens.
  day         date        not null,
  -- The day of the schedule that it is for: another one, where that one had failed.
  due_on      date        not null,
  outcome     text        not null check (outcome in ('pending', 'completed', 'failed', 'skipped', 'missed')),
  why         text,
  amount      bigint      check (amount > 0),
  transfer_id bigint      unique,
  wallet      bigint,
  seq         bigint,
  at          timestamptz not null default clock_timestamp(),
  primary key (schedule, day),
  constraint paid_whole check (num_nonnulls(transfer_id, wallet, seq, amount) in (0, 4)),
  constraint paid_has_transfer check (outcome not in ('pending', 'completed') or transfer_id is not null)
);
-- A day of the schedule is paid once, though it be tried on several days.
create unique index run_paid_once on scheduled_payments.run (schedule, due_on) where outcome in ('pending', 'completed');
create index run_pending on scheduled_payments.run (transfer_id) where outcome = 'pending';
grant select, insert on scheduled_payments.run to wura_app, wura_worker;
grant select on scheduled_payments.run to wura_reader, wura_checker;
grant update (outcome, why) on scheduled_payments.run to wura_worker;

-- Who did what to it, and from where: written in the commit that did it, and never changed.
create table scheduled_payments.event (
  id          bigint      generated always as identity primary key,
  schedule    bigint      not null references scheduled_payments.schedule (id),
  what        text        not null
                          check (what in ('made', 'changed', 'skipped', 'paused', 'resumed', 'cancelled', 'stopped', 'finished')),
  at          timestamptz not null default clock_timestamp(),
  -- Of the customer's call; none where the worker did it.
  address     text,
  request_id  text
);
create index event_of_schedule on scheduled_payments.event (schedule, id);
grant select, insert on scheduled_payments.event to wura_app, wura_worker;
grant select on scheduled_payments.event to wura_reader, wura_checker;
