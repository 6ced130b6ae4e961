-- What the sources of exchange rates said and when, as the decimal text that they wrote: nothing is priced with a number that
-- was ever a float. A rate that moved too far is kept and not quoted until staff have looked.

set local role wura_owner;

create schema rates;
grant usage on schema rates to wura_app, wura_worker, wura_reader, wura_checker;

create table rates.snapshot (
  id           bigint      generated always as identity primary key,
  source       text        not null,
  is_simulated boolean     not null,
  cadence      text        not null check (cadence in ('hourly', 'daily')),
  as_of        timestamptz not null,
  fetched_at   timestamptz not null,
  -- Units for one US dollar.
  rates        jsonb       not null check (jsonb_typeof(rates) = 'object'),
  -- Currencies that wait for a person.
  held         text[]      not null default '{}',
  constraint said_once unique (source, as_of)
);
create index snapshot_by_day on rates.snapshot (as_of);
grant select, insert, delete on rates.snapshot to wura_worker;
grant select on rates.snapshot to wura_app, wura_reader, wura_checker;
grant update (rates, held, fetched_at) on rates.snapshot to wura_worker;
grant update (held) on rates.snapshot to wura_app;

-- The last value of each currency that was not held: what the next one is compared with, whichever source it comes from.
create table rates.accepted (
  currency     text        not null,
  is_simulated boolean     not null,
  rate         text        not null,
  at           timestamptz not null,
  primary key (currency, is_simulated)
);
grant select, insert, update on rates.accepted to wura_app, wura_worker;

-- What staff decided of a currency: a rate of their own until a moment, or that it is not exchanged at all.
create table rates.decision (
  currency    text        primary key,
  rate        text,
  valid_until timestamptz,
  is_stopped  boolean     not null default false,
  reason      text        not null,
  set_at      timestamptz not null,
  constraint a_rate_ends check ((rate is null) = (valid_until is null))
);
grant select, insert, update, delete on rates.decision to wura_app;
grant select on rates.decision to wura_worker, wura_reader, wura_checker;
