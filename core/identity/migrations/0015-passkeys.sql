-- A passkey is a key that a device keeps and a finger or a face opens: it signs in without a password that could be typed
-- into the wrong page, and it confirms a payment without a PIN that could be looked at.

set local role wura_owner;

create table identity.passkeys (
  -- As the device names it.
  credential   text        primary key,
  public_id    text        not null unique,
  customer     bigint      not null references identity.customers (id),
  public_key   bytea       not null,
  -- How often the device says it was used; a copy of a key falls behind.
  counter      bigint      not null check (counter >= 0),
  transports   text[]      not null,
  -- Shared between the devices of its owner, by whoever keeps it for them.
  is_synced    boolean     not null,
  name         text        not null,
  created_at   timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_customer on identity.passkeys (customer);
grant select, insert, delete on identity.passkeys to wura_app;
grant update (counter, is_synced, last_used_at) on identity.passkeys to wura_app;

-- What a device is asked to sign, once: deleted by its use. One for a payment belongs to a customer, a session and that
-- payment as it was reviewed, and confirms no other.
create table identity.passkey_challenges (
  challenge  text        primary key,
  purpose    text        not null check (purpose in ('add', 'sign_in', 'pay')),
  customer   bigint      references identity.customers (id),
  session    text,
  digest     bytea,
  expires_at timestamptz not null,
  constraint signed_in_but_to_sign_in check ((purpose = 'sign_in') = (customer is null and session is null)),
  constraint payments_are_named check ((purpose = 'pay') = (digest is not null))
);
grant select, insert, delete on identity.passkey_challenges to wura_app;
grant select (expires_at), delete on identity.passkey_challenges to wura_worker;
