-- Whom a customer has confirmed a guarded payment to, with the second factor. That one was paid a little a moment ago says
-- nothing: an attacker who holds the session and the PIN pays a little first.

set local role wura_owner;

create table wallets.confirmed_payee (
  customer bigint not null references identity.customers (id),
  -- Made of the customer and the payee, so that it tells of neither.
  payee    uuid   not null,
  primary key (customer, payee)
);

grant select, insert on wallets.confirmed_payee to wura_app;
