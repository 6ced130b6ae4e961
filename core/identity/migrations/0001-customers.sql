-- Who the customers are, how they prove it, and what was done about it. Receipts replay names and account numbers byte for
-- byte, so the application may not change those at all: its rights are given column by column.

set local role wura_owner;

create schema identity;
grant usage on schema identity to wura_app, wura_checker;

create table identity.customers (
  id                  bigint      generated always as identity primary key,
  public_id           text        not null unique,
  account_number      text        not null unique check (account_number ~ '^[1-9][0-9]{9}$'),
  first_name          text        not null,
  last_name           text        not null,
  username            text        not null,
  email               text        not null,
  phone               text        not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  date_of_birth       date        not null,
  country             text        not null check (country ~ '^[A-Z]{2}$'),
  state               text        not null,
  residential_address text        not null,
  password_hash       text        not null check (password_hash like '$argon2id$%'),
  photo               text,
  is_frozen           boolean     not null default false,
  kyc_completed       boolean     not null default false,
  created_at          timestamptz not null
);
grant select, insert on identity.customers to wura_app;
grant update (residential_address, password_hash, photo, is_frozen, kyc_completed) on identity.customers to wura_app;
grant select (id, public_id, account_number, created_at) on identity.customers to wura_checker;

-- Everything a customer can sign in with, in one column, so that one primary key refuses twins of every kind whoever
-- comes first: two of one e-mail, and a username that reads as somebody's phone number. A phone number is owned in its
-- international form; its other spellings belong to nobody, because two countries may share a national form, and only
-- keep usernames away.
create table identity.login_names (
  name     text   primary key,
  kind     text   not null check (kind in ('email', 'username', 'phone', 'spelling')),
  customer bigint references identity.customers (id),
  constraint spellings_belong_to_nobody check ((kind = 'spelling') = (customer is null))
);
grant select, insert on identity.login_names to wura_app;
grant select on identity.login_names to wura_checker;

-- The token itself is never stored: whoever reads this table cannot sign in with it.
create table identity.sessions (
  token_hash    bytea       primary key check (length(token_hash) = 32),
  number        bigint      generated always as identity,
  public_id     text        not null unique,
  customer      bigint      not null references identity.customers (id),
  is_remembered boolean     not null,
  created_at    timestamptz not null,
  last_used_at  timestamptz not null,
  ends_at       timestamptz not null,
  revoked_at    timestamptz,
  user_agent    text        not null,
  address       text        not null
  -- Room on each page, so that noting the last use stays on it and touches no index.
) with (fillfactor = 80);
create index sessions_customer on identity.sessions (customer, number);
grant select, insert, delete on identity.sessions to wura_app;
grant update (last_used_at, revoked_at) on identity.sessions to wura_app;

-- A bucket per identifier and per address that every failed sign-in fills and time empties. What the subject was is kept
-- only as a hash. Nothing here locks an account: a full bucket makes the next try wait.
create table identity.sign_in_failures (
  subject bytea            primary key check (length(subject) = 32),
  level   double precision not null check (level > 0),
  at      timestamptz      not null
);
grant select, insert, update, delete on identity.sign_in_failures to wura_app;

-- Wrong tries are counted here and nowhere else, so that every route, every process and every restart share one count.
create table identity.pins (
  customer     bigint      primary key references identity.customers (id),
  hash         text        not null check (hash like '$argon2id$%'),
  failures     integer     not null default 0 check (failures between 0 and 10),
  locked_until timestamptz,
  changed_at   timestamptz not null
) with (fillfactor = 80);
grant select, insert on identity.pins to wura_app;
grant update (hash, failures, locked_until, changed_at) on identity.pins to wura_app;

-- A customer without a row has the defaults of the code.
create table identity.settings (
  customer            bigint  primary key references identity.customers (id),
  pin_threshold_minor bigint  check (pin_threshold_minor >= 0),
  preferences         jsonb   not null default '{}'
);
grant select, insert, update on identity.settings to wura_app;

create table identity.photos (
  id         text        primary key,
  customer   bigint      not null references identity.customers (id),
  jpeg       bytea       not null check (length(jpeg) between 1 and 200000),
  created_at timestamptz not null
);
create index photos_customer on identity.photos (customer);
grant select, insert, delete on identity.photos to wura_app;

-- What happened to accounts, for whoever has to find out later: written once, never changed.
create table identity.security_events (
  id         bigint      generated always as identity primary key,
  at         timestamptz not null,
  what       text        not null,
  customer   bigint      references identity.customers (id),
  address    text        not null,
  request_id text        not null
);
create index security_events_customer on identity.security_events (customer, id);
grant select, insert on identity.security_events to wura_app;
grant select on identity.security_events to wura_checker;

create function identity.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'security events are append-only: % refused', tg_op;
end
$$;
create trigger append_only before update or delete or truncate on identity.security_events
  for each statement execute function identity.refuse_change();
