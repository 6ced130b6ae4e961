-- Two notices for each transfer between customers took more room than the transfer. One about money between two customers
-- now keeps its facts, and its words are made when it is read; its public name follows from its own number. And notices no
-- longer stay for ever.

set local role wura_owner;

alter table notices.notifications
  alter column public_id drop not null,
  alter column topic drop not null,
  alter column title drop not null,
  alter column text drop not null,
  add column amount_minor bigint,
  add column other bigint,
  add column currency smallint,
  add constraint words_or_facts check (
    num_nonnulls(public_id, topic, title, text) = 4 and num_nonnulls(amount_minor, currency, other) = 0
    or num_nonnulls(public_id, topic, title, text, link) = 0 and num_nonnulls(amount_minor, currency, other) = 3
  );

-- A notice is always looked for among those of its owner.
alter table notices.notifications drop constraint notifications_pkey;
alter table notices.notifications drop constraint notifications_public_id_key;
drop index notices.notifications_customer;
alter table notices.notifications add primary key (customer, id);
create index notifications_created on notices.notifications using brin (created_at);
grant select, delete on notices.notifications to wura_worker;

-- As unguessable as it needs to be: it names nothing to anybody but its owner.
create function notices.public_name(customer bigint, id bigint) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select 'ntf_' || left(encode(sha256(convert_to('notice ' || customer || ' ' || id, 'UTF8')), 'hex'), 26)
$$;
revoke execute on function notices.public_name from public;
grant execute on function notices.public_name to wura_app, wura_worker;
