-- The people that customers have saved to pay them again, under the name that each had then: if it is another one by now,
-- the sender is told before anything leaves. The nickname is the customer's own.

set local role wura_owner;

grant usage on schema intra_transfers to wura_app;

create table intra_transfers.saved_person (
  id         bigint      generated always as identity primary key,
  public_id  text        not null unique check (public_id like 'per\_%'),
  customer   bigint      not null references identity.customers (id),
  person     bigint      not null references identity.customers (id),
  -- What the sender knows them by; none once they have closed their account.
  name       text,
  nickname   text        check (length(nickname) between 1 and 40),
  created_at timestamptz not null default clock_timestamp(),
  constraint person_saved_once unique (customer, person)
);
create index saved_person_of on intra_transfers.saved_person (person);
grant select, insert, delete on intra_transfers.saved_person to wura_app;
grant update (name, nickname) on intra_transfers.saved_person to wura_app;
