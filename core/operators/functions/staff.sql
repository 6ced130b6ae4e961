-- Who is staff, as other rooms may know them.

set local role wura_owner;

create or replace view operators.staff as select id, public_id, name, is_demo from operators.operators;

grant select on operators.staff to wura_app, wura_worker;
revoke select on operators.staff from wura_reader, wura_checker;
