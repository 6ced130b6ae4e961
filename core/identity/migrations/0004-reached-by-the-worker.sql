-- Mail finds a customer in the language they chose, and a forgotten password finds its owner by any name they sign in with;
-- both happen in the background worker, so that nobody can tell from an answer's time whether it found somebody.

set local role wura_owner;

grant select (customer, preferences) on identity.settings to wura_worker;
grant select (name, customer) on identity.login_names to wura_worker;
grant insert on identity.security_events to wura_worker;
