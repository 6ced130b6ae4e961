-- What customers are told, written in the transaction of what it is about: a notice inside the wallet, and where the kind
-- says so a mail. A mail is a row with an errand beside it, so it is sent if and only if what it tells of has happened.

set local role wura_owner;

create schema notices;
grant usage on schema notices to wura_app, wura_worker;

create table notices.notifications (
  id         bigint      generated always as identity primary key,
  public_id  text        not null unique,
  customer   bigint      not null references identity.customers (id),
  kind       text        not null,
  topic      text        not null check (topic in ('money', 'security', 'account')),
  -- In the language of the customer on that day, like a letter: it is not rewritten when they choose another one.
  title      text        not null,
  text       text        not null,
  -- A place inside our own pages and nowhere else.
  link       text        check (link ~ '^/[^/\\]'),
  created_at timestamptz not null,
  read_at    timestamptz
);
create index notifications_customer on notices.notifications (customer, id);
create index notifications_unread on notices.notifications (customer) where read_at is null;
grant select, insert on notices.notifications to wura_app, wura_worker;
grant update (read_at) on notices.notifications to wura_app;

create table notices.mails (
  id            bigint      generated always as identity primary key,
  public_id     text        not null unique,
  -- A control character here would begin a header of somebody else's choosing.
  recipient     text        not null check (recipient !~ '[[:cntrl:][:space:],;<>]'),
  subject       text        not null check (subject !~ '[[:cntrl:]]'),
  -- Emptied once nobody sends it any more: it may hold a code, and whoever it was for has it.
  text          text        not null,
  created_at    timestamptz not null,
  -- A code that has run out is not worth sending.
  useless_after timestamptz,
  done_at       timestamptz,
  outcome       text        check (outcome in ('sent', 'refused', 'too_late', 'given_up', 'switched_off')),
  constraint done_says_how check ((done_at is null) = (outcome is null)),
  constraint done_keeps_no_text check ((done_at is null) = (text <> ''))
);
create index mails_done on notices.mails (done_at) where done_at is not null;
grant insert on notices.mails to wura_app, wura_worker;
grant select, delete on notices.mails to wura_worker;
grant update (text, done_at, outcome) on notices.mails to wura_worker;
