-- The bank accounts that customers have saved. The name is the bank's own, so a saved account cannot be passed off as
-- somebody else's; the nickname is the customer's.

set local role wura_owner;

create schema bank_transfers;
grant usage on schema bank_transfers to wura_app, wura_worker, wura_checker;

create table bank_transfers.beneficiary (
  id             bigint      generated always as identity primary key,
  public_id      text        not null unique check (public_id like 'ben\_%'),
  customer       bigint      not null references identity.customers (id),
  bank_code      text        not null,
  bank_name      text        not null,
  account_number text        not null check (account_number ~ '^[0-9]{10}$'),
  account_name   text        not null,
  nickname       text        check (length(nickname) between 1 and 40),
  created_at     timestamptz not null default clock_timestamp(),
  constraint saved_once unique (customer, bank_code, account_number)
);
grant select, insert, delete on bank_transfers.beneficiary to wura_app;
grant update (nickname) on bank_transfers.beneficiary to wura_app;

-- What was sent to which account before, without reading a whole history: found by its parts in the movement's details.
create table bank_transfers.recipient (
  customer       bigint      not null references identity.customers (id),
  bank_code      text        not null,
  account_number text        not null,
  -- The newest payment to it.
  transfer_id    bigint      not null references wallets.movement (transfer_id),
  sent_at        timestamptz not null,
  primary key (customer, bank_code, account_number)
);
grant select, insert on bank_transfers.recipient to wura_app;
grant update (transfer_id, sent_at) on bank_transfers.recipient to wura_app;
