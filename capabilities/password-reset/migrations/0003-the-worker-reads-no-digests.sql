-- The worker makes codes, counts them and deletes the old ones; only the web process compares one with what was typed.

set local role wura_owner;

revoke select on password_reset.codes from wura_worker;
grant select (customer, purpose, created_at, tries, used_at) on password_reset.codes to wura_worker;
