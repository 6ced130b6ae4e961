-- What was answered first to a call that brings a customer's own money back, for one who asks again under the same key. The
-- books remember the keys of what is paid; of what comes back the provider, a worker or nobody at all may write the entry.

set local role wura_owner;

create table wallets.kept_answer (
  -- Made of the customer and the key, as the books have it.
  request     uuid        primary key,
  customer    bigint      not null references identity.customers (id),
  fingerprint integer     not null,
  status      smallint    not null,
  answer      text        not null,
  kept_at     timestamptz not null default clock_timestamp()
);
create index kept_answer_customer on wallets.kept_answer (customer);

grant select, insert on wallets.kept_answer to wura_app;
