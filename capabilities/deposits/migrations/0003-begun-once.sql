-- A deposit remembers the key it was begun under and where its checkout is, so that whoever lost the answer is given the
-- same one again.

set local role wura_owner;

alter table deposits.deposit
  add column request uuid unique,
  add column fingerprint integer,
  add column checkout_url text;
grant update (checkout_url) on deposits.deposit to wura_app, wura_worker;
