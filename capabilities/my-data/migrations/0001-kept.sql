-- What the law wants of a customer who was erased, apart from everything else and sealed under a key of its own, which is
-- destroyed when its day comes. The process that answers the web can neither read nor write it.

set local role wura_owner;

create schema my_data;
grant usage on schema my_data to wura_worker;

create table my_data.kept (
  customer     bigint      primary key references identity.customers (id),
  -- Wrapped by the operator's key.
  sealed       bytea,
  made_at      timestamptz not null,
  -- Every part is there: what it was made of may go.
  whole_at     timestamptz,
  ends_on      date        not null,
  destroyed_at timestamptz,
  constraint destroyed_is_gone check ((sealed is null) = (destroyed_at is not null))
);
create index kept_ending on my_data.kept (ends_on) where destroyed_at is null;
grant select, insert on my_data.kept to wura_worker;
grant update (whole_at, sealed, destroyed_at) on my_data.kept to wura_worker;

create table my_data.kept_part (
  customer bigint  not null references my_data.kept (customer),
  number   integer not null,
  section  text    not null,
  sealed   bytea   not null,
  primary key (customer, number)
);
grant select, insert, delete on my_data.kept_part to wura_worker;
