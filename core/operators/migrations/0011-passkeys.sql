-- Staff may keep passkeys beside their authenticator app: a key on a device that a finger, a face or a code opens. It signs in
-- by itself, and it answers where a second factor is asked for.

set local role wura_owner;

create table operators.passkey (
  -- As the device names it.
  credential   text        primary key,
  public_id    text        not null unique check (public_id like 'opk\_%'),
  operator     bigint      not null references operators.operators (id),
  public_key   bytea       not null,
  -- How often the device says it was used; a copy of a key falls behind.
  counter      bigint      not null check (counter >= 0),
  transports   text[]      not null,
  is_synced    boolean     not null,
  name         text        not null,
  created_at   timestamptz not null,
  last_used_at timestamptz
);
create index passkey_operator on operators.passkey (operator);
-- None is deleted but by operators.remove_passkey, which keeps the last second factor.
grant select, insert on operators.passkey to wura_app;
grant update (counter, is_synced, last_used_at) on operators.passkey to wura_app;

-- What a device is asked to sign, once: deleted by its use.
create table operators.passkey_challenge (
  challenge  text        primary key,
  purpose    text        not null check (purpose in ('add', 'sign_in', 'prove')),
  operator   bigint      references operators.operators (id),
  session    text,
  expires_at timestamptz not null,
  constraint signed_in_but_to_sign_in check ((purpose = 'sign_in') = (operator is null) and (operator is null) = (session is null))
);
create index passkey_challenge_over on operators.passkey_challenge (expires_at);
grant select, insert, delete on operators.passkey_challenge to wura_app;
