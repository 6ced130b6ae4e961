-- The way to the outside world. A payment to somebody outside is written here with its reference before any call leaves,
-- in the commit that holds its money; what providers tell us on their own is kept as a reason to ask them; and whatever
-- outlives its promise becomes a case for a person. The money itself is the ledger's.

set local role wura_owner;

create schema corridor;
grant usage on schema corridor to wura_app, wura_worker, wura_reader, wura_checker;

create table corridor.payment (
  -- Ours, and the only name the provider ever hears for it, however often it is asked.
  reference          text        primary key check (reference ~ '^[a-z0-9_-]{16,50}$'),
  provider           text        not null,
  operation          text        not null,
  transfer_id        bigint      not null unique references wallets.movement (transfer_id),
  customer           bigint      not null references identity.customers (id),
  -- held: no call has left. asked: one has, and we do not know. accepted: the provider has it and has not decided.
  state              text        not null default 'held'
                     check (state in ('held', 'asked', 'accepted', 'succeeded', 'declined', 'reversed')),
  provider_reference text,
  -- What the receiver's bank looks it up by.
  session_id         text,
  reason             text,
  asked              integer     not null default 0,
  created_at         timestamptz not null default clock_timestamp(),
  asked_at           timestamptz,
  ended_at           timestamptz,
  constraint ended_has_a_time check ((state in ('succeeded', 'declined', 'reversed')) = (ended_at is not null))
) with (fillfactor = 70);
create index payment_open on corridor.payment (created_at) where state in ('held', 'asked', 'accepted');
create index payment_customer on corridor.payment (customer, created_at);
grant select, insert on corridor.payment to wura_app, wura_worker;
grant update (state, provider_reference, session_id, reason, asked, asked_at, ended_at)
  on corridor.payment to wura_app, wura_worker;
grant select on corridor.payment to wura_reader, wura_checker;

-- Every step of a payment, for the customer's timeline and for whoever has to find out later.
create table corridor.step (
  id        bigint      generated always as identity primary key,
  reference text        not null references corridor.payment (reference),
  at        timestamptz not null default clock_timestamp(),
  state     text        not null
);
create index step_reference on corridor.step (reference, id);
grant select on corridor.step to wura_app, wura_worker, wura_reader, wura_checker;

create function corridor.keep_order() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'payments are kept' using errcode = 'WC001';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'held' then
      raise exception 'a payment begins by being held, not %', new.state using errcode = 'WC001';
    end if;
  elsif new.state <> old.state then
    -- Only a success is ever taken back; nothing else that has ended moves again.
    if (old.state, new.state) not in (
      ('held', 'asked'), ('held', 'declined'),
      ('asked', 'accepted'), ('asked', 'succeeded'), ('asked', 'declined'),
      ('accepted', 'succeeded'), ('accepted', 'declined'),
      ('succeeded', 'reversed')
    ) then
      raise exception 'a payment that is % cannot become %', old.state, new.state using errcode = 'WC001';
    end if;
  else
    return new;
  end if;
  return new;
end
$$;
create trigger keep_order before insert or update or delete on corridor.payment
  for each row execute function corridor.keep_order();

create function corridor.note_step() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' or new.state <> old.state then
    insert into corridor.step (reference, state) values (new.reference, new.state);
  end if;
  return null;
end
$$;
create trigger note_step after insert or update on corridor.payment
  for each row execute function corridor.note_step();

create function corridor.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'WC001';
end
$$;
create trigger append_only before update or delete or truncate on corridor.step
  for each statement execute function corridor.refuse_change();
create trigger kept before truncate on corridor.payment
  for each statement execute function corridor.refuse_change();

-- What providers told us, each once, however often they say it. Never believed: it only makes us ask.
create table corridor.webhook (
  id          bigint      generated always as identity primary key,
  provider    text        not null,
  event       text        not null,
  reference   text        not null,
  digest      bytea       not null check (length(digest) = 32),
  times       integer     not null default 1,
  received_at timestamptz not null default clock_timestamp(),
  unique (provider, digest)
);
create index webhook_reference on corridor.webhook (provider, reference);
grant select, insert on corridor.webhook to wura_app;
grant update (times) on corridor.webhook to wura_app;
grant select on corridor.webhook to wura_worker, wura_reader, wura_checker;

-- What a person has to look at. One open case for each subject and kind.
create table corridor.case_file (
  id         bigint      generated always as identity primary key,
  number     text        not null unique check (number like 'CASE-%'),
  kind       text        not null,
  subject    text        not null,
  customer   bigint      references identity.customers (id),
  facts      jsonb       not null default '{}',
  opened_at  timestamptz not null default clock_timestamp(),
  closed_at  timestamptz,
  resolution text,
  constraint closed_says_how check ((closed_at is null) = (resolution is null))
);
create unique index one_open_case on corridor.case_file (kind, subject) where closed_at is null;
create index case_customer on corridor.case_file (customer, opened_at);
grant select, insert on corridor.case_file to wura_app, wura_worker;
grant update (facts, closed_at, resolution) on corridor.case_file to wura_app, wura_worker;
grant select on corridor.case_file to wura_reader, wura_checker;
