-- Money that comes in from outside: each deposit by the reference it was begun under, and who owns which bank account
-- number. A row here never makes money; it says what was asked for, so that what a provider reports can be compared.

set local role wura_owner;

create schema deposits;
grant usage on schema deposits to wura_app, wura_worker, wura_reader, wura_checker;

create table deposits.deposit (
  -- The customer's for a card, the provider's for money sent to an account. Unique for ever, whoever made it.
  reference          text        primary key check (reference ~ '^[A-Za-z0-9_.=-]{8,100}$'),
  channel            text        not null check (channel in ('card', 'account')),
  provider           text        not null,
  provider_reference text,
  customer           bigint      not null references identity.customers (id),
  wallet             bigint      not null references wallets.wallet (id),
  amount             bigint      not null check (amount > 0),
  access_code        text,
  sender             text,
  state              text        not null default 'pending'
                     check (state in ('pending', 'credited', 'failed', 'expired', 'review', 'reversed')),
  -- What the provider said, where that is not what was asked for.
  reported           jsonb,
  transfer_id        bigint      unique,
  created_at         timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at         timestamptz not null default clock_timestamp(),
  constraint credited_in_the_books check ((state in ('credited', 'reversed')) <= (transfer_id is not null))
);
create unique index one_for_each_payment on deposits.deposit (provider, provider_reference);
create index deposit_customer on deposits.deposit (customer, created_at desc, reference desc);
grant select, insert on deposits.deposit to wura_app, wura_worker;
grant update (state, provider_reference, access_code, sender, reported, transfer_id, updated_at)
  on deposits.deposit to wura_app, wura_worker;
grant select on deposits.deposit to wura_reader, wura_checker;

create function deposits.keep_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'deposits are kept: % refused', tg_op using errcode = 'WD001';
  end if;
  -- A card may be tried again under the same reference, so what failed or was given up can still be paid. Once credited,
  -- only the provider taking it back changes anything.
  if new.state <> old.state and (old.state, new.state) not in (
    ('pending', 'credited'), ('pending', 'failed'), ('pending', 'expired'), ('pending', 'review'),
    ('failed', 'credited'), ('failed', 'review'),
    ('expired', 'credited'), ('expired', 'failed'), ('expired', 'review'),
    ('review', 'credited'), ('review', 'failed'),
    ('credited', 'reversed')
  ) then
    raise exception 'a deposit that is % cannot become %', old.state, new.state using errcode = 'WD001';
  end if;
  if old.transfer_id is not null and new.transfer_id is distinct from old.transfer_id then
    raise exception 'a deposit is credited once' using errcode = 'WD001';
  end if;
  return new;
end
$$;
create trigger keep_order before update or delete on deposits.deposit
  for each row execute function deposits.keep_order();
create trigger kept before truncate on deposits.deposit
  for each statement execute function deposits.keep_order();

create table deposits.account (
  customer       bigint      primary key references identity.customers (id),
  provider       text        not null,
  account_number text        not null check (account_number ~ '^[0-9]{10}$'),
  account_name   text        not null,
  bank_name      text        not null,
  opened_at      timestamptz not null default clock_timestamp(),
  unique (provider, account_number)
);
grant select, insert on deposits.account to wura_app;
grant select on deposits.account to wura_worker, wura_reader, wura_checker;
