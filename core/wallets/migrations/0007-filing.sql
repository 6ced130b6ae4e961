-- What a customer finds a movement by: its category, the other side, its amount. The books are a chain and know no such
-- order, and a payment must not pay for it; so each link is filed here after it was written, by whoever reads next, up to
-- where `filed_to` says. All of it but the annotations follows from the books and could be made again.

set local role wura_owner;

create table wallets.filing (
  wallet   bigint primary key references wallets.wallet (id),
  filed_to bigint not null default 0
);

create table wallets.filed (
  seq       bigint   not null,
  wallet    bigint   not null,
  -- As its customer reads it: without fees.
  amount    bigint   not null check (amount > 0),
  -- What left for good, fees included; nothing for what came in, stayed with the customer, or was given back.
  spent     bigint   not null check (spent >= 0),
  party     uuid     not null,
  month     date     not null,
  kind      smallint not null,
  -- The place of the highest bit of `amount`: a range of amounts is a few of these, each in the order of the chain.
  magnitude smallint not null,
  category  text     not null,
  -- Its owner chose the category for this one alone.
  is_chosen boolean  not null default false,
  primary key (wallet, seq)
);
create index filed_category on wallets.filed (wallet, category, seq);
create index filed_party on wallets.filed (wallet, party, seq);
create index filed_kind on wallets.filed (wallet, kind, seq);
create index filed_magnitude on wallets.filed (wallet, magnitude, seq);
create index filed_amount on wallets.filed (wallet, amount, seq);

-- What was spent of a wallet in a month of Lagos, for what and with whom.
create table wallets.spent (
  wallet   bigint not null,
  month    date   not null,
  category text   not null,
  party    uuid   not null,
  spent    bigint not null,
  payments bigint not null,
  -- One of these payments, which knows what the other side is called.
  last_seq bigint not null,
  primary key (wallet, month, category, party)
);

-- What a customer chose for one movement, and wrote to themselves beside it. The other side never sees it.
create table wallets.annotation (
  wallet   bigint not null references wallets.wallet (id),
  seq      bigint not null,
  category text,
  note     text   check (length(note) between 1 and 200),
  primary key (wallet, seq),
  check (num_nonnulls(category, note) > 0)
);

-- What a customer chose for all movements with one other side.
create table wallets.party_category (
  customer bigint not null references identity.customers (id),
  party    uuid   not null,
  category text   not null,
  primary key (customer, party)
);

grant select, insert, update, delete
  on wallets.filing, wallets.filed, wallets.spent, wallets.annotation, wallets.party_category to wura_app;
grant select, insert, update, delete on wallets.filing, wallets.filed, wallets.spent to wura_worker;
grant select on wallets.annotation, wallets.party_category to wura_worker;
grant select on wallets.filing, wallets.filed, wallets.spent, wallets.annotation, wallets.party_category
  to wura_reader, wura_checker;
