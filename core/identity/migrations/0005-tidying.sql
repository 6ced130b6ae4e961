-- What ended long ago is deleted by the background worker, once a day.

set local role wura_owner;

grant select, delete on identity.sessions, identity.sign_in_failures to wura_worker;
