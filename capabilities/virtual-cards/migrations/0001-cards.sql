-- Cards that an issuer makes for customers. The issuer has their numbers; here are its names for them, what they end in, and
-- a book of every card: what was put on it, bought with it, given back, each line once under the issuer's name or ours.

set local role wura_owner;

create schema virtual_cards;
grant usage on schema virtual_cards to wura_app, wura_worker, wura_reader, wura_checker;

-- Who may hold cards, as the issuer knows them.
create table virtual_cards.holder (
  customer      bigint      primary key references identity.customers (id),
  provider      text        not null,
  issuer_holder text        not null,
  created_at    timestamptz not null default clock_timestamp()
);
grant select, insert on virtual_cards.holder to wura_app, wura_worker;

create table virtual_cards.card (
  id             bigint      generated always as identity primary key,
  public_id      text        not null unique check (public_id like 'crd\_%'),
  customer       bigint      not null references identity.customers (id),
  -- From which it is topped up where no other is named.
  wallet         bigint      not null references wallets.wallet (id),
  currency       text        not null check (currency in ('USD', 'NGN')),
  provider       text        not null,
  issuer_holder  text        not null,
  issuer_card    text,
  -- Under which it was ordered.
  reference      text        not null unique,
  status         text        not null default 'pending' check (status in ('pending', 'active', 'closed', 'failed')),
  frozen_by      text        check (frozen_by in ('you', 'limit', 'issuer')),
  closing_since  timestamptz,
  last_four      text        check (last_four ~ '^[0-9]{4}$'),
  expiry_month   text        check (expiry_month ~ '^[0-9]{2}$'),
  expiry_year    text        check (expiry_year ~ '^[0-9]{4}$'),
  brand          text        not null default 'Mastercard',
  -- It was made, and the money for it came back.
  is_unfunded    boolean     not null default false,
  -- What the customer allows it, in its smallest unit. None: no limit of theirs.
  per_purchase   bigint      check (per_purchase > 0),
  per_month      bigint      check (per_month > 0),
  is_single      boolean     not null default false,
  merchant       text,
  top_up_below   bigint      check (top_up_below > 0),
  top_up_amount  bigint      check (top_up_amount > 0),
  top_up_ceiling bigint      check (top_up_ceiling >= top_up_amount),
  top_up_wallet  bigint      references wallets.wallet (id),
  created_at     timestamptz not null default clock_timestamp(),
  last_used_at   timestamptz,
  closed_at      timestamptz,
  constraint one_card unique (provider, issuer_card),
  constraint tops_up_whole check (num_nonnulls(top_up_below, top_up_amount, top_up_ceiling, top_up_wallet) in (0, 4))
);
create index card_customer on virtual_cards.card (customer, id);
create index card_open on virtual_cards.card (id) where status = 'active';
grant select, insert, update on virtual_cards.card to wura_app, wura_worker;

-- What is on its way to a card, or has come: the money as the card has it, which may be another currency than the wallet's.
create table virtual_cards.funding (
  reference        text        primary key,
  card             bigint      not null references virtual_cards.card (id),
  amount           bigint      not null check (amount > 0),
  currency         text        not null,
  transfer_id      bigint      not null unique references wallets.movement (transfer_id),
  -- The house gave one currency for another: its own transfer, and the one that undid it.
  exchange_transfer bigint     unique,
  undone_transfer   bigint     unique,
  is_automatic     boolean     not null default false,
  created_at       timestamptz not null default clock_timestamp()
);
create index funding_card on virtual_cards.funding (card, created_at);
grant select, insert on virtual_cards.funding to wura_app, wura_worker;
grant update (exchange_transfer, undone_transfer) on virtual_cards.funding to wura_app, wura_worker;

-- What comes back from a card to a wallet.
create table virtual_cards.unloading (
  reference   text        primary key,
  card        bigint      not null references virtual_cards.card (id),
  customer    bigint      not null references identity.customers (id),
  amount      bigint      not null check (amount > 0),
  purpose     text        not null check (purpose in ('withdraw', 'close', 'closed_by_issuer')),
  request     uuid,
  state       text        not null default 'open' check (state in ('open', 'done', 'declined')),
  transfer_id bigint      unique,
  created_at  timestamptz not null default clock_timestamp(),
  ended_at    timestamptz,
  constraint credited_whole check ((state = 'done') = (transfer_id is not null))
);
create unique index one_unloading on virtual_cards.unloading (card) where state = 'open';
create unique index asked_once on virtual_cards.unloading (customer, request) where request is not null;
create index unloading_begun on virtual_cards.unloading (created_at);
grant select, insert on virtual_cards.unloading to wura_app, wura_worker;
grant update (state, transfer_id, ended_at) on virtual_cards.unloading to wura_app, wura_worker;

-- The book of a card. A declined purchase is a line of no money, with what was asked for.
create table virtual_cards.entry (
  id         bigint      generated always as identity primary key,
  public_id  text        not null unique check (public_id like 'cde\_%'),
  card       bigint      not null references virtual_cards.card (id),
  -- Ours for what we asked for, the issuer's for what happened at shops.
  name       text        not null,
  kind       text        not null
             check (kind in ('top_up', 'withdrawal', 'purchase', 'refund', 'fee', 'closing', 'reversal')),
  -- What it did to the card.
  amount     bigint      not null,
  asked      bigint      not null check (asked >= 0),
  merchant   text,
  category   text,
  reason     text,
  at         timestamptz not null,
  noted_at   timestamptz not null default clock_timestamp(),
  constraint noted_once unique (card, name),
  constraint declined_moves_nothing check ((reason is null) or (kind = 'purchase' and amount = 0))
);
create index entry_card on virtual_cards.entry (card, id);
grant select, insert on virtual_cards.entry to wura_app, wura_worker;

create function virtual_cards.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'check_violation';
end
$$;
create trigger append_only before update or delete or truncate on virtual_cards.entry
  for each statement execute function virtual_cards.refuse_change();

-- Prices that were promised, for half a minute by this database's clock, and used once.
create table virtual_cards.quote (
  id           bigint      generated always as identity primary key,
  public_id    text        not null unique check (public_id like 'quo\_%'),
  customer     bigint      not null references identity.customers (id),
  wallet       bigint      not null references wallets.wallet (id),
  currency     text        not null,
  amount       bigint      not null check (amount > 0),
  converted    bigint      not null check (converted > 0),
  fee          bigint      not null check (fee >= 0),
  rate         text        not null,
  mid_rate     text        not null,
  source       text,
  as_of        timestamptz not null,
  is_simulated boolean     not null,
  created_at   timestamptz not null default clock_timestamp(),
  expires_at   timestamptz not null default clock_timestamp() + interval '30 s',
  used_at      timestamptz
);
create index quote_unused on virtual_cards.quote (expires_at) where used_at is null;
grant select, insert on virtual_cards.quote to wura_app, wura_worker;
grant update (used_at) on virtual_cards.quote to wura_app;
grant select, delete on virtual_cards.quote to wura_worker;

-- Who looked at a card's number, and when. Never the number.
create table virtual_cards.reveal (
  id         bigint      generated always as identity primary key,
  card       bigint      not null references virtual_cards.card (id),
  customer   bigint      not null references identity.customers (id),
  at         timestamptz not null default clock_timestamp(),
  address    text        not null,
  request_id text        not null
);
create index reveal_customer on virtual_cards.reveal (customer, at);
grant select, insert on virtual_cards.reveal to wura_app;

-- A shop that charges once a month was told of, once for each time that it will.
create table virtual_cards.renewal_notice (
  card        bigint not null references virtual_cards.card (id),
  merchant    text   not null,
  expected_on date   not null,
  primary key (card, merchant, expected_on)
);
grant select, insert on virtual_cards.renewal_notice to wura_worker;

grant select on virtual_cards.holder, virtual_cards.card, virtual_cards.funding, virtual_cards.unloading,
  virtual_cards.entry, virtual_cards.reveal to wura_reader, wura_checker;
