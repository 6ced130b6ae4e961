-- Who is staff, and with which rights and second factor, is said by a command of the database's owner. The web process only
-- signs them in: an attacker who takes it over can neither hire staff nor promote one.

set local role wura_owner;

revoke insert on operators.operators from wura_app;
revoke update (role, totp_secret, ended_at) on operators.operators from wura_app;
