-- Notices on a device whose customer allowed them. Where a browser hears is bound to the session that said so, and goes with
-- it. The address is a secret: who knows it may disturb its customer, so it lies sealed under the customer's own key and is
-- known again by its hash.

set local role wura_owner;

create table notices.push_subscriptions (
  id         bigint      generated always as identity primary key,
  customer   bigint      not null references identity.customers (id),
  bond       bigint      not null unique references identity.session_bonds (id) on delete cascade,
  digest     bytea       not null unique check (length(digest) = 32),
  sealed     bytea       not null,
  created_at timestamptz not null
);
create index push_subscriptions_customer on notices.push_subscriptions (customer);
grant select (id, customer, bond, digest, created_at), insert, delete on notices.push_subscriptions to wura_app;
grant select, delete on notices.push_subscriptions to wura_worker;

-- As mails are: a row with an errand beside it, written in the transaction of what it tells, and gone once it is sent.
create table notices.pushes (
  id            bigint      generated always as identity primary key,
  public_id     text        not null unique,
  subscription  bigint      not null references notices.push_subscriptions (id) on delete cascade,
  -- What the device calls the notice: told again, it takes the place of the first.
  tag           text        not null,
  title         text        not null,
  text          text        not null,
  link          text        check (link ~ '^/[^/\\]'),
  is_urgent     boolean     not null,
  useless_after timestamptz not null,
  constraint once_each unique (subscription, tag)
);
grant insert on notices.pushes to wura_app, wura_worker;
grant select, delete on notices.pushes to wura_worker;
