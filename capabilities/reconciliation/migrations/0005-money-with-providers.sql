-- What stands with a provider is held against what our books say stands there. For that their fees and what the owner took
-- out are booked, each once.

set local role wura_owner;

-- What was booked of each thing in a provider's lists: a fee may change after it was first told.
create table reconciliation.booked (
  provider  text   not null,
  -- `fee charge`, `fee transfer`, `settlement`.
  what      text   not null,
  reference text   not null,
  currency  text   not null,
  minor     bigint not null,
  primary key (provider, what, reference)
);
grant select, insert, update on reconciliation.booked to wura_worker;
grant select on reconciliation.booked to wura_app, wura_reader, wura_checker;

-- The transfers that booked them, many in one, with what each moved through the provider's wallet.
create table reconciliation.booking (
  transfer_id bigint      primary key,
  provider    text        not null,
  what        text        not null check (what in ('fees', 'settlements')),
  minor       bigint      not null check (minor <> 0),
  run         bigint      not null references reconciliation.run (id)
);
grant select, insert on reconciliation.booking to wura_worker;
grant select on reconciliation.booking to wura_app, wura_reader, wura_checker;

-- What stood with a provider when it was first asked beyond what our books knew: the owner's own money.
create table reconciliation.provider_balance (
  provider   text        not null,
  currency   text        not null,
  -- Theirs less ours, as it was accepted.
  base       bigint      not null,
  theirs     bigint      not null,
  ours       bigint      not null,
  -- What nothing explains.
  difference bigint      not null,
  checked_at timestamptz not null,
  primary key (provider, currency)
);
grant select, insert, update on reconciliation.provider_balance to wura_worker;
grant select on reconciliation.provider_balance to wura_app, wura_reader, wura_checker;
-- Two of staff say that the owner put money in or took it out.
grant update (base, difference) on reconciliation.provider_balance to wura_app;
