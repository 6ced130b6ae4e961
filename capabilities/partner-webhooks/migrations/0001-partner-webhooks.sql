-- Where customers' programs want to be told what happens, and what each of them was told. What happened is derived from the
-- books by the worker, wallet by wallet of those customers alone, so that no payment of anybody else costs more for it; what
-- the books do not say is written in the transaction of what it tells of.

set local role wura_owner;

create schema partner_webhooks;
grant usage on schema partner_webhooks to wura_app, wura_worker;

create table partner_webhooks.endpoint (
  id            bigint      generated always as identity primary key,
  public_id     text        not null unique check (public_id like 'whk\_%'),
  customer      bigint      not null references identity.customers (id),
  url           text        not null check (length(url) between 1 and 500),
  events        text[]      not null check (cardinality(events) > 0),
  -- What is signed with, sealed under the vault's key, and the one before it while both are good.
  secret        bytea       not null,
  former_secret bytea,
  former_until  timestamptz,
  -- None: it is on.
  off_since     timestamptz,
  off_why       text        check (off_why in ('by_customer', 'failing', 'account_locked', 'by_staff')),
  -- What staff wrote, for the customer to read.
  off_note      text,
  -- The first failure that no success has come after.
  failing_since timestamptz,
  -- Served in a lane of its own, where it keeps no quick one waiting.
  is_slow       boolean     not null default false,
  created_at    timestamptz not null,
  constraint off_says_why check ((off_since is null) = (off_why is null)),
  constraint former_ends check ((former_secret is null) = (former_until is null))
);
create index endpoint_of_customer on partner_webhooks.endpoint (customer, id);
-- It writes secrets down, and only the worker that signs with them reads them.
grant insert, delete on partner_webhooks.endpoint to wura_app;
grant select (id, public_id, customer, url, events, former_until, off_since, off_why, off_note, failing_since, is_slow, created_at)
  on partner_webhooks.endpoint to wura_app;
grant update (url, events, off_since, off_why, off_note, failing_since) on partner_webhooks.endpoint to wura_app;
grant select on partner_webhooks.endpoint to wura_worker;
grant update (off_since, off_why, failing_since, is_slow) on partner_webhooks.endpoint to wura_worker;

create table partner_webhooks.event (
  id         bigint      generated always as identity primary key,
  public_id  text        not null unique check (public_id like 'evt\_%'),
  customer   bigint      not null references identity.customers (id),
  name       text        not null,
  -- What it is about: the same is told once.
  subject    text        not null,
  data       jsonb       not null,
  other      bigint,
  created_at timestamptz not null,
  unique (customer, name, subject)
);
create index event_created on partner_webhooks.event (created_at);
create index event_other on partner_webhooks.event (other) where other is not null;
grant select, insert on partner_webhooks.event to wura_app;
grant select, insert, delete on partner_webhooks.event to wura_worker;

create table partner_webhooks.delivery (
  endpoint     bigint      not null references partner_webhooks.endpoint (id) on delete cascade,
  event        bigint      not null references partner_webhooks.event (id) on delete cascade,
  state        text        not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts     smallint    not null default 0 check (attempts between 0 and 10),
  next_at      timestamptz not null,
  last_at      timestamptz,
  -- What was answered; none: nothing was, for the reason beside it.
  last_status  smallint,
  last_fault   text,
  last_ms      integer,
  primary key (endpoint, event)
) with (fillfactor = 80);
create index delivery_due on partner_webhooks.delivery (endpoint, next_at) where state = 'waiting';
create index delivery_event on partner_webhooks.delivery (event);
grant select, insert, delete on partner_webhooks.delivery to wura_app;
grant update (state, attempts, next_at) on partner_webhooks.delivery to wura_app;
grant select, insert, update, delete on partner_webhooks.delivery to wura_worker;

-- Up to which link of its chain a wallet has been looked at. Links of one wallet are committed in their order.
create table partner_webhooks.followed (
  wallet   integer not null primary key,
  customer bigint  not null references identity.customers (id),
  seq      bigint  not null
);
create index followed_of_customer on partner_webhooks.followed (customer);
grant select, insert, delete on partner_webhooks.followed to wura_app;
grant update (seq) on partner_webhooks.followed to wura_app;
grant select, insert, update on partner_webhooks.followed to wura_worker;

-- Payments on their way, of which the books do not say the end yet.
create table partner_webhooks.awaited (
  transfer_id bigint  primary key,
  customer    bigint  not null references identity.customers (id),
  wallet      integer not null,
  seq         bigint  not null
);
create index awaited_of_customer on partner_webhooks.awaited (customer);
grant select, insert on partner_webhooks.awaited to wura_app;
grant select, insert, delete on partner_webhooks.awaited to wura_worker;
