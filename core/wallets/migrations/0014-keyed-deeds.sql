-- What was done under a key of the customer's that pays nothing itself: money brought back from a card or an order, a deposit
-- begun. The books remember the keys of what is paid; what comes back may be written by a worker or the provider's word, under
-- a name of its own, so that only this says which key asked for it.

set local role wura_owner;

create table wallets.keyed_deed (
  -- Made of the customer and the key, as the books have it.
  request      uuid    primary key,
  customer     bigint  not null references identity.customers (id),
  -- By which those who carry it out know it: a reference of a provider's payment, a card, an order.
  subject      text    not null,
  is_under_way boolean not null,
  -- The movement that it became.
  transfer_id  bigint
);
create index keyed_deed_subject on wallets.keyed_deed (subject);
create index keyed_deed_customer on wallets.keyed_deed (customer);

grant select, insert on wallets.keyed_deed to wura_app;
grant select (subject, transfer_id) on wallets.keyed_deed to wura_worker;
grant update (is_under_way, transfer_id) on wallets.keyed_deed to wura_app, wura_worker;
