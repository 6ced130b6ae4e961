-- Many payments of one file, confirmed once and paid by the worker. Each line is a row, and it is taken in the commit that
-- moves its money, so that no line is paid twice though the worker dies in the middle.

set local role wura_owner;

create schema bulk_pay;
grant usage on schema bulk_pay to wura_app, wura_worker, wura_checker;

create table bulk_pay.batch (
  id           bigint      generated always as identity primary key,
  public_id    text        not null unique check (public_id like 'blk\_%'),
  customer     bigint      not null references identity.customers (id),
  wallet       bigint      not null references wallets.wallet (id),
  name         text        not null check (length(name) <= 100),
  state        text        not null check (state in ('checking', 'checked', 'paying', 'finished', 'stopped')),
  currency     smallint    not null,
  lines        integer     not null check (lines between 1 and 10000),
  -- Of all lines that nothing is wrong with, once they are checked.
  faults       integer     not null default 0,
  amount_minor bigint      not null default 0,
  fees_minor   bigint      not null default 0,
  -- The key of the program that confirmed it; none: its customer did.
  api_key      bigint      references identity.api_keys (number),
  -- Why the rest is not paid.
  stopped_why  text,
  created_at   timestamptz not null,
  approved_at  timestamptz,
  ended_at     timestamptz
);
create index batch_of_customer on bulk_pay.batch (customer, id desc);
grant select, insert on bulk_pay.batch to wura_app;
grant update (state, faults, amount_minor, fees_minor, api_key, stopped_why, approved_at, ended_at)
  on bulk_pay.batch to wura_app;
grant select on bulk_pay.batch to wura_worker;
grant select (id, customer, wallet, state, currency, lines, faults, amount_minor, fees_minor) on bulk_pay.batch to wura_checker;
grant update (state, faults, amount_minor, fees_minor, stopped_why, ended_at) on bulk_pay.batch to wura_worker;

create table bulk_pay.line (
  batch       bigint      not null references bulk_pay.batch (id),
  -- In the file.
  n           integer     not null,
  -- An account number of ours, or with a bank one of theirs.
  number      text        not null,
  bank        text        not null default '',
  -- Who is paid, as the file was shown to its customer.
  name        text        not null default '',
  -- As the file has them.
  given_to    text        not null,
  given       text        not null,
  note        text        not null default '',
  amount      bigint      not null default 0 check (amount >= 0),
  fee         bigint      not null default 0 check (fee >= 0),
  state       text        not null check (state in ('unchecked', 'wrong', 'ready', 'pending', 'completed', 'failed', 'stopped')),
  -- The code of what is wrong with it, or of why it was not paid.
  why         text,
  transfer_id bigint      unique,
  wallet      bigint,
  seq         bigint,
  paid_at     timestamptz,
  primary key (batch, n)
);
create index line_by_state on bulk_pay.line (batch, state, n);
grant select, insert on bulk_pay.line to wura_app;
grant update (state) on bulk_pay.line to wura_app;
grant select on bulk_pay.line to wura_worker;
grant select (batch, n, amount, fee, state, transfer_id, wallet, seq, paid_at) on bulk_pay.line to wura_checker;
grant update (number, name, fee, amount, state, why, transfer_id, wallet, seq, paid_at) on bulk_pay.line to wura_worker;
