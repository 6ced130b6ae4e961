-- Who answers for a customer under 18. The young customer asks, the adult agrees with their PIN, and staff who compared the papers
-- of both confirm it: only then is money moved. Of one young customer there is one link at a time, whatever arrives at once.

set local role wura_owner;

create schema guardians;
grant usage on schema guardians to wura_app, wura_worker;

create table guardians.link (
  id           bigint      generated always as identity primary key,
  public_id    text        not null unique check (public_id ~ '^grd_[0-9a-z]{26}$'),
  young        bigint      not null references identity.customers (id),
  -- None: no customer has that name, which the young customer is not told.
  guardian     bigint      references identity.customers (id) check (guardian <> young),
  status       text        not null check (status in ('asked', 'agreed', 'linked', 'declined', 'withdrawn', 'refused', 'ended', 'lapsed')),
  -- As the guardian says when they agree.
  relation     text        check (relation in ('parent', 'legal_guardian')),
  asked_at     timestamptz not null,
  agreed_at    timestamptz,
  linked_at    timestamptz,
  ended_at     timestamptz,
  ended_by     text        check (ended_by in ('young', 'guardian', 'staff', 'age', 'time', 'closed')),
  -- What staff wrote to both.
  reason       text        check (length(reason) between 1 and 500),
  constraint agreed_by_a_guardian check (status not in ('agreed', 'linked') or (guardian is not null and relation is not null)),
  constraint ended_for_some_cause check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (status in ('asked', 'agreed', 'linked')))
);
create unique index link_one_at_a_time on guardians.link (young) where ended_at is null;
create index link_of_guardian on guardians.link (guardian) where ended_at is null;
create index link_newest_of_young on guardians.link (young, id desc);
create index link_waiting on guardians.link (agreed_at) where status = 'agreed';

grant select, insert on guardians.link to wura_app;
grant update (status, relation, agreed_at, linked_at, ended_at, ended_by, reason) on guardians.link to wura_app;
grant select on guardians.link to wura_worker;
grant update (status, ended_at, ended_by) on guardians.link to wura_worker;
