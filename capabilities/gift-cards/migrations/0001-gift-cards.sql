-- Gift cards that customers bought. A code is money to its reader, so it is kept sealed by a key that is not in the
-- database, once, from the commit that ends the payment; and each time it is shown is written down.

set local role wura_owner;

create schema gift_cards;
grant usage on schema gift_cards to wura_app, wura_worker;

-- What a partner asked for a card. It is good for one purchase, by the customer it was given to.
create table gift_cards.quote (
  id           bigint      generated always as identity primary key,
  public_id    text        not null unique check (public_id like 'gfq\_%'),
  customer     bigint      not null references identity.customers (id),
  -- Who was asked: their name for the price means nothing to another partner.
  seller       text        not null,
  seller_quote text        not null,
  product      text        not null,
  brand        text        not null,
  country      text        not null check (country ~ '^[A-Z]{2}$'),
  -- Of its value, in smallest units.
  currency     text        not null check (currency ~ '^[A-Z]{3,4}$'),
  value        bigint      not null check (value > 0),
  redeem       text        not null,
  -- In kobo.
  price        bigint      not null check (price > 0),
  created_at   timestamptz not null default clock_timestamp(),
  expires_at   timestamptz not null,
  used_at      timestamptz
) with (fillfactor = 80);
create index quote_customer on gift_cards.quote (customer, created_at);
grant select, insert, delete on gift_cards.quote to wura_app;
grant update (used_at) on gift_cards.quote to wura_app;

create table gift_cards.card (
  id           bigint      generated always as identity primary key,
  public_id    text        not null unique check (public_id like 'gft\_%'),
  -- One card for each payment, however often the partner is asked.
  transfer_id  bigint      not null unique references wallets.movement (transfer_id),
  customer     bigint      not null references identity.customers (id),
  redeem       text        not null,
  sealed       bytea,
  delivered_at timestamptz,
  constraint delivered_is_sealed check ((sealed is null) = (delivered_at is null))
) with (fillfactor = 80);
create index card_customer on gift_cards.card (customer, id);
grant select, insert on gift_cards.card to wura_app;
grant select (id, public_id, transfer_id, customer, delivered_at) on gift_cards.card to wura_worker;
grant update (sealed, delivered_at) on gift_cards.card to wura_app, wura_worker;

-- Every time a code was shown, and to where. Nothing of that is changed or taken back.
create table gift_cards.showing (
  id         bigint      generated always as identity primary key,
  card       bigint      not null references gift_cards.card (id),
  shown_at   timestamptz not null default clock_timestamp(),
  address    text        not null,
  request_id text        not null
);
create index showing_card on gift_cards.showing (card, id);
grant select, insert on gift_cards.showing to wura_app;
