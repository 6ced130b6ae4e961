-- A customer may be known by what Google signs about them: by Google's own name for the account, and never by an e-mail
-- address alone, which changes hands.

set local role wura_owner;

create schema google_sign_in;
grant usage on schema google_sign_in to wura_app;

create table google_sign_in.links (
  customer  bigint      primary key references identity.customers (id),
  subject   text        not null unique check (length(subject) between 1 and 255),
  -- As it was when the two were linked, so that the customer knows which of their accounts it is.
  email     text        not null,
  linked_at timestamptz not null
);
grant select, insert, delete on google_sign_in.links to wura_app;

-- Browsers that were sent to Google and are awaited. What the browser itself holds is here as a hash: a thief of the
-- database finishes nobody's sign-in.
create table google_sign_in.errands (
  state_hash    bytea       primary key check (length(state_hash) = 32),
  browser_hash  bytea       not null check (length(browser_hash) = 32),
  is_remembered boolean     not null,
  -- Who links an account, in which session; none: somebody signs in.
  customer      bigint      references identity.customers (id),
  session       text,
  expires_at    timestamptz not null,
  constraint links_belong_to_a_session check ((customer is null) = (session is null))
);
create index errands_expires_at on google_sign_in.errands (expires_at);
grant select, insert, delete on google_sign_in.errands to wura_app;
grant usage on schema google_sign_in to wura_worker;
grant select (expires_at), delete on google_sign_in.errands to wura_worker;

-- People whom Google vouched for and who have yet to register.
create table google_sign_in.newcomers (
  proof_hash bytea       primary key check (length(proof_hash) = 32),
  subject    text        not null check (length(subject) between 1 and 255),
  email      text        not null,
  expires_at timestamptz not null
);
create index newcomers_expires_at on google_sign_in.newcomers (expires_at);
grant select, insert, delete on google_sign_in.newcomers to wura_app;
grant select (expires_at), delete on google_sign_in.newcomers to wura_worker;
