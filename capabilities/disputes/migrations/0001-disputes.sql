-- A customer says that something is wrong with a payment. The case has a number and a due time at once, and everything that
-- is done and said about it is kept. What was told is sealed: it is about people.

set local role wura_owner;

create schema disputes;
grant usage on schema disputes to wura_app, wura_worker, wura_reader, wura_checker;

create table disputes.dispute (
  id          bigint      generated always as identity primary key,
  public_id   text        not null unique check (public_id like 'dsp\_%'),
  number      text        not null unique check (number like 'DSP-%'),
  customer    bigint      not null references identity.customers (id),
  -- As the customer's list calls it, and where it stands in the books.
  movement    text        not null,
  transfer_id bigint      not null,
  amount      text        not null,
  currency    text        not null,
  reason      text        not null check (reason in ('not_received', 'wrong_account', 'charged_twice', 'not_me', 'not_what_i_bought')),
  sealed_text bytea       not null,
  status      text        not null default 'open' check (status in ('open', 'in_review', 'needs_information', 'resolved', 'rejected')),
  opened_at   timestamptz not null,
  due_at      timestamptz not null check (due_at > opened_at),
  closed_at   timestamptz,
  constraint closed_when_decided check ((status in ('resolved', 'rejected')) = (closed_at is not null))
);
create unique index one_open_dispute on disputes.dispute (customer, transfer_id) where closed_at is null;
create index dispute_customer on disputes.dispute (customer, id);
create index dispute_due on disputes.dispute (due_at) where closed_at is null;
grant select, insert on disputes.dispute to wura_app;
grant update (status, closed_at, sealed_text) on disputes.dispute to wura_app;

-- What was said and done. Nothing of it is taken back; another key may seal it anew.
create table disputes.step (
  id          bigint      generated always as identity primary key,
  dispute     bigint      not null references disputes.dispute (id),
  at          timestamptz not null,
  operator    bigint      references operators.operators (id),
  status      text,
  sealed_text bytea,
  constraint something_happened check (num_nonnulls(status, sealed_text) > 0)
);
create index step_dispute on disputes.step (dispute, id);
grant select, insert on disputes.step to wura_app;
grant update (sealed_text) on disputes.step to wura_app;

create table disputes.evidence (
  file    text        primary key check (file like 'fil\_%'),
  dispute bigint      not null references disputes.dispute (id),
  at      timestamptz not null
);
create index evidence_dispute on disputes.evidence (dispute);
grant select, insert on disputes.evidence to wura_app;
