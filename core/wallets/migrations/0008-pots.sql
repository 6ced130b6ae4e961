-- A pot is a part of a wallet that its customer has put aside: a wallet of its own in the books, behind the one that is
-- shown. Nothing pays from it and nothing is sent to it; money goes between it and its wallet alone.

set local role wura_owner;

create table wallets.pot (
  id        bigint      primary key references ledger.wallet (id) check (id > 0),
  public_id text        not null unique check (public_id like 'pot\_%'),
  wallet    bigint      not null references wallets.wallet (id),
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
create index pot_of_wallet on wallets.pot (wallet);
grant select, insert on wallets.pot to wura_app;
grant update (closed_at) on wallets.pot to wura_app;
grant select on wallets.pot to wura_worker, wura_reader, wura_checker;

-- What a move between them was for is written beside it, by the worker too, which rounds up.
grant insert on wallets.remark to wura_worker;
