-- What a customer says of a pot: its name, what it is for, until when it is locked, and whether payments are rounded up
-- into it. What is in it is the ledger's to say, and which wallet it is a part of the wallets'.

set local role wura_owner;

create schema pots;
grant usage on schema pots to wura_app, wura_worker, wura_reader, wura_checker;

create table pots.plan (
  pot           bigint   primary key references wallets.pot (id),
  wallet        bigint   not null references wallets.wallet (id),
  name          text     not null check (length(name) between 1 and 40),
  look          text     not null,
  goal          bigint   check (goal > 0),
  aimed_at      date,
  locked_until  date,
  -- In naira.
  round_up      smallint check (round_up in (50, 100)),
  -- Links of the wallet's chain up to here were rounded up, or came before it was asked for.
  rounded_to    bigint   not null default 0
);
-- A payment is rounded up once: into one pot.
create unique index plan_round_up on pots.plan (wallet) where round_up is not null;
grant select, insert on pots.plan to wura_app;
grant update (name, look, goal, aimed_at, locked_until, round_up, rounded_to) on pots.plan to wura_app;
grant select, update (round_up, rounded_to) on pots.plan to wura_worker;
grant select on pots.plan to wura_reader, wura_checker;

-- Payments that were not completed yet when the pot came to them.
create table pots.waiting (
  pot    bigint not null references pots.plan (pot),
  wallet bigint not null,
  seq    bigint not null,
  primary key (pot, seq)
);
grant select, delete on pots.waiting to wura_app;
grant select, insert, delete on pots.waiting to wura_worker;
grant select on pots.waiting to wura_reader, wura_checker;
