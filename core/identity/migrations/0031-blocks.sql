-- A customer may keep another one away: the one who is blocked finds no such customer, and can send and ask them nothing. A row is read
-- with the customer who is paid, so that it costs a payment no query.

set local role wura_owner;

create table identity.blocks (
  customer   bigint      not null references identity.customers (id),
  blocked    bigint      not null references identity.customers (id) check (blocked <> customer),
  public_id  text        not null unique check (public_id ~ '^blk_[0-9a-z]{26}$'),
  blocked_at timestamptz not null,
  primary key (customer, blocked)
);
-- Whom a customer who is erased had been kept away from.
create index blocks_blocked on identity.blocks (blocked);
grant select, insert, delete on identity.blocks to wura_app;

create trigger tell_of_change after insert or delete on identity.blocks
  for each row execute function identity.tell_of_change('customer');
