-- What time ended is looked for a few pages at once, so that no statement takes longer however many customers there are: the
-- worker, which reads no more of these rows than when they end, may also say where a row lies.

set local role wura_owner;

grant select (ctid) on identity.sign_in_failures, identity.sessions, identity.sign_in_challenges,
  identity.passkey_challenges, identity.devices to wura_worker;
