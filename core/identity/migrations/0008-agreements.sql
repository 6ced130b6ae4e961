-- Which wording of the terms a customer has agreed to, and when. Whoever agreed to an earlier one is asked again.

set local role wura_owner;

alter table identity.customers
  add column terms_version text,
  add column terms_agreed_at timestamptz,
  add constraint agreed_to_something check ((terms_version is null) = (terms_agreed_at is null));
grant update (terms_version, terms_agreed_at) on identity.customers to wura_app;
