-- What customers mean to spend on a category in a month, and of which of these they have been told.

set local role wura_owner;

create schema spending;
grant usage on schema spending to wura_app, wura_worker, wura_reader, wura_checker;

create table spending.budget (
  customer bigint   not null references identity.customers (id),
  currency smallint not null,
  category text     not null,
  amount   bigint   not null check (amount > 0),
  primary key (customer, currency, category)
);
grant select, insert, update, delete on spending.budget to wura_app;
grant select on spending.budget to wura_worker, wura_reader, wura_checker;

-- Each share of a budget is told once in a month.
create table spending.told (
  customer bigint   not null references identity.customers (id),
  currency smallint not null,
  category text     not null,
  month    date     not null,
  percent  smallint not null check (percent in (80, 100)),
  primary key (customer, currency, category, month, percent)
);
grant select, insert on spending.told to wura_worker;
grant select on spending.told to wura_reader, wura_checker;
