-- A change of an e-mail address or a phone number waits here for its two codes, one from either end, and afterwards for the
-- owner who did not ask for it. What confirms the present address is the same with one end.

set local role wura_owner;

create schema contact_details;
grant usage on schema contact_details to wura_app;

create table contact_details.requests (
  id          bigint      generated always as identity primary key,
  public_id   text        not null unique,
  customer    bigint      not null references identity.customers (id),
  kind        text        not null check (kind in ('email', 'phone')),
  -- None: what the customer has is confirmed, and nothing changes.
  old_value   text,
  new_value   text        not null,
  old_digest  bytea       check (length(old_digest) = 32),
  new_digest  bytea       not null check (length(new_digest) = 32),
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  tries       smallint    not null default 0 check (tries between 0 and 5),
  done_at     timestamptz,
  undo_digest bytea       unique check (length(undo_digest) = 32),
  undo_until  timestamptz,
  undone_at   timestamptz,
  constraint two_ends_or_one check ((old_value is null) = (old_digest is null)),
  constraint a_change_that_is_done_can_be_undone
    check ((undo_digest is not null) = (done_at is not null and old_value is not null)),
  constraint undone_after_it_was_done check (undone_at is null or undo_digest is not null)
);
create index requests_customer on contact_details.requests (customer, id);
grant select, insert on contact_details.requests to wura_app;
grant update (tries, done_at, undo_digest, undo_until, undone_at) on contact_details.requests to wura_app;
grant delete on contact_details.requests to wura_app;
