-- What people write to us, from the contact form and in the chat, in one place, so that nobody who answers has to look in
-- two. A visitor's thread belongs to whoever has its token; the table keeps only the token's hash.

set local role wura_owner;

create schema support;
grant usage on schema support to wura_app;

create table support.tickets (
  id            bigint      generated always as identity primary key,
  public_id     text        not null unique,
  -- What people are told and say on the phone. At random, so that it does not count how many there are.
  reference     text        not null unique,
  channel       text        not null check (channel in ('contact', 'chat')),
  customer      bigint      references identity.customers (id),
  thread_hash   bytea       unique check (length(thread_hash) = 32),
  name          text,
  email         text,
  subject       text        not null,
  language      text        not null check (language in ('en', 'fr', 'es')),
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  -- Since when the person has been waiting for an answer; none once there is one.
  waiting_since timestamptz,
  constraint chat_belongs_to_one check ((channel = 'chat') = (num_nonnulls(customer, thread_hash) = 1)),
  constraint contact_can_be_answered check (channel = 'chat' or (name is not null and email is not null))
);
-- A customer has one conversation, however many windows begin it at once.
create unique index tickets_chat_of_customer on support.tickets (customer) where channel = 'chat';
create index tickets_waiting on support.tickets (id) where waiting_since is not null;
create index tickets_email on support.tickets (lower(email), created_at);
grant select, insert on support.tickets to wura_app;
grant update (email, updated_at, waiting_since) on support.tickets to wura_app;

-- Nothing that was said is changed or taken back.
create table support.messages (
  id         bigint      generated always as identity primary key,
  public_id  text        not null unique,
  ticket     bigint      not null references support.tickets (id),
  -- None: the person who writes to us.
  operator   bigint      references operators.operators (id),
  text       text        not null check (text <> ''),
  created_at timestamptz not null
);
create index messages_ticket on support.messages (ticket, id);
grant select, insert on support.messages to wura_app;
