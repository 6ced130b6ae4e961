-- Staff are appointed in the console: one who runs the product begins it, another agrees, and who is invited chooses a
-- password and a second factor of their own. The web process still writes no role by itself: functions do it, for an approval
-- by two people.

set local role wura_owner;

create table operators.invitation (
  -- What the account will be called once it is one.
  public_id   text        primary key check (public_id like 'opr\_%'),
  email       text        not null check (email = lower(email)),
  name        text        not null,
  role        text        not null check (role in ('support', 'compliance', 'finance', 'admin')),
  approval    text        not null unique,
  -- The token itself is in one mailbox and nowhere else.
  token_hash  bytea       not null unique check (length(token_hash) = 32),
  totp_secret bytea       not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
grant select, insert on operators.invitation to wura_app;

alter table operators.operators
  -- Until a code of it was shown it asks for nothing.
  add column next_totp_secret bytea,
  add column next_totp_until  timestamptz;
grant update (next_totp_secret, next_totp_until) on operators.operators to wura_app;
