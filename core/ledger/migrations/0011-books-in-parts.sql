-- The table of entries is written for ever, so it is cut now and then: what was written so far becomes a part that is
-- closed, and a new table takes what comes. Nothing is copied and no row is touched. What is known of the closed parts
-- without looking into them stands in three small tables, so that a payment costs the same however many parts there are.
-- Which tables the books are made of is drawn in functions/books.sql, and how they are cut in functions/cut.sql.

create schema ledger_archive authorization wura_ledger;
set local role wura_ledger;

-- Rows of the books are never updated, so they may be frozen the first time that they are vacuumed: no later vacuum has to
-- come back for them.
alter table ledger.chain set (autovacuum_freeze_min_age = 0);

-- The parts that are closed, and those of them that were put into the archive.
create table ledger.past (like ledger.chain) partition by range (transfer_id);
create table ledger_archive.past (like ledger.chain) partition by range (transfer_id);
create trigger append_only before update or delete or truncate on ledger.past
  for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger_archive.past
  for each statement execute function ledger.refuse_change();

create table ledger.closed (
  part        integer     primary key,
  -- Transfers above `low` and up to `high`.
  low         bigint      not null unique,
  high        bigint      not null,
  -- What is done next, and how far it has come.
  step        text        not null check (step in ('carry', 'mark', 'prove', 'pack', 'seal', 'sealed')),
  reached     integer     not null,
  stepped_at  timestamptz not null,
  cut_at      timestamptz not null,
  joined_at   timestamptz,
  archived_at timestamptz,
  check (high > low)
);
grant select on ledger.closed to wura_app, wura_worker, wura_reader, wura_checker;

-- The last link of each wallet in all closed parts. A close renews nearly every row once; room on its page keeps the index
-- out of it.
create table ledger.carried (
  wallet_id     integer  primary key,
  currency      smallint not null,
  seq           bigint   not null,
  balance_after bigint   not null,
  cum_credit    bigint   not null,
  moves         bigint   not null
) with (fillfactor = 50);

-- Six bytes of the name of each request in all closed parts, together with those whose names begin alike. A name that is not
-- marked is in none of them; one that is will be looked for.
create table ledger.request_marks (
  bucket integer primary key,
  marks  bytea   not null
);
-- Names are hashes, which nothing makes smaller.
alter table ledger.request_marks alter column marks set storage external;
